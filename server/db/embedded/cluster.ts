import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { MEGABYTE, memoryLimit } from '#server/process/memory.ts'
import { StartupError } from '#server/process/startup-error.ts'
import type { Binaries } from './binaries.ts'
import type { OsUser } from './location.ts'

type Outcome = { ok: boolean; output: string }

/** The environment is bare, so that PG* variables and locales of the caller change nothing. */
export function runBinary(path: string, args: string[], { uid, gid }: OsUser): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, {
      uid,
      gid,
      cwd: '/',
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    // Not 'close': the server that pg_ctl leaves behind may keep the pipes open.
    child.on('exit', (code) => resolve({ ok: code === 0, output: output.trim() }))
  })
}

export const SUPERUSER = 'postgres'

export type Cluster = {
  home: string
  /** PostgreSQL's data folder. */
  data: string
  logFile: string
  user: OsUser
  binaries: Binaries
}

/** One password for PostgreSQL's own superuser, one for the application's role. */
export type Secrets = { superuser: string; application: string }

const LARGEST_LOG = 5_000_000

function changeOwner(path: string, { uid, gid }: OsUser): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

export function readSecrets(cluster: Cluster): Secrets {
  const path = join(cluster.home, 'passwords.json')
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'))
  if (existsSync(cluster.data)) {
    throw new StartupError(
      'DATA_DIR',
      `${path} is missing, so the database beside it cannot be opened.`,
      'Restore that file from a backup, or move the folder away to start with an empty database.',
    )
  }
  const secret = () => randomBytes(24).toString('base64url')
  const secrets = { superuser: secret(), application: secret() }
  writeFileSync(`${path}.new`, JSON.stringify(secrets), { mode: 0o600 })
  renameSync(`${path}.new`, path)
  return secrets
}

/** Of all that a program of PostgreSQL wrote the line that says why. */
export function lastComplaint(output: string): string {
  const lines = output.split('\n')
  const line =
    lines.find((each) => /No space left on device/.test(each)) ??
    lines.findLast((each) => /FATAL|PANIC|ERROR|error:/.test(each))
  return (line ?? output).slice(0, 300)
}

/** A cluster appears under its name only when it is complete, so a killed start leaves no half. */
export async function createCluster(cluster: Cluster, secrets: Secrets): Promise<void> {
  const { home, user, binaries } = cluster
  for (const name of readdirSync(home)) {
    if (name.startsWith('draft-')) rmSync(join(home, name), { recursive: true, force: true })
  }
  const draft = join(home, `draft-${process.pid}`)
  const passwordFile = join(home, `draft-${process.pid}.password`)
  mkdirSync(draft, { mode: 0o700 })
  changeOwner(draft, user)
  writeFileSync(passwordFile, secrets.superuser, { mode: 0o600 })
  changeOwner(passwordFile, user)
  const initdb = await runBinary(
    binaries.initdb,
    [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    user,
  )
  rmSync(passwordFile)
  if (!initdb.ok) throw new Error(`initdb failed: ${lastComplaint(initdb.output)}`)
  appendFileSync(join(draft, 'postgresql.conf'), "\ninclude 'alisio.conf'\n")
  writeFileSync(join(draft, 'alisio.conf'), '')
  changeOwner(join(draft, 'alisio.conf'), user)
  renameSync(draft, cluster.data)
}

export function checkVersion({ data, binaries }: Cluster): void {
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  if (version === binaries.majorVersion) return
  throw new StartupError(
    'DATA_DIR',
    `${data} was made by PostgreSQL ${version}, but this version brings ${binaries.majorVersion}.`,
    'Take a backup with the version of the product that made it (npm run backup), set DATA_DIR to an empty folder and run npm run restore there.',
  )
}

export function configuredPort({ data }: Cluster): number | null {
  const settings = readFileSync(join(data, 'alisio.conf'), 'utf8')
  return Number(/^port = (\d+)$/m.exec(settings)?.[1]) || null
}

/** A sixteenth of a small machine; PostgreSQL's own 128 MB where there is more. */
function sharedBuffers(): string {
  const megabytes = Math.round(memoryLimit() / 16 / MEGABYTE)
  return `${Math.min(128, Math.max(32, megabytes))}MB`
}

function configure({ data }: Cluster, port: number): void {
  const settings = {
    listen_addresses: "'127.0.0.1'",
    port,
    unix_socket_directories: "''",
    password_encryption: "'scram-sha-256'",
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    timezone: "'UTC'",
    log_timezone: "'UTC'",
    log_checkpoints: 'off',
    shared_buffers: sharedBuffers(),
  }
  const file = join(data, 'alisio.conf')
  const text = Object.entries(settings)
    .map(([name, value]) => `${name} = ${value}\n`)
    .join('')
  // On a full disk writing would leave it empty.
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

function prepareLog({ logFile, user }: Cluster): void {
  if (existsSync(logFile) && statSync(logFile).size > LARGEST_LOG) {
    renameSync(logFile, `${logFile}.old`)
  }
  closeSync(openSync(logFile, 'a', 0o600))
  chmodSync(logFile, 0o600)
  changeOwner(logFile, user)
}

/** Resolves to null, or to what the server wrote when it did not start. */
export async function startServer(cluster: Cluster, port: number): Promise<string | null> {
  configure(cluster, port)
  prepareLog(cluster)
  const before = statSync(cluster.logFile).size
  const { data, logFile, user, binaries } = cluster
  const args = ['start', '-w', '-t', '60', '-D', data, '-l', logFile]
  const { ok } = await runBinary(binaries.pgCtl, args, user)
  return ok ? null : readFileSync(logFile).subarray(before).toString().trim()
}

/** Resolves to null, or to why it did not stop. */
export async function stopServer({ data, user, binaries }: Cluster): Promise<string | null> {
  const args = ['stop', '-w', '-t', '30', '-m', 'fast', '-D', data]
  const { ok, output } = await runBinary(binaries.pgCtl, args, user)
  return ok ? null : lastComplaint(output)
}

/** The last that a server wrote, where that is a complaint. */
export function lastLogLines({ logFile }: Cluster): string | undefined {
  const text = existsSync(logFile) ? readFileSync(logFile, 'utf8').slice(-2000) : ''
  return text.split('\n').findLast((line) => /FATAL|PANIC/.test(line))
}
