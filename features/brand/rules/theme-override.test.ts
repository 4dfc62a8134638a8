import { expect, test } from 'vitest'
import { look } from '#content/look.ts'
import { palette } from '#content/palette.ts'
import { cornerShapes } from './looks.ts'
import { makePalette } from './make-palette.ts'
import { themeOverride } from './theme-override.ts'

const built = { palette, look }
const red = makePalette(palette, {
  main: '#c8102e',
  accent: '#f2b705',
  dark: '#231f20',
  light: '#f5f1ee',
})

test('what the build has is not written again', () => {
  expect(themeOverride(built, built)).toBe('')
})

test('other colours come as heavier rules of the same places, with the wish for more contrast', () => {
  const css = themeOverride(built, { palette: red, look })
  expect(css).toContain(`[data-theme="${look.pages}"]:not(#_){`)
  expect(css).toContain(`--brand:${red.themes[look.pages].brand}`)
  expect(css).toMatch(/@media \(prefers-contrast: more\)\{\[data-theme="dia"\]:not\(#_\)\{/)
  expect(css).toContain('.high-contrast [data-theme="dia"]:not(#_),')
})

test('a change of one thing writes that thing alone', () => {
  const [shape, corners] =
    look.shape === 'round'
      ? (['straight', cornerShapes.straight] as const)
      : (['round', cornerShapes.round] as const)
  const css = themeOverride(built, { palette, look: { ...look, shape, corners } })
  expect(css).toMatch(/^:root:not\(#_\)\{--corner-sm:[^{}]*\}$/)
  expect(css).not.toContain('--brand')
})

test('a colour cannot leave its rule', () => {
  const css = themeOverride(built, { palette: red, look })
  expect(css).not.toMatch(/[<\\]|@import|url\(/)
})
