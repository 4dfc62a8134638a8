import { crc32, deflateSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { channelSamples } from '#content/samples/channel-samples.ts'
import { addDays } from '#features/shared/rules/days.ts'
import type { Transaction } from '#server/db/client.ts'
import { type ChannelRow, rowsOfDimension } from '../../platforms/channel-api.ts'
import { findChannel } from '../../platforms/registry.ts'
import { DAYS, pseudoRandom, sampleCount } from './sample-days.ts'

type Profile = (typeof channelSamples.social)[number]

/** People of a period, as a share of its days' reach. */
const RETURNING = 0.42

/** How long a period the platform answers reach for. */
const longestOf = (channel: string) => {
  const reach = findChannel(channel)?.metrics.find(({ key }) => key === 'reach')
  return reach?.adds.by === 'never' ? (reach.adds.longest ?? DAYS) : DAYS
}

export const socialAccounts = channelSamples.social.map((profile) => ({
  ...profile,
  whole: {
    metric: 'reach',
    of: 'reach',
    share: RETURNING,
    longest: longestOf(profile.channel),
  },
}))

/** Reach, followers and what people did, by day. */
export function socialRows({ channel, people, followers, counts }: Profile, days: string[]) {
  return days.flatMap((day, place): ChannelRow[] => {
    const reach = sampleCount(people, day, channel, place)
    const amounts = {
      reach,
      // A little more every day.
      followers: Math.round(followers * (0.85 + (0.15 * place) / DAYS)),
      ...Object.fromEntries(
        counts.map(({ name, each }) => [
          name,
          Math.round(reach * each * (0.8 + 0.4 * pseudoRandom(day, channel, name))),
        ]),
      ),
    }
    return Object.entries(amounts).map(([metric, amount]) => ({
      day,
      dimension: '',
      value: '',
      metric,
      amount,
    }))
  })
}

type Ads = (typeof channelSamples.ads)[number]

/** Ads elsewhere, by campaign and day. */
export function adRows({ channel, campaigns }: Ads, days: string[]): ChannelRow[] {
  const lines = days.flatMap((day, place) =>
    campaigns.map(({ name, spend, clicks: usual, acts }) => {
      const clicks = sampleCount(usual, day, name, place)
      const amounts = {
        spend: sampleCount(spend * 100, day, `${channel} ${name}`, place) / 100,
        clicks,
        impressions: clicks * 45,
        conversions: Math.floor(clicks * acts + pseudoRandom(day, name, 'acts')),
      }
      return { day, value: name, amounts }
    }),
  )
  const total = lines.map((line) => ({ ...line, value: '' }))
  return [
    ...rowsOfDimension('', total, ['spend']),
    ...rowsOfDimension('campaign', lines, ['spend']),
  ]
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const end = Buffer.alloc(4)
  end.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, end])
}

const SIDE = 96

/** A plain PNG of one colour running into another, so that no sample shows a real picture. */
function samplePicture(words: string): Buffer {
  const [red, green, blue] = ['r', 'g', 'b'].map((part) =>
    Math.round(60 + 150 * pseudoRandom(words, part)),
  )
  const lines = Array.from({ length: SIDE }, (_, row) => {
    const line = Buffer.alloc(1 + 3 * SIDE)
    for (let column = 0; column < SIDE; column += 1) {
      const light = (row + column) / (2 * SIDE)
      for (const [part, shade] of [red, green, blue].entries()) {
        line[1 + 3 * column + part] = Math.round((shade ?? 0) * (0.6 + 0.4 * light))
      }
    }
    return line
  })
  const head = Buffer.alloc(13)
  head.writeUInt32BE(SIDE, 0)
  head.writeUInt32BE(SIDE, 4)
  // Eight bits for each of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

type Stored = { id: string; syncId: string; clientId: string; last: string }

/** Publications every third day, and stories of the last week, with drawn pictures. */
export async function addSamplePosts(
  server: Transaction,
  { id, syncId, clientId, last }: Stored,
  { channel, people }: Profile,
): Promise<void> {
  const { posts, stories } = channelSamples
  const of = (kind: string, list: typeof posts, every: number) =>
    list.map(({ text, success }, place) => {
      const reach = Math.round(people * success * (0.9 + 0.2 * pseudoRandom(channel, text)))
      const figures: Record<string, number> = { reach, views: Math.round(reach * 1.4) }
      if (kind === 'story') figures.replies = Math.round(reach * 0.01)
      else figures.interactions = Math.round(reach * 0.09)
      const day = addDays(last, -every * place)
      return { externalId: `exemplo-${kind}-${place}`, kind, text, figures, day }
    })
  const rows = [
    ...of('post', posts, 3),
    ...(channel === 'instagram' ? of('story', stories, 2) : []),
  ].map((row) => ({ ...row, picture: samplePicture(row.text).toString('base64') }))
  await server.execute(sql`
    with said as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) said ("externalId" text,
        kind text, text text, figures jsonb, day date, picture text)
    ), stored as (
      insert into alisio.channel_posts (account_id, client_id, channel, external_id, kind,
        posted_at, body, figures, sync_id)
      select ${id}, ${clientId}, ${channel}, "externalId", kind, day + time '15:00', text, figures,
        ${syncId}
      from said returning id, external_id
    )
    insert into alisio.channel_pictures (post_id, client_id, type, bytes)
    select stored.id, ${clientId}, 'image/png', decode(said.picture, 'base64')
    from stored join said on said."externalId" = stored.external_id`)
}
