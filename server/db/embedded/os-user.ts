import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { StartupError } from '#server/startup-error.ts'

/** The account PostgreSQL runs under. Empty: our own. */
export type OsUser = { uid?: number; gid?: number; name?: string }

const CANDIDATES = ['postgres', 'nobody']

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

function lookUp(name: string): OsUser | null {
  try {
    const ask = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
    return { uid: ask('-u'), gid: ask('-g'), name }
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
