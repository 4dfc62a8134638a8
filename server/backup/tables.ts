import type { ClientBase } from 'pg'
import { BackupProblem } from './backup-format.ts'

type ProductTable = { name: string; columns: string[] }

/** Databases of early releases use `public`. */
export async function findSchema(client: ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ schema: string }>(`
    select nspname as schema from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relname = 'schema_migrations' and relkind = 'r' and nspname in ('alisio', 'public')
    order by nspname limit 1`)
  return rows[0]?.schema
}

export async function requireSchema(client: ClientBase): Promise<string> {
  const schema = await findSchema(client)
  if (schema) return schema
  throw new BackupProblem(
    'There is nothing to back up: the site was never started on this database. Check DATABASE_URL or DATA_DIR.',
  )
}

/**
 * Tables and columns from the catalog, so that new tables are included automatically. Excluded are
 * the lists of migrations and functions, which restoring writes itself, and unlogged tables.
 */
export async function listTables(client: ClientBase, schema: string): Promise<ProductTable[]> {
  const { rows } = await client.query<ProductTable>(
    `select class.relname::text as name, array_agg(attname::text order by attnum) as columns
     from pg_class class join pg_attribute on attrelid = class.oid
     where class.relnamespace = to_regnamespace(quote_ident($1)) and class.relkind in ('r', 'p')
       and not class.relispartition and class.relpersistence = 'p'
       and class.relname not in ('schema_migrations', 'schema_functions')
       and class.relowner = (select relowner from pg_class list
         where list.relname = 'schema_migrations' and list.relnamespace = class.relnamespace)
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by class.relname order by class.relname`,
    [schema],
  )
  return rows
}

export function qualifyName(client: ClientBase, schema: string, name: string): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
}

export async function readMigrationList(client: ClientBase, schema: string) {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select name, checksum from ${qualifyName(client, schema, 'schema_migrations')} order by name`,
  )
  return rows
}

type Key = { table: string; name: string; definition: string }

/** Foreign keys, dropped until the rows are loaded. */
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
 * Disables triggers, foreign keys and the owner's policies while rows are loaded, all inside the
 * transaction. Adding the keys again checks every row.
 */
export async function withTablesOpen(
  client: ClientBase,
  schema: string,
  tables: ProductTable[],
  load: () => Promise<void>,
): Promise<void> {
  const alter = (table: string, change: string) =>
    client.query(`alter table ${qualifyName(client, schema, table)} ${change}`)
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
  for (const { name } of tables) await client.query(`analyze ${qualifyName(client, schema, name)}`)
}
