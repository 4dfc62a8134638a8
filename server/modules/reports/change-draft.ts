import { and, eq } from 'drizzle-orm'
import type { ReportBlock, ReportTemplate, ReportWords } from '#contracts/report.ts'
import { kindOf } from '#contracts/report-schedule.ts'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { reportSettings, reports } from '#server/db/schema-reports.ts'
import { AppError, notFound } from '#server/errors.ts'
import { stateOf } from './draft-report.ts'
import { findReport, type Report } from './find-report.ts'
import { readFigures } from './read-figures.ts'

type Db = Pick<Database, 'db'>
export type Written = { words: ReportWords; leftOut: ReportBlock[] }

export const periodOf = ({ firstDay, lastDay }: Report) => ({ first: firstDay, last: lastDay })

/** The report while it can still be changed, held until the transaction ends. */
export async function holdDraft(tx: Transaction, id: string): Promise<Report> {
  const known = await findReport(tx, id)
  if (!known) throw notFound()
  const [row] = await tx.select().from(reports).where(eq(reports.id, known.id)).for('update')
  if (row?.state !== 'draft') {
    throw new AppError(
      'bad_request',
      'Este relatório já foi enviado e não muda mais.',
      'Para corrigir alguma coisa, faça uma edição corrigida.',
    )
  }
  return row
}

export function saveWords(database: Db, staffId: string, id: string, written: Written) {
  return asStaff(database, staffId, async (tx) => {
    const { id: known } = await holdDraft(tx, id)
    await tx.update(reports).set(written).where(eq(reports.id, known))
  })
}

/** Keeps what the next reports of this client begin with. */
export async function keepTemplate(
  tx: Transaction,
  clientId: string,
  template: Partial<ReportTemplate>,
): Promise<void> {
  await tx
    .insert(reportSettings)
    .values({ clientId, template })
    .onConflictDoUpdate({ target: reportSettings.clientId, set: { template } })
}

/** What is written now, texts included, becomes the beginning of the next ones. */
export function saveAsTemplate(database: Db, staffId: string, id: string, written: Written) {
  return asStaff(database, staffId, async (tx) => {
    const { id: known, clientId } = await holdDraft(tx, id)
    await tx.update(reports).set(written).where(eq(reports.id, known))
    const { correction: _, ...words } = written.words
    await keepTemplate(tx, clientId, { leftOut: written.leftOut, ...words })
  })
}

/** Reads the figures anew: of a draft, or of one that waits when somebody will not wait. */
export function refreshFigures(database: Db, staffId: string, id: string) {
  return asStaff(database, staffId, async (tx) => {
    const row = await findReport(tx, id)
    if (!row) throw notFound()
    if (row.state === 'approved') await holdDraft(tx, id)
    const read = await readFigures(tx, row.clientId, periodOf(row))
    if (!read) throw notFound()
    await tx.update(reports).set(stateOf(read, true)).where(eq(reports.id, row.id))
  })
}

/** What the clock would begin again is not thrown away: it waits to be approved. */
export const canDiscard = (row: Report) =>
  row.state !== 'approved' && (row.edition > 1 || kindOf(periodOf(row)) === 'days')

export function discardReport(database: Db, staffId: string, id: string): Promise<string> {
  return asStaff(database, staffId, async (tx) => {
    const row = await findReport(tx, id)
    if (!row || !canDiscard(row)) throw notFound()
    await tx.delete(reports).where(and(eq(reports.id, row.id)))
    return row.clientId
  })
}
