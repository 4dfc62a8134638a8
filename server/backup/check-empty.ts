import type { ClientBase } from 'pg'
import { BackupProblem } from './backup-problem.ts'
import type { BackupHeader } from './format.ts'
import { findSchema, listTables, qualified, readMigrationList } from './list-tables.ts'

async function tablesWithRows(client: ClientBase, schema: string): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of await listTables(client, schema)) {
    const { rows } = await client.query(
      `select exists (select from ${qualified(client, schema, name)}) as filled`,
    )
    if (rows[0]?.filled) filled.push(name)
  }
  return filled
}

/** What is there already would be mixed with what comes: only an empty database is filled. */
export async function checkEmpty(client: ClientBase, backup: BackupHeader): Promise<void> {
  const schema = await findSchema(client)
  if (!schema) return
  const remedy =
    'Restore into a new one: set DATA_DIR to an empty folder, or DATABASE_URL to an empty database, and do not start the site on it before.'
  const filled = await tablesWithRows(client, schema)
  if (filled.length > 0)
    throw new BackupProblem(
      `This database is not empty (${filled.slice(0, 5).join(', ')}). Nothing was changed. ${remedy}`,
    )
  const wanted = new Set(backup.migrations.map(({ name }) => name))
  const newer = (await readMigrationList(client, schema)).find(({ name }) => !wanted.has(name))
  if (newer)
    throw new BackupProblem(
      `This database was prepared by a newer version than the backup's (${newer.name}). Nothing was changed. ${remedy}`,
    )
}
