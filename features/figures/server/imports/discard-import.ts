import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import { isIdle } from './mend-imports.ts'

/** How long a read file waits for somebody's word. */
export const WAITING_DAYS = 2

const underWay = () =>
  new AppError(
    'bad_request',
    'Este arquivo está sendo gravado agora.',
    'Espere terminar. Depois dá para desfazer quando quiser.',
  )
const counts = () =>
  new AppError(
    'bad_request',
    'Os números deste arquivo já valem.',
    'Para voltar atrás, use Desfazer na página da importação.',
  )

/**
 * Nothing of it is left; for the figures it never was. A file that is being read is let go by
 * whoever reads it. Where work was interrupted nobody is waited for.
 */
export function discardImport(
  database: Pick<Database, 'db'>,
  { staffId, clientId, id }: { staffId: string; clientId: string; id: string },
): Promise<void> {
  return asStaff(database, staffId, async (tx) => {
    const idle = await isIdle(tx, id)
    const states = idle ? sql`'ready', 'refused', 'reading', 'saving'` : sql`'reading'`
    const { rowCount } = await tx.execute(sql`
      delete from alisio.imports
      where id = ${id} and client_id = ${clientId} and state in (${states})`)
    if (rowCount) {
      await tx.execute(sql`delete from alisio.staged_days where import_id = ${id}`)
      await tx.execute(sql`delete from alisio.staged_campaigns where import_id = ${id}`)
      return
    }
    const { rows } = await tx.execute(
      sql`select from alisio.imports where id = ${id} and client_id = ${clientId}`,
    )
    if (rows.length > 0) throw idle ? counts() : underWay()
  })
}

export const forgetStagedJob: JobDefinition<object> = {
  name: 'forget-staged-imports',
  payload: z.object({}),
  cron: '41 * * * *',
}

/** Files nobody confirmed; what a process left in the middle is mended first (mend-imports.ts). */
export async function forgetStagedImports({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.execute(sql`
    delete from alisio.imports where state in ('ready', 'refused')
      and created_at < now() - make_interval(days => ${WAITING_DAYS}::int)`)
  await db.execute(sql`
    delete from alisio.staged_days where import_id not in (select id from alisio.imports)`)
  await db.execute(sql`
    delete from alisio.staged_campaigns where import_id not in (select id from alisio.imports)`)
}
