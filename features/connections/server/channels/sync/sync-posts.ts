import { z } from 'zod'
import { addDays } from '#features/shared/rules/days.ts'
import { countRow, queryText } from '#server/db/query-rows.ts'
import { PlatformFailure } from '../../fetch-platform.ts'
import { type ChannelApi, type ChannelPost, MOST_POSTS } from '../../platforms/channel-api.ts'
import { fetchPicture } from '../../sync/fetch-picture.ts'
import type { SyncDeps } from '../../sync/sync-state.ts'
import type { ChannelTask } from './channel-sync-state.ts'
import { write } from './write-channel.ts'

/** Publications read again every night, and at first. */
const USUAL_DAYS = 30
const FIRST_DAYS = 92
/** As long as any period of a page with its comparison reaches back. */
const KEPT_DAYS = 800
const MOST_PICTURES = 60
/** A photo of a phone's width; there is no smaller one to ask for. */
const LARGEST_PICTURE = 500_000

/** What is gone at the platform is gone here; stories vanish by themselves and stay. */
const removeGone = `
  delete from alisio.channel_posts where account_id = $1 and (
    posted_at < $4::date - ${KEPT_DAYS}
    or (kind = 'post' and posted_at >= $2::timestamptz and external_id <> all ($3::text[])))`

const upsertPosts = `
  insert into alisio.channel_posts
    (account_id, client_id, channel, external_id, kind, posted_at, body, link, figures, sync_id)
  select $1, $2, $3, "externalId", kind, "postedAt", text, link, figures, $4
  from jsonb_to_recordset($5::jsonb) said ("externalId" text, kind text, "postedAt" timestamptz,
    text text, link text, figures jsonb)
  on conflict (account_id, external_id) do update
    set body = excluded.body, link = excluded.link, read_at = now(), sync_id = excluded.sync_id,
      figures = channel_posts.figures || excluded.figures`

const missingRow = z.object({ id: z.string(), externalId: z.string() })
const withoutPicture = `
  select id, external_id as "externalId" from alisio.channel_posts post
  where account_id = $1 and external_id = any ($2::text[])
    and not exists (select from alisio.channel_pictures where post_id = post.id)
  order by kind = 'story' desc, (figures ->> 'reach')::numeric desc nulls last, posted_at desc
  limit ${MOST_PICTURES}`

const storePicture = `
  insert into alisio.channel_pictures (post_id, client_id, type, bytes)
  values ($1, $2, $3, $4) on conflict do nothing`

const isLink = (text: string | null) =>
  text?.startsWith('https://') && text.length <= 500 ? text : null

/** From when on the list is complete: a long one was cut after its newest. */
function listedSince(posts: ChannelPost[], since: string): string {
  const moments = posts.flatMap(({ kind, postedAt }) =>
    kind === 'post' ? new Date(postedAt).toISOString() : [],
  )
  const oldest = moments.toSorted()[0]
  return moments.length >= MOST_POSTS && oldest ? oldest : `${addDays(since, 1)}T00:00:00Z`
}

async function replacePosts(
  deps: SyncDeps,
  task: ChannelTask,
  posts: ChannelPost[],
  { since, last }: { since: string; last: string },
) {
  const { accountId, clientId, channel, syncId } = task
  const ids = posts.map(({ externalId }) => externalId)
  const rows = posts.map((each) => ({ ...each, link: isLink(each.link), picture: undefined }))
  return write(deps, task, async (client) => {
    await client.query(removeGone, [accountId, listedSince(posts, since), ids, last])
    await client.query(upsertPosts, [accountId, clientId, channel, syncId, JSON.stringify(rows)])
    const pictured = posts.flatMap(({ externalId, picture }) => (picture ? externalId : []))
    return queryText(client, missingRow, withoutPicture, [accountId, pictured])
  })
}

/**
 * What was published lately, with small pictures. False where the platform does not let us read it:
 * the figures of the account are worth more and stay.
 */
export async function syncPosts(
  deps: SyncDeps,
  api: ChannelApi,
  task: ChannelTask,
  { last, signal }: { last: string; signal?: AbortSignal },
): Promise<boolean> {
  if (!api.readPosts) return true
  const [stored] = await write(deps, task, (client) =>
    queryText(
      client,
      countRow,
      'select count(*)::int as count from alisio.channel_posts where account_id = $1',
      [task.accountId],
    ),
  )
  const since = addDays(last, -(stored?.count ? USUAL_DAYS : FIRST_DAYS))
  let posts: ChannelPost[]
  try {
    posts = await api.readPosts(task.externalId, since)
  } catch (error) {
    const isOurs = error instanceof PlatformFailure && ['bug', 'report'].includes(error.reaction)
    if (!isOurs) throw error
    deps.log.warn('posts not read', { account: task.accountId, code: error.code })
    return false
  }
  const missing = await replacePosts(deps, task, posts, { since, last })
  const { origin } = new URL(deps.env.META_GRAPH_URL)
  for (const { id, externalId } of missing) {
    const address = posts.find((each) => each.externalId === externalId)?.picture ?? ''
    const picture = await fetchPicture(address, origin, { signal, largest: LARGEST_PICTURE })
    if (!picture) continue
    const { type, bytes } = picture
    await write(deps, task, (client) =>
      client.query(storePicture, [id, task.clientId, type, bytes]),
    )
  }
  return true
}
