import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export type PostgresVersion = { name: string; bin?: string }

const debian = '/usr/lib/postgresql'

/** Debian's PostgreSQL servers on this machine, of the versions that are supported. */
export function installedPostgres(): PostgresVersion[] {
  const majors = existsSync(debian) ? readdirSync(debian) : []
  return majors
    .filter((major) => Number(major) >= 15 && existsSync(join(debian, major, 'bin', 'initdb')))
    .map((major) => ({ name: `PostgreSQL ${major}`, bin: join(debian, major, 'bin') }))
}

/** Supported beside the one the product brings. */
export const otherPostgres = [15, 16, 17].map((major) => `PostgreSQL ${major}`)
