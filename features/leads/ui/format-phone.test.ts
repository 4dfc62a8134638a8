import { expect, test } from 'vitest'
import { formatPhone, placeBehind } from './contact-session.ts'

test.each([
  ['8', '(8'],
  ['85', '(85'],
  ['859', '(85) 9'],
  ['8590000', '(85) 90000'],
  ['85900000', '(85) 90000-0'],
  ['85900000000', '(85) 90000-0000'],
  ['8532320000', '(85) 3232-0000'],
  ['+5585900000000', '+55 (85) 90000-0000'],
  ['+55', '+55'],
  ['+351 912 345 678', '+351 912 345 678'],
  ['+1 (555) 010-9999', '+1 (555) 010-9999'],
  ['0800 123 4567', '0800 123 4567'],
  ['859000000001', '859000000001'],
  ['(85) 3232-0000 ramal 2', '(85) 3232-0000 ramal 2'],
  ['', ''],
])('%j is formatted as %j', (typed, formatted) => {
  expect(formatPhone(typed)).toBe(formatted)
})

test('formatting is idempotent', () => {
  for (const text of ['(85) 90000-0000', '(85) 3232-0000', '+55 (85) 90000-0000', '(85']) {
    expect(formatPhone(text)).toBe(text)
  }
})

test('a Brazilian number with country code fits 20 characters', () => {
  expect(formatPhone('+5585900000000').length).toBeLessThanOrEqual(20)
})

test('the cursor stays behind its digit', () => {
  expect(placeBehind('(85) 90000-0000', 3)).toBe(6)
  expect(placeBehind('(85) 90000-0000', 0)).toBe(0)
  expect(placeBehind('(85) 90000-0000', 11)).toBe(15)
})
