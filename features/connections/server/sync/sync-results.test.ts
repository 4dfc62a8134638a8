import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listKindItems, saveChoice } from '#features/figures/server/figures.server.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { campaign, syncStage } from '#tests/support/features/connections/sync-stage.ts'

const { database, stage, newAccount, connect, sync } = syncStage()

type Day = { day: string; conversions: number; contacts: number; results: object | null }

async function daysOf(clientId: string): Promise<Day[]> {
  const { rows } = await database.db.execute<Day>(sql`
    select date::text as day, conversions::float8, contacts::float8, results
    from alisio.campaigns_stats where client_id = ${clientId} order by date`)
  return rows
}

const dayWithActions = (actions: Record<string, number>) => ({
  impressions: 100,
  clicks: 10,
  spend: 1000,
  actions,
})

test('a platform’s actions are stored by their names, and the campaign’s own result counts', async () => {
  const world = newAccount([
    campaign('1', {
      '2026-10-01': dayWithActions({ lead: 6, link_click: 140, purchase: 2, post_engagement: 90 }),
    }),
  ])
  const { id, clientId } = await connect(world)
  await sync(id)
  expect(await daysOf(clientId)).toEqual([
    {
      day: '2026-10-01',
      conversions: 6,
      contacts: 6,
      results: {
        'actions:lead': 6,
        'action_type:link_click': 140,
        'action_type:purchase': 2,
        'action_type:post_engagement': 90,
      },
    },
  ])
  const choice = { campaignId: null, kind: 'action_type:purchase', counts: true }
  await saveChoice(database, stage.deps.staffId, clientId, choice)
  expect(await daysOf(clientId)).toMatchObject([{ conversions: 8, contacts: 6 }])
  // The next sync keeps to what was chosen.
  await sync(id)
  expect(await daysOf(clientId)).toMatchObject([{ conversions: 8, contacts: 6 }])
})

test('a custom conversion of a connected account waits on Hoje', async () => {
  const world = newAccount([
    campaign('1', { '2026-10-01': dayWithActions({ 'offsite_conversion.custom.77': 3 }) }),
  ])
  const { id, clientId } = await connect(world)
  await sync(id)
  const items = await asStaff(database, stage.deps.staffId, listKindItems)
  expect(items.filter(({ href }) => href.includes(clientId))).toHaveLength(1)
  expect(await daysOf(clientId)).toMatchObject([{ conversions: 0 }])
})

test('days from before there were results get them from the stored raw values', async () => {
  const world = newAccount([
    campaign('1', {
      '2026-08-01': dayWithActions({ lead: 4, link_click: 9 }),
      '2026-10-01': dayWithActions({ lead: 6 }),
    }),
  ])
  const { id, clientId } = await connect(world)
  await database.db.execute(
    sql`update alisio.ad_accounts set wanted_from = '2026-07-20' where id = ${id}`,
  )
  await sync(id)
  const before = await daysOf(clientId)
  await database.db.execute(
    sql`update alisio.campaigns_stats set results = null where client_id = ${clientId}`,
  )
  await sync(id)
  expect(await daysOf(clientId)).toEqual(before)
  expect(before).toMatchObject([
    { conversions: 4, results: { 'actions:lead': 4, 'action_type:link_click': 9 } },
    { conversions: 6 },
  ])
})
