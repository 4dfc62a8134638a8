import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Goals } from '#features/figures/rules/goals.ts'
import type { Platform } from '#features/figures/rules/period.ts'
import {
  isOver,
  platformColumn,
  readGoals,
  readToday,
} from '#features/figures/server/figures.server.ts'
import { addDays, type Day, daysOf, monthOf } from '#features/shared/rules/days.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { idRow, jsonAs, queryRows, textAs } from '#server/db/query-rows.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import { isRetryDue, runEach } from '#server/jobs/job-failures.ts'
import type { Logger } from '#server/log.ts'
import { type Alert, type DaySums, findAlerts, type PlatformDays } from '../rules/alerts.ts'
import { type MonthSums, paceRatio, standingOf } from '../rules/standing.ts'
import { readThresholds } from './alert-settings.ts'

/** Enough for eight same weekdays before the last day. */
const READ_DAYS = 70

/** Also finds what changed while this process was away. */
export const watchFiguresJob: JobDefinition<object> = {
  name: 'watch-figures',
  payload: z.object({}),
  cron: '*/10 * * * *',
}

const platformRow = z.object({
  platform: z.nullable(textAs<Platform>()),
  statuses: jsonAs<string[]>(),
  days: jsonAs<Record<Day, MonthSums>>(),
  /** Days that every connected account has read, also those without a row. */
  covered: z.nullable(jsonAs<{ first: Day; last: Day }>()),
})
type PlatformRow = z.infer<typeof platformRow>

function readPlatforms(tx: Transaction, clientId: string, today: Day): Promise<PlatformRow[]> {
  return queryRows(tx, platformRow)`
    select platform, json_agg(distinct status) as statuses,
      (select coalesce(json_object_agg(date, json_build_object('spend', spend, 'conversions',
          conversions, 'contacts', contacts, 'purchases', purchases, 'conversations',
          conversations)), '{}')
        from alisio.platform_days days where days.client_id = ${clientId}
          and date > ${today}::date - ${READ_DAYS}::int and date <= ${today}::date
          and days.platform = coalesce(campaigns.platform, '')) as days,
      (select json_build_object('first', max(covered_from), 'last', min(covered_until))
        from alisio.imports join alisio.ad_accounts account on account.id = ad_account_id
        where imports.client_id = ${clientId} and account.client_id = ${clientId}
          and account.platform = campaigns.platform and covered_until is not null
        having count(*) > 0) as covered
    from (
      select ${platformColumn} as platform, status from alisio.campaigns
      where client_id = ${clientId}) campaigns
    group by platform`
}

/** A day that a connection has read and that has no row is a day without spend. */
function daysOfPlatform({ platform, statuses, days, covered }: PlatformRow, today: Day) {
  const sums = new Map<Day, DaySums>(Object.entries(days))
  const begin = addDays(today, 1 - READ_DAYS)
  if (covered) {
    const first = covered.first > begin ? covered.first : begin
    for (const day of daysOf({ first, last: covered.last })) {
      if (!sums.has(day)) sums.set(day, { spend: 0, conversions: 0 })
    }
  }
  const live = statuses.some((status) => !isOver(status))
  return { platform, live, days: sums } satisfies PlatformDays
}

const nothing: MonthSums = {
  spend: 0,
  conversions: 0,
  contacts: 0,
  purchases: 0,
  conversations: 0,
}

function monthSums(rows: PlatformRow[], month: string) {
  const days = rows.flatMap((row) => Object.entries(row.days))
  const daysOfMonth = days.filter(([day]) => monthOf(day) === month)
  const sum = { ...nothing }
  for (const [, figures] of daysOfMonth) {
    for (const key of Object.keys(sum) as (keyof MonthSums)[]) sum[key] += figures[key]
  }
  const last = daysOfMonth
    .map(([day]) => day)
    .reduce<Day | null>((a, b) => (a && a > b ? a : b), null)
  return { sum, last }
}

