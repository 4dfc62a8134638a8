import { z } from 'zod'
import { brand } from '#content/brand.ts'
import type { Health } from '#features/connections/rules/channel-health.ts'
import type { Stored } from '#features/connections/rules/metrics.ts'
import { isBrandQuery } from '#features/connections/rules/names.ts'
import {
  type PeriodQuery,
  type ResolvedPeriod,
  resolvePeriod,
} from '#features/figures/rules/period.ts'
import { readToday } from '#features/figures/server/figures.server.ts'
import { type Day, daysOf, type Span } from '#features/shared/rules/days.ts'
import type { Transaction } from '#server/db/client.ts'
import { jsonAs, queryRows, textAs } from '#server/db/query-rows.ts'
import type { ConnectionState } from '../fetch-platform.ts'
import type { Channel } from '../platforms/platform.ts'
import { channels } from '../platforms/registry.ts'
import { healthOf, lostNames } from './channel-health.ts'

const accountRow = z.object({
  id: z.string(),
  channel: z.string(),
  name: z.string(),
  zone: z.string(),
  lost: jsonAs<Record<string, string>>(),
  state: textAs<ConnectionState>(),
  problem: z.nullable(z.string()),
  connected: z.boolean(),
  demo: z.boolean(),
  currency: z.string(),
  syncedAt: z.nullable(z.string()),
  coveredFrom: z.nullable(textAs<Day>()),
  coveredUntil: z.nullable(textAs<Day>()),
})
type Account = z.infer<typeof accountRow>

const readAccounts = (tx: Transaction, clientId: string) => queryRows(tx, accountRow)`
  select id, channel, name, zone, lost, state, problem, credential_id is not null as connected,
    coalesce(settings ->> 'demo' = 'true', false) as demo,
    coalesce(settings ->> 'currency', 'BRL') as currency,
    to_json(synced_at) #>> '{}' as "syncedAt", covered_from::text as "coveredFrom",
    covered_until::text as "coveredUntil"
  from alisio.channel_accounts where client_id = ${clientId} order by lower(name), id`

export type ChannelFigures = {
  channel: Channel
  accounts: { name: string; health: Health }[]
  /** Invented figures. */
  demo: boolean
  /** Names of metrics the platform no longer answers, each with its first day without. */
  lost: { name: string; since: Day }[]
  syncedAt: string | null
  today: Day
  /** Of its amounts; null where accounts have different ones. */
  currency: string | null
  /** Whose days its days are. */
  zone: string
  /** The first stored day. */
  firstDay: Day | null
  lastDay: Day | null
  period: ResolvedPeriod
  /** Null before the first reading. */
  now: Stored | null
  /** Null where the days compared with are not stored. */
  before: Stored | null
  /** The first figure by day. */
  days: { date: Day; value: number }[]
}

const dayRow = z.object({ day: textAs<Day>(), metric: z.string(), amount: z.number() })
const periodRow = z.object({
  first: textAs<Day>(),
  last: textAs<Day>(),
  metric: z.string(),
  amount: z.number(),
})

/** Sums of a span, and the latest values in it. */
function storedOf(rows: z.infer<typeof dayRow>[], { first, last }: Span): Stored {
  const sums: Record<string, number> = {}
  const lasts: Record<string, number> = {}
  for (const { day, metric, amount } of rows) {
    if (day < first || day > last) continue
    sums[metric] = (sums[metric] ?? 0) + amount
    lasts[metric] = amount
  }
  return { sums, lasts }
}

const latestOf = (days: (Day | null)[], pick: (one: Day, other: Day) => boolean) =>
  days.every((day) => day !== null) ? (days as Day[]).reduce((a, b) => (pick(a, b) ? a : b)) : null

