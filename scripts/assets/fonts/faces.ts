import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { look } from '#content/look.ts'
import type { Face } from '#content/types/look.ts'
import { cached, cacheKey, sourceHash } from '../cache.ts'
import { arialWidth } from './arial.ts'
import { matchWidth, type Override, widthIn } from './fallback.ts'
import { displayGlyphs, glyphs } from './glyphs.ts'
import { contentPairs, kernPairs } from './kerning.ts'
import { makeWebFont } from './web-font.ts'

const require = createRequire(import.meta.url)

export type FontName = 'display' | 'body'

const { display, body } = look.type

/** The Latin letters of a face; where `files` differ in slant, `style` tells which. */
export function fontFile({ package: name, file }: Face, style: 'normal' | 'italic' = 'normal') {
  return require.resolve(`${name}/files/${file}-wght-${style}.woff2`)
}

const sources = { display: fontFile(display), body: fontFile(body) }

/** The display face has one weight in the whole design, and its axis costs 12 kB. */
const axes = { display: display.weight, body: { min: body.min, max: body.max } }

/** Where the kerning of all weights is read. */
const kernedAt = { display: display.weight, body: 500 }

const letters = { display: displayGlyphs, body: glyphs }

const code = sourceHash('fonts')

/** The file that a browser gets. */
export async function webFont(name: FontName): Promise<Buffer> {
  const source = readFileSync(sources[name])
  const kerning = kernPairs(await instance(name, kernedAt[name]), contentPairs())
  return cached(cacheKey('web font', name, code, kerning, source.toString('base64')), () =>
    makeWebFont(source, letters[name], axes[name], kerning),
  )
}

/** One weight of a face as plain TrueType: for measuring, and for text drawn as outlines. */
export async function instance(name: FontName, weight: number) {
  const source = readFileSync(sources[name])
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

export async function fontFaces(): Promise<string> {
  const css = await cached(cacheKey('font faces', look.type, code), async () => {
    const [title, text, strong, regular, bold] = await Promise.all([
      instance('display', display.weight),
      instance('body', 400),
      instance('body', 600),
      roboto(400),
      roboto(700),
    ])
    const arial = (letter: string) => arialWidth('regular', letter)
    const arialBold = (letter: string) => arialWidth('bold', letter)
    return Buffer.from(
      [
        face('Display', 'url("./fonts/display.woff2") format("woff2")', '400 800'),
        face('Body', 'url("./fonts/body.woff2") format("woff2")', '400 700'),
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
