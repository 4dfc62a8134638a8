import { sql } from 'drizzle-orm'
import { recordAudit } from '#features/people/server/people.server.ts'
import type { Database } from '#server/db/client.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { notFound } from '#server/failures/errors.ts'
import { readToday } from './daily-summary.ts'

/**
 * Takes an item away from everybody's Hoje. Only what this member sees there can be settled;
 * pressing twice is no error.
 */
export function settleItem(
  database: Pick<Database, 'db'>,
  staffId: string,
  key: string,
): Promise<void> {
  return asStaff(database, staffId, async (tx) => {
    const { rowCount: settled } = await tx.execute(
      sql`select from alisio.settled_items where key = ${key}`,
    )
    if (settled) return
    const lines = await readToday(tx, new Date())
    const line = lines.find(({ settle }) => settle?.key === key)
    if (!line?.settle) throw notFound()
    const { rowCount } = await tx.execute(sql`
      insert into alisio.settled_items (key, settled_by) values (${key}, ${staffId})
      on conflict do nothing`)
    if (!rowCount) return
    const { about, clientId } = line.settle
    await recordAudit(tx, { kind: 'item-settled', about, clientId, detail: { what: line.kind } })
  })
}
