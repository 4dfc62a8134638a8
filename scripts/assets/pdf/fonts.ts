import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const cuts = {
  display: { file: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal', wght: 650 },
  body: { file: 'figtree/files/figtree-latin-wght-normal', wght: 420 },
  strong: { file: 'figtree/files/figtree-latin-wght-normal', wght: 620 },
  quote: { file: 'figtree/files/figtree-latin-wght-italic', wght: 420 },
} as const

export type Cut = keyof typeof cuts

let loaded: Promise<[Cut, Buffer][]> | undefined

/** A PDF cannot hold a variable font: each weight in use becomes a font of its own. */
export function loadCuts(): Promise<[Cut, Buffer][]> {
  loaded ??= Promise.all(
    Object.entries(cuts).map(async ([cut, { file, wght }]): Promise<[Cut, Buffer]> => {
      const source = import.meta.resolve(`@fontsource-variable/${file}.woff2`)
      const font = await subsetFont(readFileSync(fileURLToPath(source)), null, {
        keepAllGlyphs: true,
        targetFormat: 'sfnt',
        variationAxes: { wght },
      })
      return [cut as Cut, font]
    }),
  )
  return loaded
}
