import { sql } from 'drizzle-orm'
import { recordAct } from '#features/people/server/people.server.ts'
import { asServer } from '#server/db/as-server.ts'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection.ts'
import { AppError, notFound } from '#server/errors.ts'
import { releaseAccount } from './assign-account.ts'
import { forgetStrays } from './store-accounts.ts'

type Deps = { database: Pick<Database, 'db'>; connection: Connection }

const changed = () =>
  new AppError(
    'bad_request',
    'As contas desta conexão mudaram enquanto isso.',
    'Recarregue a página e desconecte de novo.',
  )

/** The secret is deleted; every figure that came by it stays. */
export async function disconnect(deps: Deps, staffId: string, id: string): Promise<void> {
  const readAssigned = async (tx: Transaction) => {
    const { rows } = await tx.execute<{ id: string; clientId: string | null }>(sql`
      select id, client_id as "clientId" from alisio.ad_accounts
      where credential_id::text = ${id} order by id for update`)
    return rows.flatMap(({ id: own, clientId }) => (clientId ? [{ id: own, clientId }] : []))
  }
  for (const account of await asStaff(deps.database, staffId, readAssigned)) {
    await releaseAccount(deps, staffId, { ...account, figures: 'keep' })
  }
  await asStaff(deps.database, staffId, async (tx) => {
    // One that somebody gave to a client meanwhile would stay with it and never be asked again.
    if ((await readAssigned(tx)).length > 0) throw changed()
    const { rowCount } = await tx.execute(
      sql`delete from alisio.ad_credentials where id::text = ${id}`,
    )
    if (!rowCount) throw notFound()
    await asServer(tx, forgetStrays)
    await recordAct(tx, { kind: 'connection-removed', about: id })
  })
}
