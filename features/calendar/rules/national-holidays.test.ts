import { expect, test } from 'vitest'
import { nationalHoliday } from './opening-hours.ts'

test('Fixed holidays are known in every year', () => {
  for (const year of [2026, 2027, 2040]) {
    expect(nationalHoliday(`${year}-11-20`)).toBe('Dia da Consciência Negra')
    expect(nationalHoliday(`${year}-12-24`)).toBeUndefined()
  }
})

test.each(['2024-03-29', '2025-04-18', '2026-04-03', '2027-03-26', '2038-04-23'])(
  'Good Friday follows Easter: %s',
  (day) => {
    expect(nationalHoliday(day)).toBe('Paixão de Cristo')
    const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
    expect(nationalHoliday(before)).toBeUndefined()
  },
)
