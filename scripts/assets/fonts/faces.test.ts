import { create, type Font } from 'fontkit'
import fontverter from 'fontverter'
import { expect, test } from 'vitest'
import { look } from '#content/look.ts'
import { textWidth } from '../share/text.ts'
import { fontFaces, instance, webFont } from './faces.ts'
import { displayGlyphs, glyphs } from './glyphs.ts'

test('both fonts together weigh at most 18 kB, and each fits into the first ten packets', async () => {
  const sizes = await Promise.all([webFont('display'), webFont('body')])
  for (const { length } of sizes) expect(length).toBeLessThan(13_800)
  expect(sizes[0].length + sizes[1].length).toBeLessThanOrEqual(18_000)
})

test.each([
  ['display', [displayGlyphs, look.type.display.weight]],
  ['body', [glyphs, 400]],
] as const)(
  '%s, as a browser gets it, has every letter of Portuguese, tabular figures, and sets words as wide as the whole face',
  async (name, [letters, weight]) => {
    const font = create(await fontverter.convert(await webFont(name), 'sfnt'))
    const fullFont = await instance(name, weight)
    const characters = new Set(font.characterSet)
    const needed = [...letters].filter((letter) => /[\p{L}\p{N}$%“”–—…·]/u.test(letter))
    expect(needed.filter((letter) => !characters.has(letter.codePointAt(0) as number))).toEqual([])
    const digits = [...'0123456789'].map((digit) => textWidth(digit, { font, size: 1 }))
    const even = new Set(digits.map((width) => width.toFixed(3))).size === 1
    expect(even || font.availableFeatures.includes('tnum')).toBe(true)
    for (const word of ['Tráfego', 'Você', 'AVALIAÇÃO', 'Próxima', 'R$ 47.171,40', 'WhatsApp']) {
      const em = (face: Font) => textWidth(word, { font: face, size: 1 })
      expect(Math.abs(em(font) - em(fullFont))).toBeLessThan(0.012 * word.length)
    }
  },
)

test('fallback faces are sized to within a few per cent of Arial and Roboto, and have the line height of their font', async () => {
  const css = await fontFaces()
  const heightOf = ({ ascent, descent, unitsPerEm }: Font) => (ascent - descent) / unitsPerEm
  const title = heightOf(await instance('display', look.type.display.weight))
  const text = heightOf(await instance('body', 400))
  const [, , ...fallbacks] = css.split('@font-face').slice(1)
  expect(fallbacks).toHaveLength(6)
  for (const face of fallbacks) {
    const percent = (name: string) => Number(face.match(`${name}: ([\\d.]+)%`)?.[1])
    expect(percent('size-adjust')).toBeGreaterThan(85)
    expect(percent('size-adjust')).toBeLessThan(120)
    const height = (percent('ascent-override') + percent('descent-override')) / 100
    const expected = face.includes('Display') ? title : text
    expect((height * percent('size-adjust')) / 100).toBeCloseTo(expected, 2)
  }
})
