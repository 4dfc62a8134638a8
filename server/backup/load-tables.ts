import type { ClientBase } from 'pg'
import { type ProductTable, qualified } from './list-tables.ts'

type Key = { table: string; name: string; definition: string }

/** Keys of other tables, as pg_dump leaves them out until the rows are there. */
async function listKeys(client: ClientBase, schema: string): Promise<Key[]> {
  const { rows } = await client.query<Key>(
    `select relname::text as table, conname::text as name, pg_get_constraintdef(key.oid) as definition
     from pg_constraint key join pg_class on pg_class.oid = conrelid
     where contype = 'f' and conparentid = 0 and relnamespace = to_regnamespace(quote_ident($1))`,
    [schema],
  )
  return rows
}

async function listForced(client: ClientBase, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relforcerowsecurity and relnamespace = to_regnamespace(quote_ident($1))`,
    [schema],
  )
  return rows.map(({ name }) => name)
}

/**
 * Rows come back as they were, in any order: while they are loaded no trigger of ours makes others,
 * no key looks for its row, and the owner's own policies, under which COPY refuses to write, rest.
 * An owner of tables may do all of this without further rights, and all of it ends with the
 * transaction if it fails. Adding the keys again checks every row.
 */
export async function withTablesOpen(
  client: ClientBase,
  schema: string,
  tables: ProductTable[],
  load: () => Promise<void>,
): Promise<void> {
  const alter = (table: string, change: string) =>
    client.query(`alter table ${qualified(client, schema, table)} ${change}`)
  const keys = await listKeys(client, schema)
  const forced = await listForced(client, schema)
  for (const { table, name } of keys)
    await alter(table, `drop constraint ${client.escapeIdentifier(name)}`)
  for (const table of forced) await alter(table, 'no force row level security')
  for (const { name } of tables) await alter(name, 'disable trigger user')
  await load()
  for (const { name } of tables) await alter(name, 'enable trigger user')
  for (const { table, name, definition } of keys)
    await alter(table, `add constraint ${client.escapeIdentifier(name)} ${definition}`)
  for (const table of forced) await alter(table, 'force row level security')
  for (const { name } of tables) await client.query(`analyze ${qualified(client, schema, name)}`)
}
