import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { aboutRow, queryRows } from '#server/db/query-rows.ts'
import { asServer, asStaff } from '#server/db/roles/run-as.ts'
import type { AppDeps } from '#server/deps.ts'
import type { Attachment } from '#server/email/transport.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import { isRetryDue, runEach } from '#server/jobs/job-failures.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import type { Logger } from '#server/log.ts'
import { saveTemplate } from '../drafts/change-draft.ts'
import { editionOf, findReport, type Report } from '../find-report.ts'
import { readLogo } from '../logo/client-logos.ts'
import { makePdf, pdfName } from '../pdf/make-pdf.ts'
import { reportSettings, reports } from '../schema.ts'
import { mailReport } from './report-mail.ts'

/** Polls every minute, so that a moved or cancelled sending needs no other job to be found. */
export const sendReportsJob: JobDefinition<object> = {
  name: 'send-reports',
  payload: z.object({}),
  cron: '* * * * *',
}

const MOST_AT_ONCE = 500

/** Still what was approved, for a client the agency works with. */
const isDue = sql`reports.send_at <= now() and reports.state = 'draft'
  and reports.version = reports.send_version and reports.drafted_at = reports.send_figures_at
  and exists (select from alisio.clients
    where clients.id = reports.client_id and clients.archived_at is null)`

type JobDeps = {
  database: Pick<Database, 'db'>
  queue: Pick<JobQueue, 'enqueue'>
  log: Logger
}

/** Sends what is due, each in its own transaction. */
export async function sendReports(deps: JobDeps, signal?: AbortSignal): Promise<void> {
  const { db } = deps.database
  const rows = await queryRows(db, aboutRow)`
    select id::text as about from alisio.reports
    where ${isDue} and ${isRetryDue(sendReportsJob, sql`reports.id::text`)}
    order by send_at, id limit ${MOST_AT_ONCE}`
  let count = 0
  const work = async (id: string) => {
    if (await db.transaction((tx) => sendReport(tx, deps.queue, id))) count += 1
  }
  const items = rows.map(({ about }) => about)
  await runEach(deps, sendReportsJob, items, work, signal)
  if (count > 0) deps.log.info('reports sent', { reports: count })
}

/**
 * Freezes the report, shows it to the client and queues its mails, all at one moment. The row's
 * lock lets either this happen or the taking back, once.
 */
async function sendReport(
  tx: Transaction,
  queue: Pick<JobQueue, 'enqueue'>,
  id: string,
): Promise<boolean> {
  const [waiting] = await tx
    .select()
    .from(reports)
    .where(and(eq(reports.id, id), isDue))
    .for('update', { skipLocked: true })
  if (!waiting?.sendOrigin) return false
  const [row] = await tx
    .update(reports)
    .set({ state: 'approved', approvedAt: sql`now()`, approvedBy: waiting.sendBy })
    .where(eq(reports.id, id))
    .returning()
  if (!row) return false
  await carryOver(tx, row)
  const mailed = await mailReport(tx, queue, row, waiting.sendOrigin)
  const detail = JSON.stringify({ people: mailed, edition: row.edition })
  await tx.execute(sql`
    insert into alisio.acts (staff_id, staff_name, kind, client_id, about, detail)
    select ${row.approvedBy}, coalesce((select name from alisio."user" where id = ${row.approvedBy}),
      'Alguém que saiu da equipe'), 'report-approved', ${row.clientId}, ${row.id}, ${detail}::jsonb`)
  return true
}

/** Blocks, their order and the signature carry over to the next report; texts only as a template. */
async function carryOver(tx: Transaction, { clientId, words, leftOut, blockOrder }: Report) {
  const [settings] = await tx
    .select({ template: reportSettings.template })
    .from(reportSettings)
    .where(eq(reportSettings.clientId, clientId))
    .for('update')
  const { signer, role } = words
  const template = { ...settings?.template, leftOut, order: blockOrder, signer, role }
  await saveTemplate(tx, clientId, template)
}

type Deps = Pick<AppDeps, 'database' | 'queue'>

/** To users whose mail failed or who were added later. */
export function sendAgain({ database, queue }: Deps, staffId: string, id: string, origin: string) {
  return asStaff(database, staffId, async (tx) => {
    // Locked, so that a concurrent request finds the mails queued.
    const row = await findReport(tx, id, 'held')
    if (row?.state !== 'approved') return 0
    const mailed = await asServer(tx, () => mailReport(tx, queue, row, origin))
    if (mailed > 0) {
      await recordAudit(tx, {
        kind: 'report-sent-again',
        clientId: row.clientId,
        about: row.id,
        detail: { people: mailed },
      })
    }
    return mailed
  })
}

/** The approved report as an attachment. */
export async function attachReport(
  { db }: Pick<Database, 'db'>,
  reportId: string,
): Promise<Attachment | null> {
  const report = await db.transaction(async (tx) => {
    const row = await findReport(tx, reportId)
    return row && { row, logo: await readLogo(tx, row.logoId) }
  })
  const edition = report?.row.state === 'approved' && editionOf(report.row)
  if (!report?.row.approvedAt || !edition) return null
  const { row, logo } = report
  return {
    filename: pdfName(edition),
    contentType: 'application/pdf',
    content: await makePdf({ id: row.id, edition, at: report.row.approvedAt, logo }, 'mails'),
  }
}
