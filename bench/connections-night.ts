/**
 * Fifty ad accounts of both platforms, synced by two processes on one database, with the platforms'
 * stand-ins: first thirteen months of each, then a night in which both processes plan at once.
 * Takes a few minutes. `node bench/connections-night.ts [accounts]`
 */
import { sql } from 'drizzle-orm'
import { assignAccount } from '#features/connections/server/assign-account.ts'
import { addCredential } from '#features/connections/server/credentials/store-credential.ts'
import { startPlatforms } from '#tests/stand-ins/platforms.ts'
import { plainDays, type WorldAccount } from '#tests/stand-ins/world.ts'
import { addCompany } from '#tests/support/people/staff.ts'
import { openNight } from './connections/night.ts'
import { table } from './support/markdown.ts'

const ACCOUNTS = Number(process.argv[2] ?? 50)
const CAMPAIGNS = 20
const DAYS = 400
/** What the platforms allow: Meta per account and hour, Google per day in all (its lowest level). */
const META_PER_ACCOUNT_HOUR = 600
const GOOGLE_PER_DAY = 2880

function newAccount(index: number, platform: 'meta' | 'google'): WorldAccount {
  const id = String(1_000_000_000 + index)
  return {
    id,
    name: `Conta ${index}`,
    currency: 'BRL',
    zone: index % 3 === 0 ? 'Europe/Lisbon' : 'America/Fortaleza',
    campaigns: Array.from({ length: CAMPAIGNS }, (_, at) => ({
      id: `${id}${at}`,
      name: `Campanha ${at}`,
      objective: platform === 'meta' ? 'OUTCOME_LEADS' : 'SEARCH',
      status: platform === 'meta' ? 'ACTIVE' : 'ENABLED',
      days: plainDays(DAYS, at),
    })),
  }
}

type Measured = { seconds: number; peaks: number[]; requests: number }

const platforms = await startPlatforms()
const night = await openNight(platforms.settings)
const { database, queue, deps } = night
try {
  const half = Math.ceil(ACCOUNTS / 2)
  const all = Array.from({ length: ACCOUNTS }, (_, index) => index)
  platforms.meta.accounts = all.slice(0, half).map((index) => newAccount(index, 'meta'))
  platforms.google.accounts = all.slice(half).map((index) => newAccount(index, 'google'))
  platforms.google.direct = platforms.google.accounts.map(({ id }) => id)
  const token = platforms.meta.addToken()
  const serviceAccount = JSON.parse(platforms.google.addServiceAccount())
  await addCredential(deps, deps.staffId, {
    platform: 'meta',
    kind: 'token',
    label: 'Meta',
    secret: { token },
  })
  await addCredential(deps, deps.staffId, {
    platform: 'google',
    kind: 'service-account',
    label: 'Google',
    secret: { serviceAccount },
  })
  await night.startWorkers()

  async function measure(begin: () => Promise<void>): Promise<Measured> {
    const { rows } = await database.db.execute<{ now: string }>(sql`select now()::text as now`)
    platforms.meta.asked = []
    platforms.google.asked = []
    platforms.google.operations = 0
    const measured = await night.watch(begin, async () => {
      const { rows: done } = await database.db.execute<{ done: number }>(sql`
        select count(*)::int as done from alisio.ad_syncs
        where state <> 'running' and started_at >= ${rows[0]?.now as string}`)
      return (done[0]?.done ?? 0) >= ACCOUNTS
    })
    return { ...measured, requests: platforms.meta.asked.length + platforms.google.asked.length }
  }

  const { rows: accounts } = await database.db.execute<{ id: string }>(
    sql`select id from alisio.ad_accounts`,
  )
  const first = await measure(async () => {
    for (const { id } of accounts) {
      const clientId = await addCompany(database, deps.staffId)
      await assignAccount({ database, queue }, deps.staffId, { id, clientId })
    }
  })
  await database.db.execute(sql`update alisio.ad_accounts set next_sync_at = now()`)
  const second = await measure(async () => night.plan())
  const byMeta = Map.groupBy(platforms.meta.asked, (path) => path.split('/')[0])
  const most = Math.max(
    ...[...byMeta]
      .filter(([name]) => name?.startsWith('act_'))
      .map(([, requests]) => requests.length),
  )
  const { rows: facts } = await database.db.execute<Record<string, number>>(sql`
    select (select count(*) from alisio.ad_syncs where reason = 'night')::int as syncs,
      (select count(distinct account_id) from alisio.ad_syncs where reason = 'night')::int as once,
      (select count(*) from alisio.ad_syncs where state <> 'done')::int as failed,
      (select count(*) from alisio.ad_syncs a join alisio.ad_syncs b on a.account_id = b.account_id
        and a.id < b.id and a.started_at < b.ended_at and b.started_at < a.ended_at)::int as overlaps,
      (select count(*) from alisio.campaigns_stats)::int as days`)
  const round = (value: number) => Math.round(value)
  console.log(
    `${ACCOUNTS} accounts of ${CAMPAIGNS} campaigns, half of them of each platform, in two zones; two processes, two syncs at once in each; the platforms are stand-ins on the same machine.\n`,
  )
  console.log(
    table(
      ['', 'seconds', 'requests', 'peak memory of each process (MB)'],
      [
        [
          'thirteen months of each',
          round(first.seconds),
          first.requests,
          first.peaks.map(round).join(', '),
        ],
        ['a night', round(second.seconds), second.requests, second.peaks.map(round).join(', ')],
      ],
    ),
  )
  const { syncs, once: accountsOnce, failed, overlaps, days } = facts[0] ?? {}
  console.log(
    `\nIn the night both processes planned at the same moment: ${syncs} syncs of ${accountsOnce} accounts, ${failed} failed, ${overlaps} of one account at the same time. Most requests for one Meta account: ${most} (allowed in an hour: ${META_PER_ACCOUNT_HOUR} and more); searches at Google: ${platforms.google.operations} (allowed in a day at the lowest level: ${GOOGLE_PER_DAY}). ${days} days of campaigns are stored.`,
  )
} finally {
  await night.close()
  await platforms.stop()
}
