import pg from 'pg'
import { inTransaction } from '#features/figures/server/figures.server.ts'
import { keepAlive } from '#server/db/connection/bounded-client.ts'
import type { SyncDeps } from '../../sync/sync-state.ts'
import type { ChannelTask } from './channel-sync-state.ts'

/** Another sync began meanwhile, or the account was released. */
export class Superseded extends Error {}

/** In one transaction, while this sync is the account's latest. */
export async function write<T>(
  deps: SyncDeps,
  task: ChannelTask,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...deps.connection,
    ...keepAlive,
    application_name: 'alisio sync',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return await inTransaction(client, async () => {
      const { rowCount } = await client.query(
        `select from alisio.channel_accounts
         where id = $1 and sync_id = $2 and client_id = $3 for update`,
        [task.accountId, task.syncId, task.clientId],
      )
      if (!rowCount) throw new Superseded()
      return work(client)
    })
  } finally {
    await client.end().catch(() => {})
  }
}
