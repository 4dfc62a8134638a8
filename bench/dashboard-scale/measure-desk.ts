import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { listClients } from '#features/client-overview/server/list-clients.ts'
import { readClient } from '#features/client-overview/server/read-client.ts'
import { listOfClient } from '#features/connections/server/read-connections.ts'
import { readFigureNotes } from '#features/figures/server/goals/figure-notes.ts'
import { readGoals } from '#features/figures/server/goals/goals.server.ts'
import { listImports } from '#features/figures/server/imports/imports.server.ts'
import { listStaff, readAuditLog } from '#features/people/server/staff/team.server.ts'
import type { Database } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection/connection.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import * as schema from '#server/db/schema.ts'
import { median } from '../support/statistics.ts'
import { measuredClient, measuredStaff } from './fill-tables.ts'

const TIMES = 60

type Pages = Record<string, (database: Pick<Database, 'db'>) => Promise<unknown>>

const pages: Pages = {
  'Clientes, first page': (database) => listClients(database, measuredStaff, {}),
  'Clientes, a search': (database) => listClients(database, measuredStaff, { search: 'clien' }),
  'Clientes, by spend': (database) =>
    listClients(database, measuredStaff, { order: 'gasto', descending: true }),
  'Clientes, by last contact': (database) =>
    listClients(database, measuredStaff, { order: 'contato' }),
  'one client': async (database) => {
    await readClient(database, measuredStaff, measuredClient)
    await asStaff(database, measuredStaff, (tx) =>
      readAuditLog(tx, { limit: 50, clientId: measuredClient }),
    )
    await listImports(database, measuredStaff, measuredClient, { limit: 4 })
    await listOfClient(database, measuredStaff, measuredClient)
    await asStaff(database, measuredStaff, async (tx) => {
      await readGoals(tx, measuredClient, new Date().toISOString().slice(0, 7))
      await readFigureNotes(tx, measuredClient)
    })
  },
  Equipe: (database) => listStaff(database, measuredStaff),
}

/** The median of each page's queries at the desk, turn by turn on each database. */
export async function measureDesk(databases: Database[]): Promise<Record<string, number[]>> {
  const medians: Record<string, number[]> = {}
  for (const [page, read] of Object.entries(pages)) {
    const times = databases.map((): number[] => [])
    for (let turn = 0; turn < TIMES + 5; turn += 1) {
      for (const [index, database] of databases.entries()) {
        const started = performance.now()
        await read(database)
        if (turn >= 5) times[index]?.push(performance.now() - started)
      }
    }
    medians[page] = times.map(median)
  }
  return medians
}

/** How PostgreSQL answers what reads figures, run as staff. */
export async function explainDesk(connection: Connection): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  const queries: { query: string; params: unknown[] }[] = []
  const logger = {
    logQuery: (query: string, params: unknown[]) => void queries.push({ query, params }),
  }
  const db = drizzle({ client, schema, logger }) as unknown as Database['db']
  const parts: string[] = []
  try {
    for (const page of ['Clientes, first page', 'one client'] as const) {
      queries.length = 0
      await pages[page]?.({ db })
      await client.query('begin')
      await client.query(
        `select set_config('role', 'alisio_staff', true), set_config('app.staff_id', $1, true)`,
        [measuredStaff],
      )
      for (const { query, params } of queries.filter(({ query }) =>
        query.includes('campaigns_stats'),
      )) {
        const plan = await client.query(
          `explain (analyze, buffers, costs off, timing off, summary off) ${query}`,
          params,
        )
        parts.push(`${page}\n\n    ${plan.rows.map((row) => row['QUERY PLAN']).join('\n    ')}\n`)
      }
      await client.query('rollback')
    }
  } finally {
    await client.end()
  }
  return parts.join('\n')
}
