import fc from 'fast-check'
import { expect, test } from 'vitest'
import { palette as sample } from '#content/palette.ts'
import type { Colour, Palette, ThemeColours } from '#content/types/look.ts'
import { runs } from '#tests/support/runs.ts'
import { blend, contrast } from './colour.ts'
import { weakPairs } from './contrast.ts'
import { makePalette } from './make-palette.ts'
import { hueDifference, lchOf } from './recolour.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Colour => `#${value.toString(16).padStart(6, '0')}`)
const brandColours = fc.record({ main: colour, accent: colour, dark: colour, light: colour })
const red = { main: '#c8102e', accent: '#f2b705', dark: '#231f20', light: '#f5f1ee' }

function themesOf(palette: Palette): ThemeColours[] {
  return Object.values(palette.themes)
}

test('for any colours, every pair of the palette is readable', () => {
  fc.assert(
    fc.property(brandColours, (colours) => {
      expect(weakPairs(makePalette(sample, colours))).toEqual([])
    }),
    { numRuns: runs(25, 150), examples: [[red], [{ ...red, main: '#000000', accent: '#ffffff' }]] },
  )
})

test('the main colour is used unchanged wherever it is readable', () => {
  const grounds = ['bg', 'bg-2', 'raised', 'card', 'brand-tint'] as const
  fc.assert(
    fc.property(brandColours, (colours) => {
      const { main } = colours
      const { noite, dia } = makePalette(sample, colours).themes
      for (const theme of [noite, dia]) {
        if (contrast(main, theme.bg) >= 3)
          expect([theme.cta, theme['brand-2']]).toEqual([main, main])
        const least = Math.min(
          ...grounds.map((ground) => contrast(main, blend(theme[ground], theme.bg))),
          // The dark theme's words stand on panels of light pages too.
          ...(theme === noite ? [contrast(main, noite.deep)] : []),
        )
        if (least >= 4.5) expect(theme.brand).toBe(main)
      }
      // No colour is too near to both a dark and a light ground.
      expect([noite.cta, dia.cta]).toContain(main)
    }),
    { numRuns: runs(25, 150), examples: [[red]] },
  )
})

test('what went well is green and never the colour of what failed', () => {
  fc.assert(
    fc.property(brandColours, (colours) => {
      for (const { ok, danger } of themesOf(makePalette(sample, colours))) {
        const [, chroma, hue] = lchOf(ok)
        expect(chroma).toBeGreaterThan(0.06)
        expect(Math.abs(hueDifference(hue, 160))).toBeLessThan(25)
        expect(Math.abs(hueDifference(hue, lchOf(danger)[2]))).toBeGreaterThan(80)
      }
    }),
    { numRuns: runs(25, 150), examples: [[red]] },
  )
})

test('a red agency’s words can be read on its dark red panels', () => {
  const { noite } = makePalette(sample, red).themes
  for (const text of ['fg', 'soft', 'muted', 'brand'] as const) {
    expect(contrast(noite[text], noite.deep)).toBeGreaterThanOrEqual(4.5)
  }
})

test('a red agency’s buttons are its own red, with white on them', () => {
  const { noite, dia } = makePalette(sample, red).themes
  expect([noite.cta, dia.cta, dia.brand]).toEqual([red.main, red.main, red.main])
  expect([noite['on-cta'], dia['on-cta']]).toEqual(['#ffffff', '#ffffff'])
})
