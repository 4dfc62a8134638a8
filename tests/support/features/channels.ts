import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { assignChannel } from '#features/connections/server/channels/assign-channel.ts'
import {
  pressNames,
  type WorldPresses,
} from '#features/connections/server/platforms/business-profile/stand-in.ts'
import type { WorldVisits } from '#features/connections/server/platforms/ga4/stand-in.ts'
import type { WorldSearch } from '#features/connections/server/platforms/search-console/stand-in.ts'
import { addCredential } from '#features/connections/server/store-credential.ts'
import { syncAccount } from '#features/connections/server/sync/sync-account.ts'
import { addDays } from '#features/shared/rules/days.ts'
import type { Reply } from '#tests/stand-ins/http-stand-in.ts'
import { startPlatforms } from '#tests/stand-ins/platforms.ts'
import { testConnection, testDatabase } from '../database/database.ts'
import { addCompany } from '../people/staff.ts'
import { connectionDeps, type TestDeps } from './connections.ts'

export const channelKeys = ['ga4', 'search-console', 'business-profile'] as const
export type ChannelKey = (typeof channelKeys)[number]

export const channelNow = new Date('2026-11-02T12:00:00Z')
/** All channels have days up to here, whatever their zone and delay. */
export const channelLast = '2026-10-29'

type Platforms = Awaited<ReturnType<typeof startPlatforms>>
type Stage = { platforms: Platforms; deps: TestDeps }

const sources = ['Organic Search', 'Direct', 'Paid Social']
const queries = ['loja azul', 'sapato azul', '']

function randomVisits(days: string[], random: () => number): WorldVisits[] {
  return days.flatMap((day) =>
    sources.flatMap((source, place) => {
      const sessions = Math.floor(random() * 40)
      if (sessions === 0) return []
      return [
        {
          day,
          source,
          page: `/pagina-${Math.floor(random() * 80)}`,
          sessions,
          engagedSessions: Math.floor(sessions * random()),
          events: { contato: Math.floor(random() * 5), compra: place },
          people: Array.from({ length: sessions }, () => `p${Math.floor(random() * 60)}`),
        },
      ]
    }),
  )
}

function randomSearches(days: string[], random: () => number): WorldSearch[] {
  return days.flatMap((day) =>
    queries.map((query) => ({
      day,
      query,
      page: `https://loja.example/${Math.floor(random() * 80)}`,
      clicks: Math.floor(random() * 20),
      impressions: 20 + Math.floor(random() * 200),
      position: Math.round(random() * 500) / 10,
    })),
  )
}

function randomPresses(days: string[], random: () => number): WorldPresses[] {
  return days.map((day) => ({
    day,
    values: Object.fromEntries(pressNames.map((name) => [name, Math.floor(random() * 30)])),
  }))
}

/** Positions have one decimal, so sums of them differ by less than their noise. */
const tenths = (value: number) => Math.round(value * 10) / 10

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
    const { ga4, searchConsole } = stage.platforms
    if (channel === 'ga4') {
      const id = String(randomInt(1e9, 1e12))
      const visits = randomVisits(days, random)
      ga4.properties.push({ id, name, zone, currency: 'BRL', visits })
      return id
    }
    if (channel === 'business-profile') {
      const id = String(randomInt(1e9, 1e12))
      const { locations } = stage.platforms.businessProfile
      locations.push({ id, title: name, days: randomPresses(days, random) })
      return id
    }
    const url = `https://loja-${randomInt(1e9, 1e12)}.example/`
    searchConsole.sites.push({ url, searches: randomSearches(days, random) })
    return url
  }

  async function addService(reads: string[] = [...channelKeys]): Promise<string> {
    const serviceAccount = JSON.parse(stage.platforms.google.addServiceAccount())
    const { id } = await addCredential(stage.deps, stage.deps.staffId, {
      platform: 'google',
      kind: 'service-account',
      label,
      secret: { serviceAccount },
      reads,
    })
    return id
  }

  async function accountOf(channel: ChannelKey, externalId: string): Promise<string> {
    const { rows } = await database.db.execute<{ id: string }>(sql`
      select id from alisio.channel_accounts
      where channel = ${channel} and external_id = ${externalId}`)
    return rows[0]?.id as string
  }

  /** Given to a new client, wanted from this day. */
  async function connect(channel: ChannelKey, externalId: string, from = '2026-10-01') {
    await addService([channel])
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

  async function totalsOf(id: string, dimension = '') {
    const { rows } = await database.db.execute<{ metric: string; amount: number }>(sql`
      select metric, sum(amount)::float8 as amount from alisio.channel_days
      where account_id = ${id} and dimension = ${dimension} group by metric order by metric`)
    return Object.fromEntries(rows.map(({ metric, amount }) => [metric, tenths(amount)]))
  }

  /** The stand-in's own sums of what it holds. */
  function worldOf(channel: ChannelKey, externalId: string, first = '', last = '9999') {
    const { ga4, searchConsole, businessProfile } = stage.platforms
    if (channel === 'business-profile') {
      const pressed = businessProfile.locations
        .find(({ id }) => id === externalId)
        ?.days.filter(({ day }) => day >= first && day <= last)
      const sum = (part: string) =>
        (pressed ?? [])
          .flatMap(({ values }) => Object.entries(values))
          .reduce((total, [name, value]) => total + (name.includes(part) ? value : 0), 0)
      return {
        calls: sum('CALL_CLICKS'),
        directions: sum('DIRECTION'),
        impressions: sum('IMPRESSIONS'),
        messages: sum('MESSAGING'),
        website: sum('WEBSITE'),
      }
    }
    if (channel === 'ga4') {
      const visits = ga4.properties
        .find(({ id }) => id === externalId)
        ?.visits.filter(({ day }) => day >= first && day <= last)
      const sum = (of: 'sessions' | 'engagedSessions') =>
        (visits ?? []).reduce((total, each) => total + each[of], 0)
      const keyEvents = (visits ?? [])
        .flatMap(({ events }) => Object.values(events))
        .reduce((total, each) => total + each, 0)
      return { engagedSessions: sum('engagedSessions'), keyEvents, sessions: sum('sessions') }
    }
    const searches = searchConsole.sites
      .find(({ url }) => url === externalId)
      ?.searches.filter(({ day }) => day >= first && day <= last)
    const sum = (of: (each: { clicks: number; impressions: number; position: number }) => number) =>
      tenths((searches ?? []).reduce((total, each) => total + of(each), 0))
    return {
      clicks: sum(({ clicks }) => clicks),
      impressions: sum(({ impressions }) => impressions),
      positionWeight: sum(({ position, impressions }) => position * impressions),
    }
  }

  const standInOf = (channel: ChannelKey) => {
    const { ga4, searchConsole, businessProfile } = stage.platforms
    const all = { ga4, 'search-console': searchConsole, 'business-profile': businessProfile }
    return all[channel]
  }

  /** What the next requests of a channel are answered with. */
  const fail = (channel: ChannelKey, replies: (Reply | null)[]) => {
    standInOf(channel).failures = replies
  }

  return {
    database,
    stage,
    addAccount,
    addService,
    accountOf,
    connect,
    sync,
    standInOf,
    fail,
    totalsOf,
    worldOf,
  }
}
