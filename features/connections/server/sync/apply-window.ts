import type { ClientBase } from 'pg'
import { z } from 'zod'
import {
  dayColumns,
  dayColumnsOf,
  matchCampaigns,
  type Platform,
  removeDemo,
  removeStaged,
  setDayFrom,
} from '#features/figures/server/figures.server.ts'
import { queryText } from '#server/db/query-rows.ts'
import type { PlatformWindow } from '../platform-api.ts'

/** Where the account's figures go: its layer among the client's imports. */
export type Layer = { id: string; seq: string; clientId: string; platform: Platform }

const LONGEST_NAME = 300

const stageCampaigns = `
  insert into alisio.staged_campaigns (import_id, key, external_id, name, status, objective)
  select $1, id, id, name, status, objective
  from jsonb_to_recordset($2::jsonb) said (id text, name text, status text, objective text)`

const stageDays = `
  insert into alisio.staged_days (import_id, key, day, ${dayColumns})
  select $1, "campaignId", day, impressions, clicks, greatest(0, round(spend, 2)),
    greatest(round(conversions, 2),
      round(contacts, 2) + round(purchases, 2) + round(conversations, 2)),
    least(round(coalesce(100.0 * clicks / nullif(impressions, 0), 0), 4), 99999),
    round(revenue, 2), round(contacts, 2), round(purchases, 2), round(conversations, 2), reach
  from jsonb_to_recordset($2::jsonb) said ("campaignId" text, day date, impressions bigint,
    clicks bigint, spend numeric, conversions numeric, revenue numeric, contacts numeric,
    purchases numeric, conversations numeric, reach bigint)`

/** Campaigns that neither have figures nor run nor are known would only fill lists. */
const dropIdle = `
  delete from alisio.staged_campaigns staged
  where import_id = $1 and campaign_id is null and status <> 'ACTIVE' and not exists (
    select from alisio.staged_days days where days.import_id = $1 and days.key = staged.key)`

const keepKnown = `
  insert into alisio.import_campaigns (seq, campaign_id, said, before)
  select $2, campaigns.id,
    jsonb_build_object('name', staged.name, 'externalId', staged.external_id,
      'status', staged.status, 'objective', staged.objective),
    jsonb_build_object('name', campaigns.campaign_name, 'externalId', campaigns.external_id,
      'status', campaigns.status, 'objective', campaigns.objective)
  from alisio.staged_campaigns staged join alisio.campaigns on campaigns.id = staged.campaign_id
  where staged.import_id = $1
  on conflict (campaign_id, seq) do update set said = excluded.said`

const changeKnown = `
  update alisio.campaigns set campaign_name = staged.name, external_id = staged.external_id,
    status = staged.status, objective = staged.objective, updated_at = now()
  from alisio.staged_campaigns staged
  where staged.import_id = $1 and campaigns.id = staged.campaign_id and (
    campaigns.campaign_name, campaigns.external_id, campaigns.status, campaigns.objective
  ) is distinct from (staged.name, staged.external_id, staged.status, staged.objective)`

const addUnknown = `
  with named as (
    update alisio.staged_campaigns set campaign_id = gen_random_uuid()
    where import_id = $1 and campaign_id is null returning *
  ), kept as (
    insert into alisio.import_campaigns (seq, campaign_id, said)
    select $2, campaign_id, jsonb_build_object('name', name, 'externalId', external_id,
      'status', status, 'objective', objective) from named
  )
  insert into alisio.campaigns
    (id, client_id, source, external_id, campaign_name, status, objective, created_at)
  select campaign_id, $3, $4, external_id, name, status, objective, now() from named`

/** All of the window: what came is written, what no longer comes goes, and what was found stays known. */
const replaceDays = `
  with days as (
    select campaign_id, staged.* from alisio.staged_days staged
    join alisio.staged_campaigns using (import_id, key) where import_id = $1
  ), own as (
    select campaign_id from alisio.import_campaigns where seq = $2
  ), gone as (
    select known.* from alisio.campaigns_stats known join own using (campaign_id)
    where known.client_id = $3 and known.date between $4 and $5 and not exists (
      select from days where days.campaign_id = known.campaign_id and days.day = known.date)
  ), kept as (
    insert into alisio.import_days (seq, campaign_id, date, had_figures, ${dayColumns})
    select $2, days.campaign_id, day, known.date is not null, ${dayColumnsOf('known')}
    from days left join alisio.campaigns_stats known
      on known.campaign_id = days.campaign_id and known.client_id = $3 and known.date = day
    union all
    select $2, campaign_id, date, true, ${dayColumnsOf('gone')} from gone
    on conflict (campaign_id, date, seq) do nothing
  ), removed as (
    delete from alisio.campaigns_stats known using gone
    where known.campaign_id = gone.campaign_id and known.client_id = $3 and known.date = gone.date
    returning known.campaign_id
  ), written as (
    insert into alisio.campaigns_stats as known (campaign_id, client_id, date, ${dayColumns})
    select campaign_id, $3, day, ${dayColumns} from days
    on conflict (campaign_id, client_id, date) do update set ${setDayFrom('excluded')}
    where (${dayColumnsOf('known')}) is distinct from (${dayColumnsOf('excluded')})
    returning campaign_id
  ), touched as (
    update alisio.campaigns set updated_at = now() where id in (
      select campaign_id from written union select campaign_id from removed)
  )
  select (select count(*) from days)::int as days,
    ((select count(*) from written) + (select count(*) from removed))::int as changed`

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

const changedRow = z.object({ days: z.number(), changed: z.number() })

/** Puts a whole window in place of what was there, within the caller's transaction and turn. */
export async function applyWindow(
  connection: ClientBase,
  layer: Layer,
  window: PlatformWindow,
): Promise<{ days: number; changed: number }> {
  const { id, seq, clientId, platform } = layer
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
  await matchCampaigns(connection, layer)
  await connection.query(dropIdle, [id])
  await connection.query(keepKnown, [id, seq])
  await connection.query(changeKnown, [id])
  await connection.query(addUnknown, [id, seq, clientId, platform])
  const rows = await queryText(connection, changedRow, replaceDays, [
    id,
    seq,
    clientId,
    window.first,
    window.last,
  ])
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
  const done = rows[0] ?? { days: 0, changed: 0 }
  // A report that waits for somebody's word was made from figures that are no longer these.
  await connection.query(
    `update alisio.imports set covered_from = least(covered_from, $2),
       covered_until = greatest(covered_until, $3),
       done_at = case when $4 > 0 then now() else done_at end where id = $1`,
    [id, window.first, window.last, done.changed],
  )
  return done
}
