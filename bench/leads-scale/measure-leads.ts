import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection.ts'
import {
  countStatement,
  type LeadQuery,
  listLeadPage,
  listStatement,
} from '#server/modules/leads/list-leads.ts'
import { readLead } from '#server/modules/leads/read-lead.ts'
import { leadsWaiting } from '#server/modules/leads/waiting.ts'
import { median } from '../support/statistics.ts'
import { measuredStaff } from './fill-leads.ts'

const TIMES = 60
const WARM_UP = 10

const all: LeadQuery = { search: '', group: null, source: null, owner: null, days: null, page: 1 }

const lists: Record<string, LeadQuery> = {
  'list, everything': all,
  'list, one state': { ...all, group: 'lost' },
  'list, one origin': { ...all, source: 'google-ads' },
  'list, one owner, 90 days': { ...all, owner: measuredStaff, days: 90 },
  'list, page 20': { ...all, page: 20 },
  'search, a name': { ...all, search: 'gabriela freitas' },
  'search, one person': { ...all, search: 'pessoa17@example' },
  'search, a telephone': { ...all, search: '(85) 90007-919' },
}

const known = new Map<Database, string>()

/** Always the same one of each database. */
async function readAnyLead(database: Database) {
  return asStaff(database, measuredStaff, async (tx) => {
    const id = known.get(database) ?? (await listLeadPage(tx, all)).rows[0]?.id ?? ''
    known.set(database, id)
    return readLead(tx, id)
  })
}

/** The median of each question, turn by turn on each database. */
export async function measureLeads(databases: Database[]): Promise<Record<string, number[]>> {
  const medians: Record<string, number[]> = {}
  const questions: Record<string, (database: Database) => Promise<unknown>> = {
    ...Object.fromEntries(
      Object.entries(lists).map(([name, query]) => [
        name,
        (database: Database) => asStaff(database, measuredStaff, (tx) => listLeadPage(tx, query)),
      ]),
    ),
    'one lead': readAnyLead,
    'Hoje, who waits': (database) =>
      asStaff(database, measuredStaff, (tx) => leadsWaiting(tx, new Date())),
  }
  for (const [name, ask] of Object.entries(questions)) {
    const times = databases.map((): number[] => [])
    for (let turn = 0; turn < TIMES + WARM_UP; turn += 1) {
      for (const [index, database] of databases.entries()) {
        const started = performance.now()
        await ask(database)
        if (turn >= WARM_UP) times[index]?.push(performance.now() - started)
      }
    }
    medians[name] = times.map(median)
  }
  return medians
}

/** How PostgreSQL answers, run as staff. */
export async function explainLeads(connection: Connection): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  const dialect = new PgDialect()
  const parts: string[] = []
  try {
    await client.query('begin')
    await client.query(
      `select set_config('role', 'alisio_staff', true), set_config('app.staff_id', $1, true)`,
      [measuredStaff],
    )
    for (const [name, query] of Object.entries(lists).slice(0, 2)) {
      const asked = [
        ['rows', listStatement(query)],
        ['counts', countStatement(query)],
      ] as const
      for (const [what, statement] of asked) {
        const { sql, params } = dialect.sqlToQuery(statement)
        parts.push(`${name}, ${what}`, await explain(client, sql, params))
      }
    }
    await client.query('reset role')
    // What the function does for staff; within it the plan would not show.
    parts.push(
      'search, a name (inside found_leads)',
      await explain(
        client,
        `select id from alisio.leads where search @@ to_tsquery('simple', $1) limit 1000`,
        ['gabriela:* & freitas:*'],
      ),
    )
    await client.query('rollback')
  } finally {
    await client.end()
  }
  return parts.join('\n\n')
}

async function explain(client: pg.Client, statement: string, params: unknown[]): Promise<string> {
  const { rows } = await client.query(
    `explain (analyze, buffers, costs off, timing off, summary off) ${statement}`,
    params,
  )
  return rows.map((row) => `    ${row['QUERY PLAN']}`).join('\n')
}
