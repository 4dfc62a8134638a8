import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readToday } from '#features/figures/server/figures.server.ts'
import type { Day } from '#features/shared/rules/days.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { type JobDefinition, patientRetries } from '#server/jobs/job.ts'
import { mayBeTried, oneByOne } from '#server/jobs/one-by-one.ts'
import type { Logger } from '#server/log.ts'
import { duePeriod, type ReportPeriod } from '../rules/report-schedule.ts'
import { draftReport, stateOf } from './draft-report.ts'
import { readFigures } from './read-figures.ts'
import { reports } from './schema.ts'

/**
 * Looks every hour for what is due and for what has arrived since: nothing to set, and nothing lost
 * when a process dies in the middle.
 */
export const draftReportsJob: JobDefinition<{ today?: Day }> = {
  name: 'draft-reports',
  // A day in place of today's.
  payload: z.object({ today: z.iso.date().optional() }),
  cron: '10 * * * *',
  options: { ...patientRetries, retryLimit: 5, expireInSeconds: 900 },
}

type Deps = { database: Pick<Database, 'db'>; log: Logger }
type Turn = { today?: Day; signal?: AbortSignal }

const LONGEST_PAUSE_MS = 1000

/** Nobody waits for a draft, but visitors do: half of the time, and of both processors, is theirs. */
async function unhurried<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  const since = performance.now()
  const result = await work()
  const took = performance.now() - since
  await sleep(Math.min(took, LONGEST_PAUSE_MS), undefined, { signal })
  return result
}

async function clientsWithout(tx: Transaction, cadence: string, { first, last }: ReportPeriod) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select clients.id from alisio.clients
    left join alisio.report_settings settings on settings.client_id = clients.id
    where archived_at is null and not demo and coalesce(settings.cadence, 'monthly') = ${cadence}
      and exists (select from alisio.campaigns
        where campaigns.client_id = clients.id and not campaigns.demo)
      and not exists (select from alisio.reports
        where reports.client_id = clients.id and first_day = ${first} and last_day = ${last})
      and ${mayBeTried(draftReportsJob, sql`clients.id`)}
    order by clients.id`)
  return rows.map(({ id }) => id)
}

/** One transaction per client: whoever stops in the middle leaves whole reports behind. */
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
      const id = await unhurried(turn.signal, () =>
        db.transaction((tx) => draftReport(tx, draft, 'real')),
      )
      if (id) drafted += 1
    }
    await oneByOne({ database, log }, draftReportsJob, clients, work, turn.signal)
  }
  const arrived = await lookAgain({ database, log }, turn)
  if (drafted + arrived > 0) log.info('reports drafted', { drafted, arrived })
}

/** Those that wait for figures: which of them have them all now. */
async function lookAgain(deps: Deps, { today, signal }: Turn): Promise<number> {
  const { db } = deps.database
  const { rows } = await db.execute<{ about: string }>(sql`
    select client_id || ' ' || id as about from alisio.reports
    where state = 'waiting' and ${mayBeTried(draftReportsJob, sql`client_id || ' ' || id`)}`)
  let arrived = 0
  const work = async (about: string) => {
    const [clientId, id] = about.split(' ') as [string, string]
    const isThere = await unhurried(signal, () =>
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
  await oneByOne(deps, draftReportsJob, items, work, signal)
  return arrived
}
