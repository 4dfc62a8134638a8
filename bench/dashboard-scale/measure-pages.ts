import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection.ts'
import * as schema from '#server/db/schema.ts'
import { listCampaigns } from '#server/modules/campaigns/list-campaigns.ts'
import { readCampaign } from '#server/modules/campaigns/read-campaign.ts'
import { readOverview } from '#server/modules/campaigns/read-overview.ts'
import { measuredClient, measuredView } from './fill-tables.ts'

const TIMES = 100

type Pages = Record<string, (database: Pick<Database, 'db'>) => Promise<unknown>>

async function pagesOf({ db }: Database): Promise<Pages> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from alisio.campaigns where client_id = ${measuredClient} limit 1`,
  )
  const id = rows[0]?.id as string
  return {
    'overview, 30 days': (database) => readOverview(database, measuredView, 30),
    'overview, 90 days': (database) => readOverview(database, measuredView, 90),
    'campaigns, 30 days': (database) => listCampaigns(database, measuredView, { period: 30 }),
    'one campaign, 30 days': (database) => readCampaign(database, measuredView, id, 30),
    'one campaign, 90 days': (database) => readCampaign(database, measuredView, id, 90),
  }
}

/** The median of each page's queries, transaction included, for each database. */
export async function measurePages(databases: Database[]): Promise<Record<string, number[]>> {
  const pages = await Promise.all(databases.map(pagesOf))
  const medians: Record<string, number[]> = {}
  for (const page of Object.keys(pages[0] as Pages)) {
    const times = databases.map((): number[] => [])
    for (let turn = 0; turn < TIMES + 10; turn += 1) {
      for (const [index, database] of databases.entries()) {
        const started = performance.now()
        await pages[index]?.[page]?.(database)
        if (turn >= 10) times[index]?.push(performance.now() - started)
      }
    }
    medians[page] = times.map((each) => each.sort((a, b) => a - b)[TIMES / 2] as number)
  }
  return medians
}

/** How PostgreSQL answers each query of the pages that reads figures, run as the client. */
export async function explainPages(connection: Connection, database: Database): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  const seen: { query: string; params: unknown[] }[] = []
  const logger = {
    logQuery: (query: string, params: unknown[]) => void seen.push({ query, params }),
  }
  const db = drizzle({ client, schema, logger }) as unknown as Database['db']
  const parts: string[] = []
  try {
    for (const [page, read] of Object.entries(await pagesOf(database))) {
      seen.length = 0
      await read({ db })
      await client.query('begin')
      await client.query(
        `select set_config('role', 'alisio_client', true), set_config('app.user_id', $1, true),
           set_config('app.client_id', $1, true)`,
        [measuredClient],
      )
      for (const { query, params } of seen.filter(({ query }) =>
        query.includes('campaigns_stats'),
      )) {
        const plan = await client.query(
          `explain (analyze, buffers, costs off, timing off, summary off) ${query}`,
          params,
        )
        const lines = plan.rows.map((row) => row['QUERY PLAN'])
        parts.push(`${page}\n\n    ${lines.join('\n    ')}\n`)
      }
      await client.query('rollback')
    }
  } finally {
    await client.end()
  }
  return parts.join('\n')
}
