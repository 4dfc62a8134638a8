import { z } from 'zod'
import type { ConversionKind } from '#features/figures/rules/figures.ts'
import {
  kindOfConversion,
  readObjective,
  readStatus,
} from '#features/figures/server/figures.server.ts'
import { PlatformFailure, type Timeouts } from '../fetch-platform.ts'
import type { FoundAccount, PlatformApi, SaidCampaign, SaidDay, Span } from '../platform-api.ts'
import { type GoogleClient, googleClient } from './google-client.ts'
import type { GoogleSecret, GoogleSettings } from './tokens.ts'

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

function toAccount(found: z.infer<typeof customer>, loginId: string | null): FoundAccount {
  return {
    externalId: found.id,
    name: found.descriptiveName || found.id,
    currency: found.currencyCode,
    zone: found.timeZone,
    open: found.status === 'ENABLED',
    loginId,
  }
}

/** One that was closed answers no; the others are still listed. */
const isItsOwnTrouble = (error: unknown) => error instanceof PlatformFailure && error.act === 'tell'

/** Accounts reached directly and through managers, each once. Managers have no figures. */
async function listAccounts(client: GoogleClient): Promise<FoundAccount[]> {
  const { resourceNames } = accessible.parse(await client.get('customers:listAccessibleCustomers'))
  const found = new Map<string, FoundAccount>()
  for (const id of resourceNames.map((name) => name.replace('customers/', ''))) {
    try {
      const [row] = await client.search(id, null, select('customer'))
      const own = z.object({ customer }).parse(row).customer
      if (!own.manager) {
        found.set(own.id, toAccount(own, null))
        continue
      }
      const rows = await client.search(id, id, select('customer_client'))
      for (const each of rows) {
        const { customerClient } = z.object({ customerClient: customer }).parse(each)
        if (customerClient.manager || found.has(customerClient.id)) continue
        found.set(customerClient.id, toAccount(customerClient, id))
      }
    } catch (error) {
      if (!isItsOwnTrouble(error)) throw error
    }
  }
  return [...found.values()]
}

/** Whole numbers come as strings, conversions as numbers; what is zero is left out. */
const whole = z.string().regex(/^\d+$/).transform(Number).default(0)
const campaign = z.object({
  id: z.string(),
  // What is empty is left out; such a campaign is called by its id (apply-window.ts).
  name: z.string().default(''),
  status: z.string().default(''),
  advertisingChannelType: z.string().default(''),
})
const metrics = z.object({
  impressions: whole,
  clicks: whole,
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

/** No filter by status: what removed campaigns cost stays. */
const days = (span: Span) =>
  `SELECT campaign.id, campaign.name, campaign.status, campaign.advertising_channel_type, segments.date, metrics.impressions, metrics.clicks, metrics.cost_micros, metrics.conversions, metrics.conversions_value FROM campaign WHERE ${between(span)}`

const kinds = (span: Span) =>
  `SELECT campaign.id, segments.date, segments.conversion_action_category, metrics.conversions, metrics.conversions_value FROM campaign WHERE ${between(span)}`

const totals = (span: Span) =>
  `SELECT metrics.impressions, metrics.clicks, metrics.cost_micros FROM customer WHERE ${between(span)}`

const MICROS = 1_000_000n

/** Exact, and rounded to cents by the database. */
export function fromMicros(micros: string): string {
  const value = BigInt(micros)
  const size = value < 0n ? -value : value
  const sign = value < 0n ? '-' : ''
  return `${sign}${size / MICROS}.${String(size % MICROS).padStart(6, '0')}`
}

const decimal = (value: number) => value.toFixed(6)

function toSaid({ id, name, status, advertisingChannelType }: z.infer<typeof campaign>) {
  return {
    id,
    name,
    status: readStatus(status) ?? 'UNKNOWN',
    objective: readObjective(advertisingChannelType.replaceAll('_', ' ')) ?? 'GOOGLE_ADS',
  }
}

type KindRow = z.infer<typeof kindRow>

function toDay(row: z.infer<typeof dayRow>, own: KindRow[]): SaidDay {
  const of = (wanted: ConversionKind) =>
    own.filter(({ segments }) => kindOfConversion(segments.conversionActionCategory) === wanted)
  const sum = (rows: KindRow[], figure: 'conversions' | 'conversionsValue') =>
    rows.reduce((total, each) => total + each.metrics[figure], 0)
  const counted = (kind: ConversionKind) => decimal(sum(of(kind), 'conversions'))
  const sold = of('purchases')
  return {
    campaignId: row.campaign.id,
    day: row.segments.date,
    impressions: row.metrics.impressions,
    clicks: row.metrics.clicks,
    spend: fromMicros(row.metrics.costMicros),
    conversions: decimal(row.metrics.conversions),
    contacts: counted('contacts'),
    purchases: counted('purchases'),
    conversations: counted('conversations'),
    revenue: sold.length > 0 ? decimal(sum(sold, 'conversionsValue')) : null,
    reach: null,
    raw: {
      conversions_value: row.metrics.conversionsValue,
      categories: own.map(({ segments, metrics: said }) => ({
        category: segments.conversionActionCategory,
        ...said,
      })),
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
      const known = (await search(campaigns)).map((row) => z.object({ campaign }).parse(row))
      const rows = (await search(days(span))).map((row) => dayRow.parse(row))
      const byDay = Map.groupBy(
        (await search(kinds(span))).map((row) => kindRow.parse(row)),
        ({ campaign: { id }, segments: { date } }) => `${id} ${date}`,
      )
      const said = new Map<string, SaidCampaign>()
      for (const each of [...rows, ...known]) said.set(each.campaign.id, toSaid(each.campaign))
      return {
        ...span,
        campaigns: [...said.values()],
        days: rows.map((row) =>
          toDay(row, byDay.get(`${row.campaign.id} ${row.segments.date}`) ?? []),
        ),
      }
    },
    readTotals: async ({ externalId, loginId }, span) => {
      const [row] = await client.search(externalId, loginId, totals(span))
      const found = totalRow.parse(row ?? { metrics: {} }).metrics
      return {
        spend: fromMicros(found.costMicros),
        impressions: found.impressions,
        clicks: found.clicks,
      }
    },
  }
}
