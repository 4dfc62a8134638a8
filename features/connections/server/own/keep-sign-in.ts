import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { asClient } from '#server/db/as-client.ts'
import { asServer } from '#server/db/as-server.ts'
import { storeReach } from '../store-accounts.ts'
import { type ConnectDeps, type GivenCredential, look } from '../store-credential.ts'
import { recordOwnAct } from './record-own-act.ts'

export type OwnViewer = { userId: string; clientId: string }

/** What a client's sign-in brought, in place of the one before: one per client and platform. */
export async function keepOwnSignIn(
  deps: ConnectDeps,
  viewer: OwnViewer,
  given: GivenCredential,
): Promise<{ accounts: number; renewed: boolean }> {
  const { accounts, ends } = await look(deps, given)
  const { platform } = given
  const { clientId } = viewer
  const expiresAt = ends?.toISOString() ?? null
  return asClient(deps.database, viewer, async (tx) => {
    await tx.execute(sql`
      select pg_advisory_xact_lock(hashtextextended(${`own connection ${clientId}`}, 0))`)
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from alisio.ad_credentials where client_id = ${clientId} and platform = ${platform}`)
    const id = rows[0]?.id ?? randomUUID()
    const secret = deps.keys.seal(id, JSON.stringify(given.secret))
    await tx.execute(
      rows[0]
        ? sql`update alisio.ad_credentials set secret = ${secret}, state = 'active',
            problem = null, expires_at = ${expiresAt}, changed_at = now() where id = ${id}`
        : sql`insert into alisio.ad_credentials
              (id, platform, kind, label, secret, client_id, expires_at)
            values (${id}, ${platform}, 'sign-in', 'Entrada do cliente', ${secret}, ${clientId},
              ${expiresAt})`,
    )
    await asServer(tx, (own) => storeReach(own, { id, platform, clientId }, accounts))
    const kind = rows[0] ? 'connection-renewed' : 'connection-added'
    await recordOwnAct(tx, { kind, clientId, about: id })
    return { accounts: accounts.length, renewed: rows.length > 0 }
  })
}
