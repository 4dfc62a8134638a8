import { sql } from 'drizzle-orm'
import { asServer } from '#server/db/as-server.ts'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection.ts'
import { notFound } from '#server/errors.ts'
import { recordAct } from '#server/modules/staff/record-act.ts'
import { releaseAccount } from './assign-account.ts'
import { forgetStrays } from './store-accounts.ts'

type Deps = { database: Pick<Database, 'db'>; connection: Connection }

/** The secret is deleted; every figure that came by it stays. */
export async function disconnect(deps: Deps, staffId: string, id: string): Promise<void> {
  const assigned = await asStaff(deps.database, staffId, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from alisio.ad_accounts
      where credential_id::text = ${id} and client_id is not null`)
    return rows
  })
  for (const account of assigned) {
    await releaseAccount(deps, staffId, { id: account.id, figures: 'keep' })
  }
  await asStaff(deps.database, staffId, async (tx) => {
    const { rowCount } = await tx.execute(
      sql`delete from alisio.ad_credentials where id::text = ${id}`,
    )
    if (!rowCount) throw notFound()
    await asServer(tx, forgetStrays)
    await recordAct(tx, { kind: 'connection-removed', about: id })
  })
}
