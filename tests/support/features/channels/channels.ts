import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { assignChannel } from '#features/connections/server/channels/assign-channel.ts'
import { readChannelAccounts } from '#features/connections/server/channels/read-channels.ts'
import { syncAccount } from '#features/connections/server/sync/sync-account.ts'
import { addDays } from '#features/shared/rules/days.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import type { Reply } from '#tests/stand-ins/http-stand-in.ts'
import { startPlatforms } from '#tests/stand-ins/platforms.ts'
import { testConnection, testDatabase } from '../../database/database.ts'
import { addCompany } from '../../people/staff.ts'
import { connectionDeps, type TestDeps } from '../connections/connections.ts'
import { addChannelAccess } from './channel-access.ts'
import { tenths } from './channel-world.ts'
import { type ChannelKey, channelKeys, worldOfChannel } from './channel-worlds.ts'

export const channelNow = new Date('2026-11-02T12:00:00Z')
/** All channels have days up to here, whatever their zone and delay. */
export const channelLast = '2026-10-29'

type Platforms = Awaited<ReturnType<typeof startPlatforms>>
type Stage = { platforms: Platforms; deps: TestDeps }

export const daysBack = (last: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count))

/** Accounts of stand-in channels, connected to clients. */
export function channelStage() {
  const database = testDatabase()
  const stage = {} as Stage
  const clients: string[] = []

  beforeAll(async () => {
    const platforms = await startPlatforms()
    const deps = await connectionDeps(database, testConnection(), platforms.env)
    Object.assign(stage, { platforms, deps })
  })
  afterAll(async () => {
    for (const id of clients) {
      await database.db.execute(sql`delete from alisio.clients where id = ${id}`)
    }
    await database.db.execute(sql`
      delete from alisio.ad_credentials where label = ${label}`)
    await database.db.execute(sql`
      delete from alisio.channel_accounts where credential_id is null and client_id is null`)
    await stage.platforms.stop()
    stage.deps.cleanUp()
  })
  const label = `Canais ${randomUUID().slice(0, 8)}`

  /** A new account with these days, in the stand-in of its channel. */
  function addAccount(
    channel: ChannelKey,
    {
      days,
      zone = 'America/Fortaleza',
      random = Math.random,
      name = 'Loja Azul',
    }: {
      days: string[]
      zone?: string
      random?: () => number
      name?: string
    },
  ): string {
    return worldOfChannel(channel).add(stage.platforms, { days, zone, random, name })
  }

  const addService = (
    reads: string[] = channelKeys.filter((key) => worldOfChannel(key).credential === 'google'),
  ) => addChannelAccess(stage, { credential: 'google', label, reads })

  /** A system user's token for channels of Meta. */
  const addMetaToken = (reads: string[]) =>
    addChannelAccess(stage, { credential: 'meta', label, reads })

  const addAccess = (channel: ChannelKey) =>
    addChannelAccess(stage, {
      credential: worldOfChannel(channel).credential,
      label,
      reads: [channel],
    })

  async function accountOf(channel: ChannelKey, externalId: string): Promise<string> {
    const { rows } = await database.db.execute<{ id: string }>(sql`
      select id from alisio.channel_accounts
      where channel = ${channel} and external_id = ${externalId}`)
    return rows[0]?.id as string
  }

  /** Given to a new client, wanted from this day. */
  async function connect(channel: ChannelKey, externalId: string, from = '2026-10-01') {
    await addAccess(channel)
    const id = await accountOf(channel, externalId)
    const clientId = await addCompany(database, stage.deps.staffId)
    clients.push(clientId)
    await assignChannel(stage.deps, stage.deps.staffId, { id, clientId, now: channelNow })
    await database.db.execute(
      sql`update alisio.channel_accounts set wanted_from = ${from} where id = ${id}`,
    )
    return { id, clientId }
  }

  const sync = (id: string, now = channelNow) =>
    syncAccount({ ...stage.deps, now: () => now }, id, 'demand')

  const stateOf = async (id: string, now = channelNow) => {
    const [row] = await asStaff(database, stage.deps.staffId, (tx) =>
      readChannelAccounts(tx, { id }, now),
    )
    return row as NonNullable<typeof row>
  }

  async function totalsOf(id: string, dimension = '') {
    const { rows } = await database.db.execute<{ metric: string; amount: number }>(sql`
      select metric, sum(amount)::float8 as amount from alisio.channel_days
      where account_id = ${id} and dimension = ${dimension} and metric <> 'followers'
      group by metric order by metric`)
    return Object.fromEntries(rows.map(({ metric, amount }) => [metric, tenths(amount)]))
  }

  /** The stand-in's own sums of what it holds. */
  const worldOf = (channel: ChannelKey, externalId: string, first = '', last = '9999') =>
    worldOfChannel(channel).sums(stage.platforms, externalId, first, last)

  const standInOf = (channel: ChannelKey) => worldOfChannel(channel).standIn(stage.platforms)

  /** What the next requests of a channel are answered with. */
  const fail = (channel: ChannelKey, replies: (Reply | null)[]) => {
    standInOf(channel).failures = replies
  }

  return {
    database,
    stage,
    addAccount,
    addService,
    addMetaToken,
    accountOf,
    connect,
    sync,
    standInOf,
    fail,
    totalsOf,
    worldOf,
    stateOf,
  }
}
