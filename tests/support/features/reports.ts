import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { readReport } from '#features/reports/server/read-report.ts'
import { approveReport, type LocalMoment } from '#features/reports/server/send/plan-report.ts'
import { sendReports } from '#features/reports/server/send/send-reports.ts'
import type { Database } from '#server/db/client.ts'
import type { AppDeps } from '#server/deps.ts'

type Options = {
  /** The last day with Google's figures; Meta's cover all of October. */
  lastDay?: string
  /** Further days of the campaigns that are there already. */
  from?: string
}

/** Two months of figures on both platforms, ending with October 2026. */
export async function addMonthOfFigures(
  { db }: Database,
  clientId: string,
  { lastDay = '2026-10-31', from }: Options = {},
): Promise<void> {
  const lasts = { meta: '2026-10-31', google: lastDay }
  for (const source of ['meta', 'google'] as const) {
    const existing = await db.execute<{ id: string }>(sql`
      select id from alisio.campaigns where client_id = ${clientId} and source = ${source}`)
    const id = existing.rows[0]?.id ?? randomUUID()
    if (!existing.rows[0]) {
      await db.execute(sql`
        insert into alisio.campaigns (id, client_id, campaign_name, objective, status, source)
        values (${id}, ${clientId}, ${`Campanha ${source}`}, 'OUTCOME_LEADS', 'ACTIVE', ${source})`)
    }
    await db.execute(sql`
      insert into alisio.campaigns_stats
        (campaign_id, client_id, date, impressions, clicks, spend, conversions, ctr)
      select ${id}, ${clientId}, day::date, 1000, 40, 50.25 + extract(day from day), 3, 4
      from generate_series(${from ?? '2026-09-01'}::date, ${lasts[source]}::date, '1 day') day
      on conflict do nothing`)
  }
}

/** What somebody approves who has just read the draft and the names of those who get it. */
export async function readForApproval(database: Database, staffId: string, id: string) {
  const report = await readReport(database, staffId, id)
  return {
    version: report?.row.version,
    figuresAt: report?.row.draftedAt?.toISOString() ?? '',
    receivers: report?.receivers.key ?? '',
    wish: null as LocalMoment | null,
    origin: 'https://alisio.example',
  }
}

/** Approves a draft unchanged. */
export async function approveAsRead(database: Database, staffId: string, id: string) {
  return approveReport(database, staffId, id, await readForApproval(database, staffId, id))
}

/** The minutes for taking it back are over. */
export async function endWait({ db }: Database, id: string) {
  await db.execute(sql`update alisio.reports set send_at = now() where id = ${id}`)
}

/** Approved, and gone to the client. */
export async function sendAsRead(deps: AppDeps, staffId: string, id: string) {
  await approveAsRead(deps.database, staffId, id)
  await endWait(deps.database, id)
  await sendReports(deps)
}
