import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import { addCampaign, addClient } from '#tests/support/people/clients.ts'
import { generateDemoData, removeDemoData } from './campaigns.server.ts'

const database = testDatabase()

async function rowsOf(userId: string) {
  const { rows } = await database.db.execute<Record<string, string>>(sql`
    select campaign_id, date::text, impressions, clicks, spend, conversions, ctr
    from alisio.campaigns_stats where client_id = ${userId} order by campaign_id, date`)
  return rows
}

test('demo data is marked, plausible and created once', async () => {
  const client = await addClient(database)
  expect(await generateDemoData(database, client.id)).toBe(4)
  const rows = await rowsOf(client.id)
  expect(rows.length).toBeGreaterThan(4 * 90)
  for (const row of rows) {
    expect(Number(row.clicks)).toBeLessThanOrEqual(Number(row.impressions))
    expect(Number(row.conversions)).toBeLessThanOrEqual(Number(row.clicks))
    expect(Number(row.ctr)).toBeCloseTo((100 * Number(row.clicks)) / Number(row.impressions), 3)
  }
  expect(new Set(rows.map((row) => row.spend)).size).toBeGreaterThan(rows.length / 2)
  const { rows: unmarked } = await database.db.execute(sql`
    select 1 from alisio.campaigns where client_id = ${client.id} and not demo`)
  expect(unmarked).toEqual([])

  expect(await generateDemoData(database, client.id)).toBe(0)
  expect(await rowsOf(client.id)).toEqual(rows)
})

test('concurrent requests create demo data once', async () => {
  const client = await addClient(database)
  const counts = await Promise.all([1, 2, 3].map(() => generateDemoData(database, client.id)))
  expect(counts.sort()).toEqual([0, 0, 4])
})

test('demo data never mixes with real campaigns, and removing it keeps those', async () => {
  const client = await addClient(database)
  await generateDemoData(database, client.id)
  await addCampaign(database, client, { name: 'De verdade' })
  expect(await removeDemoData(database, client.id)).toBe(4)
  await expect(generateDemoData(database, client.id)).rejects.toMatchObject({
    code: 'bad_request',
  })
  const { rows } = await database.db.execute(sql`
    select campaign_name from alisio.campaigns where client_id = ${client.id}`)
  expect(rows).toEqual([{ campaign_name: 'De verdade' }])
})
