import { z } from 'zod'
import type { Database, Transaction } from '#server/db/client.ts'
import { jsonAs, queryRows } from '#server/db/query-rows.ts'
import { asClient, type Viewer } from '#server/db/roles/run-as.ts'
import { isUuid } from '#server/db/uuid.ts'
import type { Channel } from '../platforms/platform.ts'
import type { ChannelFigures } from './read-figures.ts'

const postRow = z.object({
  id: z.string(),
  kind: z.enum(['post', 'story']),
  postedAt: z.string(),
  text: z.string(),
  link: z.nullable(z.string()),
  figures: jsonAs<Record<string, number>>(),
  pictured: z.boolean(),
})
export type PostFigures = Omit<z.infer<typeof postRow>, 'pictured'> & {
  /** Where its picture is served from. */
  picture: string | null
}

const MOST_POSTS = 6

/** The best posts of a period, by the first figure of their list. Inside asClient. */
export async function readPosts(
  tx: Transaction,
  clientId: string,
  { channel, period, zone }: Pick<ChannelFigures, 'channel' | 'period' | 'zone'>,
  { kind, figures: [main] }: NonNullable<Channel['posts']>[number],
): Promise<{ all: number; best: PostFigures[] }> {
  const { received } = period
  if (!received) return { all: 0, best: [] }
  const rows = await queryRows(tx, postRow.extend({ all: z.number() }))`
    select id, kind, to_json(posted_at) #>> '{}' as "postedAt", body as text, link, figures,
      exists (select from alisio.channel_pictures where post_id = post.id) as pictured,
      (count(*) over ())::int as all
    from alisio.channel_posts post
    where client_id = ${clientId} and channel = ${channel.key} and kind = ${kind}
      and (posted_at at time zone ${zone})::date between ${received.first} and ${received.last}
    order by (figures ->> ${main?.key ?? ''})::numeric desc nulls last, posted_at desc, id
    limit ${MOST_POSTS}`
  return {
    all: rows[0]?.all ?? 0,
    best: rows.map(({ pictured, all: _all, ...row }) => ({
      ...row,
      picture: pictured ? `/dashboard/publicacoes/${row.id}` : null,
    })),
  }
}

const pictureRow = z.object({ type: z.string(), bytes: z.instanceof(Buffer) })

/** A picture of the viewer's client; null for anybody else's. */
export function loadPostPicture(
  database: Pick<Database, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<z.infer<typeof pictureRow> | null> {
  if (!isUuid(id)) return Promise.resolve(null)
  return asClient(database, viewer, async (tx) => {
    const rows = await queryRows(tx, pictureRow)`
      select type, bytes from alisio.channel_pictures
      where post_id = ${id} and client_id = ${viewer.clientId}`
    return rows[0] ?? null
  })
}
