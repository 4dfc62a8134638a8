import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { people } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import {
  channelBlocks,
  noWords,
  type ReportDraft,
  type ReportTemplate,
  type ReportWords,
} from '../../rules/report.ts'
import { isChannelBlock, orderBlocks, type ReportBlock } from '../../rules/report-blocks.ts'
import { kindOf } from '../../rules/report-schedule.ts'
import { readFigures } from '../compose/report-figures.ts'
import { findReport, type Report } from '../find-report.ts'
import { reportSettings, reports } from '../schema.ts'
import { isSent, refuseLeaving } from '../send/plan-report.ts'
import { stateOf } from './draft-reports.ts'

type Db = Pick<Database, 'db'>
export type Written = ReportDraft

export const periodOf = ({ firstDay, lastDay }: Report) => ({ first: firstDay, last: lastDay })

/** Another user saved meanwhile. */
export class DraftConflict extends AppError {
  readonly theirs: {
    version: number
    words: ReportWords
    leftOut: ReportBlock[]
    order: ReportBlock[]
    by: string
    at: Date
  }

  constructor(theirs: DraftConflict['theirs']) {
    super(
      'bad_request',
      `${theirs.by} salvou este rascunho enquanto você escrevia.`,
      'O seu texto continua nos campos: compare e decida com qual ficar.',
    )
    this.theirs = theirs
  }
}

async function conflictWith(tx: Transaction, row: Report, staffId: string): Promise<DraftConflict> {
  const [author] = row.changedBy
    ? await tx.select({ name: people.name }).from(people).where(eq(people.id, row.changedBy))
    : []
  return new DraftConflict({
    version: row.version,
    words: { ...noWords, ...row.words },
    leftOut: row.leftOut,
    order: row.blockOrder,
    by: row.changedBy === staffId ? 'Você, em outra janela,' : (author?.name ?? 'Outra pessoa'),
    at: row.changedAt ?? row.createdAt,
  })
}

/** Whether the texts are already stored: a double click. */
const isWritten = (row: Report, { words, leftOut, order }: Written) =>
  isDeepStrictEqual({ ...noWords, ...row.words }, words) &&
  isDeepStrictEqual([...row.leftOut].sort(), [...leftOut].sort()) &&
  isOrdered(row, order)

/** The usual order is stored as none. */
function isOrdered(row: Report, order: ReportBlock[] = row.blockOrder): boolean {
  // Those of the report come first, since their order is the usual one.
  const present = row.document ? channelBlocks(row.document) : []
  const channels = [...new Set([...present, ...order, ...row.blockOrder])].filter(isChannelBlock)
  return isDeepStrictEqual(orderBlocks(row.blockOrder, channels), orderBlocks(order, channels))
}

/** Locks the report in any state. */
async function holdReport(tx: Transaction, id: string): Promise<Report> {
  const row = await findReport(tx, id, 'held')
  if (!row) throw notFound()
  return row
}

/** Locks a draft that is still in the version the user saw. */
async function holdDraft(
  tx: Transaction,
  staffId: string,
  id: string,
  written: Written,
): Promise<Report> {
  const row = await holdReport(tx, id)
  if (row.state !== 'draft') throw isSent()
  refuseLeaving(row)
  const stale = written.version !== undefined && written.version !== row.version
  if (stale && !isWritten(row, written)) throw await conflictWith(tx, row, staffId)
  return row
}

async function write(tx: Transaction, row: Report, { words, leftOut, order }: Written) {
  const blockOrder = isOrdered(row, order) ? undefined : order
  await tx.update(reports).set({ words, leftOut, blockOrder }).where(eq(reports.id, row.id))
}

export function saveWords(database: Db, staffId: string, id: string, written: Written) {
  return asStaff(database, staffId, async (tx) => {
    await write(tx, await holdDraft(tx, staffId, id, written), written)
  })
}

/** Initial content of the client's next reports. */
export async function saveTemplate(
  tx: Transaction,
  clientId: string,
  template: Partial<ReportTemplate>,
): Promise<void> {
  await tx
    .insert(reportSettings)
    .values({ clientId, template })
    .onConflictDoUpdate({ target: reportSettings.clientId, set: { template } })
}

/** Stores the current texts as the template. */
export function saveAsTemplate(database: Db, staffId: string, id: string, written: Written) {
  return asStaff(database, staffId, async (tx) => {
    const row = await holdDraft(tx, staffId, id, written)
    await write(tx, row, written)
    const { correction: _, ...words } = written.words
    const { leftOut, order = row.blockOrder } = written
    await saveTemplate(tx, row.clientId, { leftOut, order, ...words })
  })
}

/** Reads the figures again. */
export function refreshFigures(database: Db, staffId: string, id: string) {
  return asStaff(database, staffId, async (tx) => {
    const row = await holdReport(tx, id)
    if (row.state === 'approved') throw isSent()
    refuseLeaving(row)
    const read = await readFigures(tx, row.clientId, periodOf(row))
    if (!read) throw notFound()
    await tx.update(reports).set(stateOf(read, true)).where(eq(reports.id, row.id))
  })
}

/** Reports that the job would draft again cannot be discarded. */
export const canDiscard = (row: Report) =>
  row.state !== 'approved' &&
  row.sendAt === null &&
  (row.edition > 1 || kindOf(periodOf(row)) === 'days')

/** Refused when somebody saved text meanwhile. */
export function discardReport(
  database: Db,
  staffId: string,
  id: string,
  version?: number,
): Promise<void> {
  return asStaff(database, staffId, async (tx) => {
    const row = await findReport(tx, id, 'held')
    // Discarded already: a double click, or another user.
    if (!row) return
    if (!canDiscard(row)) throw notFound()
    if (version !== undefined && version !== row.version) {
      const { theirs } = await conflictWith(tx, row, staffId)
      throw new AppError(
        'bad_request',
        `${theirs.by} salvou este rascunho enquanto você olhava.`,
        'Recarregue a página e leia antes de descartar.',
      )
    }
    await tx.delete(reports).where(eq(reports.id, row.id))
  })
}
