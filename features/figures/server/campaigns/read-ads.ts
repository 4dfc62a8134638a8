import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type AdKind, adKinds, type BestAd, rankAds } from '#features/figures/rules/best-ads.ts'
import { countsAs } from '#features/figures/rules/result-kinds.ts'
import type { Span } from '#features/shared/rules/days.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { jsonAs, queryRows } from '#server/db/query-rows.ts'
import { asClient, type Viewer } from '#server/db/roles/run-as.ts'
import { isUuid } from '#server/db/uuid.ts'
import { readChoices, runIn } from '../results/choices.ts'

const adRow = z.object({
  kind: z.enum(adKinds),
  name: z.string(),
  group: z.nullable(z.string()),
  campaign: z.string(),
  thumbnail: z.nullable(z.string()),
  campaignId: z.string(),
  spend: z.number(),
  results: jsonAs<Record<string, number>>(),
})
type Ad = BestAd & { kind: AdKind }

/** Where a thumbnail is served from. */
const thumbnailPath = (id: string) => `/dashboard/anuncios/${id}`

/** Of several imports that tell a campaign's day, the latest counts. */
async function readAds(
  tx: Transaction,
  clientId: string,
  span: Span | null,
  part: { campaignId: string } | { kind: AdKind },
): Promise<Ad[]> {
  if (!span) return []
  const campaign = 'kind' in part ? sql`` : sql`and campaign_id = ${part.campaignId}`
  // After the latest import was found, which may have no ads where an earlier one had some.
  const kind = 'kind' in part ? sql`and kind = ${part.kind}` : sql``
  const rows = await queryRows(tx, adRow)`
    with days as (
      select *, max(seq) over (partition by campaign_id, date) as latest
      from alisio.ad_days
      where client_id = ${clientId} ${campaign}
        and date between ${span.first}::date and ${span.last}::date
    ), sums as (
      select kind, campaign_id, name, nullif(group_name, '') as "group",
        max(external_id) as external_id, sum(spend)::float8 as spend
      from days where seq = latest ${kind} group by kind, campaign_id, name, group_name
    ), merged as (
      select kind, campaign_id, name, "group", jsonb_object_agg(result, amount) as results
      from (
        select kind, campaign_id, name, nullif(group_name, '') as "group", part.key as result,
          sum(part.value::numeric) as amount
        from days, jsonb_each_text(results) part where seq = latest ${kind}
        group by 1, 2, 3, 4, 5) parts
      group by 1, 2, 3, 4
    )
    select sums.kind, sums.name, sums."group", campaign_name as campaign,
      thumbnail.id as thumbnail, sums.campaign_id as "campaignId", sums.spend,
      coalesce(merged.results, '{}') as results
    from sums join alisio.campaigns on campaigns.id = sums.campaign_id
    left join merged on merged.kind = sums.kind and merged.campaign_id = sums.campaign_id
      and merged.name = sums.name and merged."group" is not distinct from sums."group"
    left join alisio.ad_thumbnails thumbnail on thumbnail.client_id = ${clientId}
      and thumbnail.external_id = sums.external_id
    order by sums.spend desc, sums.name limit 5000`
  const choices = await readChoices(runIn(tx), clientId)
  return rows.map(({ results, campaignId: ownCampaign, thumbnail, ...row }) => {
    const counted = Object.entries(results).filter(([kind]) => countsAs(kind, choices, ownCampaign))
    const sum = counted.reduce((total, [, amount]) => total + amount, 0)
    return {
      ...row,
      thumbnail: thumbnail && thumbnailPath(thumbnail),
      conversions: Math.round(sum * 100) / 100,
    }
  })
}

/** A client's cheapest ads per conversion, for reports. Runs as the client, the server or staff. */
export async function readBestAds(
  tx: Transaction,
  clientId: string,
  span: Span,
  most = 5,
): Promise<BestAd[]> {
  return rankAds(await readAds(tx, clientId, span, { kind: 'ad' }), most).best
}

export type RankedAds = { kind: AdKind; all: number; best: BestAd[]; worst: BestAd[] }

/** The best and the worst of a campaign, by kind; kinds without any are left out. */
export async function rankCampaignAds(
  tx: Transaction,
  clientId: string,
  span: Span | null,
  campaignId: string,
): Promise<RankedAds[]> {
  const ads = await readAds(tx, clientId, span, { campaignId })
  return adKinds.flatMap((kind) => {
    const rows = ads.filter((each) => each.kind === kind)
    return rows.length > 0 ? [{ kind, all: rows.length, ...rankAds(rows) }] : []
  })
}

const pictureRow = z.object({ type: z.string(), bytes: z.instanceof(Buffer) })

/** A thumbnail of the viewer's client; null for anybody else's. */
export function loadThumbnail(
  database: Pick<Database, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<z.infer<typeof pictureRow> | null> {
  if (!isUuid(id)) return Promise.resolve(null)
  return asClient(database, viewer, async (tx) => {
    const rows = await queryRows(tx, pictureRow)`
      select type, bytes from alisio.ad_thumbnails
      where id = ${id} and client_id = ${viewer.clientId}`
    return rows[0] ?? null
  })
}
