import { afterEach, beforeEach, expect, test } from 'vitest'
import { isAway, ownMoment, ownSpan } from './own-time.ts'

const before = process.env.TZ
beforeEach(() => {
  process.env.TZ = 'Asia/Tokyo'
})
afterEach(() => {
  if (before === undefined) delete process.env.TZ
  else process.env.TZ = before
})

const at = (hour: string) => Date.parse(`2026-11-19T${hour}:00-03:00`)

test('An hour that falls on another date there says so', () => {
  expect(ownMoment(at('09:00'), '2026-11-19')).toBe('21h')
  expect(ownMoment(at('14:30'), '2026-11-19')).toBe('2h30 do dia seguinte')
  process.env.TZ = 'Pacific/Honolulu'
  expect(ownMoment(at('06:00'), '2026-11-19')).toBe('23h do dia anterior')
})

test('From and until share one day where they can', () => {
  expect(ownSpan(at('14:30'), at('15:00'), '2026-11-19')).toBe('2h30 às 3h do dia seguinte')
  expect(ownSpan(at('11:30'), at('12:00'), '2026-11-19')).toBe('23h30 às 0h do dia seguinte')
})

test('The same clock is not told twice', () => {
  process.env.TZ = 'America/Fortaleza'
  expect(isAway(at('14:30'), '14h30', '2026-11-19')).toBe(false)
})
