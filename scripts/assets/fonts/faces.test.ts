import { expect, test } from 'vitest'
import { fontFaces, instance, webFont } from './faces.ts'
import { glyphs } from './glyphs.ts'

test('each font, with an answer’s headers, fits into the first ten packets', async () => {
  for (const name of ['bricolage', 'figtree'] as const) {
    expect((await webFont(name)).length).toBeLessThan(13_800)
  }
})

test('every letter of Portuguese and every digit has a glyph, and figures can be tabular', async () => {
  for (const font of [await instance('bricolage', 650), await instance('figtree', 400)]) {
    const known = new Set(font.characterSet)
    const needed = [...glyphs].filter((letter) => /[\p{L}\p{N}$%“”–—…•·]/u.test(letter))
    expect(needed.filter((letter) => !known.has(letter.codePointAt(0) as number))).toEqual([])
    expect(font.availableFeatures).toContain('tnum')
    expect(font.availableFeatures).toContain('kern')
  }
})

test('fallback faces are sized to within a few per cent of Arial and Roboto, and have the line height of their font', async () => {
  const css = await fontFaces()
  const [, , ...fallbacks] = css.split('@font-face').slice(1)
  expect(fallbacks).toHaveLength(6)
  for (const face of fallbacks) {
    const percent = (name: string) => Number(face.match(`${name}: ([\\d.]+)%`)?.[1])
    expect(percent('size-adjust')).toBeGreaterThan(90)
    expect(percent('size-adjust')).toBeLessThan(110)
    // Both fonts are 1.2 em from ascent to descent.
    const height = (percent('ascent-override') + percent('descent-override')) / 100
    expect((height * percent('size-adjust')) / 100).toBeCloseTo(1.2, 2)
  }
})
