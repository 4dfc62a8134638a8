import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { onEachPostgres } from '#tests/support/database/on-each-postgres.ts'
import { startPostgres } from '#tests/support/database/postgres.ts'
import { expectTrueSums } from '#tests/support/features/figures/true-sums.ts'
import { createLogger } from '../../log.ts'
import { openDatabase } from '../client.ts'
import { asClient } from '../roles/run-as.ts'
import { migrate } from './migrate.ts'

const folder = 'server/db/migrations'
/** The files that were edited since, as that release had them. */
const editions = 'tests/support/database/previous-release'
const LAST_OF_THAT_RELEASE = '0008'

/** As the release before the schema of its own did it: everything in public, by one user. */
async function installPreviousRelease(client: pg.Client): Promise<void> {
  await client.query(`create table schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  const edited = readdirSync(editions)
  for (const name of readdirSync(folder).sort()) {
    if (name.slice(0, 4) > LAST_OF_THAT_RELEASE) continue
    const text = readFileSync(join(edited.includes(name) ? editions : folder, name), 'utf8')
    await client.query(text)
    const checksum = createHash('sha256').update(text).digest('hex')
    await client.query('insert into schema_migrations values ($1, $2)', [name, checksum])
  }
}

const rowsOfThatTime = `
  insert into "user" (id, name, email) values ('ana', 'Ana', 'ana@example.com'), ('bia', 'Bia', 'bia@example.com');
  update profiles set company_name = 'Empresa de ' || id;
  update user_preferences set font_size = 'large' where user_id = 'ana';
  insert into session (id, token, user_id, expires_at) values ('s', 't', 'ana', now() + interval '1 day');
  insert into account (id, account_id, provider_id, user_id, password) values ('a', 'ana', 'credential', 'ana', 'hash');
  insert into verification (id, identifier, value, expires_at) values ('v', 'i', 'ana', now());
  insert into campaigns (id, user_id, campaign_name, objective, status, source, external_id)
    values ('00000000-0000-0000-0000-000000000001', 'ana', 'Busca', 'OUTCOME_LEADS', 'ACTIVE', 'meta', '7');
  insert into campaigns_stats (campaign_id, date, impressions, clicks, spend, conversions)
    select '00000000-0000-0000-0000-000000000001', date '2026-01-01' + n, n * 100, n, n * 1.25, n / 4.0
    from generate_series(1, 40) n;
  insert into contact_messages (name, email, phone, message) values ('Caio', 'caio@example.com', '85', 'Olá');
  insert into mails (kind, recipient, subject, contact_message_id)
    select 'contact-visitor', email, 'Recebemos', id from contact_messages;
  insert into rate_limits (key, window_start, expires_at) values ('k', now(), now());
  insert into server_secrets (name, value) values ('auth', 'kept');
  insert into assistant_passages (version, id, path, title, body, search)
    values ('1', 'p', '/', 't', 'b', to_tsvector('portuguese', 'campanhas'));`

type Content = Record<string, object[]>

/** Every row of every table of a schema. */
async function contentOf(client: pg.Client, schema: string): Promise<Content> {
  const { rows: tables } = await client.query(
    'select tablename as name from pg_tables where schemaname = $1 order by 1',
    [schema],
  )
  const content: Content = {}
  for (const { name } of tables) {
    const { rows } = await client.query(`select to_jsonb(t) as row from ${schema}."${name}" t`)
    content[name] = rows.map(({ row }) => row)
  }
  return content
}

/** Campaigns belonged to an account then, and belong to that account's own client now. */
function asNow(table: string, row: object): object {
  if (!table.startsWith('campaigns')) return row
  const { user_id: owner, ...rest } = row as { user_id: string }
  return { ...rest, client_id: owner }
}

onEachPostgres('an upgrade', ({ bin }) => {
  test('a database of the previous release keeps every row and rule in its new schema', async () => {
    const server = await startPostgres({ bin })
    onTestFinished(() => server.stop())
    await server.administer('create role site login createrole password PASSWORD')
    await server.administer('create database site owner site')
    const connection = { connectionString: server.url('site', 'site') }
    const client = new pg.Client(connection)
    await client.connect()
    await installPreviousRelease(client)
    await client.query(rowsOfThatTime)
    await client.query('create table public.somebody_elses (id int)')
    const { schema_migrations: _, ...before } = await contentOf(client, 'public')

    await migrate(connection, folder)
    const { schema_migrations: list, ...after } = await contentOf(client, 'alisio')
    expect(await contentOf(client, 'public')).toEqual({ somebody_elses: [] })
    const { somebody_elses: __, ...ours } = before
    for (const [table, rows] of Object.entries(ours)) {
      expect(rows.length, table).toBeGreaterThan(0)
      for (const row of rows) {
        expect(after[table]).toContainEqual(expect.objectContaining(asNow(table, row)))
      }
    }
    expect(list?.length).toBe(readdirSync(folder).length)
    expect(await migrate(connection, folder)).toBe(0)
    await client.end()

    const database = openDatabase(connection, createLogger('silent'))
    onTestFinished(() => database.close())
    const as = async (id: string, query: ReturnType<typeof sql>) =>
      (await asClient(database, { userId: id, clientId: id }, (tx) => tx.execute(query))).rows
    const figures = sql`select count(*)::int as days, sum(spend)::text as spend from alisio.campaigns_stats`
    expect(await as('ana', figures)).toEqual([{ days: 40, spend: '1025.00' }])
    expect(await as('bia', figures)).toEqual([{ days: 0, spend: null }])
    await expectTrueSums(database)
    expect(await as('bia', sql`select alisio.generate_demo_campaign_data('bia') as made`)).toEqual([
      { made: 4 },
    ])
    expect(await as('bia', sql`select alisio.remove_demo_campaign_data('bia') as gone`)).toEqual([
      { gone: 4 },
    ])
    await as('bia', sql`update alisio.profiles set full_name = 'Beatriz'`)
    const { rows } = await database.db.execute(sql`
      select "user".name, profiles.full_name from alisio."user" join alisio.profiles using (id) order by id`)
    expect(rows).toEqual([
      { name: 'Ana', full_name: 'Ana' },
      { name: 'Beatriz', full_name: 'Beatriz' },
    ])
    // What the agency imported waits for its owner's word.
    await database.db.execute(sql`delete from alisio."user" where id = 'ana'`)
    const remaining = await database.db.execute(sql`
      select distinct client_id, erasure_asked_at is not null as asked
      from alisio.campaigns_stats join alisio.clients on clients.id = client_id`)
    expect(remaining.rows).toEqual([{ client_id: 'ana', asked: true }])
  })
})
