import { z } from 'zod'
import { partsOf } from '#features/shared/rules/days.ts'
import { LIMIT_WAIT_MS, tokenRest, tokenSecret } from '../../credentials/token-rest.ts'
import { type Answer, PlatformFailure, type Reaction } from '../../fetch-platform.ts'
import { type CampaignDay, readCampaignDays } from '../campaign-days.ts'
import type { ChannelAccount, ChannelApi } from '../channel-api.ts'
import type { Access } from '../platform.ts'
import type { Span } from '../platform-api.ts'

/** The most of one question by day. */
const LONGEST_DAYS = 30
const ROWS_PER_PAGE = 1000
/** A parameter that is not there (any more), or a request of ours that is wrong. */
const REFUSED = '40002'
/** Codes of a limit that ends by itself. */
export const TIKTOK_QUOTA_CODES = ['40100', '40133']

/** Errors come with status 200, so the code decides. */
const reactions: Record<string, Reaction> = {
  '40001': 'report',
  '40105': 'reconnect',
  '40102': 'reconnect',
  '40104': 'reconnect',
  '40110': 'set-up',
  '40113': 'set-up',
  ...Object.fromEntries(TIKTOK_QUOTA_CODES.map((code) => [code, 'wait' as const])),
}

const envelope = z.object({ code: z.number().int() })

function judge({ status, body }: Answer): PlatformFailure | null {
  const code = envelope.safeParse(body).data?.code
  if (status === 200 && code === 0) return null
  if (code === undefined || code === 0) {
    const isBroken = status === 200 && body !== null
    const reaction = isBroken ? 'bug' : status === 429 ? 'wait' : status < 500 ? 'bug' : 'retry'
    return new PlatformFailure('tiktok', reaction, isBroken ? 'answer code' : `HTTP ${status}`)
  }
  const reaction = reactions[code] ?? (code >= 50_000 ? 'retry' : 'bug')
  const wait = reaction === 'wait' ? LIMIT_WAIT_MS : undefined
  return new PlatformFailure('tiktok', reaction, String(code), wait)
}

/** Numbers arrive as text. */
const number = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/)
  .transform(Number)
const advertisers = z.object({
  data: z.object({
    list: z.array(
      z.object({ advertiser_id: z.string().regex(/^\d{1,40}$/), advertiser_name: z.string() }),
    ),
  }),
})
const info = z.object({
  data: z.object({
    list: z.array(z.object({ currency: z.string(), timezone: z.string() })),
  }),
})
const report = z.object({
  data: z.object({
    list: z.array(
      z.object({
        dimensions: z.object({
          campaign_id: z.string(),
          stat_time_day: z.string().regex(/^\d{4}-\d{2}-\d{2}/),
        }),
        metrics: z.object({
          campaign_name: z.string().default(''),
          spend: number.optional(),
          impressions: number.optional(),
          clicks: number.optional(),
          conversion: number.optional(),
        }),
      }),
    ),
    page_info: z.object({ total_page: z.number().int().nonnegative() }),
  }),
})

/** Ours, with theirs. */
const metrics = {
  spend: 'spend',
  impressions: 'impressions',
  clicks: 'clicks',
  conversions: 'conversion',
} as const
type Metric = keyof typeof metrics

const isRefused = (error: unknown) => error instanceof PlatformFailure && error.code === REFUSED

export function tiktokAdsApi(access: Access): ChannelApi {
  const { env, secret } = access
  const { token } = tokenSecret.parse(secret)
  const rest = tokenRest('tiktok', access, { 'Access-Token': token }, judge)
  const base = `${env.TIKTOK_API_URL}/open_api/v1.3`

  async function readPart(id: string, { first, last }: Span, names: string[]) {
    const lines: CampaignDay[] = []
    for (let page = 1; ; page += 1) {
      const query = new URLSearchParams({
        advertiser_id: id,
        report_type: 'BASIC',
        data_level: 'AUCTION_CAMPAIGN',
        dimensions: JSON.stringify(['campaign_id', 'stat_time_day']),
        metrics: JSON.stringify(['campaign_name', ...names.map((name) => metrics[name as Metric])]),
        start_date: first,
        end_date: last,
        page: String(page),
        page_size: String(ROWS_PER_PAGE),
      })
      const { data } = report.parse(await rest.get(`${base}/report/integrated/get/?${query}`))
      for (const { dimensions, metrics: values } of data.list) {
        lines.push({
          day: dimensions.stat_time_day.slice(0, 10),
          value: values.campaign_name || `Campanha ${dimensions.campaign_id}`,
          amounts: Object.fromEntries(
            names.map((name) => [name, values[metrics[name as Metric]] ?? 0]),
          ),
        })
      }
      if (page >= data.page_info.total_page) return lines
    }
  }

  return {
    requests: rest.requests,
    listAccounts: async () => {
      const { TIKTOK_APP_ID: app_id, TIKTOK_APP_SECRET: appSecret } = env
      if (!app_id || !appSecret) throw new PlatformFailure('tiktok', 'set-up', 'no app')
      const query = new URLSearchParams({ app_id, secret: appSecret })
      const { data } = advertisers.parse(await rest.get(`${base}/oauth2/advertiser/get/?${query}`))
      return data.list.map(
        ({ advertiser_id: externalId, advertiser_name: name }): ChannelAccount => ({
          externalId,
          name: name || externalId,
        }),
      )
    },
    describe: async (id) => {
      const query = new URLSearchParams({
        advertiser_ids: JSON.stringify([id]),
        fields: JSON.stringify(['currency', 'timezone']),
      })
      const { data } = info.parse(await rest.get(`${base}/advertiser/info/?${query}`))
      const [advertiser] = data.list
      if (!advertiser) throw new PlatformFailure('tiktok', 'report', '40001')
      return { zone: advertiser.timezone, settings: { currency: advertiser.currency } }
    },
    readWindow: async (id, span) => {
      const read = async (names: string[]) => {
        const lines: CampaignDay[] = []
        for (const part of partsOf(span, LONGEST_DAYS))
          lines.push(...(await readPart(id, part, names)))
        return lines
      }
      const window = await readCampaignDays(Object.keys(metrics), read, isRefused)
      return { ...window, until: span.last }
    },
    // All its figures add up, or follow from sums.
    readPeriods: async () => ({ rows: [], lost: [] }),
  }
}
