import { z } from 'zod'
import type { Timeouts } from '../../fetch-platform.ts'
import type { Span } from '../platform-api.ts'
import type { MetaClient } from './meta-client.ts'
import { actions, decimal, readRows, wholeNumber } from './read-insights.ts'

const adInsight = z.object({
  campaign_id: z.string(),
  adset_name: z.string().nullish(),
  ad_id: z.string(),
  ad_name: z.string().nullish(),
  date_start: z.iso.date(),
  impressions: wholeNumber.default(0),
  inline_link_clicks: wholeNumber.default(0),
  spend: decimal.default('0'),
  actions,
})
export type AdInsight = z.infer<typeof adInsight>

const ads = {
  level: 'ad',
  fields: 'campaign_id,adset_name,ad_id,ad_name,impressions,inline_link_clicks,spend,actions',
}

export async function readAdInsights(
  client: MetaClient,
  account: string,
  span: Span,
  timeouts: Timeouts,
): Promise<AdInsight[]> {
  const rows = await readRows(client, account, span, timeouts, ads)
  return rows.map((row) => adInsight.parse(row))
}

const adCreative = z.object({
  id: z.string(),
  creative: z.object({ thumbnail_url: z.string().optional() }).optional(),
})

const AT_ONCE = 50

/** Addresses of thumbnails, which expire: they are fetched at once and never shown. */
export async function findThumbnails(
  client: MetaClient,
  account: string,
  ids: string[],
): Promise<Map<string, string>> {
  const urls = new Map<string, string>()
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const value = ids.slice(at, at + AT_ONCE)
    const rows = await client.list(`act_${account}/ads`, {
      fields: 'id,creative{thumbnail_url}',
      filtering: JSON.stringify([{ field: 'id', operator: 'IN', value }]),
      limit: String(AT_ONCE),
    })
    for (const row of rows) {
      const { id, creative } = adCreative.parse(row)
      if (creative?.thumbnail_url) urls.set(id, creative.thumbnail_url)
    }
  }
  return urls
}
