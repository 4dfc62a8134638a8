/**
 * Fifty clients with an account of six channels each, read in one night by two processes that plan
 * at once. Every call is recorded by the stand-ins, which take their time to answer.
 * `node bench/channels-night.ts [clients]`
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { channels } from '#features/connections/server/platforms/registry.ts'
import { addDays } from '#features/shared/rules/days.ts'
import { HttpStandIn, type StandInRequest } from '#tests/stand-ins/http-stand-in.ts'
import { platformStandIns, servicesOf, settingsFor } from '#tests/stand-ins/platforms.ts'
import { addChannelAccess } from '#tests/support/features/channels/channel-access.ts'
import { channelKeys, worldOfChannel } from '#tests/support/features/channels/channel-worlds.ts'
import { addCompany } from '#tests/support/people/staff.ts'
import { openNight } from './connections/night.ts'
import { table } from './support/markdown.ts'

const CLIENTS = Number(process.argv[2] ?? 50)
const PER_CLIENT = 6
const DAYS = 30
/** How long a platform takes, so that calls would meet. */
const ANSWER_MS = 15
/** What the platforms allow: calls of one property at once, calls of one site in a minute. */
const GA4_AT_ONCE = 10
const SEARCH_PER_MINUTE = 1200
/** Tokens: renewed as often as needed, which counts against nothing. */
const SIGN_IN = '/oauth'

const standIns = platformStandIns()
const today = new Date().toISOString().slice(0, 10)
const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at - DAYS))

const read = channelKeys.slice(0, PER_CLIENT)
const names = channels.filter(({ key }) => read.some((each) => each === key))

type Call = { at: number; service: string; text: string; account: string }
const calls: Call[] = []
const open = new Map<string, number>()
let mostAtOnce = 0

/** The account a call is about; calls about none share one name. */
const accountIn = ({ path, query }: StandInRequest) =>
  query.get('advertiser_id') ??
  /(?:properties|locations|sites)\/([^/:]+)/.exec(path)?.[1] ??
  /\d{9,}/.exec(path)?.[0] ??
  ''

const services = Object.fromEntries(
  Object.entries(servicesOf(standIns)).map(([service, handle]) => [
    service,
    async (asked: StandInRequest) => {
      const account = `${service} ${accountIn(asked)}`
      const text = `${asked.method} ${service}${asked.path}?${asked.query} ${JSON.stringify(asked.json)}`
      calls.push({ at: Date.now(), service, text, account })
      const now = (open.get(account) ?? 0) + 1
      open.set(account, now)
      if (service !== SIGN_IN) mostAtOnce = Math.max(mostAtOnce, now)
      await sleep(ANSWER_MS)
      open.set(account, (open.get(account) ?? 1) - 1)
      return handle(asked)
    },
  ]),
)

const server = new HttpStandIn(services)
const night = await openNight(settingsFor(await server.start(), standIns.meta, standIns.google))
const { database, deps } = night
try {
  const accounts = CLIENTS * PER_CLIENT
  for (let at = 0; at < accounts; at += 1) {
    const zone = at % 3 === 0 ? 'Europe/Lisbon' : 'America/Fortaleza'
    const about = { days, zone, random: Math.random, name: `Loja ${at}` }
    worldOfChannel(read[at % read.length] as (typeof read)[number]).add(standIns, about)
  }
  const credentials = Map.groupBy(read, (key) => worldOfChannel(key).credential)
  for (const [credential, reads] of credentials) {
    const stage = { platforms: standIns, deps }
    await addChannelAccess(stage, { credential, label: credential, reads })
  }
  for (let at = 0; at < CLIENTS; at += 1) {
    const client = await addCompany(database, deps.staffId)
    // A month was wanted, and all of it is due tonight.
    await database.db.execute(sql`
      update alisio.channel_accounts set client_id = ${client}, wanted_from = ${days[0]},
        next_sync_at = now()
      where id in (select id from alisio.channel_accounts where client_id is null
        order by row_number() over (partition by channel order by external_id), channel
        limit ${PER_CLIENT})`)
  }
  await night.startWorkers()
  calls.length = 0
  mostAtOnce = 0
  const since = Date.now()
  const { seconds, peaks } = await night.watch(night.plan, async () => {
    const { rows } = await database.db.execute<{ done: number }>(
      sql`select count(*)::int as done from alisio.channel_syncs where state <> 'running'`,
    )
    return (rows[0]?.done ?? 0) >= accounts
  })
  const asked = calls.filter(({ at, service }) => at >= since && service !== SIGN_IN)
  const twice = asked.length - new Set(asked.map(({ text }) => text)).size
  const perMinute = Map.groupBy(
    asked.filter(({ service }) => service === '/search-console'),
    ({ at, account }) => `${account} ${Math.floor(at / 60_000)}`,
  )
  const mostPerMinute = Math.max(0, ...[...perMinute.values()].map((list) => list.length))
  const { rows: facts } = await database.db.execute<Record<string, number>>(sql`
    select count(*)::int as syncs, count(distinct account_id)::int as accounts,
      count(*) filter (where state <> 'done')::int as failed,
      (select count(*) from alisio.channel_syncs a join alisio.channel_syncs b
        on a.account_id = b.account_id and a.id < b.id and a.started_at < b.ended_at
          and b.started_at < a.ended_at)::int as overlaps,
      (select count(*) from alisio.channel_days)::int as numbers
    from alisio.channel_syncs`)
  const { syncs, accounts: once, failed, overlaps, numbers } = facts[0] ?? {}
  console.log(
    `${CLIENTS} clients with an account of ${PER_CLIENT} channels each (${names.map(({ name }) => name).join(', ')}), ${DAYS} days of each, in two zones; two processes, two syncs at once in each; the platforms are stand-ins on the same machine that take ${ANSWER_MS} ms for an answer.\n`,
  )
  console.log(
    table(
      ['', 'seconds', 'requests', 'peak memory of each process (MB)'],
      [['a night', Math.round(seconds), asked.length, peaks.map(Math.round).join(', ')]],
    ),
  )
  console.log(
    `\nBoth processes planned at the same moment: ${syncs} syncs of ${once} accounts, ${failed} failed, ${overlaps} of one account at the same time, ${twice} calls made twice. Most calls about one account at once: ${mostAtOnce} (Analytics allows ${GA4_AT_ONCE}); most for one site in a minute: ${mostPerMinute} (Search Console allows ${SEARCH_PER_MINUTE}). ${numbers} numbers are stored.`,
  )
} finally {
  await night.close()
  await server.stop()
}
