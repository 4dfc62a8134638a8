import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultPreferences, fontSizes, readPreferences, writePreferences } from './preferences.ts'

test('whatever was chosen is read back as it was written', () => {
  const preferences = fc.record({
    fontSize: fc.constantFrom(...fontSizes),
    highContrast: fc.boolean(),
    reducedMotion: fc.boolean(),
  })
  fc.assert(
    fc.property(preferences, (chosen) => {
      expect(readPreferences(writePreferences(chosen))).toEqual(chosen)
    }),
  )
})

test('the defaults need no cookie', () => {
  expect(writePreferences(defaultPreferences)).toBe('')
})

test('a cookie somebody made up means the defaults', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(fontSizes).toContain(readPreferences(text).fontSize)
    }),
  )
  expect(readPreferences('enorme.piscar')).toEqual(defaultPreferences)
})

test('the cookie holds only what a cookie and a class name may hold', () => {
  expect(writePreferences({ fontSize: 'large', highContrast: true, reducedMotion: true })).toBe(
    'large.high-contrast.reduce-motion',
  )
})
