import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultPreferences, fontSizes, readPreferences, writePreferences } from './preferences.ts'

test('selected preferences are read back as written', () => {
  const preferences = fc.record({
    fontSize: fc.constantFrom(...fontSizes),
    highContrast: fc.boolean(),
    reducedMotion: fc.boolean(),
  })
  fc.assert(
    fc.property(preferences, (selected) => {
      expect(readPreferences(writePreferences(selected))).toEqual(selected)
    }),
  )
})

test('the defaults need no cookie', () => {
  expect(writePreferences(defaultPreferences)).toBe('')
})

test('an invalid cookie means the defaults', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(fontSizes).toContain(readPreferences(text).fontSize)
    }),
  )
  expect(readPreferences('enorme.piscar')).toEqual(defaultPreferences)
})

test('the value is valid in a cookie and as class names', () => {
  expect(writePreferences({ fontSize: 'large', highContrast: true, reducedMotion: true })).toBe(
    'large.high-contrast.reduce-motion',
  )
})
