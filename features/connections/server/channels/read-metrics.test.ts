import { expect, test } from 'vitest'
import { channelLast, channelStage, daysBack } from '#tests/support/features/channels/channels.ts'

const { stage, addAccount, connect, sync, standInOf, totalsOf, worldOf, stateOf } = channelStage()
const days = daysBack(channelLast, 28)

test('ga4: pages of an answer are read to the end', async () => {
  const externalId = addAccount('ga4', { days })
  const { id } = await connect('ga4', externalId)
  stage.platforms.ga4.rowsPerPage = 7
  await sync(id)
  stage.platforms.ga4.rowsPerPage = 100_000
  expect(await totalsOf(id)).toEqual(worldOf('ga4', externalId))
  const { sessions } = await totalsOf(id, 'source')
  expect(sessions).toBe(worldOf('ga4', externalId).sessions)
  const { sessions: landed } = await totalsOf(id, 'page')
  expect(landed).toBe(sessions)
})

test('ga4: a retired metric loses itself, keeps its earlier days and is named since when', async () => {
  const externalId = addAccount('ga4', { days })
  const { id } = await connect('ga4', externalId)
  await sync(id)
  const before = await totalsOf(id)
  stage.platforms.ga4.retired.add('keyEvents')
  await sync(id)
  const lost = await stateOf(id)
  expect(lost.health).toBe('current')
  expect(lost.lost).toEqual([{ name: 'Ações importantes', since: '2026-11-02' }])
  expect(await totalsOf(id)).toEqual(before)
  // The first day stays while it is gone, and it returns by itself.
  await sync(id, new Date('2026-11-03T12:00:00Z'))
  expect((await stateOf(id)).lost[0]?.since).toBe('2026-11-02')
  stage.platforms.ga4.retired.clear()
  await sync(id)
  expect((await stateOf(id)).lost).toEqual([])
})

test('ga4: where every metric is refused the request is wrong, and says so', async () => {
  const { id } = await connect('ga4', addAccount('ga4', { days }))
  for (const metric of ['sessions', 'engagedSessions', 'keyEvents'])
    stage.platforms.ga4.retired.add(metric)
  await sync(id)
  stage.platforms.ga4.retired.clear()
  expect(await stateOf(id)).toMatchObject({ health: 'set-up', problem: 'INVALID_ARGUMENT' })
})

test('business-profile: a retired metric loses itself, and pages of locations are all listed', async () => {
  stage.platforms.businessProfile.locationsPerPage = 1
  const externalId = addAccount('business-profile', { days })
  const { id } = await connect('business-profile', externalId)
  stage.platforms.businessProfile.locationsPerPage = 100
  await sync(id)
  const before = await totalsOf(id)
  stage.platforms.businessProfile.retired.add('BUSINESS_IMPRESSIONS_MOBILE_MAPS')
  await sync(id)
  stage.platforms.businessProfile.retired.clear()
  const lost = await stateOf(id)
  expect(lost.health).toBe('current')
  expect(lost.lost).toEqual([{ name: 'Vezes que apareceu', since: '2026-11-02' }])
  // What is left of a sum would pass for the whole, so the stored days stay as they were.
  expect(await totalsOf(id)).toEqual(before)
})

for (const [channel, retired, name] of [
  ['tiktok-ads', 'conversion', 'Conversões'],
  ['linkedin-ads', 'externalWebsiteConversions', 'Conversões'],
] as const) {
  test(`${channel}: a retired metric loses itself, keeps its earlier days and is named since when`, async () => {
    const externalId = addAccount(channel, { days })
    const { id } = await connect(channel, externalId)
    await sync(id)
    const before = await totalsOf(id)
    standInOf(channel).retired.add(retired)
    await sync(id)
    standInOf(channel).retired.clear()
    const state = await stateOf(id)
    expect(state.health).toBe('current')
    expect(state.lost).toEqual([{ name, since: '2026-11-02' }])
    expect(await totalsOf(id)).toEqual(before)
    expect((await totalsOf(id, 'campaign')).spend).toBe(before.spend)
    await sync(id)
    expect((await stateOf(id)).lost).toEqual([])
  })
}

test('tiktok-ads: pages of an answer are read to the end', async () => {
  const externalId = addAccount('tiktok-ads', { days })
  const { id } = await connect('tiktok-ads', externalId)
  stage.platforms.tiktok.rowsPerPage = 7
  await sync(id)
  stage.platforms.tiktok.rowsPerPage = 1000
  expect(await totalsOf(id)).toEqual(worldOf('tiktok-ads', externalId))
})

test('linkedin-ads: an answer that was cut is asked for in halves, and all accounts are listed', async () => {
  stage.platforms.linkedin.perPage = 1
  const [externalId] = [addAccount('linkedin-ads', { days }), addAccount('linkedin-ads', { days })]
  const { id } = await connect('linkedin-ads', externalId as string)
  // As many rows as an answer holds, on every day of a fortnight.
  const account = stage.platforms.linkedin.accounts.find((each) => each.id === externalId)
  const [line] = account?.days ?? []
  if (!account || !line) throw new Error('no days')
  const counts = { spend: 100, impressions: 1, clicks: 1, conversions: 1, leads: 1 }
  account.days = days
    .slice(-14)
    .flatMap((day) => Array.from({ length: 1200 }, () => ({ ...line, day, counts })))
  await sync(id)
  stage.platforms.linkedin.perPage = 100
  expect(await totalsOf(id)).toEqual(worldOf('linkedin-ads', externalId as string))
})

test('search-console: more than 25,000 rows are read to the end', async () => {
  const externalId = addAccount('search-console', { days })
  const site = stage.platforms.searchConsole.sites.find(({ url }) => url === externalId)
  site?.searches.push(
    ...Array.from({ length: 25_500 }, (_, place) => ({
      day: channelLast,
      query: `busca ${place}`,
      page: 'https://loja.example/',
      clicks: 1,
      impressions: 2,
      position: 3,
    })),
  )
  const { id } = await connect('search-console', externalId)
  await sync(id)
  const { clicks } = worldOf('search-console', externalId)
  expect((await totalsOf(id)).clicks).toBe(clicks)
  const untold = site?.searches.filter(({ query }) => !query) ?? []
  const hidden = untold.reduce((sum, each) => sum + each.clicks, 0)
  expect((await totalsOf(id, 'query')).clicks).toBe((clicks ?? 0) - hidden)
})

test('search-console: a dimension it no longer takes is a state, never a loop', async () => {
  const { id } = await connect('search-console', addAccount('search-console', { days }))
  stage.platforms.searchConsole.retired.add('query')
  await sync(id)
  stage.platforms.searchConsole.retired.clear()
  expect(await stateOf(id)).toMatchObject({ health: 'set-up', problem: 'INVALID_ARGUMENT' })
})

test('search-console: days that are not final yet are late, not empty', async () => {
  stage.platforms.searchConsole.finalUntil = '2026-10-27'
  const { id } = await connect('search-console', addAccount('search-console', { days }))
  await sync(id)
  stage.platforms.searchConsole.finalUntil = '9999-12-31'
  // The span ends on 1 November, within what it may lag.
  expect(await stateOf(id)).toMatchObject({ coveredUntil: '2026-10-27', health: 'current' })
})
