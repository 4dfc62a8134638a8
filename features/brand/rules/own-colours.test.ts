import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { look } from '#content/look.ts'
import { palette } from '#content/palette.ts'
import type { Look, Palette } from '#content/types/look.ts'
import { runs } from '#tests/support/runs.ts'
import { contrast } from './colour.ts'
import { weakPairs } from './contrast.ts'
import { deriveBrand } from './derive-brand.ts'
import { cornerShapes, typePairs } from './looks.ts'
import { makePalette } from './make-palette.ts'
import { paletteFor, weakMain } from './own-colours.ts'

const other = { main: '#c8102e', accent: '#f2b705', dark: '#231f20', light: '#f5f1ee' }
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const anyColours = fc.record({ main: colour, accent: colour, dark: colour, light: colour })

test('the desk makes the palette that npm run adopt would write', () => {
  const value = { ...palette, own: other }
  expect(deriveBrand('palette#palette', value, palette)).toEqual(makePalette(palette, other))
})

test('the build’s own colours give back the build’s palette', () => {
  const changed = deriveBrand('palette#palette', { ...palette, own: other }, palette) as Palette
  expect(deriveBrand('palette#palette', { ...changed, own: palette.own }, palette)).toBe(palette)
})

test('what is no colour changes no other one, and is kept to be corrected', () => {
  const value = { ...palette, own: { ...other, main: 'azul' } }
  expect(paletteFor(palette, value.own)).toBeUndefined()
  expect(deriveBrand('palette#palette', value, palette)).toEqual(value)
})

test('a colour that nobody could tell from the ground is named with one that can be read there', () => {
  const ground = palette.themes[look.pages].bg
  const weak = weakMain(makePalette(palette, { ...palette.own, main: ground }), look.pages)
  expect(weak?.ratio).toBeLessThan(3)
  const readable = contrast(weak?.suggestion ?? '', ground)
  expect(readable).toBeGreaterThanOrEqual(3)
  expect(readable).toBeLessThan(3.5)
})

test('a suggestion is accepted when it is taken, whatever the colours', () => {
  fc.assert(
    fc.property(anyColours, fc.constantFrom('noite' as const, 'dia' as const), (colours, pages) => {
      const derived = paletteFor(palette, colours)
      if (!derived) return
      expect(weakPairs(derived)).toEqual([])
      const weak = weakMain(derived, pages)
      const again = weak && paletteFor(palette, { ...colours, main: weak.suggestion })
      expect(again && weakMain(again, pages)).toBeUndefined()
    }),
    { numRuns: runs(12, 40) },
  )
})

test('a pair of typefaces and the shape of corners bring what belongs to them', () => {
  const chosen = { ...look, pair: 'space', shape: 'straight' } as Look
  expect(deriveBrand('look#look', chosen, look)).toEqual({
    ...chosen,
    type: typePairs.space,
    corners: cornerShapes.straight,
  })
  expect(deriveBrand('look#look', look, look)).toEqual(look)
})

test('with a name and an address of its own the site is no sample any more', () => {
  const sample = { ...brand, sample: true }
  const named = { ...sample, name: 'Outra' }
  expect(deriveBrand('brand#brand', named, sample)).toEqual(named)
  const renamed = { ...named, url: 'https://outra.example' }
  expect(deriveBrand('brand#brand', renamed, sample)).toEqual({ ...renamed, sample: false })
})

test('other documents stay as they are', () => {
  const value = { a: 1 }
  expect(deriveBrand('pages/home#page', value, {})).toBe(value)
})
