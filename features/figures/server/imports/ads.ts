import type { ClientBase } from 'pg'
import { z } from 'zod'
import { queryText } from '#server/db/query-rows.ts'

/** Results of the rows of `from`, added up by kind, for each ad and day of a campaign. */
const resultsOf = (from: string, campaign: string) => `
  select ${campaign}, day, kind, group_name, ad_name, jsonb_object_agg(result, amount) as results
  from (
    select ${campaign}, day, kind, group_name, ad_name, part.result,
      sum(part.amount::numeric) as amount
    from ${from}, jsonb_each_text(results) part (result, amount) group by 1, 2, 3, 4, 5, 6) parts
  group by 1, 2, 3, 4, 5`

/**
 * Lines that name an ad, a keyword or an ad set, summed by day. The campaign's day has their sum
 * already: this is what it is made of.
 */
export const stageAds = `
  with rows as (
    select key, day, ad_id, impressions, clicks, spend,
      coalesce(results, case when kind is null then '{}' else jsonb_build_object(kind, amount) end)
        as results,
      coalesce(ad, keyword, ad_group) as ad_name,
      case when ad is not null then 'ad' when keyword is not null then 'keyword'
        else 'group' end as kind,
      case when ad is null and keyword is null then '' else coalesce(ad_group, '') end as group_name
    from staged where coalesce(ad, keyword, ad_group) is not null
  ), merged as (${resultsOf('rows', 'key')})
  insert into alisio.staged_ads (import_id, key, day, kind, group_name, name, external_id,
    impressions, clicks, spend, results)
  select $1::uuid, key, day, kind, group_name, ad_name, external_id, impressions, clicks, spend,
    coalesce(merged.results, '{}')
  from (
    select key, day, kind, group_name, ad_name, max(ad_id) as external_id,
      sum(impressions) as impressions, sum(clicks) as clicks, round(sum(spend), 2) as spend
    from rows group by 1, 2, 3, 4, 5) sums
  left join merged using (key, day, kind, group_name, ad_name)`

/** Amounts in another currency follow the rate of the campaign's day. */
const writeStaged = `
  insert into alisio.ad_days (campaign_id, client_id, date, seq, kind, group_name, name, external_id,
    impressions, clicks, spend, results)
  select campaign_id, $3, staged.day, $2, kind, group_name, staged.name, staged.external_id,
    staged.impressions, staged.clicks, round(staged.spend * coalesce(days.rate, 1), 2),
    staged.results
  from alisio.staged_ads staged
  join alisio.staged_campaigns campaigns
    on campaigns.import_id = $1 and campaigns.key = staged.key
  join alisio.staged_days days
    on days.import_id = $1 and days.key = staged.key and days.day = staged.day
  where staged.import_id = $1
  on conflict (campaign_id, date, seq, kind, group_name, name) do update
    set impressions = excluded.impressions, clicks = excluded.clicks, spend = excluded.spend,
      results = excluded.results, external_id = excluded.external_id`

/** Moves a staged file's ads below the client's campaigns, after its days. */
export async function writeAds(
  connection: ClientBase,
  { id, seq, clientId }: { id: string; seq: string; clientId: string },
): Promise<void> {
  await connection.query(writeStaged, [id, seq, clientId])
}

/** Ads of one campaign and day may share a name. Amounts follow the rate of the campaign's day. */
const insertRead = `
  with rows as (
    select campaigns.id as campaign_id, day, kind, left("group", 200) as group_name,
      left(said.name, 200) as ad_name, said.id as ad_id, impressions, clicks, spend, results
    from jsonb_to_recordset($4::jsonb) said ("campaignId" text, day date, kind text, "group" text,
      name text, id text, impressions bigint, clicks bigint, spend numeric, results jsonb)
    join alisio.campaigns on campaigns.client_id = $2 and campaigns.source = $3
      and campaigns.external_id = said."campaignId"
    where day between $5 and $6
  ), merged as (${resultsOf('rows', 'campaign_id')})
  insert into alisio.ad_days (campaign_id, client_id, date, seq, kind, group_name, name, external_id,
    impressions, clicks, spend, results)
  select campaign_id, $2, day, $1, kind, group_name, ad_name, external_id, impressions, clicks,
    spend, coalesce(merged.results, '{}')
  from (
    select campaign_id, day, kind, group_name, ad_name, max(ad_id) as external_id,
      sum(impressions) as impressions, sum(clicks) as clicks,
      greatest(0, round(sum(spend * coalesce((
        select rate from alisio.campaigns_stats stats where stats.campaign_id = rows.campaign_id
          and stats.client_id = $2 and stats.date = rows.day), 1)), 2)) as spend
    from rows group by 1, 2, 3, 4, 5) sums
  left join merged using (campaign_id, day, kind, group_name, ad_name)`

/** Replaces what an account's layer says of its ads in a window, in the caller's transaction. */
export async function replaceAds(
  connection: ClientBase,
  { seq, clientId, platform }: { seq: string; clientId: string; platform: string },
  { first, last }: { first: string; last: string },
  ads: readonly object[],
): Promise<void> {
  await connection.query(
    'delete from alisio.ad_days where seq = $1 and client_id = $2 and date between $3 and $4',
    [seq, clientId, first, last],
  )
  const values = [seq, clientId, platform, JSON.stringify(ads), first, last]
  await connection.query(insertRead, values)
}

const idRow = z.object({ id: z.string() })
const MOST_PICTURES = 100

/** Ads of a layer without a picture yet, those that spent most first. */
export async function listWithoutPicture(
  connection: ClientBase,
  { seq, clientId }: { seq: string; clientId: string },
): Promise<string[]> {
  const rows = await queryText(
    connection,
    idRow,
    `select external_id as id from alisio.ad_days ads
     where seq = $1 and client_id = $2 and kind = 'ad' and external_id is not null and not exists (
       select from alisio.ad_thumbnails known
       where known.client_id = $2 and known.external_id = ads.external_id)
     group by external_id order by sum(spend) desc, external_id limit ${MOST_PICTURES}`,
    [seq, clientId],
  )
  return rows.map(({ id }) => id)
}

export type Picture = { type: string; bytes: Buffer }

export async function storePicture(
  connection: ClientBase,
  clientId: string,
  externalId: string,
  { type, bytes }: Picture,
): Promise<void> {
  await connection.query(
    `insert into alisio.ad_thumbnails (client_id, external_id, type, bytes)
     values ($1, $2, $3, $4)
     on conflict (client_id, external_id) do update
       set type = excluded.type, bytes = excluded.bytes, fetched_at = now()`,
    [clientId, externalId, type, bytes],
  )
}
