import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

export type SqlFile = { name: string; sql: string; checksum: string }

/** The .sql files of a folder; line ends are normalised for checksums. */
export function readSqlFiles(folder: string): SqlFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/** Builds from before these files have none. */
export function readFunctions(migrations: string): SqlFile[] {
  const folder = join(migrations, '..', 'functions')
  return existsSync(folder) ? readSqlFiles(folder) : []
}

/**
 * Files to apply, and files whose text another build replaced: a replaced text belongs to an older
 * build and is never applied again.
 */
export async function compareFunctions(client: pg.ClientBase, files: SqlFile[]) {
  const { rows: tables } = await client.query(`select to_regclass('alisio.schema_functions') as id`)
  if (!tables[0]?.id) return { pending: files, replaced: [] }
  const { rows } = await client.query<{ name: string; checksums: string[] }>(
    `select name, array_agg(checksum order by applied_at) as checksums
     from alisio.schema_functions group by name`,
  )
  const histories = new Map(rows.map(({ name, checksums }) => [name, checksums]))
  const historyOf = ({ name }: SqlFile) => histories.get(name) ?? []
  return {
    pending: files.filter((file) => !historyOf(file).includes(file.checksum)),
    replaced: files.filter((file) => historyOf(file).slice(0, -1).includes(file.checksum)),
  }
}

/** Declares the functions of these files, inside the transaction of the migration lock. */
export async function applyFunctions(client: pg.ClientBase, files: SqlFile[]): Promise<void> {
  for (const { name, sql, checksum } of files) {
    await client.query(sql)
    const record = 'insert into alisio.schema_functions (name, checksum) values ($1, $2)'
    await client.query(record, [name, checksum])
  }
}
