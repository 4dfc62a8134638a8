import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { cached, cacheKey } from '../cache.ts'

const bricolage = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque'
const figtree = '@fontsource-variable/figtree/files/figtree'

/** What the running server sets reports with: the site's two faces, and letters they do not have. */
const cuts = {
  display: { file: `${bricolage}-latin-wght-normal`, wght: 650 },
  lead: { file: `${bricolage}-latin-wght-normal`, wght: 500 },
  body: { file: `${figtree}-latin-wght-normal`, wght: 420 },
  strong: { file: `${figtree}-latin-wght-normal`, wght: 620 },
  ext: { file: `${figtree}-latin-ext-wght-normal`, wght: 420 },
  emoji: { file: '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal' },
} as const

/** A PDF cannot hold a variable font: each weight in use becomes a font of its own. */
function cut(name: string, file: string, wght?: number): Promise<Buffer> {
  const font = readFileSync(fileURLToPath(import.meta.resolve(`${file}.woff2`)))
  return cached(cacheKey('report-font', name, wght ?? 0, font.toString('base64')), () =>
    subsetFont(font, null, {
      keepAllGlyphs: true,
      noHinting: true,
      targetFormat: 'sfnt',
      variationAxes: wght ? { wght } : undefined,
    }),
  )
}

export async function reportFonts(): Promise<Map<string, Buffer>> {
  const made = Object.entries(cuts).map(async ([name, options]): Promise<[string, Buffer]> => {
    const wght = 'wght' in options ? options.wght : undefined
    return [`${name}.ttf`, await cut(name, options.file, wght)]
  })
  return new Map(await Promise.all(made))
}
