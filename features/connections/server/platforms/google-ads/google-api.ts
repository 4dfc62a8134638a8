import { z } from 'zod'
import { describeKind } from '#features/figures/rules/result-kinds.ts'
import { readObjective, readStatus } from '#features/figures/server/figures.server.ts'
import type { GoogleSecret, GoogleSettings } from '../../credentials/google-tokens.ts'
import { PlatformFailure, type Timeouts } from '../../fetch-platform.ts'
import type {
  PlatformAccount,
  PlatformApi,
  PlatformCampaign,
  PlatformDay,
  Span,
} from '../platform-api.ts'
import { type GoogleClient, googleClient } from './google-client.ts'
import { fromMicros, wholeNumber } from './micros.ts'
import { readGoogleAds } from './read-ads.ts'
import { resultsOfCategories } from './results.ts'

const names = [
  'id',
  'descriptive_name',
  'currency_code',
  'time_zone',
  'manager',
  'test_account',
  'status',
]
const select = (from: string) =>
  `SELECT ${names.map((name) => `${from}.${name}`).join(', ')} FROM ${from}`

const accessible = z.object({ resourceNames: z.array(z.string()).default([]) })
const customer = z.object({
  id: z.string().regex(/^\d+$/),
  descriptiveName: z.string().default(''),
  currencyCode: z.string().default(''),
  timeZone: z.string().default(''),
  manager: z.boolean().default(false),
  testAccount: z.boolean().default(false),
  status: z.string().default(''),
})

function toAccount(row: z.infer<typeof customer>, loginId: string | null): PlatformAccount {
  return {
    externalId: row.id,
    name: row.descriptiveName || row.id,
    currency: row.currencyCode,
    zone: row.timeZone,
    open: row.status === 'ENABLED',
    loginId,
  }
}

/** A closed account refuses; the others are still listed. */
const isUnreachable = (error: unknown) =>
  error instanceof PlatformFailure && error.reaction === 'report'

/** Accounts reached directly and through managers, each once. Managers have no figures. */
async function listAccounts(client: GoogleClient): Promise<PlatformAccount[]> {
  const { resourceNames } = accessible.parse(await client.get('customers:listAccessibleCustomers'))
  const accounts = new Map<string, PlatformAccount>()
  for (const id of resourceNames.map((name) => name.replace('customers/', ''))) {
    try {
      const [row] = await client.search(id, null, select('customer'))
      const direct = z.object({ customer }).parse(row).customer
      if (!direct.manager) {
        accounts.set(direct.id, toAccount(direct, null))
        continue
      }
      const rows = await client.search(id, id, select('customer_client'))
      for (const each of rows) {
        const { customerClient } = z.object({ customerClient: customer }).parse(each)
        if (customerClient.manager || accounts.has(customerClient.id)) continue
        accounts.set(customerClient.id, toAccount(customerClient, id))
      }
    } catch (error) {
      if (!isUnreachable(error)) throw error
    }
  }
  return [...accounts.values()]
}

const campaign = z.object({
  id: z.string(),
  // Omitted when empty; the campaign is then named by its id (apply-window.ts).
  name: z.string().default(''),
  status: z.string().default(''),
  advertisingChannelType: z.string().default(''),
})
const metrics = z.object({
  impressions: wholeNumber,
  clicks: wholeNumber,
  costMicros: z
    .string()
    .regex(/^-?\d+$/)
    .default('0'),
  conversions: z.number().default(0),
  conversionsValue: z.number().default(0),
})
const dayRow = z.object({
  campaign,
  segments: z.object({ date: z.iso.date() }),
  metrics,
})
const kindRow = z.object({
  campaign: z.object({ id: z.string() }),
  segments: z.object({ date: z.iso.date(), conversionActionCategory: z.string() }),
  metrics: z.object({
    conversions: z.number().default(0),
    conversionsValue: z.number().default(0),
  }),
})
const totalRow = z.object({ metrics })

const between = ({ first, last }: Span) => `segments.date BETWEEN '${first}' AND '${last}'`

