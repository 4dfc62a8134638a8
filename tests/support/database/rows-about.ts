import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'

/** How many rows of the whole database name one of these, by table and column. */
export async function rowsAbout(
  { db }: Pick<Database, 'db'>,
  names: string[],
): Promise<Record<string, number>> {
  const { rows: tables } = await db.execute<{ table: string; columns: string[] }>(sql`
    select table_name as table, array_agg(column_name::text) as columns
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'alisio' and table_type = 'BASE TABLE' and data_type in ('text', 'uuid', 'jsonb')
    group by 1`)
  // One question for all: a round trip for each of 700 columns was most of what a test took.
  const counts = tables.map(({ table, columns }) => {
    const ofColumn = columns.map(
      (column) =>
        sql`count(*) filter (where ${sql.identifier(column)}::text in ${names})::int as ${sql.identifier(column)}`,
    )
    return sql`select ${table} as table, to_jsonb(counted) as counts from (
      select ${sql.join(ofColumn, sql`, `)} from alisio.${sql.identifier(table)}) counted`
  })
  const { rows } = await db.execute<{ table: string; counts: Record<string, number> }>(
    sql.join(counts, sql` union all `),
  )
  return Object.fromEntries(
    rows.flatMap(({ table, counts }) =>
      Object.entries(counts)
        .filter(([, count]) => count > 0)
        .map(([column, count]) => [`${table}.${column}`, count]),
    ),
  )
}
