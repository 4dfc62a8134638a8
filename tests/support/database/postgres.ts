import { appendFileSync, chmodSync, chownSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Connection } from '#server/db/connection/connection.ts'
import { findBinaries } from '#server/db/embedded/binaries.ts'
import { runBinary } from '#server/db/embedded/cluster.ts'
import { chooseOsUser } from '#server/db/embedded/location.ts'
import { removeBeside } from './remove-beside.ts'

const PASSWORD = 'only-for-this-test'

/** The run's migrated database that nobody uses: to copy it takes a tenth of the time of migrating. */
export const TEMPLATE = 'alisio_template'

export type TestPostgres = {
  port: number
  /** The address as an operator writes it. */
  url: (user: string, database: string, parameters?: string) => string
  /** Runs statements as the superuser. */
  administer: (sql: string, database?: string) => Promise<pg.QueryResult>
  stop: () => Promise<void>
}

type Options = {
  /** A folder with another PostgreSQL's programs, as Debian installs them. */
  bin?: string
  tls?: { key: string; cert: string }
  /** Lines of pg_hba.conf; by default any user with a password. */
  rules?: string[]
  /** The port of the server it follows: both begin with the same data. */
  follows?: number
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const run = async (path: string, ...args: string[]) => {
  const { ok, output } = await runBinary(path, args, chooseOsUser())
  if (!ok) throw new Error(`${path} failed: ${output}`)
}

/** Programs and data of PostgreSQL run as another user where this one is root. */
function giveAccess(path: string, mode: number) {
  const { uid, gid } = chooseOsUser()
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
  chmodSync(path, mode)
}

function newFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), name))
  giveAccess(folder, 0o700)
  return folder
}

const fresh = new Map<string | undefined, Promise<string>>()

/** Where the run left the data of its own server before that began, for its workers to copy. */
const FRESH_OF_RUN = 'TEST_POSTGRES_FRESH'

export async function shareFresh(bin: string | undefined): Promise<void> {
  process.env[FRESH_OF_RUN] = await fresh.get(bin)
}

const freshOfRun = (bin: string | undefined) =>
  bin === process.env.TEST_POSTGRES_BIN ? process.env[FRESH_OF_RUN] : undefined

/** The data of a server that never ran: making it takes far longer than copying it. */
async function makeData(initdb: string, locale: string[]): Promise<string> {
  const folder = newFolder('alisio-fresh-')
  process.once('exit', () => removeBeside(folder))
  const password = join(folder, 'password')
  writeFileSync(password, PASSWORD)
  giveAccess(password, 0o600)
  const data = join(folder, 'data')
  const auth = ['--username=postgres', `--pwfile=${password}`, '--auth=scram-sha-256']
  await run(initdb, `--pgdata=${data}`, ...auth, '--encoding=UTF8', ...locale, '--no-sync')
  return data
}

/** The address of a database of a server that was started here, by this process or another. */
export const urlOf = (port: number, user: string, database: string) =>
  `postgresql://${user}:${PASSWORD}@127.0.0.1:${port}/${database}`

/** An external PostgreSQL: an empty database, whose users have only the rights granted here. */
export async function startPostgres({
  bin,
  tls,
  rules,
  follows,
}: Options = {}): Promise<TestPostgres> {
  const binaries = bin
    ? { initdb: join(bin, 'initdb'), pgCtl: join(bin, 'pg_ctl') }
    : findBinaries(chooseOsUser())
  // The built-in locale is the same on every system, but newer than the oldest version.
  const locale = bin
    ? ['--locale=C.UTF-8']
    : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const template =
    fresh.get(bin) ?? Promise.resolve(freshOfRun(bin) ?? makeData(binaries.initdb, locale))
  fresh.set(bin, template)
  const folder = newFolder('alisio-postgres-')
  const data = join(folder, 'data')
  await run('cp', '-R', await template, data)
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    giveAccess(join(folder, name), 0o600)
  }
  const port = await freePort()
  const settings = [
    `port = ${port}`,
    `listen_addresses = '127.0.0.1'`,
    `unix_socket_directories = ''`,
    'fsync = off',
    'full_page_writes = off',
    // Compiling a query, as Debian's PostgreSQL does, takes longer than any test's rows.
    'jit = off',
    'max_connections = 300',
    ...(tls
      ? ['ssl = on', `ssl_cert_file = '${folder}/cert'`, `ssl_key_file = '${folder}/key'`]
      : []),
    ...(follows
      ? [
          `primary_conninfo = 'host=127.0.0.1 port=${follows} user=postgres password=${PASSWORD}'`,
          // A test that waits for it should not wait for its next look.
          'wal_retrieve_retry_interval = 100ms',
        ]
      : []),
  ]
  if (tls) {
    write('cert', tls.cert)
    write('key', tls.key)
  }
  appendFileSync(join(data, 'postgresql.conf'), `\n${settings.join('\n')}\n`)
  if (follows) {
    writeFileSync(join(data, 'standby.signal'), '')
    giveAccess(join(data, 'standby.signal'), 0o600)
  }
  if (rules) writeFileSync(join(data, 'pg_hba.conf'), `${rules.join('\n')}\n`)
  await run(binaries.pgCtl, 'start', '-w', '-D', data, '-l', join(folder, 'log'))

  const connection = (database: string): Connection => ({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: PASSWORD,
    database,
    ssl: tls ? { rejectUnauthorized: false } : false,
  })
  return {
    port,
    url: (name, database, parameters = '') => urlOf(port, name, database) + parameters,
    administer: async (sql, database = 'postgres') => {
      const client = new pg.Client(connection(database))
      await client.connect()
      try {
        return await client.query(sql.replaceAll('PASSWORD', `'${PASSWORD}'`))
      } finally {
        await client.end()
      }
    },
    stop: async () => {
      await run(binaries.pgCtl, 'stop', '-m', 'immediate', '-D', data)
      removeBeside(folder)
    },
  }
}
