import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readPeriodQuery } from '#features/figures/rules/period.ts'
import { openDesk, requireView } from '#features/people/server/people.server.ts'
import type { Database } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { readAsClient } from '#server/db/replica/read-as-client.ts'
import { asClient, asStaff, queryAsClient, type Viewer } from '#server/db/roles/run-as.ts'
import { type Args, requestInfo } from '#server/http/request/request-context.ts'
import { readChannelAccount, readChannelAccounts } from './read-channels.ts'
import { readChannels, readDimension, splitByBrand } from './read-figures.ts'
import { loadPostPicture, readPosts } from './read-posts.ts'

const anyRow = z.object({ any: z.boolean() })

/** Whether the client has a channel, for the menu. */
export async function hasChannels(
  database: Pick<Database, 'db'>,
  viewer: Viewer,
): Promise<boolean> {
  const question = sql`
    select exists (select from alisio.channel_accounts where client_id = ${viewer.clientId}) as any`
  // Every page of the area asks, so a client's question is one message.
  const rows =
    'userId' in viewer
      ? await queryAsClient(database, viewer, anyRow, question)
      : await asClient(database, viewer, (tx) => queryRows(tx, anyRow)`${question}`)
  return rows[0]?.any ?? false
}

export async function clientHasChannels(args: Args, viewer: Viewer): Promise<boolean> {
  return hasChannels(requestInfo(args).deps.database, viewer)
}

/** All channels of the client who is looked at. */
export async function channelsOf(args: Args, params: URLSearchParams) {
  const { viewer, client } = await requireView(args)
  const { database } = requestInfo(args).deps
  const query = readPeriodQuery(params)
  const channels = await readAsClient(database, viewer, (tx) =>
    readChannels(tx, viewer.clientId, query),
  )
  return { channels, query, client }
}

/** One channel by its page, with its tables; null when the client has none. */
export async function channelOf(args: Args, page: string, params: URLSearchParams) {
  const { viewer, client } = await requireView(args)
  const { database } = requestInfo(args).deps
  const query = readPeriodQuery(params)
  return readAsClient(database, viewer, async (tx) => {
    const [figures] = await readChannels(tx, viewer.clientId, query, { page })
    if (!figures) return null
    const tables = []
    for (const table of figures.channel.tables) {
      tables.push({ table, values: await readDimension(tx, viewer.clientId, figures, table) })
    }
    const posts = []
    for (const list of figures.channel.posts ?? []) {
      posts.push({ list, ...(await readPosts(tx, viewer.clientId, figures, list)) })
    }
    const { brand } = figures.channel
    const searched = brand && tables.find(({ table }) => table.dimension === brand.dimension)
    const split =
      brand && searched && figures.now
        ? splitByBrand(
            searched.values,
            brand.metric,
            figures.now.sums[brand.metric] ?? 0,
            client.name,
          )
        : null
    return { figures, tables, posts, split, query, client }
  })
}

/** A publication's picture, for whoever sees the client. */
export async function postPictureOf(args: Args, id: string) {
  const { viewer } = await requireView(args)
  return loadPostPicture(requestInfo(args).deps.database, viewer, id)
}

export async function channelAccountOf(args: Args, id: string) {
  const { database, staffId } = await openDesk(args)
  return asStaff(database, staffId, (tx) => readChannelAccount(tx, id))
}

export async function channelAccountsOfClient(args: Args, clientId: string) {
  const { database, staffId } = await openDesk(args)
  return asStaff(database, staffId, (tx) => readChannelAccounts(tx, { clientId }))
}
