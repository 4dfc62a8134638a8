import { between, type WorldAccount, type WorldCampaign } from './world.ts'

const list = (given: Record<string, number> | undefined) =>
  Object.entries(given ?? {})
    .filter(([, value]) => value !== 0)
    .map(([action_type, value]) => ({ action_type, value: String(value) }))

type Row = { date_start: string; impressions: string; inline_link_clicks?: string; spend: string }

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

/** One row of a whole account. */
export function summed(rows: Row[]) {
  const sum = (read: (row: Row) => number) => rows.reduce((total, row) => total + read(row), 0)
  return {
    impressions: String(sum((row) => Number(row.impressions))),
    inline_link_clicks: String(sum((row) => Number(row.inline_link_clicks ?? 0))),
    spend: (sum((row) => Math.round(Number(row.spend) * 100)) / 100).toFixed(2),
  }
}
