import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { runBinary } from '#server/db/embedded/cluster.ts'
import { chooseOsUser } from '#server/db/embedded/location.ts'
import { nextPort } from '../support/free-port.ts'
import { CannotRun } from '../support/part.ts'
import { installPackage } from '../support/tools.ts'
import type { Stage } from './stage.ts'

const BINARIES = '/usr/lib/postgresql/15/bin'
const SUPERUSER = 'postgres'

type Server = { port: number; data: string; postmasterPid: () => number }

export type Replicated = {
  primary: Server
  standby: Server
  /** Both hosts, as DATABASE_URL names them. */
  url: string
  promote: () => Promise<void>
  killStandby: () => Promise<void>
  restartStandby: () => Promise<void>
}

type Options = {
  /** Lines of the standby's settings. */
  standbySettings?: string[]
  /** Whether the primary waits for the standby. */
  synchronous?: boolean
}

/** Debian's PostgreSQL 15: the embedded binaries have no pg_basebackup. */
function needBinaries(): void {
  if (!existsSync(BINARIES)) installPackage('postgresql-15')
  if (!existsSync(BINARIES)) throw new CannotRun(`there is no PostgreSQL in ${BINARIES}`)
}

/**
 * A primary and a standby that, unless told otherwise, confirms every commit before the primary
 * does: what was acknowledged stands on both.
 */
export async function startReplicated(
  stage: Stage,
  { standbySettings = [], synchronous = true }: Options = {},
): Promise<Replicated> {
  needBinaries()
  const user = chooseOsUser()
  const folder = join(stage.folder, 'servers')
  mkdirSync(folder)
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid)
  async function run(name: string, ...args: string[]) {
    const { ok, output } = await runBinary(join(BINARIES, name), args, user)
    if (!ok) throw new Error(`${name}: ${output.slice(-500)}`)
  }
  async function server(name: string): Promise<Server> {
    const data = join(folder, name)
    const postmasterPid = () =>
      Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)
    return { port: await nextPort(), data, postmasterPid }
  }
  const startAt = ({ data }: Pick<Server, 'data'>) =>
    run('pg_ctl', 'start', '-D', data, '-l', `${data}.log`, '-w')
  async function start({ data, port }: Server, more: string[] = []) {
    const settings = `\nport = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\n${more.join('\n')}\n`
    writeFileSync(join(data, 'postgresql.conf'), settings, { flag: 'a' })
    stage.defer(() => run('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-w').catch(() => {}))
    await startAt({ data })
  }
  const primary = await server('primary')
  const standby = await server('standby')
  await run('initdb', '-D', primary.data, '-U', SUPERUSER, '-A', 'trust', '--locale=C.UTF-8')
  await start(primary)
  const client = new pg.Client({
    host: '127.0.0.1',
    port: primary.port,
    user: SUPERUSER,
    database: SUPERUSER,
  })
  await client.connect()
  await client.query('create role alisio login createrole')
  await client.query('create database alisio owner alisio')
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', SUPERUSER]
  await run('pg_basebackup', ...from, '-D', standby.data, '-R', '-X', 'stream', '-c', 'fast')
  await start(standby, standbySettings)
  // Kept in a file that was not copied: once promoted, the standby has nobody to wait for.
  if (synchronous) await client.query(`alter system set synchronous_standby_names = '*'`)
  await client.query('select pg_reload_conf()')
  await client.end()
  return {
    primary,
    standby,
    url: `postgresql://alisio@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/alisio`,
    promote: () => run('pg_ctl', 'promote', '-D', standby.data, '-w'),
    killStandby: () => run('pg_ctl', 'stop', '-D', standby.data, '-m', 'immediate', '-w'),
    restartStandby: () => startAt(standby),
  }
}
