import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { readFigures } from '../compose/report-figures.ts'
import { reports } from '../schema.ts'
import { stateOf } from './draft-reports.ts'

/** Reads the figures of a client's drafts again; approved reports stay. Inside asStaff. */
export async function refreshDrafts(tx: Transaction, clientId: string): Promise<void> {
  const drafts = await tx
    .select({ id: reports.id, first: reports.firstDay, last: reports.lastDay })
    .from(reports)
    .where(and(eq(reports.clientId, clientId), eq(reports.state, 'draft')))
    .for('update')
  for (const { id, ...period } of drafts) {
    const read = await readFigures(tx, clientId, period)
    if (read) await tx.update(reports).set(stateOf(read, true)).where(eq(reports.id, id))
  }
}
