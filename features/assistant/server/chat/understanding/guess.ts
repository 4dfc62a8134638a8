import { readArtefact } from './artefact.ts'
import { featuresOf } from './features.ts'
import { type Features, isFeature, oddsOf, sharesOf } from './model.ts'

/** How probable each label is what a question asks, by the one model there is. */
export type Guess = {
  features: Features
  /** Among the labels that can be answered here, the likeliest first. */
  ranked: { label: string; share: number }[]
  /** Among all labels, whatever was named. */
  share: (label: string) => number
}

/** What is less likely than so many others is not looked at. */
const MOST = 12
const LEAST = 0.001

/** What is asked of something named: where nothing is, it was not meant. */
const OF_SOMETHING = /^(?:trade|included|about|offer|definition|difference)$/

export function guess(words: string, canAnswer: (label: string) => boolean): Guess {
  const { model } = readArtefact()
  const { labels, temperature } = model
  const features = featuresOf(words, (token) => isFeature(model, token))
  const odds = oddsOf(model, features)
  const all = sharesOf(odds, temperature, () => true)
  const meant = sharesOf(odds, temperature, (at) => {
    const label = labels[at] as string
    return !OF_SOMETHING.test(label) || canAnswer(label)
  })
  return {
    features,
    ranked: labels
      .flatMap((label, at) => {
        const share = meant[at] as number
        return share > LEAST ? [{ label, share }] : []
      })
      .sort((a, b) => b.share - a.share)
      .slice(0, MOST)
      .filter(({ label }) => canAnswer(label)),
    share: (label) => all[labels.indexOf(label)] ?? 0,
  }
}
