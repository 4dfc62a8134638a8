import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { look } from '#content/look.ts'
import type { Face, Look } from '#content/types/look.ts'
import { typePairs } from '#features/brand/rules/looks.ts'
import { cached, cacheKey, sourceHash } from '../cache.ts'
import { arialWidth } from './arial.ts'
import { matchWidth, type Override, widthIn } from './fallback.ts'
import { displayGlyphs, glyphs } from './glyphs.ts'
import { contentPairs, type KernPair, kernPairs } from './kerning.ts'
import { makeWebFont } from './web-font.ts'

const require = createRequire(import.meta.url)

export type FontName = 'display' | 'body'

/** The Latin letters of a face; where `files` differ in slant, `style` tells which. */
export function fontFile({ package: name, file }: Face, style: 'normal' | 'italic' = 'normal') {
  return require.resolve(`${name}/files/${file}-wght-${style}.woff2`)
}

type Type = Look['type']

/** The display face has one weight in the whole design, and its axis costs 12 kB. */
const axesOf = ({ display: title, body: text }: Type) => ({
  display: title.weight,
  body: { min: text.min, max: text.max },
})

/** Where the kerning of all weights is read. */
const kernedAt = ({ display: title }: Type) => ({ display: title.weight, body: 500 })

const letters = { display: displayGlyphs, body: glyphs }

const code = sourceHash('fonts')

/** All texts are read once for every face. */
let pairs: string[] | undefined

async function kerningOf(name: FontName, type: Type, source: Buffer): Promise<KernPair[]> {
  const weight = kernedAt(type)[name]
  pairs ??= [...contentPairs()].sort()
  const written = pairs
  const key = cacheKey('kerning', name, weight, code, written, source.toString('base64'))
  const kerning = await cached(key, async () =>
    Buffer.from(JSON.stringify(kernPairs(await instance(name, weight, type), written))),
  )
  return JSON.parse(kerning.toString())
}

/** The file that a browser gets. */
export async function webFont(name: FontName, type: Type = look.type): Promise<Buffer> {
  const source = readFileSync(fontFile(type[name]))
  const kerning = await kerningOf(name, type, source)
  const axes = axesOf(type)[name]
  const key = cacheKey('web font', name, code, kerning, axes, source.toString('base64'))
  return cached(key, () => makeWebFont(source, letters[name], axes, kerning))
}

/** One weight of a face as plain TrueType: for measuring, and for text drawn as outlines. */
export async function instance(name: FontName, weight: number, type: Type = look.type) {
  const source = readFileSync(fontFile(type[name]))
  const key = cacheKey('instance', name, weight, code, source.toString('base64'))
  const data = await cached(key, async () => {
    const { default: subsetFont } = await import('subset-font')
    return subsetFont(source, glyphs, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    })
  })
  const { create } = await import('fontkit')
  return create(data)
}

/** Running text sets a little wider than its letters: fewest lines rewrapped over all pages. */
const BODY_SETTING = 1.01

async function roboto(weight: 400 | 700) {
  const file = require.resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`)
  const { create } = await import('fontkit')
  return widthIn(create(readFileSync(file)))
}

/** The faces of the site, or of another pair whose files have other names. */
export async function fontFaces(
  type: Type = look.type,
  files = { display: './fonts/display.woff2', body: './fonts/body.woff2' },
): Promise<string> {
  const css = await cached(cacheKey('font faces', type, files, code), async () => {
    const [title, text, strong, regular, bold] = await Promise.all([
      instance('display', type.display.weight, type),
      instance('body', 400, type),
      instance('body', 600, type),
      roboto(400),
      roboto(700),
    ])
    const arial = (letter: string) => arialWidth('regular', letter)
    const arialBold = (letter: string) => arialWidth('bold', letter)
    return Buffer.from(
      [
        face('Display', `url("${files.display}") format("woff2")`, '400 800'),
        face('Body', `url("${files.body}") format("woff2")`, '400 700'),
        fallback('Display Fallback', 'bold', '400 800', matchWidth(title, arialBold)),
        fallback('Body Fallback', 'regular', '400 500', matchWidth(text, arial, BODY_SETTING)),
        fallback('Body Fallback', 'bold', '600 700', matchWidth(strong, arialBold, BODY_SETTING)),
        // Android has no Arial.
        fallback('Display Android', 'robotoBold', '400 800', matchWidth(title, bold)),
        fallback('Body Android', 'roboto', '400 500', matchWidth(text, regular, BODY_SETTING)),
        fallback('Body Android', 'robotoBold', '600 700', matchWidth(strong, bold, BODY_SETTING)),
      ].join('\n'),
    )
  })
  return css.toString()
}

function face(family: string, source: string, weight: string): string {
  return `@font-face {
  font-family: "${family}";
  src: ${source};
  font-weight: ${weight};
  font-display: swap;
}
`
}

const locals = {
  regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
  roboto: ['Roboto', 'Roboto-Regular'],
  robotoBold: ['Roboto Bold', 'Roboto-Bold'],
}

function fallback(
  family: string,
  style: keyof typeof locals,
  weight: string,
  { sizeAdjust, ascent, descent, lineGap }: Override,
): string {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`
  return `@font-face {
  font-family: "${family}";
  src: ${locals[style].map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(descent)};
  line-gap-override: ${percent(lineGap)};
}
`
}

/** Files of the pairs of typefaces that the desk may choose instead, and a stylesheet for each. */
export async function otherPairs(): Promise<[string, Buffer][]> {
  const files = new Map<string, Buffer>()
  for (const [pair, type] of Object.entries(typePairs)) {
    if (pair === look.pair) continue
    const names = { display: `display-${type.display.file}`, body: `body-${type.body.file}` }
    for (const name of ['display', 'body'] as const) {
      const file = `${names[name]}.woff2`
      if (!files.has(file)) files.set(file, await webFont(name, type))
    }
    const addresses = { display: `./${names.display}.woff2`, body: `./${names.body}.woff2` }
    files.set(`${pair}.css`, Buffer.from(await fontFaces(type, addresses)))
  }
  return [...files]
}
