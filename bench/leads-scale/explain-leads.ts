import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection/connection.ts'
import * as schema from '#server/db/schema.ts'
import { measuredStaff } from './fill-leads.ts'

type Query = (database: Pick<Database, 'db'>) => Promise<unknown>

const explain = (query: string) =>
  `explain (analyze, buffers, costs off, timing off, summary off) ${query}`

async function planOf(client: pg.Client, query: string, params: unknown[]): Promise<string> {
  const { rows } = await client.query(explain(query), params)
  // A hundred ids would stand in one line.
  return rows.map((row) => `    ${row['QUERY PLAN'].slice(0, 160)}`).join('\n')
}

/** How PostgreSQL answers the statements of each question that speak of `shown`, run as staff. */
export async function explainLeads(
  connection: Connection,
  questions: { name: string; run: Query; pattern: RegExp }[],
): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  const queries: { query: string; params: unknown[] }[] = []
  const logQuery = (query: string, params: unknown[]) => void queries.push({ query, params })
  const db = drizzle({ client, schema, logger: { logQuery } }) as unknown as Database['db']
  const parts: string[] = []
  try {
    for (const { name, run, pattern } of questions) {
      queries.length = 0
      await run({ db })
      const matching = queries.filter(({ query }) => pattern.test(query))
      await client.query('begin')
      await client.query(
        `select set_config('role', 'alisio_staff', true), set_config('app.staff_id', $1, true)`,
        [measuredStaff],
      )
      for (const { query, params } of matching) {
        parts.push(`${name}:`, await planOf(client, query, params))
      }
      await client.query('rollback')
    }
    // What found_leads() does for staff; within a function the plan would not show.
    const idsStatement = `select id from alisio.leads where search @@ to_tsquery('simple', $1) limit 1000`
    parts.push('Search, inside found_leads():')
    parts.push(await planOf(client, idsStatement, ['gabriela:* & freitas:*']))
  } finally {
    await client.end()
  }
  return parts.join('\n\n')
}
