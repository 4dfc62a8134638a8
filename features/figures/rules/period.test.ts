import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, countDays, daysOf } from '#features/shared/rules/days.ts'
import {
  type PeriodQuery,
  periodParams,
  platforms,
  readPeriodQuery,
  resolvePeriod,
} from './period.ts'

const day = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2020-01-01', count))

const query: fc.Arbitrary<PeriodQuery> = fc.record({
  choice: fc.oneof(
    fc
      .constantFrom(7 as const, 30 as const, 90 as const)
      .map((days) => ({ kind: 'days' as const, days })),
    fc.constantFrom({ kind: 'this-month' as const }, { kind: 'last-month' as const }),
    day.map((each) => ({ kind: 'month' as const, month: each.slice(0, 7) })),
    fc
      .tuple(day, fc.integer({ min: 0, max: 730 }))
      .map(([first, length]) => ({ kind: 'dates' as const, first, last: addDays(first, length) })),
  ),
  comparison: fc.constantFrom('before', 'year'),
  platform: fc.constantFrom(null, ...platforms),
})

test('a period survives its query string', () => {
  fc.assert(
    fc.property(query, (input) => {
      expect(readPeriodQuery(periodParams(input))).toEqual(input)
    }),
  )
})

test('any query string yields a period', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (periodo, de, ate) => {
      const params = new URLSearchParams({ periodo, de, ate, comparar: ate, plataforma: de })
      expect(readPeriodQuery(periodParams(readPeriodQuery(params)))).toEqual(
        readPeriodQuery(params),
      )
    }),
  )
  expect(
    readPeriodQuery(new URLSearchParams('periodo=datas&de=2026-02-31&ate=2026-03-01')).choice,
  ).toEqual({
    kind: 'days',
    days: 30,
  })
})

const received = fc.uniqueArray(
  fc.record({
    platform: fc.constantFrom(null, ...platforms),
    lastDay: fc.option(day, { nil: null }),
    live: fc.boolean(),
  }),
  { selector: ({ platform }) => platform, maxLength: 3 },
)

test('every platform is compared with like: equally many days, or the same part of a month', () => {
  fc.assert(
    fc.property(query, received, day, (input, platforms, today) => {
      const period = resolvePeriod(input, platforms, today)
      expect(period.requested.first <= period.requested.last).toBe(true)
      for (const { platform, now, before } of period.platforms) {
        expect(now === null).toBe(before === null)
        if (!now || !before) continue
        const { lastDay, live } = platforms.find((each) => each.platform === platform) ?? {}
        expect(daysOf(now)).toEqual(daysOf(period.requested).slice(0, countDays(now)))
        if (live) expect(now.last <= (lastDay as string)).toBe(true)
        expect(now.last <= today).toBe(true)
        if (input.comparison === 'before') expect(before.last < now.first).toBe(true)
        if (!isWholeMonths(input.choice)) expect(countDays(now)).toBe(countDays(before))
      }
    }),
  )
})

/** Months by their calendar, independent of the code under test. */
const endOf = (date: string) =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate()
const isEnd = (date: string) => Number(date.slice(8)) === endOf(date)
function isWholeMonths(choice: PeriodQuery['choice']): boolean {
  if (choice.kind === 'dates') return choice.first.endsWith('-01') && isEnd(choice.last)
  return choice.kind !== 'days'
}
/** The month some months before, as its first day. */
const monthBack = (date: string, back = 1) =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 - back, 1))
    .toISOString()
    .slice(0, 10)

/** Every day of four years, one of them a leap year. */
const everyDay = daysOf({ first: '2026-01-01', last: '2029-12-31' })
const compare = (choice: PeriodQuery['choice'], lastDay: string, today: string) =>
  resolvePeriod(
    { choice, comparison: 'before', platform: null },
    [{ platform: 'meta', lastDay, live: true }],
    today,
  )

test('on any day last month is compared with the calendar month before it, by whatever name', () => {
  for (const today of everyDay) {
    const first = monthBack(today)
    const last = `${first.slice(0, 8)}${endOf(first)}`
    const earlier = monthBack(first)
    const before = { first: earlier, last: `${earlier.slice(0, 8)}${endOf(earlier)}` }
    for (const choice of [
      { kind: 'last-month' as const },
      { kind: 'month' as const, month: first.slice(0, 7) },
      { kind: 'dates' as const, first, last },
    ]) {
      const period = compare(choice, today, today)
      expect(period).toMatchObject({ received: { first, last }, before })
      expect(period.platforms[0]?.before).toEqual(before)
    }
  }
})

test('on any day this month is compared with the same days of the month before', () => {
  for (const today of everyDay) {
    const { received, before } = compare({ kind: 'this-month' }, today, today)
    const first = monthBack(today)
    const end = endOf(first)
    const last = isEnd(today) ? end : Math.min(Number(today.slice(8)), end)
    expect(received).toEqual({ first: `${today.slice(0, 8)}01`, last: today })
    expect(before).toEqual({ first, last: `${first.slice(0, 8)}${String(last).padStart(2, '0')}` })
  }
})

test('whole months together are compared with as many months before', () => {
  const quarter = { kind: 'dates' as const, first: '2026-07-01', last: '2026-09-30' }
  expect(compare(quarter, '2026-11-14', '2026-11-15').before).toEqual({
    first: '2026-04-01',
    last: '2026-06-30',
  })
  // The end of August is the end of May, also while September has not arrived.
  expect(compare(quarter, '2026-08-31', '2026-11-15').before?.last).toBe('2026-05-31')
})

test('a week that has not arrived whole is compared with the same weekdays', () => {
  const week = { kind: 'dates' as const, first: '2026-11-02', last: '2026-11-08' }
  expect(compare(week, '2026-11-06', '2026-11-15').before).toEqual({
    first: '2026-10-26',
    last: '2026-10-30',
  })
})
