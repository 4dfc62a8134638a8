import { resolve } from 'node:path'
import pg from 'pg'
import type { Env } from '#server/env/env.ts'
import type { Logger } from '#server/log.ts'
import { StartupError } from '#server/process/startup-error.ts'
import { type Connection, connectionTo } from './connection/connection.ts'
import { explainDiskFull, explainRefusal } from './connection/explain-errors.ts'
import { addressOf, findPrimary, splitHosts } from './connection/hosts.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'

export type StartedDatabase = EmbeddedDatabase & {
  /** Owner of the tables, if different. */
  owner?: Connection
}

type DatabaseEnv = Pick<
  Env,
  | 'DATABASE_URL'
  | 'MIGRATION_DATABASE_URL'
  | 'DATABASE_READ_URL'
  | 'DATA_DIR'
  | 'DATABASE_POOL_SIZE'
  | 'DATABASE_JOBS_POOL_SIZE'
  | 'DATABASE_TLS'
  | 'DATABASE_TLS_CA'
>

const OLDEST = 15

type Probe = { version: string; major: number; pooled: boolean }

async function probe(connection: Connection): Promise<Probe> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query(
      `select pg_backend_pid() as pid, current_setting('server_version') as version,
         current_setting('server_version_num')::int / 10000 as major`,
    )
    const { pid, version, major } = rows[0]
    // A pooler reports its own process id.
    const { processID } = client as unknown as { processID: number }
    return { version: version.split(' ')[0], major, pooled: pid !== processID }
  } finally {
    await client.end()
  }
}

/** Without user, password and parameters. */
function publicPart(urls: string[]): string {
  const hosts = urls.map(addressOf).map(({ host, port }) => `${host}:${port}`)
  return hosts.join(',') + new URL(urls[0] as string).pathname
}

export function refuseOld({ major, version }: Pick<Probe, 'major' | 'version'>, variable: string) {
  if (major >= OLDEST) return
  throw new StartupError(
    variable,
    `this is PostgreSQL ${version}; ${OLDEST} is the oldest that works.`,
    `Upgrade it to PostgreSQL ${OLDEST} or newer, or leave ${variable} out to use the embedded one.`,
  )
}

/** The host that takes writes; commands with one connection use it. */
async function reach(url: string, env: DatabaseEnv, variable: string) {
  const urls = splitHosts(url)
  const alternatives = urls.length > 1 ? urls.map(addressOf) : undefined
  const connections = urls.map((one) => ({ ...connectionTo(one, env, variable), alternatives }))
  try {
    const [first] = connections as [Connection]
    const { at } = await findPrimary(first)
    const connection = (at && connections[alternatives?.indexOf(at) ?? 0]) ?? first
    const server = await probe(connection)
    refuseOld(server, variable)
    return { connection, found: server }
  } catch (error) {
    throw explainRefusal(error, variable, publicPart(urls))
  }
}

/** Not tried here: without it everything is read from the primary. */
function replicaOf(env: DatabaseEnv): Connection | undefined {
  const { DATABASE_READ_URL: url, DATABASE_POOL_SIZE: poolSize } = env
  return url ? { ...connectionTo(url, env, 'DATABASE_READ_URL'), poolSize } : undefined
}

/** An embedded PostgreSQL in DATA_DIR, unless DATABASE_URL names another. */
export async function startDatabase(
  env: DatabaseEnv,
  root: string,
  log: Logger,
): Promise<StartedDatabase> {
  const { DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl } = env
  const sizes = { poolSize: env.DATABASE_POOL_SIZE, jobsPoolSize: env.DATABASE_JOBS_POOL_SIZE }
  if (!url) {
    const dataDir = resolve(root, env.DATA_DIR)
    const embedded = await startEmbedded(dataDir, log).catch((error) => {
      throw explainDiskFull(error, dataDir)
    })
    return { ...embedded, connection: { ...embedded.connection, ...sizes } }
  }
  const { connection, found: server } = await reach(url, env, 'DATABASE_URL')
  const owner = ownerUrl && (await reach(ownerUrl, env, 'MIGRATION_DATABASE_URL')).connection
  const replica = replicaOf(env)
  const through = server.pooled ? ' through a pooler' : ''
  return {
    connection: { ...connection, ...sizes, pooled: server.pooled, replica },
    owner: owner || undefined,
    summary: `connected to ${publicPart(splitHosts(url))}, PostgreSQL ${server.version}${through}${replica ? ', figures also from a replica' : ''}`,
    stop: async () => {},
  }
}
