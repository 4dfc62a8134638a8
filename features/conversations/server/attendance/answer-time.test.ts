import { expect, test } from 'vitest'
import { handover } from '#content/assistant/handover.ts'
import { brand } from '#content/brand.ts'
import { wallClock } from '#features/calendar/server/calendar.server.ts'
import { answerTime } from './answer-time.ts'

const clock = wallClock(brand.timeZone)
const hours = [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }]
const office = { hours, clock, isClosed: (day: string) => day === '2026-11-20' }
/** A moment on the agency's own clock. */
const at = (day: string, hour: number) => clock.momentOf(day, hour * 60) as number

test('within opening hours somebody is there', () => {
  expect(answerTime(office, at('2026-11-17', 9))).toBe(handover.open)
  expect(answerTime(office, at('2026-11-17', 17))).toBe(handover.open)
})

test.each([
  ['before opening, today', '2026-11-17', 7, handover.today],
  ['after closing, tomorrow', '2026-11-17', 18, '18 de novembro'],
  ['before a holiday and a weekend, on Monday', '2026-11-19', 20, '23 de novembro'],
  ['on Saturday, on Monday', '2026-11-21', 12, '23 de novembro'],
])('%s', (_, day, hour, word) => {
  const text = answerTime(office, at(day, hour))
  expect(text).toContain(word)
  expect(text).toContain('9h')
})
