import pg from 'pg'
import type { Connection } from '#server/db/connection/connection.ts'
import { fillTables } from '../dashboard-scale/fill-tables.ts'
import { divideByMonth } from './divide.ts'

const CAMPAIGNS = 56
const DAYS = 730

const sums = `sum(impressions), sum(clicks), sum(spend), sum(conversions), sum(contacts),
  sum(purchases), sum(conversations), sum(revenue), sum(spend) filter (where revenue is not null),
  sum(ctr), count(*)`

/** What the triggers would have written, in one statement for each table. */
async function fillSums(client: pg.Client): Promise<void> {
  await client.query(`set work_mem = '256MB'; truncate alisio.campaign_weeks, alisio.client_days`)
  await client.query(`insert into alisio.campaign_weeks
    select client_id, date_trunc('week', date::timestamp)::date, campaign_id, ${sums}
    from alisio.campaigns_stats group by 1, 2, 3`)
  await client.query(`insert into alisio.client_days select client_id, date, ${sums}
    from alisio.campaigns_stats group by 1, 2`)
  await client.query('truncate alisio.campaign_spans, alisio.platform_days')
  await client.query(`insert into alisio.campaign_spans
    select client_id, campaign_id, min(date), max(date) from alisio.campaigns_stats group by 1, 2`)
  await client.query(`insert into alisio.platform_days
    select stats.client_id, date, coalesce(source, 'outra:' || other_platform, ''), ${sums}
    from alisio.campaigns_stats stats join alisio.campaigns on campaigns.id = campaign_id
    group by 1, 2, 3`)
  await client.query('vacuum analyze alisio.campaign_spans, alisio.platform_days')
  await client.query('vacuum analyze alisio.campaign_weeks, alisio.client_days')
}

/** Two years of figures of so many clients, written in order of days, as imports do over time. */
export function fillFigures(connection: Connection, millions: number): Promise<number> {
  const clients = Math.max(1, Math.round((millions * 1e6) / (CAMPAIGNS * DAYS)))
  return fillClients(connection, clients)
}

/** The same in a table that was divided by month while it was small, since dividing needs room for two. */
export async function fillByMonth(connection: Connection, millions: number): Promise<number> {
  await fillClients(connection, 1)
  await divideByMonth(connection)
  return fillFigures(connection, millions)
}

/** So many clients with the same number of campaigns, each with figures of so many days. */
export async function fillClients(
  connection: Connection,
  clients: number,
  campaigns = CAMPAIGNS,
  days = DAYS,
): Promise<number> {
  await fillTables(connection, clients, 1, campaigns)
  const client = new pg.Client(connection)
  await client.connect()
  try {
    // Keys and indexes are made of all rows at once, which is several times faster.
    const { rows: parts } = await client.query<{ drop: string; add: string }>(`
      select format('alter table alisio.campaigns_stats drop constraint %I', conname) as drop,
        format('alter table alisio.campaigns_stats add constraint %I %s', conname,
          pg_get_constraintdef(oid)) as add
      from pg_constraint where conrelid = 'alisio.campaigns_stats'::regclass and contype in ('f', 'p')
      union all
      -- "ON ONLY" would leave the partitions of a divided table without it.
      select format('drop index %s', indexrelid::regclass),
        replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
      from pg_index where indrelid = 'alisio.campaigns_stats'::regclass and not indisprimary`)
    await client.query(`set maintenance_work_mem = '512MB'; set synchronous_commit = off`)
    for (const { drop } of parts) await client.query(drop)
    await client.query('alter table alisio.campaigns_stats disable trigger user')
    for (let back = days - 1; back > 0; back -= 1)
      await client.query(
        `insert into alisio.campaigns_stats
           (campaign_id, client_id, date, impressions, clicks, spend, conversions, ctr, results)
         select id, client_id, (now() at time zone 'America/Fortaleza')::date - $1::int,
           1000 + random() * 9000, 20 + random() * 80, 5 + random() * 200, 3, random() * 4,
           '{"actions:lead": 3, "reach": 800, "actions:link_click": 20}'
         from alisio.campaigns`,
        [back],
      )
    for (const { add } of parts) await client.query(add)
    await client.query('alter table alisio.campaigns_stats enable trigger user')
    await fillSums(client)
    await client.query('vacuum analyze alisio.campaigns_stats')
    const { rows } = await client.query('select count(*)::int as n from alisio.campaigns_stats')
    return rows[0].n
  } finally {
    await client.end()
  }
}
