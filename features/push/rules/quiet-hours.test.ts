import { expect, test } from 'vitest'
import { wallClock } from '#features/calendar/server/wall-clock.ts'
import { nextQuiet, quietUntil } from './quiet-hours.ts'

const fortaleza = wallClock('America/Fortaleza')
const night = { from: '20:00', to: '07:00' }
const at = (text: string) => Date.parse(text)

test('Quiet hours cross midnight and end at their own minute', () => {
  const until = (text: string) => quietUntil(night, at(text), fortaleza)
  const morning = at('2026-11-18T07:00:00-03:00')
  expect(until('2026-11-17T19:59:59-03:00')).toBeUndefined()
  expect(until('2026-11-17T20:00:00-03:00')).toBe(morning)
  expect(until('2026-11-17T23:59:59-03:00')).toBe(morning)
  expect(until('2026-11-18T00:00:00-03:00')).toBe(morning)
  expect(until('2026-11-18T06:59:59-03:00')).toBe(morning)
  expect(until('2026-11-18T07:00:00-03:00')).toBeUndefined()
  expect(quietUntil(null, morning, fortaleza)).toBeUndefined()
})

test('Quiet hours within a day are those of that day', () => {
  const lunch = { from: '12:00', to: '13:30' }
  expect(quietUntil(lunch, at('2026-11-17T12:15:00-03:00'), fortaleza)).toBe(
    at('2026-11-17T13:30:00-03:00'),
  )
  expect(quietUntil(lunch, at('2026-11-17T00:15:00-03:00'), fortaleza)).toBeUndefined()
})

test('A message may wait at its service until the next quiet hours, at most for a day', () => {
  expect(nextQuiet(night, at('2026-11-17T19:00:00-03:00'), fortaleza)).toBe(
    at('2026-11-17T20:00:00-03:00'),
  )
  expect(nextQuiet(night, at('2026-11-17T21:00:00-03:00'), fortaleza)).toBe(
    at('2026-11-18T20:00:00-03:00'),
  )
  expect(nextQuiet(null, 0, fortaleza)).toBe(86_400_000)
})

test('Where daylight saving skips the hour, quiet hours begin or end with the next one', () => {
  // On 4 November 2018 São Paulo went from 00:00 to 01:00.
  const saoPaulo = wallClock('America/Sao_Paulo')
  const skipped = at('2018-11-04T03:00:00Z')
  expect(quietUntil({ from: '22:00', to: '00:30' }, skipped - 1, saoPaulo)).toBe(skipped)
  expect(quietUntil({ from: '22:00', to: '00:30' }, skipped, saoPaulo)).toBeUndefined()
  expect(quietUntil({ from: '00:10', to: '07:00' }, skipped, saoPaulo)).toBe(
    at('2018-11-04T07:00:00-02:00'),
  )
})

test('By the wall clock it is quiet exactly between the two times, whatever the zone does', () => {
  const zones = ['America/Sao_Paulo', 'Australia/Lord_Howe']
  // Steps of 29 hours and 13 minutes over two years meet every hour, and days that change the clock.
  const step = 29 * 3_600_000 + 13 * 60_000
  const wrong: string[] = []
  for (const zone of zones) {
    const clock = wallClock(zone)
    const local = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
    })
    for (const quiet of [night, { from: '12:00', to: '13:30' }, { from: '04:30', to: '04:00' }]) {
      for (let now = Date.UTC(2017, 6); now < Date.UTC(2019, 6); now += step) {
        const time = local.format(now)
        const isNight = quiet.to < quiet.from
        const isQuiet = isNight
          ? time >= quiet.from || time < quiet.to
          : time >= quiet.from && time < quiet.to
        const until = quietUntil(quiet, now, clock)
        const next = nextQuiet(quiet, now, clock)
        const isRight =
          (until !== undefined) === isQuiet &&
          (until === undefined || (until > now && local.format(until) === quiet.to)) &&
          // A day with a change of the clock may be longer.
          (next === now + 86_400_000 || quietUntil(quiet, next, clock) !== undefined)
        if (!isRight) wrong.push(`${zone} ${new Date(now).toISOString()} ${quiet.from}`)
      }
    }
  }
  expect(wrong).toEqual([])
})
