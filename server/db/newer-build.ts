import type pg from 'pg'
import { StartupError } from '#server/startup-error.ts'

export type Applied = { name: string; checksum: string; breaksBefore: string | null }

const marker = /^-- breaks builds before: (\S+)$/m

/**
 * What a migration says of builds older than itself, as a line of its file: the name of the
 * migration a build has to know to work with this one, or `this`. Without the line any build may.
 */
export function breaksBefore(name: string, sql: string): string | null {
  const told = marker.exec(sql)?.[1] ?? null
  return told === 'this' ? name : told
}

/** As a row of whatever columns there are: the list of an earlier release lacks the last one. */
export async function readApplied(client: pg.ClientBase): Promise<Applied[]> {
  const { rows } = await client.query<{ row: Record<string, string | null> }>(
    'select to_jsonb(list) as row from alisio.schema_migrations list order by name',
  )
  return rows.map(({ row }) => ({
    name: row.name as string,
    checksum: row.checksum as string,
    breaksBefore: row.breaks_before ?? null,
  }))
}

/** Those that a newer build applied, or one of another branch. */
export function findUnknown<Had extends { name: string }>(known: Set<string>, had: Had[]): Had[] {
  return had.filter(({ name }) => !known.has(name))
}

/** Rather than start and fail in the middle of somebody's work. */
export function refuseBreaking(known: Set<string>, unknown: Applied[]): void {
  const breaking = unknown.filter(
    ({ breaksBefore: needed }) => needed !== null && !known.has(needed),
  )
  if (breaking.length === 0) return
  const names = breaking.map(({ name }) => name).join(', ')
  throw new StartupError(
    'DATABASE_URL',
    `a newer build changed this database in a way that this one cannot work with (${names}).`,
    'Start that build again, or a later one. To go on with this one, restore the backup that was taken before the newer one was started into an empty database (npm run restore). Nothing was changed.',
  )
}
