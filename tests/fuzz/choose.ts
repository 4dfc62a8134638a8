import { oddTexts, worstTexts } from './odd-values.ts'

type Chosen = {
  text: string
  /** As a page rather than as the router's data, which is answered in half the time. */
  rendered: boolean
}

/** Some texts for a place of this name. */
export type Choose = (name: string) => Chosen[]

/**
 * The worst texts and `some` of the others by chance. With `takesTurns` each place gets one text, in
 * every fourth one of the others, and which comes where changes with the seed.
 */
export function chooser(random: () => number, some: number, takesTurns: boolean): Choose {
  let place = Math.floor(random() * 12)
  const odd = () => oddTexts[Math.floor(random() * oddTexts.length)] as string
  return (name) => {
    place += 1
    const worst = worstTexts(name)
    const texts = takesTurns
      ? [place % 4 === 0 ? odd() : (worst[place % 2] as string)]
      : [...worst, ...Array.from({ length: some }, odd)]
    return texts.map((text, at) => ({
      text,
      rendered: at === 0 && !(takesTurns && place % 3 !== 0),
    }))
  }
}
