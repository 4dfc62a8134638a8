import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { type Database, openDatabase } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection/connection.ts'
import { migrate } from '#server/db/migrating/migrate.ts'
import { createLogger } from '#server/log.ts'
import { addCampaign, addClient } from '../people/clients.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

type Client = Awaited<ReturnType<typeof addClient>>
export type FilledSite = {
  connection: Connection
  database: Database
  clients: Client[]
  campaigns: string[]
}

/**
 * A second table that triggers fill row by row with what happens to the figures: whatever is done
 * to them, both stay equal.
 */
const mirror = `
  create table public.mirror (like alisio.campaigns_stats);
  create index on public.mirror (campaign_id, date);
  create function public.reflect() returns trigger language plpgsql security definer as $$
  begin
    if tg_op <> 'INSERT' then
      delete from public.mirror where campaign_id = old.campaign_id and date = old.date;
    end if;
    if tg_op <> 'DELETE' then
      insert into public.mirror select new.*;
    end if;
    return null;
  end $$;
  create trigger reflect after insert or update or delete on alisio.campaigns_stats
    for each row execute function public.reflect()`

/** Rows of seven months and of dates that nobody expects, in no order. */
const fill = `
  insert into alisio.campaigns_stats (campaign_id, client_id, date, impressions, clicks, spend,
    conversions, ctr, revenue, reach, results, currency)
  select id, client_id, day, 1000 * random(), 100 * random(), 90 * random(), 9 * random(), random(),
    case when random() < 0.5 then 50 * random() end, case when random() < 0.5 then 7 end,
    case when random() < 0.5 then jsonb_build_object('actions:lead', 3, 'é "x"', random()) end,
    case when random() < 0.1 then 'USD' end
  from alisio.campaigns, (
    select '2025-01-15'::date + n as day from generate_series(0, 200) n
    union all select unnest(array['1988-02-29', '2999-12-31', '2025-01-01']::date[])) days
  order by random()`

/** Servers of their own, and sites on them with figures of several clients. */
export function figuresStage(bin?: string) {
  const closers: (() => Promise<unknown>)[] = []
  let server: TestPostgres
  let count = 0

  beforeAll(async () => {
    server = await startPostgres({ bin })
    await server.administer('create role site login createrole password PASSWORD')
    // Each site is a copy of one that was migrated.
    await server.administer('create database figures owner site')
    await migrate({ connectionString: server.url('site', 'figures') }, 'server/db/migrations')
  })
  afterAll(async () => {
    for (const close of closers.reverse()) await close()
    await server.stop()
  })

  async function connect(connection: Connection): Promise<pg.Client> {
    const client = new pg.Client(connection)
    client.on('error', () => {})
    await client.connect()
    closers.push(() => client.end().catch(() => {}))
    return client
  }

  async function fillSite(): Promise<FilledSite> {
    count += 1
    const name = `figures_${count}`
    await server.administer(`create database ${name} template figures owner site`)
    const connection = { connectionString: server.url('site', name) }
    const database = openDatabase(connection, createLogger('error'))
    closers.push(() => database.close())
    const clients = [await addClient(database), await addClient(database)]
    const campaigns: string[] = []
    for (const client of [...clients, ...clients, ...clients])
      campaigns.push(await addCampaign(database, client))
    await server.administer('grant create on schema public to site', name)
    await database.db.execute(sql.raw(mirror))
    await database.db.execute(sql.raw(fill))
    return { connection, database, clients, campaigns }
  }

  return {
    connect,
    fillSite,
    url: (user: string, name: string) => server.url(user, name),
    administer: (text: string, name: string) => server.administer(text, name),
  }
}

/** Rows that the table and its mirror do not have in common. */
export async function differences({ database }: FilledSite): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      (select * from alisio.campaigns_stats except all select * from public.mirror)
      union all (select * from public.mirror except all select * from alisio.campaigns_stats)) each`)
  return rows[0]?.count ?? -1
}
