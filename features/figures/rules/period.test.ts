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

test('every platform is compared over equally many received days', () => {
  fc.assert(
    fc.property(query, received, day, (input, platforms, today) => {
      const { requested } = resolvePeriod(input, platforms, today)
      expect(requested.first <= requested.last).toBe(true)
      const period = resolvePeriod(input, platforms, today)
      for (const { platform, now, before } of period.platforms) {
        expect(now === null).toBe(before === null)
        if (!now || !before) continue
        const { lastDay, live } = platforms.find((each) => each.platform === platform) ?? {}
        expect(countDays(now)).toBe(countDays(before))
        expect(daysOf(now)).toEqual(daysOf(period.requested).slice(0, countDays(now)))
        if (live) expect(now.last <= (lastDay as string)).toBe(true)
        expect(now.last <= today).toBe(true)
        if (input.comparison === 'before') expect(before.last < now.first).toBe(true)
      }
    }),
  )
})

test('a current month is compared with the same days of the month before', () => {
  const until = (lastDay: string) =>
    resolvePeriod(
      { choice: { kind: 'this-month' }, comparison: 'before', platform: null },
      [{ platform: 'meta', lastDay, live: true }],
      '2027-03-31',
    )
  expect(until('2027-03-14')).toMatchObject({
    before: { first: '2027-02-01', last: '2027-02-14' },
    days: 14,
  })
  // February has no thirty days: then as many days right before.
  expect(until('2027-03-30')).toMatchObject({
    before: { first: '2027-01-30', last: '2027-02-28' },
    days: 30,
  })
})
