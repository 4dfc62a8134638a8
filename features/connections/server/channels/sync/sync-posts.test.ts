import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readPeriodQuery } from '#features/figures/rules/period.ts'
import { asClient } from '#server/db/roles/run-as.ts'
import { worldOfChannel } from '#tests/support/features/channels/channel-worlds.ts'
import { channelNow, channelStage, daysBack } from '#tests/support/features/channels/channels.ts'
import { peopleIn, type WorldSocial } from '../../platforms/instagram/stand-in.ts'
import { releaseChannel } from '../assign-channel.ts'
import { readChannels } from '../read-figures.ts'
import { loadPostPicture, readPosts } from '../read-posts.ts'

const { database, stage, addAccount, connect, sync, totalsOf, worldOf, stateOf } = channelStage()
/** Meta's days end later than ours: on 2 November its last whole one is the 1st. */
const last = '2026-11-01'
const days = daysBack(last, 40)

const channels = ['instagram', 'facebook'] as const
type Social = (typeof channels)[number]

const accountOf = (channel: Social, id: string) => {
  const { instagram, facebook } = stage.platforms
  const accounts = channel === 'instagram' ? instagram.profiles : facebook.pages
  return accounts.find((each) => each.id === id) as WorldSocial
}

const viewerOf = (clientId: string) => ({ clientId, staffId: stage.deps.staffId })
const query = readPeriodQuery(new URLSearchParams('periodo=2026-10'))

const figuresOf = (clientId: string, text: string) =>
  asClient(database, viewerOf(clientId), async (tx) => {
    const [figures] = await readChannels(tx, clientId, readPeriodQuery(new URLSearchParams(text)), {
      now: channelNow,
    })
    return figures?.now
  })

const postsOf = (clientId: string, place = 0) =>
  asClient(database, viewerOf(clientId), async (tx) => {
    const [figures] = await readChannels(tx, clientId, query, { now: channelNow })
    const list = figures?.channel.posts?.[place]
    if (!figures || !list) throw new Error('no posts')
    return readPosts(tx, clientId, figures, list)
  })

const picture = () => `${stage.platforms.settings.META_GRAPH_URL}/pictures/small.gif`
const newPost = (id: string, reach: number, more: object = {}) => ({
  id,
  kind: 'post' as const,
  postedAt: '2026-10-20T15:00:00+0000',
  text: `Publicação ${id}`,
  picture: picture(),
  figures: {
    reach,
    views: 2 * reach,
    post_total_media_view_unique: reach,
    reactions: 3,
    comments: 2,
  },
  ...more,
})

