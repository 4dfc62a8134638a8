import { sql } from 'drizzle-orm'
import { asStaff } from '#server/db/as-staff.ts'
import type { AppDeps } from '#server/deps.ts'

const BETWEEN_MS = 1000

/** Writes down how far long work has come, outside of its own transaction, at most once a second. */
export function progressOf({ database }: Pick<AppDeps, 'database'>, staffId: string, id: string) {
  let told = 0
  return (share: number) => {
    if (Date.now() - told < BETWEEN_MS) return
    told = Date.now()
    asStaff(database, staffId, (tx) =>
      tx.execute(sql`
        update alisio.imports set progress = ${share}, moved_at = now()
        where id = ${id} and state in ('reading', 'saving', 'undoing')`),
    ).catch(() => {
      // The next one may get through; the work itself does not depend on it.
    })
  }
}