/** Opens what is new, keeps what goes on and closes the rest. */
async function storeAlerts(tx: Transaction, clientId: string, alerts: Alert[]): Promise<void> {
  for (const { kind, platform, day, value, usual, facts, series } of alerts) {
    await tx.execute(sql`
      insert into alisio.alerts (client_id, kind, platform, day, value, usual, facts, series)
      values (${clientId}, ${kind}, ${platform ?? ''}, ${day}, ${value}, ${usual},
        ${JSON.stringify(facts)}, ${JSON.stringify(series)})
      on conflict (client_id, kind, platform) where resolved_at is null do update set
        day = excluded.day, value = excluded.value, usual = excluded.usual,
        facts = excluded.facts, series = excluded.series`)
  }
  const open = JSON.stringify(alerts.map(({ kind, platform }) => `${kind} ${platform ?? ''}`))
  await tx.execute(sql`
    update alisio.alerts set resolved_at = now()
    where client_id = ${clientId} and resolved_at is null
      and not (${open}::jsonb ? (kind || ' ' || platform))`)
}

const stateRow = z.object({ version: z.nullable(z.string()), demo: z.boolean() })

/** Judges one client by its present figures. Repeating it changes nothing. As the server. */
export function watchClient({ db }: Pick<Database, 'db'>, clientId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`watch ${clientId}`}, 0))`)
    // Read first: a change made meanwhile is found by the next run. Whoever removes the client waits.
    const [state] = await queryRows(tx, stateRow)`
      select version, demo from alisio.clients
      left join alisio.figure_versions on figure_versions.client_id = clients.id
      where clients.id = ${clientId} for key share of clients`
    if (!state) return
    const today = await readToday(tx)
    const rows = await readPlatforms(tx, clientId, today)
    const goals: Goals | null = await readGoals(tx, clientId, monthOf(today))
    const { sum, last } = monthSums(rows, monthOf(today))
    const pace = paceRatio(standingOf(goals, today, last, sum))
    // Invented figures end on the day they were made, so nothing is concluded from them.
    const alerts = state.demo
      ? []
      : findAlerts({
          today,
          platforms: rows.map((row) => daysOfPlatform(row, today)),
          monthlyBudget: goals?.monthlyBudget ?? null,
          thresholds: await readThresholds(tx, clientId),
        })
    await storeAlerts(tx, clientId, alerts)
    await tx.execute(sql`
      insert into alisio.client_standings (client_id, day, version, spend, conversions, pace)
      values (${clientId}, ${today}, ${state.version}, ${sum.spend}, ${sum.conversions},
        ${pace === null ? null : Math.min(9999, pace)})
      on conflict (client_id) do update set day = excluded.day, version = excluded.version,
        spend = excluded.spend, conversions = excluded.conversions, pace = excluded.pace`)
  })
}

const MOST_CLIENTS = 2000
const FORGOTTEN_DAYS = 90

type Deps = { database: Pick<Database, 'db'>; log: Logger }

/** Clients whose figures, goals or thresholds changed, and each of them once a day. */
export async function watchFigures(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { db } = deps.database
  const today = await readToday(db)
  await db.execute(sql`
    delete from alisio.alerts
    where resolved_at < now() - make_interval(days => ${FORGOTTEN_DAYS}::int)`)
  await db.execute(sql`
    delete from alisio.mailed_items where sent_on < ${today}::date - ${FORGOTTEN_DAYS}::int`)
  const rows = await queryRows(db, idRow)`
    select clients.id from alisio.clients
    left join alisio.client_standings standing on standing.client_id = clients.id
    left join alisio.figure_versions on figure_versions.client_id = clients.id
    where archived_at is null and (standing.day is distinct from ${today}::date
        or standing.version is distinct from figure_versions.version)
      and ${isRetryDue(watchFiguresJob, sql`clients.id`)}
    order by clients.id limit ${MOST_CLIENTS}`
  await runEach(
    deps,
    watchFiguresJob,
    rows.map(({ id }) => id),
    (id) => watchClient(deps.database, id),
    signal,
  )
}
