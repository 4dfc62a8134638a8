import pg from 'pg'
import { findSchema, listTables, qualifyName } from '#server/backup/tables.ts'
import type { Connection } from '#server/db/connection/connection.ts'

/** Every row of every table of the product, as text. */
export async function tableContents(connection: Connection): Promise<Record<string, string[]>> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(`set timezone = 'UTC'`)
    const schema = await findSchema(client)
    const contents: Record<string, string[]> = {}
    for (const { name } of schema ? await listTables(client, schema) : []) {
      const { rows } = await client.query(
        `select each::text as row from ${qualifyName(client, schema as string, name)} each order by 1`,
      )
      contents[name] = rows.map(({ row }) => row)
    }
    return contents
  } finally {
    await client.end()
  }
}
