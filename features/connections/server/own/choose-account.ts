import { sql } from 'drizzle-orm'
import type { Platform } from '#features/figures/server/figures.server.ts'
import { asClient } from '#server/db/as-client.ts'
import { asServer } from '#server/db/as-server.ts'
import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import { requireReais } from '../assign-account.ts'
import { syncAccountJob } from '../sync-jobs.ts'
import { wantedFrom } from '../windows.ts'
import type { OwnViewer } from './keep-sign-in.ts'
import { recordOwnAct } from './record-own-act.ts'

type Deps = { database: Pick<Database, 'db'>; queue: Pick<JobQueue, 'enqueue'> }

type Free = {
  id: string
  platform: Platform
  name: string
  currency: string
  zone: string
  credentialId: string
}

/** One of the accounts the client's sign-in reaches fills its figures from here on. */
export function chooseAccount(
  { database, queue }: Deps,
  viewer: OwnViewer,
  id: string,
  now = new Date(),
): Promise<void> {
  const { clientId } = viewer
  return asClient(database, viewer, async (tx) => {
    const { rows } = await tx.execute<Free>(sql`
      select account.id, account.platform, name, currency, zone,
        reach.credential_id as "credentialId"
      from alisio.ad_accounts account join alisio.ad_reach reach on reach.account_id = account.id
      where account.id::text = ${id} and account.client_id is null for update of account`)
    const [account] = rows
    if (!account) {
      throw new AppError(
        'bad_request',
        'Esta conta não pode ser escolhida.',
        'Ela já está ligada, ou o seu acesso não a alcança mais. Recarregue a página.',
      )
    }
    requireReais(account)
    await asServer(tx, (own) =>
      own.execute(sql`
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
        wanted_from = ${wantedFrom(account.zone, now)}
      where id = ${account.id}`)
    await recordOwnAct(tx, { kind: 'account-assigned', clientId, about: account.id })
    const job = { accountId: account.id, reason: 'first' as const }
    await asServer(tx, (own) =>
      queue.enqueue(own, syncAccountJob, job, { singletonKey: account.id }),
    )
  })
}
