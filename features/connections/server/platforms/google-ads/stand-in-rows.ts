import { between, type WorldAccount, type WorldCampaign } from '#tests/stand-ins/world.ts'

type Query = { from: string; fields: string[]; first: string; last: string }

/** What a query of the API answers, as its fields name it. */
export function rowsOf(
  accounts: WorldAccount[],
  account: WorldAccount,
  { from, fields, first, last }: Query,
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
    const days = account.campaigns.flatMap(({ days: byDay }) =>
      Object.entries(byDay).filter(([day]) => between(day, first, last)),
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
  const byKind = fields.includes('segments.conversion_action_category')
  if (from === 'ad_group_ad' || from === 'keyword_view') {
    return account.campaigns.flatMap(({ id: campaign, days, ads = [] }) =>
      ads
        .filter(({ id }) => (from === 'ad_group_ad') === (id !== undefined))
        .flatMap(({ id, group, name, share }, place) =>
          Object.entries(days)
            .filter(([day, { impressions }]) => between(day, first, last) && impressions > 0)
            .flatMap(([date, day]): object[] => {
              const row = {
                campaign: { resourceName: 'x', id: campaign },
                adGroup: { resourceName: 'x', id: '1', name: group },
                ...(id
                  ? {
                      adGroupAd: {
                        ad: { id, responsiveSearchAd: { headlines: [{ text: name }] } },
                      },
                    }
                  : { adGroupCriterion: { criterionId: String(place), keyword: { text: name } } }),
              }
              if (byKind) {
                return Object.entries(day.categories ?? {}).map(([category, { conversions }]) => ({
                  ...row,
                  segments: { date, conversionActionCategory: category },
                  metrics: { conversions: (conversions * share) / 100 },
                }))
              }
              const metrics = {
                impressions: String(Math.round((day.impressions * share) / 100)),
                clicks: String(Math.round((day.clicks * share) / 100)),
                costMicros: String(day.spend * share * 100),
                conversions: ((day.conversions ?? 0) * share) / 100,
              }
              return [{ ...row, segments: { date }, metrics }]
            }),
        ),
    )
  }
  if (!first) return account.campaigns.map((campaign) => ({ campaign: about(campaign) }))
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

const customerFields = [
  'id',
  'descriptive_name',
  'currency_code',
  'time_zone',
  'manager',
  'test_account',
  'status',
]
const figures = [
  'metrics.impressions',
  'metrics.clicks',
  'metrics.cost_micros',
  'metrics.conversions',
  'metrics.conversions_value',
]
/** What may be selected from each resource. */
export const knownFields: Record<string, string[]> = {
  customer: [...customerFields.map((name) => `customer.${name}`), ...figures],
  customer_client: [...customerFields, 'level'].map((name) => `customer_client.${name}`),
  campaign: [
    'campaign.id',
    'campaign.name',
    'campaign.status',
    'campaign.advertising_channel_type',
    'segments.date',
    'segments.conversion_action_category',
    ...figures,
  ],
  ad_group_ad: [
    'campaign.id',
    'ad_group.name',
    'ad_group_ad.ad.id',
    'ad_group_ad.ad.name',
    'ad_group_ad.ad.responsive_search_ad.headlines',
    'segments.date',
    'segments.conversion_action_category',
    ...figures,
  ],
  keyword_view: [
    'campaign.id',
    'ad_group.id',
    'ad_group.name',
    'ad_group_criterion.criterion_id',
    'ad_group_criterion.keyword.text',
    'segments.date',
    'segments.conversion_action_category',
    ...figures,
  ],
}
