import { z } from 'zod'
import { addDays, countDays } from '#features/shared/rules/days.ts'
import { LIMIT_WAIT_MS, tokenRest, tokenSecret } from '../../credentials/token-rest.ts'
import { type Answer, PlatformFailure, type Reaction } from '../../fetch-platform.ts'
import { type CampaignDay, readCampaignDays } from '../campaign-days.ts'
import type { ChannelApi } from '../channel-api.ts'
import type { Access } from '../platform.ts'
import type { Span } from '../platform-api.ts'

/** An answer has no pages and is cut here without a word. */
const MOST_ROWS = 15_000
const REFUSED = 'HTTP 400'

const byStatus: Record<number, Reaction> = {
  401: 'reconnect',
  403: 'report',
  404: 'report',
  // A version that is retired, about a year after it came.
  426: 'set-up',
  429: 'wait',
}

function judge({ status, body }: Answer): PlatformFailure | null {
  if (status === 200 && body !== null) return null
  const reaction = byStatus[status] ?? (status >= 500 || status === 200 ? 'retry' : 'bug')
  const wait = reaction === 'wait' ? LIMIT_WAIT_MS : undefined
  return new PlatformFailure('linkedin', reaction, `HTTP ${status}`, wait)
}

const id = z.union([z.number().int(), z.string().regex(/^\d{1,40}$/)]).transform(String)
const namedPage = z.object({
  elements: z.array(z.object({ id, name: z.string().default('') })),
  metadata: z.object({ nextPageToken: z.string().optional() }).optional(),
})
const account = z.object({ currency: z.string() })
const date = z.object({ year: z.number(), month: z.number(), day: z.number() })
const amount = z
  .union([z.number(), z.string().regex(/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i)])
  .transform(Number)
  .optional()
const analytics = z.object({
  elements: z.array(
    z.object({
      dateRange: z.object({ start: date }),
      pivotValues: z.array(z.string()).min(1),
      costInLocalCurrency: amount,
      impressions: amount,
      clicks: amount,
      externalWebsiteConversions: amount,
      oneClickLeads: amount,
    }),
  ),
})

/** Ours, with theirs. */
const metrics = {
  spend: 'costInLocalCurrency',
  impressions: 'impressions',
  clicks: 'clicks',
  conversions: 'externalWebsiteConversions',
  leads: 'oneClickLeads',
} as const
type Metric = keyof typeof metrics

const isRefused = (error: unknown) => error instanceof PlatformFailure && error.code === REFUSED
const two = (value: number) => String(value).padStart(2, '0')

/** (year:2026,month:11,day:1) */
function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `(year:${year},month:${month},day:${date})`
}

export function linkedinAdsApi(access: Access): ChannelApi {
  const { env, secret } = access
  const { token } = tokenSecret.parse(secret)
  const headers = {
    Authorization: `Bearer ${token}`,
    'LinkedIn-Version': env.LINKEDIN_API_VERSION,
    'X-Restli-Protocol-Version': '2.0.0',
  }
  const rest = tokenRest('linkedin', access, headers, judge)
  const base = `${env.LINKEDIN_API_URL}/rest`

  /** All pages of a search. */
  async function listAll(path: string) {
    const rows: z.infer<typeof namedPage>['elements'] = []
    const tokens = new Set<string>()
    for (let page = ''; ; ) {
      const query = new URLSearchParams({
        q: 'search',
        pageSize: '100',
        ...(page ? { pageToken: page } : {}),
      })
      const answer = namedPage.parse(await rest.get(`${base}/${path}?${query}`))
      rows.push(...answer.elements)
      page = answer.metadata?.nextPageToken ?? ''
      if (!page) return rows
      if (tokens.has(page)) throw new PlatformFailure('linkedin', 'bug', 'endless pages')
      tokens.add(page)
    }
  }

  const nameMaps = new Map<string, Map<string, string>>()
  async function namesOf(externalId: string) {
    const listed =
      nameMaps.get(externalId) ??
      new Map(
        (await listAll(`adAccounts/${externalId}/adCampaigns`)).map((each) => [each.id, each.name]),
      )
    nameMaps.set(externalId, listed)
    return listed
  }

  /** Halved where an answer may have been cut; one day cannot be. */
  async function readSpan(
    externalId: string,
    span: Span,
    names: string[],
  ): Promise<z.infer<typeof analytics>['elements']> {
    // Parentheses and commas belong to the form of the request and are not encoded.
    const urn = encodeURIComponent(`urn:li:sponsoredAccount:${externalId}`)
    const fields = ['dateRange', 'pivotValues', ...names.map((name) => metrics[name as Metric])]
    const range = `(start:${formatDay(span.first)},end:${formatDay(span.last)})`
    const query = `q=analytics&pivot=CAMPAIGN&timeGranularity=DAILY&dateRange=${range}&accounts=List(${urn})&fields=${fields.join(',')}`
    const { elements } = analytics.parse(await rest.get(`${base}/adAnalytics?${query}`))
    if (elements.length < MOST_ROWS || span.first === span.last) return elements
    const middle = addDays(span.first, Math.floor(countDays(span) / 2) - 1)
    return [
      ...(await readSpan(externalId, { first: span.first, last: middle }, names)),
      ...(await readSpan(externalId, { first: addDays(middle, 1), last: span.last }, names)),
    ]
  }

  return {
    requests: rest.requests,
    listAccounts: async () =>
      (await listAll('adAccounts')).map((each) => ({
        externalId: each.id,
        name: each.name || each.id,
      })),
    describe: async (externalId) => {
      const { currency } = account.parse(await rest.get(`${base}/adAccounts/${externalId}`))
      // Its days are those of Greenwich, whatever the account.
      return { zone: 'UTC', settings: { currency } }
    },
    readWindow: async (externalId, span) => {
      const names = await namesOf(externalId)
      const read = async (metricNames: string[]): Promise<CampaignDay[]> =>
        (await readSpan(externalId, span, metricNames)).map(
          ({ dateRange, pivotValues, ...values }) => {
            const { year, month, day } = dateRange.start
            const campaign = pivotValues[0]?.split(':').at(-1) ?? ''
            return {
              day: `${year}-${two(month)}-${two(day)}`,
              value: names.get(campaign) || `Campanha ${campaign}`,
              amounts: Object.fromEntries(
                metricNames.map((name) => [name, values[metrics[name as Metric]] ?? 0]),
              ),
            }
          },
        )
      const window = await readCampaignDays(Object.keys(metrics), read, isRefused)
      return { ...window, until: span.last }
    },
    // All its figures add up, or follow from sums.
    readPeriods: async () => ({ rows: [], lost: [] }),
  }
}
