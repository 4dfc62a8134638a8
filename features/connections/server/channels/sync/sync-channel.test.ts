import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Health, healthWords } from '#features/connections/rules/channel-health.ts'
import type { Reply } from '#tests/stand-ins/http-stand-in.ts'
import { answers } from '#tests/support/features/channels/channel-answers.ts'
import {
  type ChannelKey,
  channelKeys,
  worldOfChannel,
} from '#tests/support/features/channels/channel-worlds.ts'
import {
  channelLast,
  channelNow,
  channelStage,
  daysBack,
} from '#tests/support/features/channels/channels.ts'
import { takeShare } from '#tests/support/runs.ts'
import { googleRefusal } from '../../platforms/ga4/stand-in.ts'
import { planSyncs } from '../../sync/sync-jobs.ts'

const { database, stage, addAccount, connect, sync, standInOf, fail, totalsOf, worldOf, stateOf } =
  channelStage()
const days = daysBack(channelLast, 28)

type Case = {
  name: string
  /** Beforehand, once the account was read well. */
  prepare: (channel: ChannelKey, externalId: string, id: string) => void | Promise<void>
  health: Health
  problem?: RegExp
}

const always = (reply: Reply) => Array.from({ length: 60 }, () => reply)
/** Every failure, in the words of the channel's platform. */
function failuresOf(channel: ChannelKey): Case[] {
  const { credential } = worldOfChannel(channel)
  const { quota, dead, scope, outOfReach, setUp, broken } = answers[credential]
  const answering =
    ([reply]: [Reply, RegExp]): Case['prepare'] =>
    () =>
      fail(channel, always(reply))
  return [
    { name: 'success', prepare: () => {}, health: 'current' },
    ...quota.map(
      (each, place): Case => ({
        name: `quota, form ${place + 1}`,
        prepare: answering(each),
        health: 'no-quota',
        problem: each[1],
      }),
    ),
    {
      name: 'an expired credential',
      prepare: answering(dead),
      health: 'expired',
      problem: dead[1],
    },
    {
      name: 'a permission that was taken back',
      prepare: answering(scope),
      health: 'no-permission',
      problem: scope[1],
    },
    {
      name: 'an account out of reach',
      prepare: (_channel, externalId) => {
        standInOf(channel).forbidden.add(externalId)
      },
      health: 'no-permission',
      problem: outOfReach,
    },
    {
      name: 'a set-up that is wrong',
      prepare: answering(setUp),
      health: 'set-up',
      problem: setUp[1],
    },
    {
      name: 'an answer that breaks its schema',
      prepare: answering([broken, /./]),
      health: 'unreadable',
      problem: /^answer/,
    },
    {
      name: 'the platform’s own trouble, which passes',
      prepare: () =>
        fail(channel, [
          { status: 503, body: {} },
          { status: 500, body: {} },
        ]),
      health: 'current',
    },
    ...(credential === 'google' ? ofGoogle : []),
  ]
}

const ofGoogle: Case[] = [
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
]

/** Channels that one credential opens fail in the same words: they take turns, others try all. */
function shareOf(channel: ChannelKey): Case[] {
  const { credential } = worldOfChannel(channel)
  const alike = channelKeys.filter((key) => worldOfChannel(key).credential === credential)
  const [success, ...failures] = failuresOf(channel) as [Case, ...Case[]]
  return [success, ...takeShare(failures, alike.indexOf(channel), alike.length)]
}

for (const channel of channelKeys) {
  for (const { name, prepare, health, problem } of shareOf(channel)) {
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
    const world = worldOfChannel(channel)
    world.repeat(stage.platforms, externalId, '2026-10-29')
    for (const { more } of world.days(stage.platforms, externalId).slice(-3)) more()
    await sync(id)
    expect(await totalsOf(id)).toEqual(worldOf(channel, externalId))
  })

  test(`${channel}: a day that was taken back is removed`, async () => {
    const externalId = addAccount(channel, { days })
    const { id } = await connect(channel, externalId)
    await sync(id)
    worldOfChannel(channel).remove(stage.platforms, externalId, '2026-10-28')
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
