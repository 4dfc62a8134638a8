import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { countRow, queryRows } from '#server/db/query-rows.ts'
import { asServer, asStaff } from '#server/db/run-as.ts'
import type { AppDeps } from '#server/deps.ts'
import { actionButton, facts, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Mail } from '#server/email/mail.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import type { Attachment } from '#server/email/transport.ts'
import { AppError } from '#server/errors.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import { plain, type ReportEdition } from '../rules/report.ts'
import { holdDraft, isWritten, saveTemplate, type Written } from './change-draft.ts'
import { editionOf, findReport, type Report } from './find-report.ts'
import { makePdf, pdfName } from './make-pdf.ts'
import { reportSettings, reports } from './schema.ts'

type To = { to: string; reportId: string; origin: string }

/** Page for signed-in users of the client. */
export const reportPage = (origin: string, id: string) => `${origin}/dashboard/relatorios/${id}`

/** All figures as text, for readers without images. */
function reportMail(edition: ReportEdition, { to, reportId, origin }: To): Mail {
  const { document, words, leftOut } = edition
  const url = reportPage(origin, reportId)
  const corrected = edition.edition > 1
  const title = `${corrected ? 'Edição corrigida: ' : ''}${document.title}`
  const rows = document.figures.map(({ label, value, words: compared }): [string, string] => [
    label,
    `${value}\n${plain(compared)}`,
  ])
  const comment = leftOut.includes('comment') ? '' : words.comment
  const signature = [words.signer, words.role].filter(Boolean).join(', ')
  const attached = 'O relatório inteiro está na área do cliente e no PDF anexo.'
  const sample = document.sample ? ['Relatório de exemplo, com dados inventados.'] : []
  return {
    kind: 'report',
    to,
    subject: `${document.client}: relatório de ${document.title.toLowerCase()}${corrected ? ' (edição corrigida)' : ''}`,
    reportId,
    html: mailPage({
      title,
      preview: document.summary,
      body: [
        ...(corrected ? [paragraph(`O que mudou nesta edição: ${words.correction}`)] : []),
        paragraph(document.summary),
        facts(rows),
        ...(comment ? [paragraph(comment), paragraph(signature)] : []),
        actionButton('Abrir o relatório', url),
        paragraph(attached),
        ...sample.map(paragraph),
      ].join('\n'),
    }),
    text: mailText([
      title,
      ...(corrected ? [`O que mudou nesta edição: ${words.correction}`] : []),
      document.summary,
      rows.map(([label, value]) => `${label}: ${value.replace('\n', '. ')}`).join('\n'),
      ...(comment ? [comment, signature] : []),
      `Abrir o relatório:\n${url}`,
      attached,
      ...sample,
    ]),
  }
}

const mailReportRow = z.object({ id: z.string(), email: z.string() })

/**
 * Queues the report for every user of the client with a verified address whose mail was not sent
 * yet. Resolves with their number.
 */
async function mailReport(
  tx: Transaction,
  queue: Pick<JobQueue, 'enqueue'>,
  report: Report,
  origin: string,
): Promise<number> {
  const edition = editionOf(report)
  if (!edition) return 0
  const rows = await queryRows(tx, mailReportRow)`
    select people.id, people.email from alisio.client_people
    join alisio.people on people.id = client_people.user_id
    left join alisio.report_mails told
      on told.report_id = ${report.id} and told.user_id = people.id
    where client_people.client_id = ${report.clientId} and people.email_verified
      and (told.report_id is null or told.state = 'failed')
    order by people.id`
  await asServer(tx, async () => {
    for (const { id, email } of rows) {
      const mail = reportMail(edition, { to: email, reportId: report.id, origin })
      const mailId = await queueMail(tx, queue, mail)
      await tx.execute(sql`
        insert into alisio.report_deliveries (report_id, user_id, mail_id)
        values (${report.id}, ${id}, ${mailId})
        on conflict (report_id, user_id) do update set mail_id = excluded.mail_id`)
    }
  })
  return rows.length
}

type Deps = Pick<AppDeps, 'database' | 'queue'>

type Approval = Written & {
  /** When the figures on the page were read. */
  figuresAt: string
  origin: string
}

const changedMeanwhile = () =>
  new AppError(
    'bad_request',
    'Os números deste rascunho mudaram enquanto você lia.',
    'Salve o rascunho, leia de novo e aprove.',
  )

const missingCorrection = () =>
  new AppError(
    'bad_request',
    'Diga o que mudou nesta edição.',
    'Preencha “O que foi corrigido”: o cliente já leu a edição anterior.',
  )

/** Freezes the report and queues its mails in one transaction. */
export function approveReport(
  { database, queue }: Deps,
  staffId: string,
  id: string,
  approval: Approval,
): Promise<{ mailed: number }> {
  const { words, leftOut, figuresAt, origin } = approval
  return asStaff(database, staffId, async (tx) => {
    const before = await findReport(tx, id, 'held')
    // A double click.
    if (before?.approvedBy === staffId && isWritten(before, approval)) {
      return { mailed: await countMailed(tx, before.id) }
    }
    const draft = await holdDraft(tx, staffId, id, approval)
    if (draft.draftedAt?.toISOString() !== figuresAt) throw changedMeanwhile()
    if (draft.edition > 1 && !words.correction) throw missingCorrection()
    const [row] = await tx
      .update(reports)
      .set({ words, leftOut, state: 'approved', approvedAt: sql`now()`, approvedBy: staffId })
      .where(eq(reports.id, draft.id))
      .returning()
    if (!row) throw changedMeanwhile()
    await carryOn(tx, draft.clientId, { words, leftOut })
    const mailed = await mailReport(tx, queue, row, origin)
    await recordAudit(tx, {
      kind: 'report-approved',
      clientId: draft.clientId,
      about: draft.id,
      detail: { people: mailed, edition: draft.edition },
    })
    return { mailed }
  })
}

async function countMailed(tx: Transaction, reportId: string): Promise<number> {
  const rows = await queryRows(tx, countRow)`
    select count(*)::int as count from alisio.report_deliveries where report_id = ${reportId}`
  return rows[0]?.count ?? 0
}

/** Blocks and signature carry over to the next report; texts only as a template. */
async function carryOn(
  tx: Transaction,
  clientId: string,
  { words, leftOut }: Pick<Written, 'words' | 'leftOut'>,
) {
  const [settings] = await tx
    .select({ template: reportSettings.template })
    .from(reportSettings)
    .where(eq(reportSettings.clientId, clientId))
    .for('update')
  const { signer, role } = words
  await saveTemplate(tx, clientId, { ...settings?.template, leftOut, signer, role })
}

/** To users whose mail failed or who were added later. */
export function sendAgain({ database, queue }: Deps, staffId: string, id: string, origin: string) {
  return asStaff(database, staffId, async (tx) => {
    // Locked, so that a concurrent request finds the mails queued.
    const row = await findReport(tx, id, 'held')
    if (row?.state !== 'approved') return 0
    const mailed = await mailReport(tx, queue, row, origin)
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
  const row = await db.transaction((tx) => findReport(tx, reportId))
  const edition = row?.state === 'approved' && editionOf(row)
  if (!row?.approvedAt || !edition) return null
  return {
    filename: pdfName(edition),
    contentType: 'application/pdf',
    content: await makePdf({ id: row.id, edition, at: row.approvedAt }, 'mails'),
  }
}
