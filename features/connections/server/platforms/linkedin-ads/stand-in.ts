import { randomBytes } from 'node:crypto'
import type { Reply, StandInRequest } from '#tests/stand-ins/http-stand-in.ts'
import { between } from '#tests/stand-ins/world.ts'
import type { WorldAds } from '../tiktok-ads/stand-in.ts'

export const linkedinRefusal = (status: number): Reply => ({
  status,
  body: { status, serviceErrorCode: 100, message: 'no' },
})

const fields = [
  'dateRange',
  'pivotValues',
  'costInLocalCurrency',
  'impressions',
  'clicks',
  'externalWebsiteConversions',
  'oneClickLeads',
]

const two = (text = '') => text.padStart(2, '0')
/** (year:2026,month:11,day:1) */
const dayOf = (text: string) => {
  const [, year, month, day] = /year:(\d+),month:(\d+),day:(\d+)/.exec(text) ?? []
  return `${year}-${two(month)}-${two(day)}`
}

/** Stands in for LinkedIn's Marketing API, over real HTTP. */
export class LinkedinStandIn {
  tokens = new Set<string>()
  readonly version = '202609'
  accounts: WorldAds[] = []
  failures: (Reply | null)[] = []
  retired = new Set<string>()
  forbidden = new Set<string>()
  perPage = 100
  /** An answer is cut here without a word. */
  mostRows = 15_000
  questions = 0

  addToken(): string {
    const token = randomBytes(12).toString('hex')
    this.tokens.add(token)
    return token
  }

  api = ({ path, query, bearer, headers }: StandInRequest): Reply => {
    if (!this.tokens.has(bearer)) return linkedinRefusal(401)
    if (headers['linkedin-version'] !== this.version) return linkedinRefusal(426)
    const failure = this.failures.shift()
    if (failure) return failure
    if (path === '/rest/adAccounts') {
      return this.#page(
        this.accounts.map(({ id, name }) => ({ id: Number(id), name })),
        query,
      )
    }
    const [, id = '', edge] = /^\/rest\/adAccounts\/(\d+)(\/adCampaigns)?$/.exec(path) ?? []
    if (id) {
      const account = this.#reach(id)
      if (!account) return linkedinRefusal(403)
      const names = namesOf(account).map((name, place) => ({ id: place + 1, name }))
      if (edge) return this.#page(names, query)
      return { body: { id: Number(id), currency: account.currency, oneMore: 1 } }
    }
    if (path !== '/rest/adAnalytics') return linkedinRefusal(404)
    const [urn = ''] = /\d+/.exec(query.get('accounts') ?? '') ?? []
    const account = this.#reach(urn)
    return account ? this.#analytics(account, query) : linkedinRefusal(403)
  }

  #reach(id: string) {
    return this.forbidden.has(id) ? undefined : this.accounts.find((each) => each.id === id)
  }

  #page(rows: object[], query: URLSearchParams): Reply {
    const from = Number(query.get('pageToken') ?? 0)
    const next = from + Math.min(this.perPage, Number(query.get('pageSize')))
    const metadata = next < rows.length ? { nextPageToken: String(next) } : {}
    return { body: { elements: rows.slice(from, next), metadata } }
  }

  #analytics(account: WorldAds, query: URLSearchParams): Reply {
    this.questions += 1
    const names = (query.get('fields') ?? '').split(',')
    if (names.some((name) => !fields.includes(name) || this.retired.has(name))) {
      return linkedinRefusal(400)
    }
    const [start = '', end = ''] = (query.get('dateRange') ?? '').split('),end:(')
    const campaigns = namesOf(account)
    const elements = account.days
      .filter(({ day }) => between(day, dayOf(start), dayOf(end)))
      .map(({ day, campaign, counts }) => {
        const [year, month, date] = day.split('-').map(Number)
        const values: Record<string, unknown> = {
          dateRange: { start: { year, month, day: date }, end: { year, month, day: date } },
          pivotValues: [`urn:li:sponsoredCampaign:${campaigns.indexOf(campaign) + 1}`],
          costInLocalCurrency: (counts.spend / 100).toFixed(2),
          impressions: counts.impressions,
          clicks: counts.clicks,
          externalWebsiteConversions: counts.conversions,
          oneClickLeads: counts.leads ?? 0,
        }
        return Object.fromEntries(names.map((name) => [name, values[name]]))
      })
    return { body: { elements: elements.slice(0, this.mostRows), paging: { count: 10, start: 0 } } }
  }
}

const namesOf = ({ days }: WorldAds) => [...new Set(days.map(({ campaign }) => campaign))]
