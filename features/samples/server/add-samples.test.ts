import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { deskSamples } from '#content/samples/desk-samples.ts'
import { findMeeting } from '#features/agenda/server/booking/booking-links.ts'
import { cancelBooking, moveBooking } from '#features/agenda/server/booking/change-booking.ts'
import { readBusy, SAMPLES_HOST } from '#features/agenda/server/free-times/free-times.ts'
import { remind } from '#features/agenda/server/mails/notify.ts'
import { SHARED_HOST } from '#features/calendar/rules/availability.ts'
import { requestSync } from '#features/connections/server/assign-account.ts'
import { listConnections } from '#features/connections/server/read-connections.ts'
import { planSyncs } from '#features/connections/server/sync/sync-jobs.ts'
import { runIn } from '#features/figures/server/results/choices.ts'
import { recount } from '#features/figures/server/results/recount.ts'
import { listShowcase, setShowcase } from '#features/figures/server/showcase/showcase.server.ts'
import { readOrigins } from '#features/visits/server/origins/read-origins.ts'
import { openDatabase, type Transaction } from '#server/db/client.ts'
import { migrate } from '#server/db/migrating/migrate.ts'
import { createLogger } from '#server/log.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { startPostgres } from '#tests/support/database/postgres.ts'
import { book, freeNow } from '#tests/support/features/agenda.ts'
import { expectTrueSums } from '#tests/support/features/figures/true-sums.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addCampaign, addStats } from '#tests/support/people/clients.ts'
import { addCompany, addStaff } from '#tests/support/people/staff.ts'
import { addSamples, hasSamples, removeSamples } from './add-samples.ts'

const database = testDatabase()
const { db } = database

test('a campaign enters and leaves the showcase with an audit line; samples cannot mix with real figures', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const name = `Empresa ${staffId}`
  const client = { id: await addCompany(database, staffId, name), email: '' }
  const campaign = await addCampaign(database, client, { name: 'Leads' })
  await addStats(database, campaign, [{ daysAgo: 0, spend: 10, clicks: 20, conversions: 5 }])
  const query = { search: name, page: 1 }
  expect((await listShowcase(database, staffId, query)).campaigns).toMatchObject([
    { id: campaign, client: name, shown: false },
  ])
  await setShowcase(database, staffId, { id: campaign, shown: true })
  const { campaigns, totals } = await listShowcase(database, staffId, query)
  expect(campaigns).toMatchObject([{ id: campaign, shown: true }])
  expect(totals.conversions).toBeGreaterThanOrEqual(5)
  await setShowcase(database, staffId, { id: campaign, shown: false })
  const { rows } = await db.execute(
    sql`select detail from alisio.acts where about = ${campaign} order by id`,
  )
  expect(rows).toEqual([{ detail: { shown: true } }, { detail: { shown: false } }])
  const demo = await addCampaign(database, client, { name: 'Inventada', demo: true })
  await expect(setShowcase(database, staffId, { id: demo, shown: true })).rejects.toThrow()
  await expect(addSamples(database, staffId)).rejects.toThrow('números de verdade')
})

