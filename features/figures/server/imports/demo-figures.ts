import type { ClientBase } from 'pg'
import { z } from 'zod'
import { queryText } from '#server/db/query-rows.ts'

const removeDemoRow = z.object({ campaigns: z.number() })

/** Removes a client's demo campaigns and stores them with the import that replaced them. */
export async function removeDemo(
  connection: ClientBase,
  { id, clientId }: { id: string; clientId: string },
): Promise<number> {
  const rows = await queryText(
    connection,
    removeDemoRow,
    `with invented as (
      select * from alisio.campaigns where client_id = $2 and demo
    ), kept as (
      select jsonb_build_object(
        'campaigns', (select jsonb_agg(to_jsonb(invented)) from invented),
        'days', (select jsonb_agg(to_jsonb(stats)) from alisio.campaigns_stats stats
          where client_id = $2 and campaign_id in (select id from invented))) as figures
    )
    update alisio.imports set removed_demo = kept.figures from kept
    where imports.id = $1 and exists (select from invented)
    returning jsonb_array_length(kept.figures -> 'campaigns') as campaigns`,
    [id, clientId],
  )
  if (rows.length === 0) return 0
  await connection.query('delete from alisio.campaigns where client_id = $1 and demo', [clientId])
  return rows[0]?.campaigns ?? 0
}

/** Restored with the last real import undone; else moved to the next import. */
export async function restoreDemo(
  connection: ClientBase,
  { seq, clientId }: { seq: string; clientId: string },
): Promise<void> {
  const { rowCount } = await connection.query(
    `update alisio.imports later set removed_demo = own.removed_demo
     from alisio.imports own
     where own.seq = $1 and own.removed_demo is not null and later.seq = (
       select min(seq) from alisio.imports
       where client_id = $2 and state = 'done' and seq > $1)`,
    [seq, clientId],
  )
  const { rows } = await connection.query(
    'select from alisio.campaigns where client_id = $1 limit 1',
    [clientId],
  )
  if (rowCount || rows.length > 0) return
  await connection.query(
    `insert into alisio.campaigns select invented.* from alisio.imports,
       jsonb_populate_recordset(null::alisio.campaigns, removed_demo -> 'campaigns') invented
     where seq = $1`,
    [seq],
  )
  await connection.query(
    `insert into alisio.campaigns_stats select invented.* from alisio.imports,
       -- What was kept before conversions had kinds does not speak of them.
       jsonb_populate_recordset(jsonb_populate_record(null::alisio.campaigns_stats,
         '{"contacts": 0, "purchases": 0, "conversations": 0}'), removed_demo -> 'days') invented
     where seq = $1`,
    [seq],
  )
}
