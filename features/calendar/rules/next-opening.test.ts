import { expect, test } from 'vitest'
import { brandClock } from '../server/wall-clock.ts'
import { nextOpeningText } from './next-opening.ts'

const weekdays = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }
const office = {
  hours: [weekdays] as never,
  clock: brandClock,
  isClosed: (day: string) => day === '2026-11-20',
}
const at = (text: string) =>
  nextOpeningText(office, Date.parse(`${text}-03:00`), 'America/Fortaleza')

test('says when somebody reads a message, by the opening hours and holidays', () => {
  expect(at('2026-11-17T10:00')).toContain('agora')
  expect(at('2026-11-17T07:30')).toBe('Lemos a sua mensagem hoje, a partir das 9h.')
  expect(at('2026-11-17T18:00')).toBe('Lemos a sua mensagem amanhã, a partir das 9h.')
  // Friday is a holiday.
  expect(at('2026-11-19T19:00')).toMatch(/a partir de segunda-feira, 23 de novembro, 9h/)
})
