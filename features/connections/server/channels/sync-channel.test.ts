import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Health, healthWords } from '#features/connections/rules/channel-health.ts'
import { asStaff } from '#server/db/run-as.ts'
import type { Reply } from '#tests/stand-ins/http-stand-in.ts'
import {
  type ChannelKey,
  channelKeys,
  channelLast,
  channelNow,
  channelStage,
  daysBack,
} from '#tests/support/features/channels.ts'
import { googleRefusal } from '../platforms/ga4/stand-in.ts'
import { planSyncs } from '../sync/sync-jobs.ts'
import { readChannelAccounts } from './read-channels.ts'

const { database, stage, addAccount, connect, sync, standInOf, fail, totalsOf, worldOf } =
  channelStage()
const days = daysBack(channelLast, 28)

const stateOf = async (id: string, now = channelNow) => {
  const [row] = await asStaff(database, stage.deps.staffId, (tx) =>
    readChannelAccounts(tx, { id }, now),
  )
  return row as NonNullable<typeof row>
}

type Case = {
  name: string
  /** Beforehand, once the account was read well. */
  prepare: (channel: ChannelKey, externalId: string, id: string) => void | Promise<void>
  health: Health
  problem?: RegExp
}

const always = (reply: Reply) => Array.from({ length: 60 }, () => reply)
const brokenAnswer: Reply = {
  body: { rows: [{ nothing: 1 }], rowCount: 1, timeZone: 7, multiDailyMetricTimeSeries: 'no' },
}

