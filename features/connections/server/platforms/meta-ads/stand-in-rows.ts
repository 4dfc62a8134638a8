import { between, type WorldAccount, type WorldCampaign } from '#tests/stand-ins/world.ts'

/** The fields that insights support. */
export const insightFields = [
  'adset_name',
  'ad_id',
  'ad_name',
  'campaign_id',
  'campaign_name',
  'account_currency',
  'impressions',
  'reach',
  'frequency',
  'clicks',
  'inline_link_clicks',
  'spend',
  'actions',
  'action_values',
  'purchase_roas',
  'attribution_setting',
]

const list = (actions: Record<string, number> | undefined) =>
  Object.entries(actions ?? {})
    .filter(([, value]) => value !== 0)
    .map(([action_type, value]) => ({ action_type, value: String(value) }))

export type Row = {
  date_start: string
  impressions: string
  inline_link_clicks?: string
  spend: string
}

export function rowsOf(
  campaign: WorldCampaign,
  account: WorldAccount,
  since: string,
  until: string,
) {
  return Object.entries(campaign.days)
    .filter(([day, { impressions }]) => between(day, since, until) && impressions > 0)
    .map(([day, each]) => {
      const actions = list(each.actions)
      const values = list(each.values)
      return {
        campaign_id: campaign.id,
        campaign_name: campaign.name,
        account_currency: account.currency,
        impressions: String(each.impressions),
        reach: String(each.reach ?? each.impressions),
        clicks: String(each.clicks + 5),
        ...(each.clicks > 0 ? { inline_link_clicks: String(each.clicks) } : {}),
        spend: (each.spend / 100).toFixed(2),
        ...(actions.length > 0 ? { actions } : {}),
        ...(values.length > 0 ? { action_values: values } : {}),
        date_start: day,
        date_stop: day,
      }
    })
}

/** Each ad has its share of the campaign's day. */
export function adRowsOf(campaign: WorldCampaign, since: string, until: string) {
  return Object.entries(campaign.days)
    .filter(([day, { impressions }]) => between(day, since, until) && impressions > 0)
    .flatMap(([day, each]) =>
      (campaign.ads ?? []).map(({ id, group, name, share }) => ({
        campaign_id: campaign.id,
        adset_name: group,
        ad_id: id,
        ad_name: name,
        impressions: String(Math.round((each.impressions * share) / 100)),
        inline_link_clicks: String(Math.round((each.clicks * share) / 100)),
        spend: ((each.spend * share) / 10_000).toFixed(2),
        actions: list(each.actions),
        date_start: day,
        date_stop: day,
      })),
    )
}

/** Ads with the address of their thumbnail. */
export function pictureRowsOf(account: WorldAccount, filtering: string | null) {
  const [filter] = JSON.parse(filtering ?? '[]')
  return account.campaigns
    .flatMap(({ ads = [] }) => ads)
    .filter(({ id }) => id && filter?.value.includes(id))
    .map(({ id, picture }) => ({ id, creative: { thumbnail_url: picture } }))
}

/** One row of a whole account. */
export function sumRows(rows: Row[]) {
  const sum = (read: (row: Row) => number) => rows.reduce((total, row) => total + read(row), 0)
  return {
    impressions: String(sum((row) => Number(row.impressions))),
    inline_link_clicks: String(sum((row) => Number(row.inline_link_clicks ?? 0))),
    spend: (sum((row) => Math.round(Number(row.spend) * 100)) / 100).toFixed(2),
  }
}