const campaigns = `SELECT campaign.id, campaign.name, campaign.status, campaign.advertising_channel_type FROM campaign`

/** No filter by status: the cost of removed campaigns counts. */
const days = (span: Span) =>
  `SELECT campaign.id, campaign.name, campaign.status, campaign.advertising_channel_type, segments.date, metrics.impressions, metrics.clicks, metrics.cost_micros, metrics.conversions, metrics.conversions_value FROM campaign WHERE ${between(span)}`

const kinds = (span: Span) =>
  `SELECT campaign.id, segments.date, segments.conversion_action_category, metrics.conversions, metrics.conversions_value FROM campaign WHERE ${between(span)}`

const totals = (span: Span) =>
  `SELECT metrics.impressions, metrics.clicks, metrics.cost_micros FROM customer WHERE ${between(span)}`

const decimal = (value: number) => value.toFixed(6)

function toCampaign({ id, name, status, advertisingChannelType }: z.infer<typeof campaign>) {
  return {
    id,
    name,
    status: readStatus(status) ?? 'UNKNOWN',
    objective: readObjective(advertisingChannelType.replaceAll('_', ' ')) ?? 'GOOGLE_ADS',
  }
}

type KindRow = z.infer<typeof kindRow>

function toDay(row: z.infer<typeof dayRow>, kindRows: KindRow[]): PlatformDay {
  const categories = kindRows.map(({ segments, metrics: sums }) => ({
    category: segments.conversionActionCategory,
    ...sums,
  }))
  const sold = categories.filter(({ category }) => describeKind(category).group === 'purchases')
  const value = sold.reduce((total, each) => total + each.conversionsValue, 0)
  return {
    campaignId: row.campaign.id,
    day: row.segments.date,
    impressions: row.metrics.impressions,
    clicks: row.metrics.clicks,
    spend: fromMicros(row.metrics.costMicros),
    results: resultsOfCategories(row.metrics.conversions, categories),
    revenue: sold.length > 0 ? decimal(value) : null,
    reach: null,
    raw: {
      conversions_value: row.metrics.conversionsValue,
      categories,
    },
  }
}

export function googleApi(
  settings: GoogleSettings,
  secret: GoogleSecret,
  timeouts: Timeouts,
  signal?: AbortSignal,
): PlatformApi {
  const client = googleClient(settings, secret, timeouts, signal)
  return {
    platform: 'google',
    requests: client.requests,
    listAccounts: () => listAccounts(client),
    readExpiry: async () => undefined,
    readWindow: async ({ externalId, loginId }, span) => {
      const search = (query: string) => client.search(externalId, loginId, query)
      const listed = (await search(campaigns)).map((row) => z.object({ campaign }).parse(row))
      const rows = (await search(days(span))).map((row) => dayRow.parse(row))
      const byDay = Map.groupBy(
        (await search(kinds(span))).map((row) => kindRow.parse(row)),
        ({ campaign: { id }, segments: { date } }) => `${id} ${date}`,
      )
      const byId = new Map<string, PlatformCampaign>()
      for (const each of [...rows, ...listed]) byId.set(each.campaign.id, toCampaign(each.campaign))
      return {
        ...span,
        campaigns: [...byId.values()],
        days: rows.map((row) =>
          toDay(row, byDay.get(`${row.campaign.id} ${row.segments.date}`) ?? []),
        ),
      }
    },
    readAds: async ({ externalId, loginId }, span) =>
      readGoogleAds((query) => client.search(externalId, loginId, query), span),
    // The API gives no picture of an ad that may be fetched without its credentials.
    findThumbnails: async () => new Map(),
    readTotals: async ({ externalId, loginId }, span) => {
      const [row] = await client.search(externalId, loginId, totals(span))
      const sums = totalRow.parse(row ?? { metrics: {} }).metrics
      return {
        spend: fromMicros(sums.costMicros),
        impressions: sums.impressions,
        clicks: sums.clicks,
      }
    },
  }
}