const failures: Case[] = [
  { name: 'success', prepare: () => {}, health: 'current' },
  {
    name: 'quota',
    prepare: (channel) => fail(channel, always(googleRefusal(429, 'RESOURCE_EXHAUSTED'))),
    health: 'no-quota',
    problem: /RESOURCE_EXHAUSTED/,
  },
  {
    name: 'an older kind of quota answer',
    prepare: (channel) =>
      fail(
        channel,
        always({
          status: 403,
          body: { error: { code: 403, errors: [{ reason: 'quotaExceeded' }] } },
        }),
      ),
    health: 'no-quota',
    problem: /quotaExceeded/,
  },
  {
    name: 'an expired access token, replaced by itself',
    prepare: (channel) => fail(channel, [googleRefusal(401, 'UNAUTHENTICATED')]),
    health: 'current',
  },
  {
    name: 'a credential that was taken back',
    prepare: () => void stage.platforms.google.tokenFailures.push('invalid_grant'),
    health: 'expired',
    problem: /invalid_grant/,
  },
  {
    name: 'a permission that was taken back',
    prepare: (channel) =>
      fail(
        channel,
        always(googleRefusal(403, 'PERMISSION_DENIED', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT')),
      ),
    health: 'no-permission',
    problem: /ACCESS_TOKEN_SCOPE_INSUFFICIENT/,
  },
  {
    name: 'an account out of reach',
    prepare: (channel, externalId) => {
      standInOf(channel).forbidden.add(externalId)
    },
    health: 'no-permission',
    problem: /PERMISSION_DENIED/,
  },
  {
    name: 'a service that is not switched on',
    prepare: (channel) =>
      fail(channel, always(googleRefusal(403, 'PERMISSION_DENIED', 'SERVICE_DISABLED'))),
    health: 'set-up',
    problem: /SERVICE_DISABLED/,
  },
  {
    name: 'an answer that breaks its schema',
    prepare: (channel) => fail(channel, always(brokenAnswer)),
    health: 'unreadable',
    problem: /^answer/,
  },
  {
    name: 'the platform’s own trouble, which passes',
    prepare: (channel) =>
      fail(channel, [
        { status: 503, body: {} },
        { status: 500, body: {} },
      ]),
    health: 'current',
  },
]

for (const channel of channelKeys) {
  for (const { name, prepare, health, problem } of failures) {
    test(`${channel}: ${name} is "${healthWords[health].word}", and stored days stay`, async () => {
      const externalId = addAccount(channel, { days })
      const { id } = await connect(channel, externalId)
      await sync(id)
      const before = await totalsOf(id)
      expect(before).toEqual(worldOf(channel, externalId))
      await prepare(channel, externalId, id)
      await sync(id)
      fail(channel, [])
      const state = await stateOf(id)
      expect(state.health).toBe(health)
      expect(healthWords[health].todo).not.toBe('')
      if (problem) expect(state.problem).toMatch(problem)
      else expect(state.problem).toBeNull()
      // A failure moves the time of the next request: nothing is asked in a circle.
      expect(Date.parse(state.nextSyncAt ?? '')).toBeGreaterThan(channelNow.getTime())
      expect(await totalsOf(id)).toEqual(before)
    })
  }

  test(`${channel}: an empty account is in day, with zeros`, async () => {
    const { id } = await connect(channel, addAccount(channel, { days: [] }))
    await sync(id)
    expect((await stateOf(id)).health).toBe('current')
    expect(await totalsOf(id)).toEqual({})
  })

  test(`${channel}: late and corrected days are read again`, async () => {
    const externalId = addAccount(channel, { days: daysBack('2026-10-27', 20) })
    const { id } = await connect(channel, externalId)
    await sync(id)
    const { ga4, searchConsole, businessProfile } = stage.platforms
    if (channel === 'business-profile') {
      const location = businessProfile.locations.find(({ id: each }) => each === externalId)
      location?.days.push({ day: '2026-10-29', values: { CALL_CLICKS: 4 } })
      for (const { values } of location?.days.slice(-4) ?? []) values.WEBSITE_CLICKS = 90
    } else if (channel === 'ga4') {
      const property = ga4.properties.find((each) => each.id === externalId)
      const [visit] = property?.visits.slice(-1) ?? []
      if (visit) property?.visits.push({ ...visit, day: '2026-10-29' })
      for (const each of property?.visits.slice(-4) ?? []) each.sessions += 7
    } else {
      const site = searchConsole.sites.find(({ url }) => url === externalId)
      const [search] = site?.searches.slice(-1) ?? []
      if (search) site?.searches.push({ ...search, day: '2026-10-29' })
      for (const each of site?.searches.slice(-4) ?? []) each.clicks += 7
    }
    await sync(id)
    expect(await totalsOf(id)).toEqual(worldOf(channel, externalId))
  })

  test(`${channel}: a day that was taken back is removed`, async () => {
    const externalId = addAccount(channel, { days })
    const { id } = await connect(channel, externalId)
    await sync(id)
    const { ga4, searchConsole, businessProfile } = stage.platforms
    const location = businessProfile.locations.find(({ id: each }) => each === externalId)
    if (location) location.days = location.days.filter(({ day }) => day !== '2026-10-28')
    const property = ga4.properties.find((each) => each.id === externalId)
    if (property) property.visits = property.visits.filter(({ day }) => day !== '2026-10-28')
    const site = searchConsole.sites.find(({ url }) => url === externalId)
    if (site) site.searches = site.searches.filter(({ day }) => day !== '2026-10-28')
    await sync(id)
    expect(await totalsOf(id)).toEqual(worldOf(channel, externalId))
  })

  test(`${channel}: a sync plans its next night, and is planned like the ads`, async () => {
    const { id } = await connect(channel, addAccount(channel, { days }))
    const jobs: string[] = []
    const queue = {
      enqueue: async (_tx: unknown, _job: unknown, { accountId }: { accountId: string }) =>
        void jobs.push(accountId),
    }
    await planSyncs({ database, queue: queue as never })
    expect(jobs).toContain(id)
    await sync(id)
    jobs.length = 0
    await planSyncs({ database, queue: queue as never }, channelNow)
    expect(jobs).not.toContain(id)
  })
}

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

test('an account that no longer gets days is late, and its credential’s end is announced', async () => {
  const { id } = await connect('ga4', addAccount('ga4', { days }))
  await sync(id)
  expect((await stateOf(id, new Date('2026-11-06T12:00:00Z'))).health).toBe('late')
  await database.db.execute(sql`
    update alisio.ad_credentials set expires_at = '2026-11-05T12:00:00Z'
    where id = (select credential_id from alisio.channel_accounts where id = ${id})`)
  expect((await stateOf(id)).health).toBe('ending')
})

test('two syncs at once write each day once', async () => {
  const externalId = addAccount('ga4', { days })
  const { id } = await connect('ga4', externalId)
  await Promise.all([sync(id), sync(id)])
  await sync(id)
  expect(await totalsOf(id)).toEqual(worldOf('ga4', externalId))
})
