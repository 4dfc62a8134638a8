import { expect, test } from 'vitest'
import { addDays, type Day } from '#features/shared/rules/days.ts'
import { alertWords } from './alert-words.ts'
import {
  type Alert,
  type DaySums,
  defaultThresholds,
  findAlerts,
  type Thresholds,
} from './alerts.ts'

/** A Wednesday. */
const today = '2026-11-18'

type Change = (daysAgo: number, usual: DaySums) => DaySums | null

/** Sixty days of R$ 100 and ten conversions, ending yesterday, with what is different about some. */
function daysWith(change: Change = (_, usual) => usual): Map<Day, DaySums> {
  const days = new Map<Day, DaySums>()
  for (let daysAgo = 60; daysAgo >= 1; daysAgo -= 1) {
    const sums = change(daysAgo, { spend: 100 + (daysAgo % 5), conversions: 10 })
    if (sums) days.set(addDays(today, -daysAgo), sums)
  }
  return days
}

type Options = Partial<Thresholds> & { budget?: number; live?: boolean; on?: Day }

function judge(days: Map<Day, DaySums>, options: Options = {}): Alert[] {
  const { budget = null, live = true, on = today, ...thresholds } = options
  return findAlerts({
    today: on,
    platforms: [{ platform: 'meta', live, days }],
    monthlyBudget: budget,
    thresholds: { ...defaultThresholds, ...thresholds },
  })
}
const kindsOf = (alerts: Alert[]) => alerts.map(({ kind }) => kind)

test('ordinary days open nothing, and neither do too few of them', () => {
  expect(judge(daysWith())).toEqual([])
  const few = daysWith((daysAgo, usual) =>
    daysAgo > 10 ? null : { ...usual, spend: daysAgo === 1 ? 900 : usual.spend },
  )
  expect(judge(few)).toEqual([])
})

test('a spend that doubles is an alert with the figure, what is usual, and the last 28 days', () => {
  const days = daysWith((daysAgo, usual) => (daysAgo === 1 ? { ...usual, spend: 260 } : usual))
  const [alert] = judge(days)
  expect(alert).toMatchObject({ kind: 'spend-up', platform: 'meta', day: '2026-11-17', value: 260 })
  expect(alert?.usual).toBeCloseTo(102, 0)
  expect(alert?.series).toHaveLength(28)
  expect(alert?.series.at(-1)).toBe(260)
  expect(alertWords(alert as Alert).detail).toContain('2,5 vezes')
  expect(judge(days, { spendFactor: 3 })).toEqual([])
  expect(judge(days, { spendFactor: null })).toEqual([])
})

test('a weekday that always costs twice as much is no alert', () => {
  const tuesdays: Change = (daysAgo, usual) =>
    daysAgo % 7 === 1 ? { ...usual, spend: 230 } : usual
  expect(judge(daysWith(tuesdays))).toEqual([])
})

test('a few reais are nobody’s matter', () => {
  const small: Change = (daysAgo) => ({ spend: daysAgo === 1 ? 30 : 5, conversions: 0 })
  expect(judge(daysWith(small))).toEqual([])
})

test('a spend that stops is an alert while a campaign is active, and today’s half day is not judged', () => {
  const stopped = daysWith((daysAgo, usual) =>
    daysAgo === 1 ? { spend: 0, conversions: 0 } : usual,
  )
  expect(kindsOf(judge(stopped))).toEqual(['spend-stopped'])
  expect(judge(stopped, { live: false })).toEqual([])
  const half = daysWith().set(today, { spend: 0, conversions: 0 })
  expect(judge(half)).toEqual([])
})

test('a day that nobody has figures of is not a day without spend', () => {
  expect(judge(daysWith((daysAgo, usual) => (daysAgo <= 2 ? null : usual)))).toEqual([])
})

test('whoever never advertises on that weekday has not stopped', () => {
  const noTuesdays: Change = (daysAgo, usual) =>
    daysAgo % 7 === 1 ? { spend: 0, conversions: 0 } : usual
  expect(judge(daysWith(noTuesdays))).toEqual([])
})

test('three days in a row without conversions are an alert where there used to be some', () => {
  const dry =
    (run: number, conversions = 10): Change =>
    (daysAgo, usual) => ({ ...usual, conversions: daysAgo <= run ? 0 : conversions })
  expect(judge(daysWith(dry(2)))).toEqual([])
  const [alert] = judge(daysWith(dry(3)))
  expect(alert).toMatchObject({ kind: 'no-conversions', usual: 10, facts: { days: 3 } })
  expect(kindsOf(judge(daysWith(dry(3)), { dryDays: 5 }))).toEqual([])
  // With one a day, three empty days happen; seven do not.
  expect(judge(daysWith(dry(3, 1)))).toEqual([])
  expect(kindsOf(judge(daysWith(dry(7, 1))))).toEqual(['no-conversions'])
  // Without spend there is another reason.
  const paused = daysWith((daysAgo, usual) => (daysAgo <= 3 ? { spend: 0, conversions: 0 } : usual))
  expect(kindsOf(judge(paused))).toEqual(['spend-stopped'])
})

test('a budget that ends early says when, and one that lasts says nothing', () => {
  const [alert] = judge(daysWith(), { budget: 2300 })
  expect(alert).toMatchObject({
    kind: 'budget-early',
    platform: null,
    usual: 2300,
    facts: { ends: '2026-11-23' },
  })
  expect(alertWords(alert as Alert).detail).toContain('7 dias antes')
  expect(judge(daysWith(), { budget: 3100 })).toEqual([])
  // A day or two early is within the three that are allowed for.
  expect(judge(daysWith(), { budget: 2850 })).toEqual([])
  expect(kindsOf(judge(daysWith(), { budget: 2850, budgetDays: 1 }))).toEqual(['budget-early'])
  const [spent] = judge(daysWith(), { budget: 1500 })
  expect(alertWords(spent as Alert).title).toBe('a verba do mês acabou')
})

test('with quiet weekends, what opened on a Friday stands until Monday, and a weekend opens nothing', () => {
  const monday = '2026-11-16'
  const friday = daysWith((daysAgo, usual) =>
    addDays(today, -daysAgo) === '2026-11-13' ? { ...usual, spend: 300 } : usual,
  )
  const quiet = { quietWeekends: true }
  for (const on of ['2026-11-14', '2026-11-15', monday]) {
    expect(kindsOf(judge(friday, { ...quiet, on }))).toEqual(['spend-up'])
  }
  expect(judge(friday, { ...quiet, on: '2026-11-17' })).toEqual([])
  const sunday = daysWith((daysAgo, usual) =>
    addDays(today, -daysAgo) === '2026-11-15' ? { spend: 0, conversions: 0 } : usual,
  )
  expect(kindsOf(judge(sunday, { on: monday }))).toEqual(['spend-stopped'])
  expect(judge(sunday, { ...quiet, on: monday })).toEqual([])
})
