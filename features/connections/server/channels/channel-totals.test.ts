import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { channelKeys } from '#tests/support/features/channels/channel-worlds.ts'
import { channelStage, daysBack } from '#tests/support/features/channels/channels.ts'
import { takeShare } from '#tests/support/runs.ts'

const { database, addAccount, connect, sync, totalsOf, worldOf } = channelStage()

/** Mulberry32: the same numbers for the same seed. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const zones = ['America/Fortaleza', 'Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata']
/** Ends of months, a leap day, changes of the clock. */
const moments = ['2026-11-01T02:30:00Z', '2028-03-01T01:00:00Z', '2026-03-31T23:59:00Z']

for (const [turn, channel] of channelKeys.entries()) {
  test(`${channel}: totals equal the platform’s own for random days, zones and ends of months`, {
    timeout: 90_000,
  }, async () => {
    for (const [seed, zone] of takeShare([...zones.entries()], turn, 4)) {
      const now = new Date(moments[seed % moments.length] as string)
      const today = now.toISOString().slice(0, 10)
      const random = seeded(seed + 1)
      // Far enough back for three chunks, with days without anything.
      const all = daysBack(today, 80).filter(() => random() > 0.2)
      const externalId = addAccount(channel, { days: all, zone, random })
      const { id } = await connect(channel, externalId, all[3] as string)
      await sync(id, now)
      const { rows } = await database.db.execute<{ last: string; until: string }>(sql`
        select last_day::text as last, covered_until::text as until
        from alisio.channel_syncs sync join alisio.channel_accounts account
          on account.id = sync.account_id
        where account.id = ${id}`)
      const { last = '', until = '' } = rows[0] ?? {}
      expect(until <= last).toBe(true)
      expect(await totalsOf(id)).toEqual(worldOf(channel, externalId, all[3], last))
    }
  })
}
