import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database } from '#server/db/client.ts'
import type { JobDefinition } from '#server/jobs/job.ts'

/** How long a read file waits for somebody's word. */
export const WAITING_DAYS = 2

/** Nothing of it is left; for the figures it never was. */
export function discardImport(
  database: Pick<Database, 'db'>,
  { staffId, clientId, id }: { staffId: string; clientId: string; id: string },
): Promise<void> {
  return asStaff(database, staffId, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      delete from alisio.imports where id = ${id} and client_id = ${clientId}
        and state in ('ready', 'refused', 'reading')`)
    if (!rowCount) return
    await tx.execute(sql`delete from alisio.staged_days where import_id = ${id}`)
    await tx.execute(sql`delete from alisio.staged_campaigns where import_id = ${id}`)
  })
}

export const forgetStagedJob: JobDefinition<object> = {
  name: 'forget-staged-imports',
  payload: z.object({}),
  cron: '41 * * * *',
}

/**
 * Files nobody confirmed, and what a process that ended left in the middle: an import or undoing
 * under way is one transaction, so that it either happened or did not.
 */
export async function forgetStagedImports({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.execute(sql`
    update alisio.imports set state = case state when 'saving' then 'ready' else 'done' end
    where state in ('saving', 'undoing') and moved_at < now() - interval '6 hours'`)
  await db.execute(sql`
    delete from alisio.imports where state in ('reading', 'ready', 'refused')
      and created_at < now() - make_interval(days => ${WAITING_DAYS}::int)`)
  await db.execute(sql`
    delete from alisio.staged_days where import_id not in (select id from alisio.imports)`)
  await db.execute(sql`
    delete from alisio.staged_campaigns where import_id not in (select id from alisio.imports)`)
}
