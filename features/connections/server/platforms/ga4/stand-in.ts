import type { Reply, StandInRequest } from '#tests/stand-ins/http-stand-in.ts'
import { between } from '#tests/stand-ins/world.ts'
import type { GoogleStandIn } from '../google-ads/stand-in.ts'

/** Visits of a day that came from one source to one page. */
type WorldVisits = {
  day: string
  source: string
  page: string
  sessions: number
  engagedSessions: number
  events: Record<string, number>
  /** The people behind them, who may come again on another day. */
  people: string[]
}
export type WorldProperty = {
  id: string
  name: string
  zone: string
  currency: string
  visits: WorldVisits[]
}

const scope = 'https://www.googleapis.com/auth/analytics.readonly'
const dimensions: Record<string, (visits: WorldVisits) => string> = {
  date: ({ day }) => day.replaceAll('-', ''),
  sessionDefaultChannelGroup: ({ source }) => source,
  landingPage: ({ page }) => page,
}
const metrics = ['sessions', 'engagedSessions', 'keyEvents', 'totalUsers']

export const googleRefusal = (status: number, state: string, reason?: string): Reply => ({
  status,
  body: {
    error: {
      code: status,
      message: 'no',
      status: state,
      details: reason ? [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }] : [],
    },
  },
})

/** The refusal of a token that ended or lacks the scope. */
export function refuseAccess(allowed: ReturnType<GoogleStandIn['allows']>): Reply | undefined {
  if (allowed === 'expired') return googleRefusal(401, 'UNAUTHENTICATED')
  if (allowed !== 'scope') return undefined
  return googleRefusal(403, 'PERMISSION_DENIED', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT')
}

type Range = { startDate: string; endDate: string; name?: string }
type Question = {
  dateRanges: Range[]
  dimensions: { name: string }[]
  metrics: { name: string }[]
  limit: string
  offset: string
}

function metricOf(metric: string, visits: WorldVisits[], event: string | null): number {
  const eventsOf = ({ events }: WorldVisits) =>
    Object.entries(events).reduce(
      (sum, [name, count]) => sum + (event === null || name === event ? count : 0),
      0,
    )
  if (metric === 'keyEvents') return visits.reduce((sum, each) => sum + eventsOf(each), 0)
  if (metric === 'totalUsers') return new Set(visits.flatMap(({ people }) => people)).size
  return visits.reduce((sum, each) => sum + each[metric as 'sessions' | 'engagedSessions'], 0)
}

/** Stands in for the Data and Admin APIs of Google Analytics, over real HTTP. */
export class Ga4StandIn {
  properties: WorldProperty[] = []
  /** Answers instead of the next requests; null answers as usual. */
  failures: (Reply | null)[] = []
  /** Metrics that are gone. */
  retired = new Set<string>()
  rowsPerPage = 100_000
  propertiesPerPage = 200
  /** Properties the credential may not read. */
  forbidden = new Set<string>()
  asked: Question[] = []
  readonly #google: GoogleStandIn

  constructor(google: GoogleStandIn) {
    this.#google = google
  }

  #refuses({ bearer }: StandInRequest): Reply | null {
    return refuseAccess(this.#google.allows(bearer, scope)) ?? this.failures.shift() ?? null
  }

  admin = (request: StandInRequest): Reply => {
    const refusal = this.#refuses(request)
    if (refusal) return refusal
    const [, id] = /^\/v1beta\/properties\/(\d+)$/.exec(request.path) ?? []
    if (id) {
      const property = this.properties.find((each) => each.id === id)
      if (!property || this.forbidden.has(id)) return googleRefusal(403, 'PERMISSION_DENIED')
      const { name, zone, currency } = property
      return {
        body: {
          name: `properties/${id}`,
          displayName: name,
          timeZone: zone,
          currencyCode: currency,
        },
      }
    }
    if (request.path !== '/v1beta/accountSummaries') return { status: 404, body: {} }
    const at = Number(request.query.get('pageToken') ?? 0)
    const next = at + this.propertiesPerPage
    return {
      body: {
        accountSummaries: this.properties.slice(at, next).map(({ id: property, name }) => ({
          name: 'accountSummaries/1',
          account: 'accounts/1',
          displayName: 'Conta',
          propertySummaries: [
            { property: `properties/${property}`, displayName: name, propertyType: 'ORDINARY' },
          ],
        })),
        ...(next < this.properties.length ? { nextPageToken: String(next) } : {}),
      },
    }
  }

  data = (request: StandInRequest): Reply => {
    const refusal = this.#refuses(request)
    if (refusal) return refusal
    const [, id] = /^\/v1beta\/properties\/(\d+):runReport$/.exec(request.path) ?? []
    const property = this.properties.find((each) => each.id === id)
    if (!property || this.forbidden.has(property.id)) return googleRefusal(403, 'PERMISSION_DENIED')
    const question = request.json as unknown as Question
    this.asked.push(question)
    const names = question.metrics.map(({ name }) => name)
    const isUnknown = names.some((name) => !metrics.includes(name) || this.retired.has(name))
    const by = question.dimensions.map(({ name }) => name)
    const badDimension = by.some((name) => !dimensions[name] && name !== 'eventName')
    if (isUnknown || badDimension || question.dateRanges.length > 4) {
      return googleRefusal(400, 'INVALID_ARGUMENT')
    }
    return { body: this.#report(property, question, by, names) }
  }

  #report({ visits }: WorldProperty, question: Question, by: string[], names: string[]) {
    const several = question.dateRanges.length > 1
    const rows = question.dateRanges.flatMap(({ startDate, endDate, name }) => {
      const inRange = visits.filter(({ day }) => between(day, startDate, endDate))
      // A visit with several events stands in each of their rows.
      const lines = inRange.flatMap((each) =>
        (by.includes('eventName') ? Object.keys(each.events) : [null]).map((event) => ({
          event,
          each,
          key: by.map((dimension) =>
            dimension === 'eventName' ? (event as string) : (dimensions[dimension]?.(each) ?? ''),
          ),
        })),
      )
      const groups = Map.groupBy(lines, ({ key }) => JSON.stringify(key))
      return [...groups.values()].map((group) => ({
        dimensionValues: [...(group[0]?.key ?? []), ...(several ? [name ?? ''] : [])].map(
          (value) => ({ value }),
        ),
        metricValues: names.map((metric) => ({
          value: String(
            metricOf(
              metric,
              group.map(({ each }) => each),
              group[0]?.event ?? null,
            ),
          ),
          oneDayItMayHaveMore: true,
        })),
      }))
    })
    const offset = Number(question.offset)
    const limit = Math.min(Number(question.limit), this.rowsPerPage)
    return {
      dimensionHeaders: [...by, ...(several ? ['dateRange'] : [])].map((name) => ({ name })),
      metricHeaders: names.map((name) => ({ name, type: 'TYPE_INTEGER' })),
      rows: rows.slice(offset, offset + limit),
      rowCount: rows.length,
      metadata: { aFieldNobodyKnows: {} },
      propertyQuota: { tokensPerDay: { consumed: 1, remaining: 199_999 } },
      kind: 'analyticsData#runReport',
    }
  }
}
