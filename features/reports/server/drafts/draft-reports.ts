import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readToday } from '#features/figures/server/figures.server.ts'
import type { Day } from '#features/shared/rules/days.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { aboutRow, idRow, queryRows } from '#server/db/query-rows.ts'
import { type JobDefinition, slowRetries } from '#server/jobs/job.ts'
import { isRetryDue, runEach } from '#server/jobs/job-failures.ts'
import type { Logger } from '#server/log.ts'
import { noWords, type ReportTemplate, type ReportWords } from '../../rules/report.ts'
import { duePeriod, type ReportPeriod } from '../../rules/report-schedule.ts'
import { composeReport } from '../compose/compose-report.ts'
import { type ReadFigures, readFigures } from '../compose/report-figures.ts'
import { reportSettings, reports } from '../schema.ts'

type Draft = { clientId: string; period: ReportPeriod; edition?: number; today?: Day }

/** Initial content of a client's new report. */
async function beginWords(tx: Transaction, clientId: string) {
  const [row] = await tx
    .select({ template: reportSettings.template })
    .from(reportSettings)
    .where(eq(reportSettings.clientId, clientId))
  const { leftOut = [], order = [], ...words } = row?.template ?? ({} as Partial<ReportTemplate>)
  return { leftOut, blockOrder: order, words: { ...noWords, ...words } satisfies ReportWords }
}

/** A report with missing figures waits, unless forced. */
export function stateOf({ figures, missing }: ReadFigures, insist = false) {
  if (missing.length > 0 && !insist) {
    return { state: 'waiting', waitsFor: missing, document: null, draftedAt: null } as const
  }
  const document = composeReport(figures)
  return { state: 'draft', waitsFor: missing, document, draftedAt: figures.readAt } as const
}

/**
 * Drafts a report unless it exists; concurrent calls create one. Resolves with its id, or null
 * without figures.
 */
export async function draftReport(
  tx: Transaction,
  { clientId, period, edition = 1, today }: Draft,
  only: 'real' | 'any' = 'any',
): Promise<string | null> {
  const read = await readFigures(tx, clientId, period, today)
  if (!read || (only === 'real' && !read.isReal)) return null
  const { first: firstDay, last: lastDay } = period
  const [created] = await tx
    .insert(reports)
    .values({
      clientId,
      firstDay,
      lastDay,
      edition,
      ...stateOf(read),
      ...(await beginWords(tx, clientId)),
    })
    .onConflictDoNothing()
    .returning({ id: reports.id })
  if (created) return created.id
  const [existing] = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        eq(reports.clientId, clientId),
        eq(reports.firstDay, firstDay),
        eq(reports.lastDay, lastDay),
      ),
    )
    .orderBy(sql`${reports.edition} desc`)
    .limit(1)
  return existing?.id ?? null
}

/** Polls every hour for due reports and received figures, so that a crash loses nothing. */
export const draftReportsJob: JobDefinition<{ today?: Day }> = {
  name: 'draft-reports',
  // Replaces today's date.
  payload: z.object({ today: z.iso.date().optional() }),
  cron: '10 * * * *',
  options: { ...slowRetries, retryLimit: 5, expireInSeconds: 900 },
}

type Deps = { database: Pick<Database, 'db'>; log: Logger }
type Turn = { today?: Day; signal?: AbortSignal }

const LONGEST_PAUSE_MS = 1000

/** Drafts are not urgent: half of the CPU time is left to visitors. */
async function runAtHalfSpeed<T>(
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const since = performance.now()
  const result = await work()
  const took = performance.now() - since
  await sleep(Math.min(took, LONGEST_PAUSE_MS), undefined, { signal })
  return result
}

async function clientsWithout(tx: Transaction, cadence: string, { first, last }: ReportPeriod) {
  const rows = await queryRows(tx, idRow)`
    select clients.id from alisio.clients
    left join alisio.report_settings settings on settings.client_id = clients.id
    where archived_at is null and not demo and coalesce(settings.cadence, 'monthly') = ${cadence}
      and exists (select from alisio.campaigns
        where campaigns.client_id = clients.id and not campaigns.demo)
      and not exists (select from alisio.reports
        where reports.client_id = clients.id and first_day = ${first} and last_day = ${last})
      and ${isRetryDue(draftReportsJob, sql`clients.id`)}
    order by clients.id`
  return rows.map(({ id }) => id)
}

/** One transaction per client, so that an interruption leaves complete reports. */
export async function draftReports({ database, log }: Deps, turn: Turn = {}): Promise<void> {
  const { db } = database
  const today = turn.today ?? (await db.transaction(readToday))
  let drafted = 0
  for (const cadence of ['monthly', 'weekly'] as const) {
    const period = duePeriod(cadence, today)
    if (!period) continue
    const clients = await db.transaction((tx) => clientsWithout(tx, cadence, period))
    const work = async (clientId: string) => {
      const draft = { clientId, period, today: turn.today }
      const id = await runAtHalfSpeed(turn.signal, () =>
        db.transaction((tx) => draftReport(tx, draft, 'real')),
      )
      if (id) drafted += 1
    }
    await runEach({ database, log }, draftReportsJob, clients, work, turn.signal)
  }
  const arrived = await retryWaiting({ database, log }, turn)
  if (drafted + arrived > 0) log.info('reports drafted', { drafted, arrived })
}

/** Waiting reports whose figures have arrived. */
async function retryWaiting(deps: Deps, { today, signal }: Turn): Promise<number> {
  const { db } = deps.database
  const rows = await queryRows(db, aboutRow)`
    select client_id || ' ' || id as about from alisio.reports
    where state = 'waiting' and ${isRetryDue(draftReportsJob, sql`client_id || ' ' || id`)}`
  let arrived = 0
  const work = async (about: string) => {
    const [clientId, id] = about.split(' ') as [string, string]
    const isThere = await runAtHalfSpeed(signal, () =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(reports)
          .where(and(eq(reports.id, id), eq(reports.state, 'waiting')))
          .for('update')
        if (!row) return false
        const period = { first: row.firstDay, last: row.lastDay }
        const read = await readFigures(tx, clientId, period, today)
        if (!read) return false
        await tx.update(reports).set(stateOf(read)).where(eq(reports.id, id))
        return read.missing.length === 0
      }),
    )
    if (isThere) arrived += 1
  }
  const items = rows.map(({ about }) => about)
  await runEach(deps, draftReportsJob, items, work, signal)
  return arrived
}
