import { sql } from 'drizzle-orm'
import { LOWEST_LAYER } from '#features/figures/server/figures.server.ts'
import { asClient } from '#server/db/as-client.ts'
import { asServer } from '#server/db/as-server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { unhurried } from '#server/db/patience.ts'
import { notFound } from '#server/errors.ts'
import { forgetStrays } from '../store-accounts.ts'
import type { OwnViewer } from './keep-sign-in.ts'
import { recordOwnAct } from './record-own-act.ts'

type Deps = { database: Pick<Database, 'db'> }

/** Its figures stay as it left them, in their place among files. The policies say which are one's own. */
async function letGo(tx: Transaction, clientId: string, id: string): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from alisio.ad_accounts where id::text = ${id} and client_id = ${clientId}
      and credential_id in (select id from alisio.ad_credentials) for update`)
  if (rows.length === 0) throw notFound()
  // As the server: one that the sign-in no longer reaches is out of the client's sight once let go.
  await asServer(tx, async (own) => {
    await own.execute(sql`
      update alisio.ad_accounts set client_id = null, credential_id = null, sync_id = null,
        next_sync_at = null, state = 'active', problem = null
      where id::text = ${id}`)
    await own.execute(sql`
      update alisio.imports set seq = nextval('alisio.import_order')
      where ad_account_id::text = ${id} and client_id = ${clientId}
        and seq >= ${sql.raw(LOWEST_LAYER)}`)
  })
  await recordOwnAct(tx, { kind: 'account-released', clientId, about: id })
}

/** In the client's turn, as imports and syncs are, for which it may have to wait. */
function inTurn(deps: Deps, viewer: OwnViewer, work: (tx: Transaction) => Promise<void>) {
  return unhurried(() =>
    asClient(deps.database, viewer, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(
        hashtextextended(${`import campaigns ${viewer.clientId}`}, 0))`)
      await work(tx)
    }),
  )
}

/** The account sends nothing more; the client may choose it again. */
export const leaveAccount = (deps: Deps, viewer: OwnViewer, id: string): Promise<void> =>
  inTurn(deps, viewer, (tx) => letGo(tx, viewer.clientId, id))

/** The secret is deleted; every figure that came by it stays. */
export const endOwnConnection = (deps: Deps, viewer: OwnViewer, id: string): Promise<void> =>
  inTurn(deps, viewer, async (tx) => {
    const { clientId } = viewer
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from alisio.ad_accounts
      where credential_id::text = ${id} and client_id = ${clientId}`)
    for (const account of rows) await letGo(tx, clientId, account.id)
    const { rowCount } = await tx.execute(
      sql`delete from alisio.ad_credentials where id::text = ${id}`,
    )
    if (!rowCount) throw notFound()
    await asServer(tx, forgetStrays)
    await recordOwnAct(tx, { kind: 'connection-removed', clientId, about: id })
  })
