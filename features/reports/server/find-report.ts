import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { isUuid } from '#server/db/uuid.ts'
import { noWords, type ReportEdition } from '../rules/report.ts'
import { momentDay } from './compose/format.ts'
import { reports } from './schema.ts'

export type Report = typeof reports.$inferSelect

const NOBODYS = '00000000-0000-0000-0000-000000000000'

/** An invalid id from an address becomes one that does not exist. */
export const reportId = (text: string | undefined) => (text && isUuid(text) ? text : NOBODYS)

/** `held` locks the row. */
export async function findReport(
  tx: Transaction,
  id: string,
  lock?: 'held',
): Promise<Report | undefined> {
  const query = tx
    .select()
    .from(reports)
    .where(eq(reports.id, reportId(id)))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

/** The edition for readers, once there are figures. */
export function editionOf(
  row: Pick<Report, 'document' | 'words' | 'leftOut' | 'blockOrder' | 'edition' | 'approvedAt'>,
): ReportEdition | null {
  const { document, words, leftOut, blockOrder: order, edition, approvedAt } = row
  if (!document) return null
  const sent = approvedAt && momentDay(approvedAt)
  return { document, words: { ...noWords, ...words }, leftOut, order, edition, sent }
}
