import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export type PostgresVersion = { name: string; bin?: string }

const debian = '/usr/lib/postgresql'

/** Debian's PostgreSQL servers on this machine, of the versions that are supported. */
export function installedPostgres(): PostgresVersion[] {
  const found = existsSync(debian) ? readdirSync(debian) : []
  return found
    .filter((major) => Number(major) >= 15 && existsSync(join(debian, major, 'bin', 'initdb')))
    .map((major) => ({ name: `PostgreSQL ${major}`, bin: join(debian, major, 'bin') }))
}

/** The one the product brings, and whatever else is here. */
export const postgresVersions: PostgresVersion[] = [
  { name: 'the embedded PostgreSQL' },
  ...installedPostgres(),
]
