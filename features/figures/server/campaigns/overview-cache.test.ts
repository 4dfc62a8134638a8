import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { defaultPeriod, readPeriodQuery } from '#features/figures/rules/period.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { addCampaign, addClient, addStats, viewOf } from '#tests/support/people/clients.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { addFigureNote } from '../goals/figure-notes.ts'
import { saveGoals } from '../goals/goals.server.ts'
import { cachedOverview, readOverview } from './campaigns.server.ts'

const database = testDatabase()
const ninety = readPeriodQuery(new URLSearchParams({ periodo: '90' }))

test('the cached overview equals the database’s after every kind of change', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const client = await addClient(database)
  const campaign = await addCampaign(database, client)
  const run = (statement: ReturnType<typeof sql>) => database.db.execute(statement)
  const changes: (() => Promise<unknown>)[] = [
    () => addStats(database, campaign, [{ daysAgo: 1, spend: 5 }]),
    () => run(sql`update alisio.campaigns_stats set spend = 7 where campaign_id = ${campaign}`),
    () => run(sql`update alisio.campaigns set campaign_name = 'Outra' where id = ${campaign}`),
    () =>
      saveGoals(database, staffId, client.id, {
        monthlyBudget: 10,
        conversions: null,
        costPerConversion: null,
        counts: 'conversions',
      }),
    () =>
      addFigureNote(database, staffId, client.id, {
        date: new Date().toISOString().slice(0, 10),
        campaignId: null,
        body: 'Aviso',
      }),
    () => run(sql`delete from alisio.campaigns_stats where campaign_id = ${campaign}`),
    () => run(sql`delete from alisio.campaigns where id = ${campaign}`),
  ]
  for (const change of changes) {
    await change()
    const cached = await cachedOverview(database, viewOf(client), defaultPeriod)
    expect(cached).toEqual(await readOverview(database, viewOf(client), defaultPeriod))
    expect(await cachedOverview(database, viewOf(client), defaultPeriod)).toBe(cached)
    const another = await cachedOverview(database, viewOf(client), ninety)
    expect(another).toEqual(await readOverview(database, viewOf(client), ninety))
  }
})

test('the cache respects access, and removed access takes effect at once', async () => {
  const client = await addClient(database)
  const campaign = await addCampaign(database, client)
  await addStats(database, campaign, [{ daysAgo: 1, spend: 5 }])
  expect((await cachedOverview(database, viewOf(client), defaultPeriod)).total.spend).toBe(5)
  const stranger = await addClient(database)
  const viewer = { userId: stranger.id, clientId: client.id }
  expect((await cachedOverview(database, viewer, defaultPeriod)).total.spend).toBe(0)
  const odd = { userId: `${stranger.id}'; select '`, clientId: client.id }
  expect((await cachedOverview(database, odd, defaultPeriod)).total.spend).toBe(0)
  await database.db.execute(sql`delete from alisio.client_people where user_id = ${client.id}`)
  expect((await cachedOverview(database, viewOf(client), defaultPeriod)).total.spend).toBe(0)
  await database.db.execute(sql`delete from alisio.clients where id = ${client.id}`)
  const { rows } = await database.db.execute(
    sql`select from alisio.figure_versions where client_id = ${client.id}`,
  )
  expect(rows).toEqual([])
})
