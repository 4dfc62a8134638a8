import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { look } from '#content/look.ts'
import { fontFile } from '../fonts/faces.ts'

const { display, body } = look.type

const cuts = {
  display: { file: fontFile(display), wght: display.weight },
  body: { file: fontFile(body), wght: 420 },
  strong: { file: fontFile(body), wght: 620 },
  quote: { file: fontFile(body, body.italic ? 'italic' : 'normal'), wght: 420 },
} as const

export type Cut = keyof typeof cuts

let loaded: Promise<[Cut, Buffer][]> | undefined

/** A PDF cannot hold a variable font: each weight in use becomes a font of its own. */
export function loadCuts(): Promise<[Cut, Buffer][]> {
  loaded ??= Promise.all(
    Object.entries(cuts).map(async ([cut, { file, wght }]): Promise<[Cut, Buffer]> => {
      const font = await subsetFont(readFileSync(file), null, {
        keepAllGlyphs: true,
        targetFormat: 'sfnt',
        variationAxes: { wght },
      })
      return [cut as Cut, font]
    }),
  )
  return loaded
}
