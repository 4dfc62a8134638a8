// One process of a night: the job queue and the two jobs, as the server has them.

import { syncAccount } from '#features/connections/server/sync/sync-account.ts'
import {
  planSyncs,
  planSyncsJob,
  syncAccountJob,
} from '#features/connections/server/sync/sync-jobs.ts'
import { openDatabase } from '#server/db/client.ts'
import { parseEnv } from '#server/env/env.ts'
import { createJobQueue } from '#server/jobs/queue.ts'
import { createLogger } from '#server/log.ts'
import { keyRing } from '#server/sealing.ts'

const { connection, settings, root } = JSON.parse(process.argv[2] as string)
const env = parseEnv(settings)
const log = createLogger('warn', (text) => process.stderr.write(text))
const database = openDatabase(connection, log)
const queue = createJobQueue(connection, log)
await queue.start([planSyncsJob, syncAccountJob])
const deps = { env, log, connection, database, keys: keyRing(root, env) }
await queue.work(syncAccountJob, ({ accountId, reason }, attempt) =>
  syncAccount(deps, accountId, reason, attempt),
)
process.on('message', async (message) => {
  if (message === 'plan') await planSyncs({ database, queue })
  if (message === 'stop') {
    await queue.stop()
    await database.close()
    process.exit(0)
  }
})
process.send?.('ready')
