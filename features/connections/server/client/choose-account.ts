import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Platform } from '#features/figures/server/figures.server.ts'
import type { AuditKind } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { idRow, queryRows, textAs } from '#server/db/query-rows.ts'
import { asClient, asServer } from '#server/db/roles/run-as.ts'
import { AppError } from '#server/failures/errors.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import { enqueueSync, requireCurrency } from '../assign-account.ts'
import {
  type ConnectDeps,
  inspectCredential,
  type NewCredential,
  storeReach,
} from '../credentials/store-credential.ts'
import { historyStart } from '../sync/windows.ts'

type ClientAudit = { kind: AuditKind; clientId: string; about: string }

/** The audit log names the client, not the user: a name would outlive its erasure. */
export const recordClientAudit = (tx: Transaction, { kind, clientId, about }: ClientAudit) =>
  asServer(tx, (serverTx) =>
    serverTx.execute(sql`
      insert into alisio.acts (staff_name, kind, client_id, about)
      values ('O próprio cliente', ${kind}, ${clientId}, ${about})`),
  )

export type ClientViewer = { userId: string; clientId: string }

/** Stores a client's sign-in, replacing the previous one: one per client and platform. */
export async function saveClientSignIn(
  deps: ConnectDeps,
  viewer: ClientViewer,
  credential: NewCredential,
): Promise<{ accounts: number; renewed: boolean }> {
  const { accounts, ends } = await inspectCredential(deps, credential)
  const { platform } = credential
  const { clientId } = viewer
  const expiresAt = ends?.toISOString() ?? null
  return asClient(deps.database, viewer, async (tx) => {
    await tx.execute(sql`
      select pg_advisory_xact_lock(hashtextextended(${`own connection ${clientId}`}, 0))`)
    const rows = await queryRows(tx, idRow)`
      select id from alisio.ad_credentials where client_id = ${clientId} and platform = ${platform}`
    const id = rows[0]?.id ?? randomUUID()
    const secret = deps.keys.seal(id, JSON.stringify(credential.secret))
    await tx.execute(
      rows[0]
        ? sql`update alisio.ad_credentials set secret = ${secret}, state = 'active',
            problem = null, expires_at = ${expiresAt}, changed_at = now() where id = ${id}`
        : sql`insert into alisio.ad_credentials
              (id, platform, kind, label, secret, client_id, expires_at)
            values (${id}, ${platform}, 'sign-in', 'Entrada do cliente', ${secret}, ${clientId},
              ${expiresAt})`,
    )
    await asServer(tx, (serverTx) => storeReach(serverTx, { id, platform, clientId }, accounts))
    const kind = rows[0] ? 'connection-renewed' : 'connection-added'
    await recordClientAudit(tx, { kind, clientId, about: id })
    return { accounts: accounts.length, renewed: rows.length > 0 }
  })
}

type Deps = { database: Pick<Database, 'db'>; queue: Pick<JobQueue, 'enqueue'> }

const freeRow = z.object({
  id: z.string(),
  platform: textAs<Platform>(),
  name: z.string(),
  currency: z.string(),
  zone: z.string(),
  credentialId: z.string(),
})

/** From now on this account of the client's sign-in fills its figures. */
export function chooseAccount(
  { database, queue }: Deps,
  viewer: ClientViewer,
  id: string,
  now = new Date(),
): Promise<void> {
  const { clientId } = viewer
  return asClient(database, viewer, async (tx) => {
    const rows = await queryRows(tx, freeRow)`
      select account.id, account.platform, name, currency, zone,
        reach.credential_id as "credentialId"
      from alisio.ad_accounts account join alisio.ad_reach reach on reach.account_id = account.id
      where account.id::text = ${id} and account.client_id is null for update of account`
    const [account] = rows
    if (!account) {
      throw new AppError(
        'bad_request',
        'Esta conta não pode ser escolhida.',
        'Ela já está ligada, ou o seu acesso não a alcança mais. Recarregue a página.',
      )
    }
    // In another currency it waits for the agency's rate.
    requireCurrency(account)
    await asServer(tx, (serverTx) =>
      serverTx.execute(sql`
        insert into alisio.imports (client_id, state, file_name, platform, staff_name, seq, done_at,
          result, ad_account_id)
        values (${clientId}, 'done', ${`Conexão: ${account.name}`.slice(0, 200)},
          ${account.platform}, 'O próprio cliente', nextval('alisio.layer_order'), now(), '{}',
          ${account.id})`),
    )
    await tx.execute(sql`
      update alisio.ad_accounts set client_id = ${clientId},
        credential_id = ${account.credentialId}, login_id = (select login_id from alisio.ad_reach
          where account_id = ${account.id} and credential_id = ${account.credentialId}),
        state = 'active', problem = null, synced_at = null, wide_at = null, next_sync_at = now(),
        wanted_from = ${historyStart(account.zone, now)}
      where id = ${account.id}`)
    await recordClientAudit(tx, { kind: 'account-assigned', clientId, about: account.id })
    await enqueueSync(tx, queue, account.id, 'first')
  })
}
