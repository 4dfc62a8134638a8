import { z } from 'zod'
import type { PlatformAd, Span } from '../platform-api.ts'
import { fromMicros, wholeNumber } from './micros.ts'
import { resultsOfCategories } from './results.ts'

type Category = { category: string; conversions: number }

const commonRow = z.object({
  campaign: z.object({ id: z.string() }),
  adGroup: z.object({ id: z.string().optional(), name: z.string().default('') }),
  segments: z.object({ date: z.iso.date(), conversionActionCategory: z.string().optional() }),
  metrics: z.object({
    impressions: wholeNumber,
    clicks: wholeNumber,
    costMicros: z
      .string()
      .regex(/^-?\d+$/)
      .default('0'),
    conversions: z.number().default(0),
  }),
})
const headline = z.object({ text: z.string().default('') })
const adRow = commonRow.extend({
  adGroupAd: z.object({
    ad: z.object({
      id: z.string(),
      name: z.string().default(''),
      responsiveSearchAd: z.object({ headlines: z.array(headline).default([]) }).optional(),
    }),
  }),
})
const keywordRow = commonRow.extend({
  adGroupCriterion: z.object({
    criterionId: z.string(),
    keyword: z.object({ text: z.string() }).default({ text: '' }),
  }),
})

const select = (fields: string, from: string, { first, last }: Span) =>
  `SELECT campaign.id, ad_group.name, ${fields}, segments.date, metrics.conversions FROM ${from} WHERE segments.date BETWEEN '${first}' AND '${last}'`

/** The platform refuses a category beside what is no conversion. */
const sums = 'metrics.impressions, metrics.clicks, metrics.cost_micros'
const byCategory = 'segments.conversion_action_category'

const adFields = 'ad_group_ad.ad.name, ad_group_ad.ad.responsive_search_ad.headlines'

function toAd(
  { campaign, adGroup, segments, metrics }: z.infer<typeof commonRow>,
  about: Pick<PlatformAd, 'kind' | 'name' | 'id'>,
  categories: Category[],
): PlatformAd {
  return {
    ...about,
    campaignId: campaign.id,
    day: segments.date,
    group: adGroup.name,
    impressions: metrics.impressions,
    clicks: metrics.clicks,
    spend: fromMicros(metrics.costMicros),
    results: resultsOfCategories(metrics.conversions, categories),
  }
}

type Rows = {
  from: string
  /** What tells the rows apart. */
  key: string
  /** What else is read of them. */
  about: string
}

/** Rows with their sums, and the conversions of each by category. */
async function readRows<Row extends z.infer<typeof commonRow>>(
  search: (query: string) => Promise<unknown[]>,
  span: Span,
  { from, key, about }: Rows,
  schema: z.ZodType<Row>,
  keyOf: (row: Row) => string,
): Promise<{ row: Row; categories: Category[] }[]> {
  const rowKey = (row: Row) => `${row.campaign.id} ${row.segments.date} ${keyOf(row)}`
  const rows = await search(select([key, about, sums].join(', '), from, span))
  const counted = await search(select(`${key}, ${byCategory}`, from, span))
  const parts = Map.groupBy(
    counted.map((row) => schema.parse(row)),
    rowKey,
  )
  return rows.map((each) => {
    const row = schema.parse(each)
    const categories = (parts.get(rowKey(row)) ?? []).flatMap(({ segments, metrics }) =>
      segments.conversionActionCategory
        ? [{ category: segments.conversionActionCategory, conversions: metrics.conversions }]
        : [],
    )
    return { row, categories }
  })
}

/** Ads by their name, else by their first headline, and search keywords. */
export async function readGoogleAds(
  search: (query: string) => Promise<unknown[]>,
  span: Span,
): Promise<PlatformAd[]> {
  const ads = await readRows(
    search,
    span,
    { from: 'ad_group_ad', key: 'ad_group_ad.ad.id', about: adFields },
    adRow,
    ({ adGroupAd }) => adGroupAd.ad.id,
  )
  const keywords = await readRows(
    search,
    span,
    {
      from: 'keyword_view',
      key: 'ad_group.id, ad_group_criterion.criterion_id',
      about: 'ad_group_criterion.keyword.text',
    },
    keywordRow,
    ({ adGroup, adGroupCriterion }) => `${adGroup.id} ${adGroupCriterion.criterionId}`,
  )
  return [
    ...ads.map(({ row, categories }) => {
      const { id, name, responsiveSearchAd } = row.adGroupAd.ad
      const title = name || responsiveSearchAd?.headlines[0]?.text || `Anúncio ${id}`
      return toAd(row, { kind: 'ad', name: title, id }, categories)
    }),
    ...keywords.map(({ row, categories }) => {
      const name = row.adGroupCriterion.keyword.text
      return toAd(row, { kind: 'keyword', name, id: null }, categories)
    }),
  ]
}
