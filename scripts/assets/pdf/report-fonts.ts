import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { look } from '#content/look.ts'
import { cached, cacheKey } from '../cache.ts'
import { fontFile } from '../fonts/faces.ts'

const display = fontFile(look.type.display)
const body = fontFile(look.type.body)
/** Letters of other languages in Latin script, where the face has them. */
const beyond = body.replace('-latin-', '-latin-ext-')
const emoji = import.meta.resolve('@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff2')

/** What the running server sets reports with: the site's two faces, and signs they do not have. */
const cuts = {
  display: { file: display, wght: look.type.display.weight },
  lead: { file: display, wght: 500 },
  body: { file: body, wght: 420 },
  strong: { file: body, wght: 620 },
  ext: { file: existsSync(beyond) ? beyond : body, wght: 420 },
  emoji: { file: fileURLToPath(emoji), wght: undefined },
}

/** A PDF cannot hold a variable font: each weight in use becomes a font of its own. */
export async function cut(file: string, wght?: number): Promise<Buffer> {
  const font = readFileSync(file)
  return cached(cacheKey('report-font', wght ?? 0, font.toString('base64')), () =>
    subsetFont(font, null, {
      keepAllGlyphs: true,
      noHinting: true,
      targetFormat: 'sfnt',
      variationAxes: wght ? { wght } : undefined,
    }),
  )
}

export async function reportFonts(): Promise<Map<string, Buffer>> {
  const made = Object.entries(cuts).map(
    async ([name, { file, wght }]) => [`${name}.ttf`, await cut(file, wght)] as const,
  )
  return new Map(await Promise.all(made))
}
