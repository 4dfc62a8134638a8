import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'

const presenceRow = z.object({ name: z.string(), document: z.string() })
export type Presence = z.infer<typeof presenceRow>

/** An open editor says so every fifteen seconds; three of them may be lost. */
const COUNTS_SECONDS = 50

/**
 * Notes that a person has a document open, or has left the editor, and returns who else is in it. The
 * database keeps it, so that it holds over several processes.
 */
export function notePresence(
  database: Pick<Database, 'db'>,
  staffId: string,
  document: string | null,
): Promise<Presence[]> {
  return asStaff(database, staffId, async (tx) => {
    await tx.execute(sql`
      delete from alisio.site_presence
      where staff_id = ${staffId} and document is distinct from ${document}`)
    if (document) {
      await tx.execute(sql`
        insert into alisio.site_presence (staff_id, document) values (${staffId}, ${document})
        on conflict (staff_id, document) do update set seen_at = clock_timestamp()`)
    }
    return queryRows(tx, presenceRow)`
      select people.name, document from alisio.site_presence presence
      join alisio.people on people.id = presence.staff_id
      where staff_id <> ${staffId}
        and seen_at > clock_timestamp() - make_interval(secs => ${COUNTS_SECONDS})
      order by seen_at desc limit 20`
  })
}
