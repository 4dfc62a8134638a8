import pg from 'pg'
import type { Connection } from '#server/db/connection.ts'
import { fillTables } from '../dashboard-scale/fill-tables.ts'

const CAMPAIGNS = 56
const DAYS = 730

/** Two years of figures of so many clients, written in order of days, as imports do over time. */
export async function fillFigures(connection: Connection, millions: number): Promise<number> {
  const clients = Math.max(1, Math.round((millions * 1e6) / (CAMPAIGNS * DAYS)))
  await fillTables(connection, clients, 1)
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
      select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
      from pg_index where indrelid = 'alisio.campaigns_stats'::regclass and not indisprimary`)
    await client.query(`set maintenance_work_mem = '512MB'; set synchronous_commit = off`)
    for (const { drop } of parts) await client.query(drop)
    await client.query('alter table alisio.campaigns_stats disable trigger user')
    for (let back = DAYS - 1; back > 0; back -= 1)
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
    await client.query('vacuum analyze alisio.campaigns_stats')
    const { rows } = await client.query('select count(*)::int as n from alisio.campaigns_stats')
    return rows[0].n
  } finally {
    await client.end()
  }
}