test('samples have months of figures on both platforms, all marked demo, and are removed together', async () => {
  // Its own server: the shared database has real figures.
  const server = await startPostgres()
  onTestFinished(() => server.stop())
  await server.administer('create role site login createrole password PASSWORD')
  await server.administer('create database site owner site')
  const connection = { connectionString: server.url('site', 'site') }
  await migrate(connection, 'server/db/migrations')
  const alone = openDatabase(connection, createLogger('error'))
  onTestFinished(() => alone.close())
  const { id: staffId } = await addStaff(alone, 'team')
  await addSamples(alone, staffId)
  const { rows } = await alone.db.execute<{ clients: number; sources: number; days: number }>(sql`
    select count(distinct clients.id)::int as clients, count(distinct source)::int as sources,
      count(distinct stats.date)::int as days
    from alisio.clients join alisio.campaigns on campaigns.client_id = clients.id
    join alisio.campaigns_stats stats on stats.campaign_id = campaigns.id
    where clients.demo and campaigns.demo`)
  // Their conversions are what their results count as.
  const figures = () =>
    alone.db
      .execute(sql`select campaign_id, date, conversions, contacts, purchases, conversations
        from alisio.campaigns_stats order by campaign_id, date`)
      .then((result) => result.rows)
  const counted = await figures()
  const samples = await alone.db.execute<{ id: string }>(sql`select id from alisio.clients`)
  for (const { id } of samples.rows) await recount(runIn(alone.db as never), id)
  expect(await figures()).toEqual(counted)
  await expectTrueSums(alone)
  expect(rows[0]).toMatchObject({ clients: deskSamples.length, sources: 2 })
  expect(rows[0]?.days).toBeGreaterThan(100)
  expect(await hasSamples(alone, staffId)).toBe(true)
  // A complete month, whatever today is.
  const month = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 7)
  const query = { month, by: 'campaign', timeZone: brand.timeZone } as const
  const { demo, rows: origins, hasCosts } = await readOrigins(alone, staffId, query)
  expect([demo, hasCosts]).toEqual([true, true])
  expect(origins.filter(({ spend, visits }) => spend && visits).length).toBeGreaterThan(1)
  const [connected] = (await listConnections(alone, staffId)).accounts
  expect(connected).toMatchObject({ demo: true, share: 1, running: false, nextSyncAt: null })
  const syncDeps = { database: alone, queue: { enqueue: async () => {} } }
  expect(await planSyncs(syncDeps)).toBe(0)
  const sync = requestSync(syncDeps, staffId, connected?.id as string)
  await expect(sync).rejects.toThrow('exemplo')
  // Both reports of the client with channels speak of each of them.
  const blocks = await alone.db.execute<{ channels: number; reports: number; least: number }>(sql`
    select count(distinct channel ->> 'key')::int as channels, count(distinct id)::int as reports,
      min(jsonb_array_length(channel -> 'rows')) as least
    from alisio.reports, jsonb_array_elements(document -> 'channels') channel`)
  const [row] = blocks.rows
  expect(row).toMatchObject({ reports: 2 })
  expect(row?.channels).toBeGreaterThanOrEqual(3)
  expect(row?.least).toBeGreaterThanOrEqual(2)
  const meetings = sql`select host from alisio.bookings`
  const invented = await alone.db.execute(meetings)
  expect(new Set(invented.rows.map(({ host }) => host))).toEqual(new Set([SAMPLES_HOST]))
  const deps = testDeps(alone)
  await remind(deps)
  expect((await alone.db.execute(sql`select from alisio.mails`)).rows).toEqual([])
  const { rows: coming } = await alone.db.execute<{ id: string; at: number }>(sql`
    select id, extract(epoch from starts_at)::float8 * 1000 as at from alisio.bookings
    where state = 'confirmed' and starts_at > now() order by starts_at desc`)
  const [last, before] = coming as [(typeof coming)[0], (typeof coming)[0]]
  const acting = { ...deps, staffId }
  const find = (tx: Transaction) => findMeeting(tx, last.id)
  const start = (await freeNow(deps)).at(-1) as number
  const wish = { start, origin: 'http://localhost', byAgency: true }
  expect(await moveBooking(acting, find, { ...wish, start: before.at })).toBe(false)
  expect(await moveBooking(acting, find, wish)).toBe(true)
  await cancelBooking(acting, find, wish)
  expect((await alone.db.execute(sql`select from alisio.mails`)).rows).toEqual([])
  const around = { start: Date.now() - 9e8, end: Date.now() + 9e8 }
  expect(await readBusy(alone.db, around)).toEqual({ bookings: [], blocks: [], busy: [] })
  await book(deps)
  const remaining = await alone.db.execute(meetings)
  expect(remaining.rows).toEqual([{ host: SHARED_HOST }])
  await removeSamples(alone, staffId)
  expect(await hasSamples(alone, staffId)).toBe(false)
  const { rows: visits } = await alone.db.execute(sql`select from alisio.visits where demo`)
  expect(visits).toEqual([])
  expect((await alone.db.execute(sql`select from alisio.page_reads where demo`)).rows).toEqual([])
  expect((await alone.db.execute(sql`select from alisio.ad_accounts`)).rows).toEqual([])
}, 60_000)
