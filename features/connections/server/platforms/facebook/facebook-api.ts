import { z } from 'zod'
import { partsOf } from '#features/shared/rules/days.ts'
import {
  dayEndedAt,
  insightReader,
  isWithin,
  listPages,
  META_ZONE,
  metaMoment,
  postFigures,
  refusedRequest,
  spanParams,
  startOf,
} from '../../credentials/meta-insights.ts'
import { tokenSecret } from '../../credentials/token-rest.ts'
import { PlatformFailure } from '../../fetch-platform.ts'
import {
  type ChannelApi,
  type ChannelPost,
  type ChannelRow,
  cleanText,
  MOST_POSTS,
} from '../channel-api.ts'
import { type MetaClient, metaClient } from '../meta-ads/meta-client.ts'
import type { Access } from '../platform.ts'

/** The most days of one question about a page. */
export const LONGEST_DAYS = 90
const REACH = 'page_total_media_view_unique'

/** Their names by ours, each by day. */
const daily: Record<string, string> = {
  [REACH]: 'reach',
  page_media_view: 'views',
  page_post_engagements: 'interactions',
}
const postMetrics = { post_total_media_view_unique: 'reach', post_media_view: 'views' }

const page = z.object({ access_token: z.string().min(1).optional() })
const fans = z.object({ followers_count: z.number().int().nonnegative().optional() })
const counted = z.object({ summary: z.object({ total_count: z.number() }) }).optional()
const post = z.object({
  id: z.string().min(1).max(100),
  message: z.string().default(''),
  created_time: metaMoment,
  permalink_url: z.string().optional(),
  full_picture: z.string().optional(),
  reactions: counted,
  comments: counted,
  shares: z.object({ count: z.number() }).optional(),
})
const postFields =
  'id,message,created_time,permalink_url,full_picture,shares,' +
  'reactions.limit(0).summary(total_count),comments.limit(0).summary(total_count)'

export function facebookApi({ env, secret, timeouts, signal }: Access): ChannelApi {
  const person = metaClient(env, tokenSecret.parse(secret).token, timeouts, signal)
  type Opened = { client: MetaClient; insights: ReturnType<typeof insightReader> }
  const opened = new Map<string, Opened>()

  /** A page answers to its own token only, which the person's token is given. */
  async function open(id: string): Promise<Opened> {
    const before = opened.get(id)
    if (before) return before
    const { access_token } = page.parse(await person.get(id, { fields: 'access_token' }))
    // Left out where the person may not read the page.
    if (!access_token) throw new PlatformFailure('meta', 'report', 'page token')
    const client = metaClient(env, access_token, timeouts, signal)
    const entry = { client, insights: insightReader(client) }
    opened.set(id, entry)
    return entry
  }

  return {
    requests: () =>
      [...opened.values()].reduce((sum, { client }) => sum + client.requests(), person.requests()),
    listAccounts: async () =>
      (await listPages(person, 'id,name')).map(({ id, name }) => ({
        externalId: id,
        name: name || id,
      })),
    describe: async () => ({ zone: META_ZONE, settings: {} }),
    readNow: async (id): Promise<Record<string, number>> => {
      const { client } = await open(id)
      const { followers_count: followers } = fans.parse(
        await client.get(id, { fields: 'followers_count' }),
      )
      return followers === undefined ? {} : { followers }
    },
    readWindow: async (id, span) => {
      const { insights } = await open(id)
      const rows: ChannelRow[] = []
      for (const part of partsOf(span, LONGEST_DAYS)) {
        const params = { period: 'day', ...spanParams(part) }
        for (const { name, values } of await insights.read(id, Object.keys(daily), params)) {
          for (const { value: amount, end_time } of values) {
            if (!end_time || amount <= 0) continue
            const metric = daily[name] ?? name
            rows.push({ day: dayEndedAt(end_time), dimension: '', value: '', metric, amount })
          }
        }
      }
      const refused = insights.refused(Object.keys(daily))
      if (refused.length === Object.keys(daily).length) throw refusedRequest()
      return { rows, lost: refused.map((name) => daily[name] ?? name), until: span.last }
    },
    readPeriods: async (id, spans) => {
      const wholes = insightReader((await open(id)).client)
      const rows: Awaited<ReturnType<ChannelApi['readPeriods']>>['rows'] = []
      for (const span of spans.filter((each) => isWithin(each, LONGEST_DAYS))) {
        const params = { period: 'total_over_range', ...spanParams(span) }
        const [reach] = await wholes.read(id, [REACH], params)
        const value = reach?.total_value?.value ?? reach?.values[0]?.value
        if (value !== undefined) rows.push({ ...span, metric: 'reach', amount: value })
      }
      return { rows, lost: wholes.refused([REACH]).map(() => 'reach') }
    },
    readPosts: async (id, since) => {
      const { client } = await open(id)
      const listed = await client.list(
        `${id}/posts`,
        { fields: postFields, limit: '50', since: startOf(since) },
        (rows) => rows.length >= MOST_POSTS,
      )
      const posts: ChannelPost[] = []
      for (const row of listed.slice(0, MOST_POSTS)) {
        const each = post.parse(row)
        const interactions =
          (each.reactions?.summary.total_count ?? 0) +
          (each.comments?.summary.total_count ?? 0) +
          (each.shares?.count ?? 0)
        posts.push({
          externalId: each.id,
          kind: 'post',
          postedAt: each.created_time,
          text: cleanText(each.message),
          link: each.permalink_url ?? null,
          picture: each.full_picture ?? null,
          figures: {
            ...(await postFigures(insightReader(client), each.id, postMetrics)),
            interactions,
          },
        })
      }
      return posts
    },
  }
}