async function readChannel(
  tx: Transaction,
  clientId: string,
  channel: Channel,
  accounts: Account[],
  { query, today, now }: { query: PeriodQuery; today: Day; now: Date },
): Promise<ChannelFigures> {
  const firstDay = latestOf(
    accounts.map(({ coveredFrom }) => coveredFrom),
    (a, b) => a > b,
  )
  const lastDay = latestOf(
    accounts.map(({ coveredUntil }) => coveredUntil),
    (a, b) => a < b,
  )
  const choice = { ...query, platform: null }
  const period = resolvePeriod(choice, [{ platform: null, lastDay, live: true }], today)
  const { received, before } = period
  const facts = {
    channel,
    accounts: accounts.map((account) => ({
      name: account.name,
      // A sample's days end when it was made.
      health: account.demo ? ('current' as const) : healthOf({ ...account, expiresAt: null }, now),
    })),
    demo: accounts.some(({ demo }) => demo),
    lost: accounts.flatMap(({ lost }) => lostNames(channel, lost)),
    syncedAt: accounts.reduce<string | null>(
      (last, { syncedAt }) => (syncedAt && (!last || syncedAt > last) ? syncedAt : last),
      null,
    ),
    today,
    zone: accounts[0]?.zone ?? brand.timeZone,
    currency:
      new Set(accounts.map(({ currency }) => currency)).size === 1
        ? (accounts[0]?.currency ?? null)
        : null,
    firstDay,
    lastDay,
    period,
  }
  // Days before the first stored one are unknown, not zero.
  if (!received || !firstDay || received.last < firstDay) {
    return { ...facts, now: null, before: null, days: [] }
  }
  const compared = before && before.first >= firstDay ? before : null
  const rows = await queryRows(tx, dayRow)`
    select day::text, metric, sum(amount)::float8 as amount from alisio.channel_days
    where client_id = ${clientId} and channel = ${channel.key} and dimension = ''
      and (day between ${received.first} and ${received.last}
        or day between ${compared?.first ?? received.first} and ${compared?.last ?? received.first})
    group by day, metric order by day`
  // Whole periods of two accounts do not add up either.
  const whole =
    accounts.length === 1
      ? await queryRows(tx, periodRow)`
          select first_day::text as first, last_day::text as last, metric, amount::float8
          from alisio.channel_periods
          where client_id = ${clientId} and account_id = ${accounts[0]?.id}
            and (first_day, last_day) in ((${received.first}::date, ${received.last}::date),
              (${compared?.first ?? null}::date, ${compared?.last ?? null}::date))`
      : []
  const partOf = (span: Span): Stored => ({
    ...storedOf(rows, span),
    periods: Object.fromEntries(
      whole
        .filter(({ first, last }) => first === span.first && last === span.last)
        .map(({ metric, amount }) => [metric, amount]),
    ),
  })
  const main = channel.figures[0]
  const byDay = new Map(
    rows.filter(({ metric }) => metric === main).map(({ day, amount }) => [day, amount]),
  )
  const stored = {
    first: firstDay > received.first ? firstDay : received.first,
    last: received.last,
  }
  return {
    ...facts,
    now: partOf(received),
    before: compared && partOf(compared),
    // A stored day without rows is a day without visits.
    days:
      stored.first <= stored.last
        ? daysOf(stored).map((date) => ({ date, value: byDay.get(date) ?? 0 }))
        : [],
  }
}

/** A client's channels in a period. Inside asClient. */
export async function readChannels(
  tx: Transaction,
  clientId: string,
  query: PeriodQuery,
  { now = new Date(), page, today }: { now?: Date; page?: string; today?: Day } = {},
): Promise<ChannelFigures[]> {
  const accounts = await readAccounts(tx, clientId)
  const day = today ?? (await readToday(tx))
  const result: ChannelFigures[] = []
  for (const channel of channels) {
    const ours = accounts.filter((each) => each.channel === channel.key)
    if (ours.length === 0 || (page && channel.page !== page)) continue
    result.push(await readChannel(tx, clientId, channel, ours, { query, today: day, now }))
  }
  return result
}

const valueRow = z.object({
  value: z.string(),
  metric: z.string(),
  now: z.nullable(z.number()),
  before: z.nullable(z.number()),
})
export type ValueFigures = { value: string; now: Stored; before: Stored | null }

/** Sums of each value of a dimension, the largest first. Inside asClient. */
export async function readDimension(
  tx: Transaction,
  clientId: string,
  { channel, period, before: compared }: ChannelFigures,
  { dimension, metrics: [main = ''] }: Channel['tables'][number],
): Promise<ValueFigures[]> {
  const { received } = period
  if (!received) return []
  const before = compared ? period.before : null
  const rows = await queryRows(tx, valueRow)`
    select value, metric,
      (sum(amount) filter (where day between ${received.first} and ${received.last}))::float8
        as now,
      (sum(amount) filter (where day between ${before?.first ?? null}::date
        and ${before?.last ?? null}::date))::float8 as before
    from alisio.channel_days
    where client_id = ${clientId} and channel = ${channel.key} and dimension = ${dimension}
      and (day between ${received.first} and ${received.last}
        or day between ${before?.first ?? null}::date and ${before?.last ?? null}::date)
    group by value, metric`
  const values = Map.groupBy(rows, ({ value }) => value)
  return [...values]
    .map(([value, parts]) => ({
      value,
      now: { sums: Object.fromEntries(parts.map(({ metric, now }) => [metric, now ?? 0])) },
      before: before && {
        sums: Object.fromEntries(parts.map(({ metric, before: sum }) => [metric, sum ?? 0])),
      },
    }))
    .filter(({ now }) => Object.values(now.sums).some((sum) => sum !== 0))
    .sort(
      (a, b) => (b.now.sums[main] ?? 0) - (a.now.sums[main] ?? 0) || (a.value < b.value ? -1 : 1),
    )
}

/** A channel with the values of its first table, which say where its first figure came from. */
export type ChannelReport = { figures: ChannelFigures; values: ValueFigures[] }

/** A client's channels in a period, for a report. Runs as whoever may read the client. */
export async function readChannelReports(
  tx: Transaction,
  clientId: string,
  query: PeriodQuery,
): Promise<ChannelReport[]> {
  const reports: ChannelReport[] = []
  for (const figures of await readChannels(tx, clientId, query)) {
    const [table] = figures.channel.tables
    const values = table && figures.now ? await readDimension(tx, clientId, figures, table) : []
    reports.push({ figures, values })
  }
  return reports
}

/** How many of a total came from searches for the company, from others, and from untold ones. */
export function splitByBrand(values: ValueFigures[], metric: string, total: number, name: string) {
  let brand = 0
  let other = 0
  for (const { value, now } of values) {
    if (value === '') continue
    if (isBrandQuery(value, name)) brand += now.sums[metric] ?? 0
    else other += now.sums[metric] ?? 0
  }
  return { brand, other, untold: Math.max(0, total - brand - other) }
}
