import { randomBytes } from 'node:crypto'
import type { Reply, StandInRequest } from '#tests/stand-ins/http-stand-in.ts'
import { between } from '#tests/stand-ins/world.ts'

/** What one campaign did on a day; the amount is in cents. */
type WorldCampaignDay = {
  day: string
  campaign: string
  counts: {
    spend: number
    impressions: number
    clicks: number
    conversions: number
    leads?: number
  }
}
export type WorldAds = {
  id: string
  name: string
  currency: string
  zone: string
  days: WorldCampaignDay[]
}

/** Errors come with status 200. */
export const tiktokRefusal = (code: number): Reply => ({
  body: { code, message: 'no', request_id: 'r1', data: {} },
})
const ok = (data: object): Reply => ({
  body: { code: 0, message: 'OK', request_id: 'r1', data, aFieldNobodyKnows: 1 },
})

const metrics = ['campaign_name', 'spend', 'impressions', 'clicks', 'conversion']
const LONGEST_DAYS = 30

/** Stands in for TikTok's Marketing API, over real HTTP. */
export class TiktokStandIn {
  readonly appId = '7000000001'
  readonly appSecret = 'segredo-do-tiktok'
  tokens = new Set<string>()
  advertisers: WorldAds[] = []
  failures: (Reply | null)[] = []
  retired = new Set<string>()
  forbidden = new Set<string>()
  rowsPerPage = 1000

  addToken(): string {
    const token = randomBytes(12).toString('hex')
    this.tokens.add(token)
    return token
  }

  api = ({ path, query, headers }: StandInRequest): Reply => {
    if (!this.tokens.has(String(headers['access-token']))) return tiktokRefusal(40105)
    const failure = this.failures.shift()
    if (failure) return failure
    if (path === '/open_api/v1.3/oauth2/advertiser/get/') {
      const isApp = query.get('app_id') === this.appId && query.get('secret') === this.appSecret
      const list = this.advertisers.map(({ id, name }) => ({
        advertiser_id: id,
        advertiser_name: name,
      }))
      return isApp ? ok({ list }) : tiktokRefusal(40110)
    }
    if (path === '/open_api/v1.3/advertiser/info/') {
      const [id] = JSON.parse(query.get('advertiser_ids') ?? '[]') as string[]
      const account = this.#reach(id)
      if (!account) return tiktokRefusal(40001)
      return ok({ list: [{ currency: account.currency, timezone: account.zone, more: 1 }] })
    }
    if (path !== '/open_api/v1.3/report/integrated/get/') return { status: 404, body: {} }
    const account = this.#reach(query.get('advertiser_id') ?? '')
    return account ? this.#report(account, query) : tiktokRefusal(40001)
  }

  #reach(id = '') {
    return this.forbidden.has(id) ? undefined : this.advertisers.find((each) => each.id === id)
  }

  #report({ days }: WorldAds, query: URLSearchParams): Reply {
    const names = JSON.parse(query.get('metrics') ?? '[]') as string[]
    const [first, last] = [query.get('start_date') ?? '', query.get('end_date') ?? '']
    const length = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1
    const size = Number(query.get('page_size'))
    const isBad = names.some((name) => !metrics.includes(name) || this.retired.has(name))
    if (isBad || length > LONGEST_DAYS || size > 1000) return tiktokRefusal(40002)
    const rows = days
      .filter(({ day }) => between(day, first, last))
      .map(({ day, campaign, counts }) => {
        const values: Record<string, string> = {
          campaign_name: campaign,
          spend: (counts.spend / 100).toFixed(2),
          impressions: String(counts.impressions),
          clicks: String(counts.clicks),
          conversion: String(counts.conversions),
        }
        return {
          dimensions: { campaign_id: `1${campaign.length}`, stat_time_day: `${day} 00:00:00` },
          metrics: Object.fromEntries(names.map((name) => [name, values[name]])),
        }
      })
    const perPage = Math.min(size, this.rowsPerPage)
    const page = Number(query.get('page'))
    return ok({
      list: rows.slice((page - 1) * perPage, page * perPage),
      page_info: {
        page,
        page_size: perPage,
        total_number: rows.length,
        total_page: Math.ceil(rows.length / perPage),
      },
    })
  }
}
