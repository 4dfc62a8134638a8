import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { defaultPeriod, platformName, readPeriodQuery } from '#features/figures/rules/period.ts'
import { asClient, asStaff } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { addCampaign, addClient, addStats, viewOf } from '#tests/support/people/clients.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { listShowcase } from '../showcase/showcase.server.ts'
import { exportCsv } from './export-csv.ts'
import { readPeriod } from './read-period.ts'
import { listStaleFigures } from './today-items.ts'

const database = testDatabase()
let client: { id: string; email: string }

async function addOther(platform: string, daysAgo: number, spend: number) {
  const campaign = await addCampaign(database, client, { name: `Campanha do ${platform}` })
  await addStats(database, campaign, [{ daysAgo, spend }])
  await database.db.execute(sql`
    update alisio.campaigns set other_platform = ${platform},
      updated_at = now() - make_interval(days => ${daysAgo}::int) where id = ${campaign}`)
}

beforeAll(async () => {
  client = await addClient(database)
  await addOther('TikTok Ads', 1, 10)
  await addOther('LinkedIn Ads', 9, 5)
  const meta = await addCampaign(database, client, { source: 'meta' })
  await addStats(database, meta, [{ daysAgo: 1, spend: 1 }])
})

const read = (query = defaultPeriod) =>
  asClient(database, viewOf(client), (tx) => readPeriod(tx, client.id, query))

test('platforms by name are platforms of their own, with their own last day and filter', async () => {
  const { platforms, account, total } = await read()
  expect(total.spend).toBe(16)
  expect(
    platforms.map(({ platform, now }) => [platform && platformName(platform), now.spend]).sort(),
  ).toEqual([
    ['LinkedIn Ads', 5],
    ['Meta Ads', 1],
    ['TikTok Ads', 10],
  ])
  const stopped = account.received.filter((each) => each.stopped).map((each) => each.platform)
  expect(stopped).toEqual(['outra:LinkedIn Ads'])
  const only = readPeriodQuery(new URLSearchParams({ plataforma: 'outra:TikTok Ads' }))
  expect((await read(only)).total.spend).toBe(10)
  expect(readPeriodQuery(new URLSearchParams({ plataforma: 'outra:' })).platform).toBeNull()
})

test('file, Hoje and showcase name the platform', async () => {
  const csv = await exportCsv(database, viewOf(client), { query: defaultPeriod })
  const lines = (await text(csv as NonNullable<typeof csv>)).split('\r\n')
  expect(
    lines.filter((line) => /TikTok Ads.*TikTok Ads|LinkedIn Ads.*LinkedIn Ads/.test(line)),
  ).toHaveLength(2)
  const { id: staffId } = await addStaff(database, 'team')
  const items = await asStaff(database, staffId, (tx) => listStaleFigures(tx))
  expect(items.find(({ href }) => href.endsWith(client.id))?.detail).toMatch(/^LinkedIn Ads: /)
  const { campaigns } = await listShowcase(database, staffId, { search: 'do tiktok', page: 1 })
  expect(campaigns).toMatchObject([{ source: 'outra:TikTok Ads' }])
})

test('a build that knows two platforms sees no third value', async () => {
  const { rows } = await database.db.execute(sql`
    select distinct source from alisio.campaigns where client_id = ${client.id} order by 1`)
  expect(rows).toEqual([{ source: 'meta' }, { source: null }])
})
