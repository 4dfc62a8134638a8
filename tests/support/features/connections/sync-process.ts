// One sync in a process of its own, for tests that end it in the middle.

import { syncAccount } from '#features/connections/server/sync/sync-account.ts'
import { openDatabase } from '#server/db/client.ts'
import { parseEnv } from '#server/env/env.ts'
import { createLogger } from '#server/log.ts'
import { keyRing } from '#server/sealing.ts'

const { connection, settings, root, accountId, now } = JSON.parse(process.argv[2] as string)
const log = createLogger('silent')
const env = parseEnv(settings)
const database = openDatabase(connection, log)
await syncAccount(
  { env, log, connection, database, keys: keyRing(root, env), now: () => new Date(now) },
  accountId,
  'night',
)
await database.close()