for (const channel of channels) {
  test(`${channel}: reach of a period is the platform’s own, and no sum of days`, async () => {
    const externalId = addAccount(channel, { days })
    const { id, clientId } = await connect(channel, externalId, days[0])
    await sync(id)
    const { rows } = await database.db.execute<{ first: string; last: string; amount: number }>(sql`
      select first_day::text as first, last_day::text as last, amount::float8 from alisio.channel_periods
      where account_id = ${id} and metric = 'reach'`)
    expect(rows.length).toBeGreaterThan(2)
    for (const { first, last: end, amount } of rows) {
      expect(amount).toBe(peopleIn(accountOf(channel, externalId), first, end))
    }
    // Nothing is stored for any two dates, so nothing is shown.
    const dates = await figuresOf(clientId, 'periodo=datas&de=2026-10-05&ate=2026-10-09')
    expect(dates?.periods).toEqual({})
  })

  test(`${channel}: followers are collected from the first day and stay when days are read again`, async () => {
    const externalId = addAccount(channel, { days })
    const { id, clientId } = await connect(channel, externalId, days[0])
    await sync(id, new Date('2026-10-31T12:00:00Z'))
    accountOf(channel, externalId).followers = 1040
    await sync(id)
    const { rows } = await database.db.execute(sql`
      select day::text, amount::float8 from alisio.channel_days
      where account_id = ${id} and metric = 'followers' order by day`)
    expect(rows).toEqual([
      { day: '2026-10-30', amount: 1000 },
      { day: '2026-11-01', amount: 1040 },
    ])
    expect((await figuresOf(clientId, 'periodo=2026-10'))?.lasts?.followers).toBe(1000)
  })

  test(`${channel}: the best publications of a period have pictures of our own, for their client only`, async () => {
    const externalId = addAccount(channel, { days })
    accountOf(channel, externalId).posts.push(
      newPost(`${externalId}1`, 50),
      newPost(`${externalId}2`, 900),
      newPost(`${externalId}3`, 10, { postedAt: '2026-09-20T15:00:00+0000' }),
      newPost(`${externalId}4`, 20, { picture: 'https://elsewhere.example/a.gif', text: '' }),
    )
    const { id, clientId } = await connect(channel, externalId, days[0])
    await sync(id)
    const { all, best } = await postsOf(clientId)
    expect(all).toBe(3)
    expect(best.map(({ figures }) => figures.reach)).toEqual([900, 50, 20])
    expect(best.map((each) => each.picture !== null)).toEqual([true, true, false])
    const pictureId = best[0]?.picture?.split('/').at(-1) ?? ''
    const loaded = await loadPostPicture(database, viewerOf(clientId), pictureId)
    expect(loaded?.type).toBe('image/gif')
    const { clientId: other } = await connect(channel, addAccount(channel, { days: [] }))
    expect(await loadPostPicture(database, viewerOf(other), pictureId)).toBeNull()
    // One that was deleted there is gone here, and all go with the account.
    const account = accountOf(channel, externalId)
    account.posts = account.posts.filter(({ figures }) => figures.reach !== 900)
    await sync(id)
    expect((await postsOf(clientId)).best.map(({ figures }) => figures.reach)).toEqual([50, 20])
    await releaseChannel(stage.deps, stage.deps.staffId, { id, clientId })
    const { rowCount } = await database.db.execute(
      sql`select from alisio.channel_posts where account_id = ${id}`,
    )
    expect(rowCount).toBe(0)
  })

  test(`${channel}: pages of publications are read to the end`, async () => {
    const externalId = addAccount(channel, { days })
    const posts = Array.from({ length: 23 }, (_, place) => newPost(`${externalId}${place}`, place))
    accountOf(channel, externalId).posts.push(...posts)
    stage.platforms[channel].perPage = 5
    const { id, clientId } = await connect(channel, externalId, days[0])
    await sync(id)
    stage.platforms[channel].perPage = 100
    expect((await postsOf(clientId)).all).toBe(23)
  })

  test(`${channel}: a retired metric loses itself, keeps its days and is named since when`, async () => {
    const externalId = addAccount(channel, { days })
    accountOf(channel, externalId).posts.push(newPost(`${externalId}1`, 50))
    const { id, clientId } = await connect(channel, externalId, days[0])
    await sync(id)
    const retired = channel === 'instagram' ? 'views' : 'page_media_view'
    worldOfChannel(channel).standIn(stage.platforms).retired.add(retired)
    for (const { more } of worldOfChannel(channel).days(stage.platforms, externalId).slice(-2))
      more()
    await sync(id)
    worldOfChannel(channel).standIn(stage.platforms).retired.clear()
    const state = await stateOf(id)
    expect(state.health).toBe('current')
    expect(state.lost).toEqual([{ name: 'Visualizações', since: '2026-11-02' }])
    const { views: worldViews, ...others } = worldOf(channel, externalId)
    const { views: storedViews, ...stored } = await totalsOf(id)
    expect(stored).toEqual(others)
    expect(storedViews).toBe((worldViews ?? 0) - 14)
    expect((await postsOf(clientId)).best[0]?.figures.reach).toBe(50)
    await sync(id)
    expect((await stateOf(id)).lost).toEqual([])
  })

  test(`${channel}: where every metric is refused the request is wrong, and says so`, async () => {
    const { id } = await connect(channel, addAccount(channel, { days }), days[0])
    const { retired } = worldOfChannel(channel).standIn(stage.platforms)
    const all = ['reach', 'views', 'profile_views', 'total_interactions', 'website_clicks']
    for (const name of [
      ...all,
      'page_total_media_view_unique',
      'page_media_view',
      'page_post_engagements',
    ])
      retired.add(name)
    await sync(id)
    retired.clear()
    expect(await stateOf(id)).toMatchObject({ health: 'set-up', problem: '100' })
  })
}

test('instagram: a story stays with its last figures after it is gone there', async () => {
  const externalId = addAccount('instagram', { days })
  const story = newPost(`${externalId}9`, 70, {
    kind: 'story',
    postedAt: '2026-10-31T20:00:00+0000',
    figures: { reach: 70, views: 90, replies: 4 },
  })
  accountOf('instagram', externalId).posts.push(story)
  const { id, clientId } = await connect('instagram', externalId, days[0])
  await sync(id)
  accountOf('instagram', externalId).posts = []
  await sync(id)
  const { best } = await postsOf(clientId, 1)
  expect(best).toMatchObject([{ kind: 'story', figures: { reach: 70, views: 90, replies: 4 } }])
  expect((await postsOf(clientId)).all).toBe(0)
})

test('publications that cannot be read are named, and the figures come all the same', async () => {
  const externalId = addAccount('instagram', { days })
  accountOf('instagram', externalId).posts.push(newPost(`${externalId}1`, 1, { postedAt: 7 }))
  const { id } = await connect('instagram', externalId, days[0])
  await sync(id)
  const state = await stateOf(id)
  expect(state.health).toBe('current')
  expect(state.lost).toEqual([{ name: 'Melhores publicações', since: '2026-11-02' }])
  expect(await totalsOf(id)).toEqual(worldOf('instagram', externalId))
})
