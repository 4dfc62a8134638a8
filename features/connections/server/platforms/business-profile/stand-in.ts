import type { Reply, StandInRequest } from '#tests/stand-ins/http-stand-in.ts'
import { between } from '#tests/stand-ins/world.ts'
import { googleRefusal, refuseAccess } from '../ga4/stand-in.ts'
import type { GoogleStandIn } from '../google-ads/stand-in.ts'

/** Presses and views of a day, by the names of the service. */
type WorldPresses = { day: string; values: Record<string, number> }
export type WorldLocation = { id: string; title: string; days: WorldPresses[] }

const scope = 'https://www.googleapis.com/auth/business.manage'
export const pressNames = [
  'CALL_CLICKS',
  'BUSINESS_DIRECTION_REQUESTS',
  'WEBSITE_CLICKS',
  'MESSAGING_CLICKS',
  'BUSINESS_IMPRESSIONS_MOBILE_MAPS',
  'BUSINESS_IMPRESSIONS_MOBILE_SEARCH',
  'BUSINESS_IMPRESSIONS_DESKTOP_MAPS',
  'BUSINESS_IMPRESSIONS_DESKTOP_SEARCH',
]

/** Stands in for the three services of Google Business Profile, over real HTTP. */
export class BusinessProfileStandIn {
  locations: WorldLocation[] = []
  failures: (Reply | null)[] = []
  retired = new Set<string>()
  forbidden = new Set<string>()
  locationsPerPage = 100
  readonly #google: GoogleStandIn

  constructor(google: GoogleStandIn) {
    this.#google = google
  }

  #refuses({ bearer }: StandInRequest): Reply | null {
    return refuseAccess(this.#google.allows(bearer, scope)) ?? this.failures.shift() ?? null
  }

  accounts = (request: StandInRequest): Reply => {
    const refusal = this.#refuses(request)
    if (refusal) return refusal
    if (request.path !== '/v1/accounts') return { status: 404, body: {} }
    return { body: { accounts: [{ name: 'accounts/1', accountName: 'Agência' }] } }
  }

  information = (request: StandInRequest): Reply => {
    const refusal = this.#refuses(request)
    if (refusal) return refusal
    if (request.path !== '/v1/accounts/1/locations' || !request.query.get('readMask')) {
      return googleRefusal(400, 'INVALID_ARGUMENT')
    }
    const at = Number(request.query.get('pageToken') ?? 0)
    const next = at + this.locationsPerPage
    return {
      body: {
        locations: this.locations
          .slice(at, next)
          .map(({ id, title }) => ({ name: `locations/${id}`, title })),
        ...(next < this.locations.length ? { nextPageToken: String(next) } : {}),
      },
    }
  }

  performance = (request: StandInRequest): Reply => {
    const refusal = this.#refuses(request)
    if (refusal) return refusal
    const [, id] =
      /^\/v1\/locations\/(\w+):fetchMultiDailyMetricsTimeSeries$/.exec(request.path) ?? []
    const location = this.locations.find((each) => each.id === id)
    if (!location || this.forbidden.has(location.id)) {
      return googleRefusal(403, 'PERMISSION_DENIED')
    }
    const names = request.query.getAll('dailyMetrics')
    const isBad = names.some((name) => !pressNames.includes(name) || this.retired.has(name))
    if (names.length === 0 || isBad) return googleRefusal(400, 'INVALID_ARGUMENT')
    const dayOf = (end: string) =>
      ['year', 'month', 'day']
        .map((part) => (request.query.get(`daily_range.${end}.${part}`) ?? '').padStart(2, '0'))
        .join('-')
    const [first, last] = [dayOf('start_date'), dayOf('end_date')]
    const days = location.days.filter(({ day }) => between(day, first, last))
    return {
      body: {
        multiDailyMetricTimeSeries: [
          {
            dailyMetricTimeSeries: names.map((name) => ({
              dailyMetric: name,
              aFieldNobodyKnows: true,
              timeSeries: {
                datedValues: days.map(({ day, values }) => {
                  const [year, month, date] = day.split('-').map(Number)
                  const value = values[name] ?? 0
                  return {
                    date: { year, month, day: date },
                    ...(value > 0 ? { value: String(value) } : {}),
                  }
                }),
              },
            })),
          },
        ],
      },
    }
  }
}
