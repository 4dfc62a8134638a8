import { join } from 'node:path'
import { migrate } from '#server/db/migrating/migrate.ts'
import { startDatabase } from '#server/db/start-database.ts'
import { readEnv } from '#server/env/env.ts'
import { createLogger } from '#server/log.ts'
import { root } from './project.mjs'

// It ends by itself within seconds. Ended sooner, it would leave PostgreSQL running.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

const env = readEnv()
const database = await startDatabase(env, root, createLogger('silent'))
try {
  await migrate(database.connection, join(root, 'server', 'db', 'migrations'))
} finally {
  await database.stop()
}
