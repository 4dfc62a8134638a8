import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { idRow, queryRows } from '#server/db/query-rows.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import { removeStrayAccounts } from '../credentials/store-credential.ts'
import { syncReasons } from './sync-state.ts'

const payload = z.object({
  accountId: z.uuid(),
  reason: z.enum(syncReasons),
})

/**
 * One account. A singleton key allows one waiting or running job per account; another process
 * continues after a crash.
 */
export const syncAccountJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'sync-ad-account',
  payload,
  concurrency: 2,
  policy: 'exclusive',
  options: {
    retryLimit: 3,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 60 * 60,
    heartbeatSeconds: 30,
  },
}

/** Every ten minutes: accounts, of ads and of channels, whose night it is or whose wait is over. */
export const planSyncsJob: JobDefinition<object> = {
  name: 'plan-ad-syncs',
  payload: z.object({}),
  cron: '*/10 * * * *',
  options: { retryLimit: 0, expireInSeconds: 120 },
}

type Deps = { database: Pick<Database, 'db'>; queue: Pick<JobQueue, 'enqueue'> }

export async function planSyncs({ database, queue }: Deps, now = new Date()): Promise<number> {
  return database.db.transaction(async (tx) => {
    const rows = await queryRows(tx, idRow)`
      select account.id, account.next_sync_at as at from alisio.ad_accounts account
      join alisio.ad_credentials credential on credential.id = account.credential_id
      join alisio.clients on clients.id = account.client_id
      where account.next_sync_at <= ${now.toISOString()} and credential.state <> 'reconnect'
        and clients.archived_at is null
      union all
      select account.id, account.next_sync_at from alisio.channel_accounts account
      join alisio.ad_credentials credential on credential.id = account.credential_id
      join alisio.clients on clients.id = account.client_id
      where account.next_sync_at <= ${now.toISOString()} and credential.state <> 'reconnect'
        and clients.archived_at is null
      order by at`
    for (const { id } of rows) {
      const job = { accountId: id, reason: 'night' as const }
      await queue.enqueue(tx, syncAccountJob, job, { singletonKey: id })
    }
    await removeStrayAccounts(tx)
    return rows.length
  })
}
