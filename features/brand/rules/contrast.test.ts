import { expect, test } from 'vitest'
import { palette } from '#content/palette.ts'
import { blend, contrast } from './colour.ts'
import { contrastProblems, weakPairs } from './contrast.ts'

test('every pair of the palette can be read', () => {
  expect(weakPairs(palette)).toEqual([])
})

test('a pair that cannot be read is named with its ratio and what it needs', () => {
  const noite = { ...palette.themes.noite, muted: palette.themes.noite.bg }
  const weak = { ...palette, themes: { ...palette.themes, noite } }
  expect(contrastProblems(weak)).toContain(
    'content/palette.ts: themes.noite.muted on themes.noite.bg is 1.00:1: make them differ more, 4.5:1 at least',
  )
})

test('ratios are those of the guidelines, translucent colours as they look on their ground', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(blend('rgb(255 255 255 / 0.5)', '#000000')).toBe('#808080')
})
