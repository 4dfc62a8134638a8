import { countDays, daysOf } from '#features/shared/rules/days.ts'
import type { Reply, StandInRequest } from '#tests/stand-ins/http-stand-in.ts'
import {
  checkToken,
  countIn,
  endOf,
  peopleIn,
  spanOf,
  type WorldPost,
  type WorldSocial,
} from '../instagram/stand-in.ts'
import type { MetaStandIn, Token } from '../meta-ads/stand-in.ts'
import { pageOf, refusal } from '../meta-ads/stand-in-replies.ts'

const REACH = 'page_total_media_view_unique'
const metrics = [REACH, 'page_media_view', 'page_post_engagements']
const postMetrics = ['post_total_media_view_unique', 'post_media_view']
const LONGEST_DAYS = 90
const tokenOf = (id: string) => `EAAPAGE${id}`

/** Stands in for the pages' part of the Graph API, over real HTTP. */
export class FacebookStandIn {
  pages: WorldSocial[] = []
  failures: (Reply | null)[] = []
  retired = new Set<string>()
  forbidden = new Set<string>()
  perPage = 100
  readonly #meta: MetaStandIn

  constructor(meta: MetaStandIn) {
    this.#meta = meta
    meta.extensions.push(this.answer)
  }

  answer = (path: string, request: StandInRequest, token: Token): Reply | undefined => {
    const { query } = request
    const [id = '', edge = ''] = path.split('/')
    if (path === 'me/accounts' && query.get('fields') === 'id,name') {
      const refused = checkToken(token, ['pages_show_list'], this.failures)
      const rows = this.pages.map(({ id: page, name }) => ({ id: page, name, category: 'Loja' }))
      return refused ?? this.#page(rows, request)
    }
    const page = this.pages.find((each) => each.id === id)
    const owner = this.pages.find(({ posts }) => posts.some((each) => each.id === id))
    if (!page && !owner) return undefined
    const refused = checkToken(token, ['pages_read_engagement', 'read_insights'], this.failures)
    if (refused) return refused
    const pageId = (page ?? owner)?.id ?? ''
    if (this.forbidden.has(pageId)) return refusal({ code: 100, subcode: 33 })
    if (page && query.get('fields') === 'access_token') {
      const { permissions } = token
      this.#meta.addToken(tokenOf(page.id), { permissions })
      return { body: { id, access_token: tokenOf(page.id) } }
    }
    // A person's token reads no insights of a page.
    if (request.bearer !== tokenOf(pageId))
      return refusal({ code: 190, message: 'page access token' })
    const post = owner?.posts.find((each) => each.id === id)
    if (post) return this.#postInsights(post, edge, query)
    if (!page) return undefined
    if (!edge) return { body: { id, followers_count: page.followers, oneMore: true } }
    if (edge === 'insights') return this.#insights(page, query)
    if (edge !== 'posts') return refusal({ code: 2500 })
    const since = Number(query.get('since')) * 1000
    const rows = page.posts
      .filter(({ postedAt }) => Date.parse(postedAt) >= since)
      .toSorted((a, b) => b.postedAt.localeCompare(a.postedAt))
    return this.#page(rows.map(toPost), request)
  }

  #page(rows: unknown[], request: StandInRequest): Reply {
    const params = new URLSearchParams(request.query)
    params.set('limit', String(Math.min(this.perPage, Number(params.get('limit') ?? 25))))
    return pageOf(rows, params, request)
  }

  #insights(page: WorldSocial, query: URLSearchParams): Reply {
    const names = (query.get('metric') ?? '').split(',')
    const period = query.get('period') ?? ''
    const span = spanOf(query)
    const isBad =
      names.some((name) => !metrics.includes(name) || this.retired.has(name)) ||
      !['day', 'total_over_range'].includes(period) ||
      countDays(span) > LONGEST_DAYS
    if (isBad) return refusal({ code: 100, message: 'must be a valid insights metric' })
    const value = (name: string, first: string, last: string) =>
      name === REACH ? peopleIn(page, first, last) : countIn(page, name, first, last)
    const data = names.map((name) => ({
      name,
      period,
      title: 'Título',
      values:
        period === 'day'
          ? daysOf(span).map((day) => ({ value: value(name, day, day), end_time: endOf(day) }))
          : [{ value: value(name, span.first, span.last), end_time: endOf(span.last) }],
    }))
    return { body: { data: page.days.length > 0 ? data : [], aFieldNobodyKnows: 1 } }
  }

  #postInsights({ figures }: WorldPost, edge: string, query: URLSearchParams): Reply {
    const names = (query.get('metric') ?? '').split(',')
    const isBad = names.some((name) => !postMetrics.includes(name) || this.retired.has(name))
    if (edge !== 'insights' || isBad) return refusal({ code: 100 })
    const data = names.flatMap((name) => {
      const value = figures[name]
      return value === undefined ? [] : [{ name, period: 'lifetime', values: [{ value }] }]
    })
    return { body: { data } }
  }
}

const toPost = ({ id, text, postedAt, picture, figures }: WorldPost) => ({
  id,
  ...(text ? { message: text } : {}),
  created_time: postedAt,
  permalink_url: `https://www.facebook.com/${id}`,
  full_picture: picture,
  reactions: {
    data: [],
    summary: { total_count: figures.reactions ?? 0, viewer_reaction: 'NONE' },
  },
  comments: { data: [], summary: { total_count: figures.comments ?? 0 } },
  ...(figures.shares ? { shares: { count: figures.shares } } : {}),
})
