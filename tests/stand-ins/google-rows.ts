import { between, type WorldAccount, type WorldCampaign } from './world.ts'

type Asked = { from: string; fields: string[]; first: string; last: string }

/** What a query of the API answers, as its fields name it. */
export function rowsOf(
  accounts: WorldAccount[],
  account: WorldAccount,
  { from, fields, first, last }: Asked,
): object[] {
  const describe = (each: WorldAccount) => ({
    id: each.id,
    descriptiveName: each.name,
    currencyCode: each.currency,
    timeZone: each.zone,
    manager: each.isManager ?? false,
    testAccount: false,
    status: each.closed ? 'CANCELED' : 'ENABLED',
  })
  if (from === 'customer_client') {
    const below = accounts.filter((each) => each.manager === account.id)
    return [account, ...below].map((each) => ({ customerClient: describe(each) }))
  }
  if (from === 'customer') {
    if (!fields.some((field) => field.startsWith('metrics.')))
      return [{ customer: describe(account) }]
    const days = account.campaigns.flatMap(({ days: own }) =>
      Object.entries(own).filter(([day]) => between(day, first, last)),
    )
    const sum = (figure: 'impressions' | 'clicks' | 'spend') =>
      days.reduce((total, [, day]) => total + day[figure], 0)
    if (days.length === 0) return []
    return [
      {
        metrics: {
          impressions: String(sum('impressions')),
          clicks: String(sum('clicks')),
          costMicros: String(sum('spend') * 10_000),
        },
      },
    ]
  }
  const about = ({ id, name, status, objective }: WorldCampaign) => ({
    resourceName: `customers/${account.id}/campaigns/${id}`,
    id,
    name,
    status,
    advertisingChannelType: objective,
  })
  if (!first) return account.campaigns.map((campaign) => ({ campaign: about(campaign) }))
  const byKind = fields.includes('segments.conversion_action_category')
  return account.campaigns.flatMap((campaign) =>
    Object.entries(campaign.days)
      .filter(([day, { impressions }]) => between(day, first, last) && impressions > 0)
      .flatMap(([date, day]): object[] => {
        if (byKind) {
          return Object.entries(day.categories ?? {})
            .filter(([, { conversions }]) => conversions > 0)
            .map(([category, { conversions, value }]) => ({
              campaign: { resourceName: 'x', id: campaign.id },
              segments: { date, conversionActionCategory: category },
              metrics: { conversions, conversionsValue: value },
            }))
        }
        return [
          {
            campaign: about(campaign),
            segments: { date },
            metrics: {
              impressions: String(day.impressions),
              clicks: String(day.clicks),
              costMicros: String(day.spend * 10_000),
              conversions: day.conversions ?? 0,
              conversionsValue: 0,
            },
          },
        ]
      }),
  )
}
