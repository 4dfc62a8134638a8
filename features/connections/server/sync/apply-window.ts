import type { ClientBase } from 'pg'
import {
  type AccountRate,
  applyLayer,
  convertWindow,
  type Platform,
  removeDemo,
  removeStaged,
  statedColumns,
} from '#features/figures/server/figures.server.ts'
import type { PlatformWindow } from '../platforms/platform-api.ts'
import { fillResults } from './fill-results.ts'

/** The account's layer among the client's imports. */
export type Layer = { id: string; seq: string; clientId: string; platform: Platform }
type Converted = { rate?: AccountRate | null }

const LONGEST_NAME = 300

const stageCampaigns = `
  insert into alisio.staged_campaigns (import_id, key, external_id, name, status, objective)
  select $1, id, id, name, status, objective
  from jsonb_to_recordset($2::jsonb) said (id text, name text, status text, objective text)`

/** Conversions follow from the results when the days are applied. */
const stageDays = `
  insert into alisio.staged_days (import_id, key, day, ${statedColumns})
  select $1, "campaignId", day, impressions, clicks, greatest(0, round(spend, 2)),
    0, least(round(coalesce(100.0 * clicks / nullif(impressions, 0), 0), 4), 99999),
    round(revenue, 2), 0, 0, 0, reach, results
  from jsonb_to_recordset($2::jsonb) said ("campaignId" text, day date, impressions bigint,
    clicks bigint, spend numeric, revenue numeric, reach bigint, results jsonb)`

const replaceRaw = `
  with said as (
    select campaign_id, day, raw from jsonb_to_recordset($2::jsonb)
      said ("campaignId" text, day date, raw jsonb)
    join alisio.staged_campaigns staged on staged.import_id = $1 and staged.key = "campaignId"
  ), gone as (
    delete from alisio.ad_raw_days known using alisio.import_campaigns own
    where own.seq = $4 and known.campaign_id = own.campaign_id and known.client_id = $3
      and known.date between $5 and $6 and not exists (
        select from said where said.campaign_id = known.campaign_id and said.day = known.date)
  )
  insert into alisio.ad_raw_days as known (campaign_id, client_id, date, said)
  select campaign_id, $3, day, raw from said
  on conflict (campaign_id, client_id, date) do update set said = excluded.said
  where known.said is distinct from excluded.said`

/** Replaces the account's days of a window, inside the caller's transaction and client lock. */
export async function applyWindow(
  connection: ClientBase,
  layer: Layer & Converted,
  window: PlatformWindow,
): Promise<{ days: number; changed: number }> {
  const { id, seq, clientId } = layer
  const campaigns = window.campaigns.map((each) => ({
    ...each,
    name:
      each.name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME) ||
      `Campanha sem nome (${each.id})`,
  }))
  await removeDemo(connection, layer)
  await removeStaged(connection, id)
  await connection.query(stageCampaigns, [id, JSON.stringify(campaigns)])
  await connection.query(stageDays, [id, JSON.stringify(window.days)])
  if (layer.rate) await convertWindow(connection, layer, layer.rate)
  const applied = await applyLayer(connection, layer, window)
  const changed = applied.added + applied.changed + applied.removed
  const raw = window.days.map(({ campaignId, day, raw: row }) => ({ campaignId, day, raw: row }))
  await connection.query(replaceRaw, [
    id,
    JSON.stringify(raw),
    clientId,
    seq,
    window.first,
    window.last,
  ])
  await removeStaged(connection, id)
  await fillResults(connection, layer)
  // A new `done_at` invalidates previews that were made from the old figures.
  await connection.query(
    `update alisio.imports set covered_from = least(covered_from, $2),
       covered_until = greatest(covered_until, $3),
       done_at = case when $4 > 0 then now() else done_at end where id = $1`,
    [id, window.first, window.last, changed],
  )
  return { days: applied.days, changed }
}
