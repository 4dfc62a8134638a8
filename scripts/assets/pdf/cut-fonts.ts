import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { look } from '#content/look.ts'
import { cached, cacheKey } from '../cache.ts'
import { fontFile } from '../fonts/faces.ts'
import { type Cut, loadCuts, provideCuts } from './fonts.ts'

const { display, body } = look.type

const cuts: Record<Cut, { file: string; wght: number }> = {
  display: { file: fontFile(display), wght: display.weight },
  body: { file: fontFile(body), wght: 420 },
  strong: { file: fontFile(body), wght: 620 },
  quote: { file: fontFile(body, body.italic ? 'italic' : 'normal'), wght: 420 },
}

/** A PDF cannot hold a variable font: each weight in use becomes a font of its own. */
async function cutFonts(): Promise<[Cut, Buffer][]> {
  return Promise.all(
    Object.entries(cuts).map(async ([cut, { file, wght }]): Promise<[Cut, Buffer]> => {
      const source = readFileSync(file)
      const key = cacheKey('pdf-font', wght, source.toString('base64'))
      const subset = () =>
        subsetFont(source, null, {
          keepAllGlyphs: true,
          targetFormat: 'sfnt',
          variationAxes: { wght },
        })
      return [cut as Cut, await cached(key, subset)]
    }),
  )
}

provideCuts(cutFonts)

/** The same as files, for the running server. */
export async function pdfFonts(): Promise<Map<string, Buffer>> {
  return new Map((await loadCuts()).map(([cut, font]) => [`${cut}.ttf`, font]))
}
