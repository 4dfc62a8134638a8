import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { type AssignDeps, enqueueSync, refuseDemo } from '../assign-account.ts'
import { historyStart } from '../sync/windows.ts'

const accountRow = z.object({
  id: z.string(),
  zone: z.string(),
  clientId: z.nullable(z.string()),
  clientName: z.nullable(z.string()),
  demo: z.boolean(),
})

async function findAccount(tx: Transaction, id: string) {
  const rows = await queryRows(tx, accountRow)`
    select account.id, account.zone, account.client_id as "clientId", clients.name as "clientName",
      coalesce(clients.demo, false) as demo
    from alisio.channel_accounts account
    left join alisio.clients on clients.id = account.client_id
    where account.id::text = ${id} for update of account`
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** From now on the account fills the client's channel, beginning with 13 months. */
export function assignChannel(
  { database, queue }: AssignDeps,
  staffId: string,
  { id, clientId, now = new Date() }: { id: string; clientId: string; now?: Date },
): Promise<void> {
  return asStaff(database, staffId, async (tx) => {
    const account = await findAccount(tx, id)
    if (account.clientId) {
      throw new AppError(
        'bad_request',
        `Esta conta já está ligada a ${account.clientName ?? 'outro cliente'}.`,
        'Desligue a conta desse cliente antes de ligar a outro.',
      )
    }
    const { rowCount } = await tx.execute(
      sql`select from alisio.clients where id = ${clientId} and not demo`,
    )
    if (!rowCount) throw notFound()
    await tx.execute(sql`
      update alisio.channel_accounts set client_id = ${clientId}, state = 'active', problem = null,
        synced_at = null, next_sync_at = now(), covered_from = null, covered_until = null,
        lost = '{}', wanted_from = ${historyStart(account.zone, now)}
      where id = ${account.id}`)
    await recordAudit(tx, { kind: 'channel-assigned', clientId, about: account.id })
    await enqueueSync(tx, queue, account.id, 'first')
  })
}

/** A reading requested by staff. */
export function requestChannelSync({ database, queue }: AssignDeps, staffId: string, id: string) {
  return asStaff(database, staffId, async (tx) => {
    const account = await findAccount(tx, id)
    if (!account.clientId) throw notFound()
    if (account.demo) throw refuseDemo()
    await recordAudit(tx, { kind: 'sync-asked', clientId: account.clientId, about: account.id })
    await enqueueSync(tx, queue, account.id, 'demand')
  })
}

/**
 * Takes the account off the client with all its figures, which can be read again at any time. A
 * reading under way finds that it may not write any more.
 */
export function releaseChannel(
  { database }: { database: Pick<Database, 'db'> },
  staffId: string,
  { id, clientId }: { id: string; clientId: string },
): Promise<void> {
  return asStaff(database, staffId, async (tx) => {
    const account = await findAccount(tx, id)
    // The form names the client it showed, so that a changed assignment is not released.
    if (account.clientId !== clientId) {
      throw new AppError(
        'bad_request',
        'Esta conta já não está ligada a este cliente.',
        'Alguém a mudou enquanto isso, e nada foi desfeito. Recarregue a página e confira.',
      )
    }
    await tx.execute(sql`delete from alisio.channel_days where account_id = ${account.id}`)
    await tx.execute(sql`delete from alisio.channel_posts where account_id = ${account.id}`)
    await tx.execute(sql`delete from alisio.channel_periods where account_id = ${account.id}`)
    await tx.execute(sql`
      update alisio.channel_accounts set client_id = null, sync_id = null, next_sync_at = null,
        covered_from = null, covered_until = null, synced_at = null, state = 'active',
        problem = null, lost = '{}'
      where id = ${account.id}`)
    await recordAudit(tx, { kind: 'channel-released', clientId, about: account.id })
  })
}
