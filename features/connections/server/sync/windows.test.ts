import { expect, test } from 'vitest'
import { adPlatform } from '../platforms/registry.ts'
import { earlierWindow, nextNight, shareOf, usualWindow, yesterdayIn } from './windows.ts'

const account = {
  zone: 'America/Fortaleza',
  wideAt: null,
  coveredFrom: null,
  coveredUntil: null,
}

const meta = adPlatform('meta').window
const google = adPlatform('google').window

test('the last whole day is in the account’s zone', () => {
  const now = new Date('2026-11-15T02:30:00Z')
  expect(yesterdayIn('America/Fortaleza', now)).toBe('2026-11-13')
  expect(yesterdayIn('Europe/Lisbon', now)).toBe('2026-11-14')
  expect(yesterdayIn('Asia/Tokyo', now)).toBe('2026-11-14')
})

test('Meta is read 28 days back, Google 30 and once a week 90', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  const recently = new Date('2026-11-10T12:00:00Z')
  expect(usualWindow(account, meta, now)).toMatchObject({ first: '2026-10-18', last: '2026-11-14' })
  expect(usualWindow({ ...account, wideAt: recently }, google, now)).toEqual({
    first: '2026-10-16',
    last: '2026-11-14',
    wide: false,
  })
  expect(usualWindow(account, google, now)).toMatchObject({ first: '2026-08-17', wide: true })
})

test('days missed without a sync are made up for', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  const covered = { ...account, coveredFrom: '2025-10-14', coveredUntil: '2026-08-01' }
  expect(usualWindow(covered, meta, now)).toMatchObject({ first: '2026-08-02', last: '2026-11-14' })
})

test('earlier days come in adjacent chunks, down to the first wanted day', () => {
  expect(earlierWindow('2026-10-18', '2026-09-01')).toEqual({
    first: '2026-09-17',
    last: '2026-10-17',
  })
  expect(earlierWindow('2026-09-17', '2026-09-01')).toEqual({
    first: '2026-09-01',
    last: '2026-09-16',
  })
  expect(earlierWindow('2026-09-01', '2026-09-01')).toBeNull()
  expect(shareOf('2026-10-01', '2026-09-01', '2026-10-30')).toBe(0.5)
})

test('the night follows the account’s clock, also with daylight saving', () => {
  const hourIn = (zone: string, moment: Date) =>
    Number(
      new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(
        moment,
      ),
    )
  for (const zone of ['America/Fortaleza', 'America/New_York', 'Asia/Tokyo']) {
    for (const at of ['2026-11-01T03:00:00Z', '2026-11-01T12:00:00Z', '2027-03-14T08:00:00Z']) {
      const now = new Date(at)
      const night = nextNight(zone, 'an-account', now)
      expect([4, 5]).toContain(hourIn(zone, night))
      expect(night.getTime()).toBeGreaterThan(now.getTime())
      expect(night.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000)
    }
  }
})
