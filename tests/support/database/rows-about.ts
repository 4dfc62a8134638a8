import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'

/** How many rows of the whole database name one of these, by table and column. */
export async function rowsAbout(
  { db }: Pick<Database, 'db'>,
  names: string[],
): Promise<Record<string, number>> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'alisio' and table_type = 'BASE TABLE' and data_type in ('text', 'uuid', 'jsonb')`)
  const counts: Record<string, number> = {}
  for (const { table, column } of columns) {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from alisio.${sql.identifier(table)}
      where ${sql.identifier(column)}::text in ${names}`)
    if (rows[0]?.count) counts[`${table}.${column}`] = rows[0].count
  }
  return counts
}
