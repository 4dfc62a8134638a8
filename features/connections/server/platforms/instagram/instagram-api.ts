import { z } from 'zod'
import { daysOf, partsOf } from '#features/shared/rules/days.ts'
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
import {
  type ChannelApi,
  type ChannelPost,
  type ChannelRow,
  cleanText,
  MOST_POSTS,
} from '../channel-api.ts'
import { metaClient } from '../meta-ads/meta-client.ts'
import type { Access } from '../platform.ts'

/** The most days of one question about an account. */
export const LONGEST_DAYS = 30

/** Their names by ours; asked for day by day, because they come as totals only. */
const totals: Record<string, string> = {
  views: 'views',
  profile_views: 'profileViews',
  total_interactions: 'interactions',
  website_clicks: 'siteClicks',
}
const postMetrics = { reach: 'reach', views: 'views', total_interactions: 'interactions' }
const storyMetrics = { reach: 'reach', views: 'views', replies: 'replies' }

const profile = z.object({ followers_count: z.number().int().nonnegative().optional() })
const media = z.object({
  id: z.string().min(1).max(100),
  caption: z.string().default(''),
  permalink: z.string().optional(),
  timestamp: metaMoment,
  thumbnail_url: z.string().optional(),
  media_url: z.string().optional(),
})
const mediaFields = 'id,caption,permalink,timestamp,thumbnail_url,media_url'

export function instagramApi({ env, secret, timeouts, signal }: Access): ChannelApi {
  const client = metaClient(env, tokenSecret.parse(secret).token, timeouts, signal)
  const insights = insightReader(client)

  async function toPost(row: unknown, kind: ChannelPost['kind']): Promise<ChannelPost> {
    const each = media.parse(row)
    const metrics = kind === 'story' ? storyMetrics : postMetrics
    return {
      externalId: each.id,
      kind,
      postedAt: each.timestamp,
      text: cleanText(each.caption),
      link: each.permalink ?? null,
      // A film's own address leads to the film.
      picture: each.thumbnail_url ?? each.media_url ?? null,
      // A reader of its own: what one kind of publication has no figure for, others may have.
      figures: await postFigures(insightReader(client), each.id, metrics, { period: 'lifetime' }),
    }
  }

  return {
    requests: client.requests,
    listAccounts: async () => {
      const fields = 'id,name,instagram_business_account{id,username,name}'
      const pages = await listPages(client, fields)
      return pages.flatMap(({ name, instagram_business_account: account }) =>
        account
          ? [
              {
                externalId: account.id,
                name: account.name || account.username || name || account.id,
              },
            ]
          : [],
      )
    },
    describe: async () => ({ zone: META_ZONE, settings: {} }),
    readNow: async (id): Promise<Record<string, number>> => {
      const { followers_count: followers } = profile.parse(
        await client.get(id, { fields: 'followers_count' }),
      )
      return followers === undefined ? {} : { followers }
    },
    readWindow: async (id, span) => {
      const rows: ChannelRow[] = []
      const add = (day: string, metric: string, amount: number) =>
        amount > 0 && rows.push({ day, dimension: '', value: '', metric, amount })
      for (const part of partsOf(span, LONGEST_DAYS)) {
        const series = { period: 'day', ...spanParams(part) }
        for (const { values } of await insights.read(id, ['reach'], series)) {
          for (const { value, end_time } of values) {
            if (end_time) add(dayEndedAt(end_time), 'reach', value)
          }
        }
      }
      for (const day of daysOf(span)) {
        const params = {
          period: 'day',
          metric_type: 'total_value',
          ...spanParams({ first: day, last: day }),
        }
        for (const { name, total_value } of await insights.read(id, Object.keys(totals), params)) {
          add(day, totals[name] ?? name, total_value?.value ?? 0)
        }
      }
      const theirs = ['reach', ...Object.keys(totals)]
      const refused = insights.refused(theirs)
      if (refused.length === theirs.length) throw refusedRequest()
      return { rows, lost: refused.map((name) => totals[name] ?? name), until: span.last }
    },
    readPeriods: async (id, spans) => {
      const rows: Awaited<ReturnType<ChannelApi['readPeriods']>>['rows'] = []
      const wholes = insightReader(client)
      for (const span of spans.filter((each) => isWithin(each, LONGEST_DAYS))) {
        const params = { period: 'day', metric_type: 'total_value', ...spanParams(span) }
        const [reach] = await wholes.read(id, ['reach'], params)
        const value = reach?.total_value?.value
        if (value !== undefined) rows.push({ ...span, metric: 'reach', amount: value })
      }
      return { rows, lost: wholes.refused(['reach']) }
    },
    readPosts: async (id, since) => {
      const first = Number(startOf(since)) * 1000
      const isOld = (row: unknown) => Date.parse(media.parse(row).timestamp) < first
      const listed = await client.list(
        `${id}/media`,
        { fields: mediaFields, limit: '50' },
        // The newest come first.
        (rows) => rows.length >= MOST_POSTS || rows.some(isOld),
      )
      const posts: ChannelPost[] = []
      for (const row of listed.filter((each) => !isOld(each)).slice(0, MOST_POSTS)) {
        posts.push(await toPost(row, 'post'))
      }
      for (const row of await client.list(`${id}/stories`, { fields: mediaFields, limit: '50' })) {
        posts.push(await toPost(row, 'story'))
      }
      return posts
    },
  }
}
