import type { Reply, StandInRequest } from '#tests/stand-ins/http-stand-in.ts'
import { between } from '#tests/stand-ins/world.ts'
import { googleRefusal, refuseAccess } from '../ga4/stand-in.ts'
import type { GoogleStandIn } from '../google-ads/stand-in.ts'

/** What one query showed of one page on a day; an empty query is one Google does not tell. */
type WorldSearch = {
  day: string
  query: string
  page: string
  clicks: number
  impressions: number
  position: number
}
export type WorldSite = { url: string; level?: string; searches: WorldSearch[] }

const scope = 'https://www.googleapis.com/auth/webmasters.readonly'
const dimensionNames = ['date', 'query', 'page']
type Question = {
  startDate: string
  endDate: string
  dimensions: string[]
  rowLimit: number
  startRow: number
  dataState: string
}

/** Stands in for the Search Console API, over real HTTP. */
export class SearchConsoleStandIn {
  sites: WorldSite[] = []
  failures: (Reply | null)[] = []
  /** Questions in a metric's or dimension's name that it no longer takes. */
  retired = new Set<string>()
  /** Days after this one are not final yet. */
  finalUntil = '9999-12-31'
  forbidden = new Set<string>()
  asked: Question[] = []
  readonly #google: GoogleStandIn

  constructor(google: GoogleStandIn) {
    this.#google = google
  }

  api = (request: StandInRequest): Reply => {
    const failure =
      refuseAccess(this.#google.allows(request.bearer, scope)) ?? this.failures.shift()
    if (failure) return failure
    if (request.path === '/webmasters/v3/sites') {
      return {
        body: {
          siteEntry: this.sites.map(({ url, level = 'siteFullUser' }) => ({
            siteUrl: url,
            permissionLevel: level,
          })),
        },
      }
    }
    const [, encoded = ''] =
      /^\/webmasters\/v3\/sites\/([^/]+)\/searchAnalytics\/query$/.exec(request.path) ?? []
    const site = this.sites.find(({ url }) => url === decodeURIComponent(encoded))
    if (!site || this.forbidden.has(site.url)) return googleRefusal(403, 'PERMISSION_DENIED')
    const question = request.json as unknown as Question
    this.asked.push(question)
    const isBad = question.dimensions.some(
      (name) => !dimensionNames.includes(name) || this.retired.has(name),
    )
    if (isBad || question.rowLimit > 25_000) return googleRefusal(400, 'INVALID_ARGUMENT')
    return { body: this.#answer(site, question) }
  }

  #answer({ searches }: WorldSite, question: Question) {
    const { startDate, endDate, dimensions, rowLimit, startRow } = question
    const final = searches.filter(
      ({ day }) => between(day, startDate, endDate) && day <= this.finalUntil,
    )
    // What few people typed is counted and not told.
    const visible = dimensions.includes('query') ? final.filter(({ query }) => query) : final
    const keyOf = (each: WorldSearch) =>
      dimensions.map((name) => (name === 'date' ? each.day : each[name as 'query' | 'page']))
    const groups = Map.groupBy(visible, (each) => JSON.stringify(keyOf(each)))
    const rows = [...groups].map(([key, group]) => {
      const clicks = group.reduce((sum, each) => sum + each.clicks, 0)
      const impressions = group.reduce((sum, each) => sum + each.impressions, 0)
      const weight = group.reduce((sum, each) => sum + each.position * each.impressions, 0)
      return {
        keys: JSON.parse(key) as string[],
        clicks,
        impressions,
        ctr: impressions > 0 ? clicks / impressions : 0,
        position: impressions > 0 ? weight / impressions : 0,
        aFieldNobodyKnows: 1,
      }
    })
    rows.sort((a, b) => b.clicks - a.clicks)
    return {
      rows: rows.slice(startRow, startRow + rowLimit),
      responseAggregationType: 'byProperty',
    }
  }
}
