import { Temporal } from 'temporal-polyfill'
import { addDays, countDays, daysOf } from '#features/shared/rules/days.ts'
import type { Reply, StandInRequest } from '#tests/stand-ins/http-stand-in.ts'
import { between } from '#tests/stand-ins/world.ts'
import type { MetaStandIn, Token } from '../meta-ads/stand-in.ts'
import { pageOf, refusal } from '../meta-ads/stand-in-replies.ts'

/** Whoever saw something of an account on a day, and what they did. */
type WorldSocialDay = { day: string; people: string[]; counts: Record<string, number> }
export type WorldPost = {
  id: string
  kind: 'post' | 'story'
  postedAt: string
  text: string
  picture?: string
  figures: Record<string, number>
}
export type WorldSocial = {
  id: string
  name: string
  followers?: number
  days: WorldSocialDay[]
  posts: WorldPost[]
}

const zone = 'America/Los_Angeles'
const dayAt = (seconds: number) =>
  Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString()

/** Days of a question; both ends are seconds, as midnights of California. */
export const spanOf = (query: URLSearchParams) => ({
  first: dayAt(Number(query.get('since'))),
  last: dayAt(Number(query.get('until')) - 1),
})

/** The end of a day as Meta writes it. */
export const endOf = (day: string) =>
  Temporal.PlainDate.from(addDays(day, 1))
    .toZonedDateTime(zone)
    .toInstant()
    .toString()
    .replace('Z', '+0000')

export const peopleIn = ({ days }: WorldSocial, first: string, last: string) =>
  new Set(days.filter(({ day }) => between(day, first, last)).flatMap(({ people }) => people)).size

export const countIn = ({ days }: WorldSocial, name: string, first: string, last: string) =>
  days
    .filter(({ day }) => between(day, first, last))
    .reduce((sum, { counts }) => sum + (counts[name] ?? 0), 0)

/** What a person's own token is refused, or null. */
export function checkToken(
  token: Token,
  needed: string[],
  failures: (Reply | null)[],
): Reply | null {
  const failure = failures.shift()
  if (failure) return failure
  return needed.every((each) => token.permissions.includes(each)) ? null : refusal({ code: 10 })
}

const totals = ['views', 'profile_views', 'total_interactions', 'website_clicks']
const mediaMetrics = ['reach', 'views', 'total_interactions', 'replies']
const LONGEST_DAYS = 30
const profileFields = 'id,name,instagram_business_account{id,username,name}'

/** Stands in for Instagram's part of the Graph API, over real HTTP. */
export class InstagramStandIn {
  profiles: WorldSocial[] = []
  failures: (Reply | null)[] = []
  retired = new Set<string>()
  forbidden = new Set<string>()
  perPage = 100

  constructor(meta: MetaStandIn) {
    meta.extensions.push(this.answer)
  }

  answer = (path: string, request: StandInRequest, token: Token): Reply | undefined => {
    const { query } = request
    const [id = '', edge = ''] = path.split('/')
    if (path === 'me/accounts' && query.get('fields') === profileFields) {
      const refused = checkToken(token, ['pages_show_list'], this.failures)
      return refused ?? this.#page(this.profiles.map(toPage), request)
    }
    const profile = this.profiles.find((each) => each.id === id)
    const post = this.profiles.flatMap(({ posts }) => posts).find((each) => each.id === id)
    if (!profile && !post) return undefined
    const refused = checkToken(
      token,
      ['instagram_basic', 'instagram_manage_insights'],
      this.failures,
    )
    if (refused) return refused
    if (post) return this.#mediaInsights(post, edge, query)
    if (!profile || this.forbidden.has(id)) return refusal({ code: 100, subcode: 33 })
    if (!edge) return { body: { id, followers_count: profile.followers, oneMore: true } }
    if (edge === 'insights') return this.#insights(profile, query)
    const kind = edge === 'stories' ? 'story' : edge === 'media' ? 'post' : null
    if (!kind) return refusal({ code: 2500 })
    const rows = profile.posts
      .filter((each) => each.kind === kind)
      .toSorted((a, b) => b.postedAt.localeCompare(a.postedAt))
    return this.#page(rows.map(toMedia), request)
  }

  #page(rows: unknown[], request: StandInRequest): Reply {
    const params = new URLSearchParams(request.query)
    params.set('limit', String(Math.min(this.perPage, Number(params.get('limit') ?? 25))))
    return pageOf(rows, params, request)
  }

  #insights(profile: WorldSocial, query: URLSearchParams): Reply {
    const names = (query.get('metric') ?? '').split(',')
    const isTotal = query.get('metric_type') === 'total_value'
    const allowed = isTotal ? ['reach', ...totals] : ['reach']
    const span = spanOf(query)
    const isBad = names.some((name) => !allowed.includes(name) || this.retired.has(name))
    if (isBad || query.get('period') !== 'day' || countDays(span) > LONGEST_DAYS) {
      return refusal({ code: 100, message: 'metric[0] must be one of the following values' })
    }
    const value = (name: string, first: string, last: string) =>
      name === 'reach' ? peopleIn(profile, first, last) : countIn(profile, name, first, last)
    const data = names.map((name) => ({
      name,
      period: 'day',
      id: `${profile.id}/insights/${name}/day`,
      ...(isTotal
        ? { total_value: { value: value(name, span.first, span.last) } }
        : {
            values: daysOf(span).map((day) => ({
              value: value(name, day, day),
              end_time: endOf(day),
              aFieldNobodyKnows: 1,
            })),
          }),
    }))
    // An account without anything answers with an empty set instead of zeros.
    return { body: { data: profile.days.length > 0 ? data : [] } }
  }

  #mediaInsights({ figures }: WorldPost, edge: string, query: URLSearchParams): Reply {
    const names = (query.get('metric') ?? '').split(',')
    const isBad = names.some((name) => !mediaMetrics.includes(name) || this.retired.has(name))
    if (edge !== 'insights' || isBad) return refusal({ code: 100 })
    const data = names.flatMap((name) => {
      const value = figures[name]
      return value === undefined ? [] : [{ name, period: 'lifetime', values: [{ value }] }]
    })
    return { body: { data } }
  }
}

const toPage = ({ id, name }: WorldSocial) => ({
  id: `9${id}`,
  name: `Página de ${name}`,
  instagram_business_account: { id, username: name.toLowerCase().replaceAll(' ', '.'), name },
})

const toMedia = ({ id, text, postedAt, picture }: WorldPost) => ({
  id,
  ...(text ? { caption: text } : {}),
  permalink: `https://www.instagram.com/p/${id}/`,
  timestamp: postedAt,
  media_url: picture,
  aFieldNobodyKnows: 1,
})
