/**
 * De onde vêm at a thousand leads and a month of visits, and at a hundred thousand leads and a year of
 * visits; both over the two years leads are kept. Takes two or three minutes. `node bench/origins-scale.ts`
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { brand } from '#content/brand.ts'
import { type Database, openDatabase } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import * as schema from '#server/db/schema.ts'
import { createLogger } from '#server/log.ts'
import { type OriginView, readOrigins } from '#server/modules/origins/read-origins.ts'
import { median } from './support/statistics.ts'

const TIMES = 40
const STAFF = 'bench-staff'
const { timeZone } = brand
const month = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 7)
const views: OriginView[] = ['source', 'campaign', 'page']
const log = createLogger('warn')
const folder = mkdtempSync(join(tmpdir(), 'alisio-origins-'))
chmodSync(folder, 0o711)
const closers: (() => Promise<void>)[] = []

/** Leads of contacts of their own, a fifth of them met, a tenth won; visits to 40 pages in 12 ways a day. */
async function fill(client: pg.Client, leads: number, days: number) {
  await client.query(`insert into alisio."user" (id, name, email, email_verified, created_at, updated_at)
    values ('${STAFF}', 'Bench', 'bench@example.com', true, now(), now())`)
  await client.query(`insert into alisio.staff (user_id, role) values ('${STAFF}', 'owner')`)
  await client.query(`insert into alisio.contacts (id, name, email)
    select gen_random_uuid(), 'Pessoa ' || n, 'p' || n || '@example.com'
    from generate_series(1, ${leads}) n`)
  await client.query(`insert into alisio.leads
      (contact_id, state, source, campaign, landing, value, met, created_at)
    select id, case when n % 10 = 0 then 'won' else 'talking' end,
      (array['google-ads','meta-ads','search','direct','site','links'])[1 + n % 6],
      case when n % 3 = 0 then 'campanha ' || n % 40 else '' end, '/pagina-' || n % 40,
      case when n % 10 = 0 then 1500 end, n % 5 = 0, now() - interval '730 days' * n / ${leads}
    from (select id, row_number() over () as n from alisio.contacts) numbered`)
  await client.query(`insert into alisio.visits (day, source, campaign, page, visits)
    select current_date - 40 - d, (array['google-ads','meta-ads','search','direct'])[1 + o % 4],
      case when o > 4 then 'campanha ' || o else '' end, '/pagina-' || p, 1 + abs(d * o + p) % 9
    from generate_series(-40, ${days}) d, generate_series(1, 12) o, generate_series(1, 40) p`)
  await client.query('vacuum analyze')
}

async function openFilled(name: string, leads: number, days: number) {
  const server = await startEmbedded(join(folder, name), log)
  closers.push(server.stop)
  await migrate(server.connection, 'server/db/migrations')
  const client = new pg.Client(server.connection)
  await client.connect()
  await fill(client, leads, days).finally(() => client.end())
  const database = openDatabase(server.connection, log)
  closers.push(database.close)
  return { connection: server.connection, database }
}

/** How PostgreSQL answers what sums leads and visits, run as staff. */
async function explain(connection: Connection): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  const seen: { query: string; params: unknown[] }[] = []
  const logger = {
    logQuery: (query: string, params: unknown[]) => void seen.push({ query, params }),
  }
  const db = drizzle({ client, schema, logger }) as unknown as Database['db']
  await readOrigins({ db }, STAFF, { month, by: 'campaign', timeZone })
  const parts: string[] = []
  await client.query('begin')
  await client.query(
    `select set_config('role', 'alisio_staff', true), set_config('app.staff_id', $1, true)`,
    [STAFF],
  )
  for (const { query, params } of seen.filter(({ query }) => query.includes('group by 1, 2, 3'))) {
    const { rows } = await client.query(
      `explain (analyze, buffers, costs off, timing off, summary off) ${query}`,
      params,
    )
    parts.push(`    ${rows.map((row) => row['QUERY PLAN']).join('\n    ')}\n`)
  }
  await client.end()
  return parts.join('\n')
}

try {
  const small = await openFilled('small', 1000, 30)
  const large = await openFilled('large', 100_000, 365)
  const both = [small.database, large.database]
  console.log('| De onde vêm | 1,000 leads, a month of visits | 100,000 leads, a year | ratio |')
  console.log('|---|---|---|---|')
  for (const by of views) {
    const times = both.map((): number[] => [])
    for (let turn = 0; turn < TIMES + 5; turn += 1) {
      for (const [index, database] of both.entries()) {
        const since = performance.now()
        await readOrigins(database, STAFF, { month, by, timeZone })
        if (turn >= 5) times[index]?.push(performance.now() - since)
      }
    }
    const [before = 0, after = 0] = times.map(median)
    const ratio = (after / before).toFixed(2)
    console.log(`| by ${by} | ${before.toFixed(1)} ms | ${after.toFixed(1)} ms | ${ratio} |`)
  }
  console.log('\nPlans on the large tables:\n')
  console.log(await explain(large.connection))
} finally {
  for (const close of closers.reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
}
