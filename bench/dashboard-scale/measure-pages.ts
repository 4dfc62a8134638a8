import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { defaultPeriod, readPeriodQuery } from '#features/figures/rules/period.ts'
import { readOverview } from '#features/figures/server/campaigns/campaigns.server.ts'
import { readCampaign } from '#features/figures/server/campaigns/read-campaign.ts'
import { readPeriod } from '#features/figures/server/campaigns/read-period.ts'
import type { Database } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection/connection.ts'
import { asClient } from '#server/db/roles/run-as.ts'
import * as schema from '#server/db/schema.ts'
import { measuredClient, measuredView } from './fill-tables.ts'

const TIMES = 100
const month = defaultPeriod
const quarter = readPeriodQuery(new URLSearchParams('periodo=90'))

type Pages = Record<string, (database: Pick<Database, 'db'>) => Promise<unknown>>

async function pagesOf({ db }: Database): Promise<Pages> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from alisio.campaigns where client_id = ${measuredClient} limit 1`,
  )
  const id = rows[0]?.id as string
  return {
    'overview, 30 days': (database) => readOverview(database, measuredView, month),
    'overview, 90 days': (database) => readOverview(database, measuredView, quarter),
    'campaigns, 30 days': (database) =>
      asClient(database, measuredView, (tx) => readPeriod(tx, measuredClient, month)),
    'one campaign, 30 days': (database) => readCampaign(database, measuredView, id, month),
    'one campaign, 90 days': (database) => readCampaign(database, measuredView, id, quarter),
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
  const queries: { query: string; params: unknown[] }[] = []
  const logger = {
    logQuery: (query: string, params: unknown[]) => void queries.push({ query, params }),
  }
  const db = drizzle({ client, schema, logger }) as unknown as Database['db']
  const parts: string[] = []
  try {
    for (const [page, read] of Object.entries(await pagesOf(database))) {
      queries.length = 0
      await read({ db })
      await client.query('begin')
      await client.query(
        `select set_config('role', 'alisio_client', true), set_config('app.user_id', $1, true),
           set_config('app.client_id', $1, true)`,
        [measuredClient],
      )
      for (const { query, params } of queries.filter(({ query }) =>
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
