import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartupError } from '#server/process/startup-error.ts'

/** The account PostgreSQL runs under. Empty: our own. */
export type OsUser = { uid?: number; gid?: number; name?: string }

const CANDIDATES = ['postgres', 'nobody']

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

function lookUp(name: string): OsUser | null {
  try {
    const idOf = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
    return { uid: idOf('-u'), gid: idOf('-g'), name }
  } catch {
    return null
  }
}

/** PostgreSQL refuses to run as root, so root lends it an account that has no rights. */
export function chooseOsUser(): OsUser {
  if (!isRoot()) return {}
  for (const name of CANDIDATES) {
    const user = lookUp(name)
    if (user?.uid) return user
  }
  throw new StartupError(
    'DATABASE_URL',
    `PostgreSQL does not run as root, and none of the accounts ${CANDIDATES.join(', ')} exists.`,
    'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  )
}

/** Data written under another account, before a change of user, keeps its owner. */
export function ownerOf(path: string): OsUser {
  const { uid, gid } = statSync(path)
  return { uid, gid }
}

/** Asks the system itself, because modes, owners, groups and ACLs of every parent count. */
export function canReach(user: OsUser, test: '-x' | '-r', ...paths: string[]): boolean {
  if (user.uid === undefined) return true
  const script = `for path in "$@"; do test ${test} "$path" || exit 1; done`
  const { uid, gid } = user
  return spawnSync('/bin/sh', ['-c', script, 'sh', ...paths], { uid, gid, cwd: '/' }).status === 0
}

/** Persistent places outside of anyone's home, best first. */
const SHARED_PLACES = ['/var/lib/alisio', '/var/tmp/alisio']

function unwritable(dataDir: string, cause: unknown): StartupError {
  const code = (cause as NodeJS.ErrnoException).code ?? 'unknown error'
  return new StartupError(
    'DATA_DIR',
    `this user cannot write to ${dataDir} (${code}).`,
    'Give this user the right to write there, or set DATA_DIR to another folder.',
  )
}

/** Node's own recursive mkdir never returns below /proc and the like. */
function makeFolder(path: string, mode?: number): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    const probe = join(dataDir, `.probe-${process.pid}`)
    mkdirSync(probe)
    rmdirSync(probe)
  } catch (error) {
    throw unwritable(dataDir, error)
  }
}

/** In a folder everyone may write to, somebody else could have put it there first. */
function makePrivateFolder(folder: string, mode: number): void {
  makeFolder(folder, mode)
  const { uid } = lstatSync(folder)
  if (lstatSync(folder).isSymbolicLink() || uid !== 0) throw new Error(`${folder} is not root's`)
}

/** Where root may put what an unprivileged account has to reach. */
export function sharedPlace(user: OsUser): string {
  for (const place of SHARED_PLACES) {
    try {
      makePrivateFolder(place, 0o755)
      if (canReach(user, '-x', place)) return place
    } catch {
      // Try the next one.
    }
  }
  throw new StartupError(
    'DATA_DIR',
    `the account PostgreSQL runs under reaches none of ${SHARED_PLACES.join(', ')}.`,
    'Set DATA_DIR to a folder outside of root’s home, for example /srv/alisio.',
  )
}

function explain(dataDir: string, home: string): void {
  const note = `The account PostgreSQL runs under cannot enter this folder.\nIts data is in ${home}\n`
  writeFileSync(join(dataDir, 'postgres-is-elsewhere.txt'), note)
}

/**
 * The folder that holds the cluster, its password and its log. It is inside DATA_DIR, except when
 * root starts from a folder that no other account can enter.
 */
export function chooseHome(dataDir: string, user: OsUser): string {
  const inside = join(dataDir, 'postgres')
  const existed = existsSync(inside)
  try {
    makeFolder(inside, isRoot() ? 0o711 : 0o700)
    accessSync(inside, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw unwritable(inside, error)
  }
  // A cluster made here by an ordinary user stays here when root starts it.
  if (existsSync(join(inside, 'cluster')) || canReach(user, '-x', inside)) return inside
  if (!existed) rmdirSync(inside)
  const id = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16)
  const home = join(sharedPlace(user), id)
  makePrivateFolder(home, 0o711)
  explain(dataDir, home)
  return home
}
