import pg from 'pg'
import type { Connection } from '#server/db/connection/connection.ts'

const ADS = 3
const DAYS = 60

/** Three ads a campaign for sixty days, as one file brought them; resolves with the number of rows. */
export async function fillAds(connection: Connection): Promise<number> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    for (let back = DAYS - 1; back >= 0; back -= 1) {
      await client.query(
        `insert into alisio.ad_days (campaign_id, client_id, date, seq, kind, group_name, name,
           impressions, clicks, spend, results)
         select campaigns.id, campaigns.client_id,
           (now() at time zone 'America/Fortaleza')::date - $1::int, file.seq, 'ad', 'Conjunto',
           'Anúncio ' || n, 900, 20, round((2 + random() * 60)::numeric, 2),
           jsonb_build_object('actions:lead', (random() * 3)::int, 'reach', 700)
         from alisio.campaigns join (
           select client_id, max(seq) as seq from alisio.imports group by client_id) file using (client_id),
           generate_series(1, $2) n`,
        [back, ADS],
      )
    }
    await client.query('vacuum analyze alisio.ad_days')
    const { rows } = await client.query('select count(*)::int as n from alisio.ad_days')
    return rows[0].n
  } finally {
    await client.end()
  }
}
