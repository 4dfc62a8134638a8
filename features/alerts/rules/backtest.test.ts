import { expect, test, vi } from 'vitest'
import { deskSamples } from '#content/samples/desk-samples.ts'
import type { SampleClient } from '#content/types/samples/desk-samples.ts'
import type { Platform } from '#features/figures/rules/period.ts'
import { addDays, type Day, daysOf, monthOf, monthSpan } from '#features/shared/rules/days.ts'
import { runs } from '#tests/support/runs.ts'
import { type Alert, type DaySums, defaultThresholds, findAlerts } from './alerts.ts'

/** Thirteen months, and as many days before them as the rules read. */
const DAYS = 396
const BEFORE = 70
const LAST = '2026-10-31'
/** BACKTEST_DRAWS states the rate more exactly than there is time for here. */
const DRAWS = Number(process.env.BACKTEST_DRAWS ?? runs(3, 6))

/** A number from 0 to 1 for a name: the same one at every run. */
function drawOf(name: string): number {
  let hash = 2166136261
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

type Series = Map<Platform, Map<Day, DaySums>>

/** The sample clients' figures, by the formula they are made with, for more than a year. */
function drawDays({ name, campaigns }: SampleClient, seed: number): Series {
  const series: Series = new Map()
  const length = DAYS + BEFORE
  for (const campaign of campaigns) {
    const days = series.get(campaign.platform) ?? new Map<Day, DaySums>()
    series.set(campaign.platform, days)
    // A campaign that has ended in the sample ended long before here.
    const until = campaign.status === 'ACTIVE' ? 0 : 35
    for (let back = until; back < length; back += 1) {
      const day = addDays(LAST, -back)
      const draw = (what: number) => drawOf(`${seed}${name}${campaign.name}${back} ${what}`)
      const [luck, close] = [draw(1), draw(2)]
      const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
      const impressions = Math.round(
        campaign.reach *
          (0.72 + 0.56 * luck) *
          (1 + campaign.trend * (1 - (back - until) / (length - until))) *
          (weekday === 6 ? 0.82 : weekday === 0 ? 0.7 : 1),
      )
      const clicks = Math.round(impressions * campaign.clickRate * (0.8 + 0.4 * close))
      const sums = days.get(day) ?? { spend: 0, conversions: 0 }
      days.set(day, {
        spend: sums.spend + clicks * campaign.clickCost * (0.88 + 0.24 * luck),
        conversions:
          sums.conversions + Math.floor(clicks * campaign.closeRate * (0.75 + 0.5 * close) + close),
      })
    }
  }
  return series
}

const spendOn = (series: Series, day: Day) =>
  [...series.values()].reduce((sum, days) => sum + (days.get(day)?.spend ?? 0), 0)
const spendIn = (series: Series, month: string) =>
  daysOf(monthSpan(month)).reduce((sum, day) => sum + spendOn(series, day), 0)

const budgets = new WeakMap<Series, Map<string, number>>()

/** The budget of a month is what the month before cost, and a twentieth more. */
function budgetOf(series: Series, day: Day): number {
  const month = monthOf(day)
  const months = budgets.get(series) ?? new Map<string, number>()
  budgets.set(series, months)
  const budget = months.get(month) ?? 1.05 * spendIn(series, monthOf(addDays(`${month}-01`, -1)))
  months.set(month, budget)
  return budget
}

/** Whether the month's budget was indeed spent as many days before its end. */
function wasSpentEarly(series: Series, day: Day): boolean {
  const month = monthSpan(monthOf(day))
  const until = addDays(month.last, -(defaultThresholds.budgetDays ?? 0))
  const spent = daysOf({ first: month.first, last: until })
  return spent.reduce((sum, each) => sum + spendOn(series, each), 0) >= budgetOf(series, day)
}

/** The days on which something opened that was not open the day before. */
function openingsIn(series: Series): Alert[] {
  const openings: Alert[] = []
  let open = new Set<string>()
  const window = new Map([...series.keys()].map((platform) => [platform, new Map<Day, DaySums>()]))
  for (const day of daysOf({ first: addDays(LAST, 1 - DAYS - BEFORE), last: LAST })) {
    for (const [platform, days] of window) {
      days.delete(addDays(day, -BEFORE))
      const sums = series.get(platform)?.get(day)
      if (sums) days.set(day, sums)
    }
    if (day <= addDays(LAST, -DAYS)) continue
    const alerts = findAlerts({
      today: addDays(day, 1),
      platforms: [...window].map(([platform, days]) => ({ platform, live: true, days })),
      monthlyBudget: budgetOf(series, day),
      thresholds: defaultThresholds,
    })
    const keyOf = ({ kind, platform }: Alert) => `${kind} ${platform}`
    openings.push(...alerts.filter((alert) => !open.has(keyOf(alert))))
    open = new Set(alerts.map(keyOf))
  }
  return openings
}

// Pure arithmetic that takes 20 s of a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const draws = Array.from({ length: DRAWS }, (_, seed) =>
  deskSamples.map((client) => drawDays(client, seed)),
).flat()
const clientMonths = draws.length * 13

test('thirteen months of sample figures open at most one false alarm in two hundred client months', () => {
  const alarms = draws.flatMap((series) => openingsIn(series).map((alert) => ({ series, alert })))
  const wrong = alarms.filter(
    ({ series, alert }) => alert.kind !== 'budget-early' || !wasSpentEarly(series, alert.day),
  )
  const byKind = Object.groupBy(wrong, ({ alert }) => alert.kind)
  const counts = Object.fromEntries(
    Object.entries(byKind).map(([kind, list]) => [kind, list.length]),
  )
  console.info(
    `${wrong.length} false of ${alarms.length} alarms in ${clientMonths} client months`,
    counts,
  )
  expect(wrong.length / clientMonths).toBeLessThan(1 / 200)
})

test('most of what does happen is found on the next day', () => {
  const day = '2026-09-16'
  const judge = (series: Series, change: (sums: DaySums, daysAgo: number) => DaySums) =>
    findAlerts({
      today: addDays(day, 1),
      platforms: [...series].map(([platform, days]) => ({
        platform,
        live: true,
        days: new Map(
          daysOf({ first: addDays(day, 1 - BEFORE), last: day }).flatMap((each, index) => {
            const sums = days.get(each)
            return sums ? [[each, change(sums, BEFORE - 1 - index)] as const] : []
          }),
        ),
      })),
      monthlyBudget: null,
      thresholds: defaultThresholds,
    })
  const isJudged = (days: Map<Day, DaySums>) => (days.get(day)?.spend ?? 0) > 30
  const counts = { 'spend-up': 0, 'spend-stopped': 0, 'no-conversions': 0, 'budget-early': 0 }
  let platforms = 0
  for (const series of draws) {
    if (![...series.values()].every(isJudged)) continue
    platforms += series.size
    const changes = [
      judge(series, (sums, ago) => (ago === 0 ? { ...sums, spend: sums.spend * 3 } : sums)),
      judge(series, (sums, ago) => (ago === 0 ? { spend: 0, conversions: 0 } : sums)),
      judge(series, (sums, ago) => (ago < 3 ? { ...sums, conversions: 0 } : sums)),
    ]
    for (const alert of changes.flat()) counts[alert.kind] += 1
  }
  console.info('found', counts, 'of', platforms)
  expect(counts['spend-up'] / platforms).toBeGreaterThan(0.75)
  expect(counts['spend-stopped'] / platforms).toBeGreaterThan(0.95)
  expect(counts['no-conversions'] / platforms).toBeGreaterThan(0.5)
})
