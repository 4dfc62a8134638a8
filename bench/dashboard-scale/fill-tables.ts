import pg from 'pg'
import type { Connection } from '#server/db/connection/connection.ts'

export const measuredClient = 'client-0'
/** Signed up by itself: its own client has its id. */
export const measuredView = { userId: measuredClient, clientId: measuredClient }
/** Somebody of the agency, who is nobody's client. */
export const measuredStaff = 'staff-0'
const CAMPAIGNS = 56
const DAYS = 180

/**
 * So many clients with 56 campaigns of 180 days each, about ten thousand rows per client. Days are
 * written in order, as imports do over time, so that one client's rows lie far apart.
 */
export async function fillTables(
  connection: Connection,
  clients: number,
  days = DAYS,
  campaigns = CAMPAIGNS,
): Promise<number> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('truncate alisio.clients, alisio.staff cascade')
    await client.query(`delete from alisio."user"`)
    await client.query(
      `insert into alisio."user" (id, name, email)
       select 'client-' || n, 'Client ' || n, n || '@example.com' from generate_series(0, $1 - 1) n`,
      [clients],
    )
    await client.query(
      `insert into alisio.campaigns (client_id, campaign_name, objective, status, source)
       select id, 'Campaign ' || n, 'OUTCOME_LEADS', case n % 3 when 0 then 'PAUSED' else 'ACTIVE' end,
         case n % 2 when 0 then 'meta' else 'google' end
       from alisio.clients, generate_series(1, $1) n`,
      [campaigns],
    )
    await client.query(
      `insert into alisio."user" (id, name, email) values ($1, 'Staff', 'staff@example.com')`,
      [measuredStaff],
    )
    await client.query('delete from alisio.clients where own_of = $1', [measuredStaff])
    await client.query(`insert into alisio.staff (user_id, role) values ($1, 'owner')`, [
      measuredStaff,
    ])
    // What else a client's page reads: a year of files, invitations and lines of the log.
    await client.query(
      `insert into alisio.imports (client_id, state, file_name, platform, staff_name, seq, done_at, result)
       select id, 'done', 'meta.csv', 'meta', 'Staff', nextval('alisio.import_order'), now(),
         '{"newDays": 30, "changedDays": 0}' from alisio.clients, generate_series(1, 12)`,
    )
    await client.query(
      `insert into alisio.invitations (email, client_id, token_hash, expires_at)
       select gen_random_uuid() || '@example.com', id, gen_random_uuid()::text, now() + interval '7 days'
       from alisio.clients, generate_series(1, 2)`,
    )
    await client.query(
      `insert into alisio.acts (staff_name, kind, client_id)
       select 'Staff', 'client-viewed', id from alisio.clients, generate_series(1, 20)`,
    )
    await client.query(
      `insert into alisio.client_standings (client_id, day, spend, conversions, pace)
       select id, current_date, random() * 9000, random() * 90, random() * 2 from alisio.clients`,
    )
    for (let back = days - 1; back >= 0; back -= 1) {
      await client.query(
        `insert into alisio.campaigns_stats
           (campaign_id, client_id, date, impressions, clicks, spend, conversions, ctr, results)
         select id, client_id, (now() at time zone 'America/Fortaleza')::date - $1::int,
           1000 + random() * 9000, 20 + random() * 80, 5 + random() * 200, leads, random() * 4,
           jsonb_build_object('actions:lead', leads, 'reach', 800, 'actions:link_click', 20)
         from (select id, client_id, (random() * 9)::int as leads from alisio.campaigns) known`,
        [back],
      )
    }
    const tables = [
      'clients',
      'client_people',
      'client_standings',
      'campaigns',
      'imports',
      'invitations',
      'acts',
    ]
    for (const table of tables) {
      await client.query(`vacuum analyze alisio.${table}`)
    }
    await client.query('vacuum analyze alisio.campaigns_stats')
    const { rows } = await client.query('select count(*)::int as n from alisio.campaigns_stats')
    return rows[0].n
  } finally {
    await client.end()
  }
}
