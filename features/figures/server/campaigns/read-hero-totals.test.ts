import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import { addCampaign, addClient } from '#tests/support/people/clients.ts'
import { readHeroTotals } from './read-hero-totals.ts'

const database = testDatabase()
const nothing = { impressions: 0, clicks: 0, spend: 0, conversions: 0 }

beforeEach(async () => {
  // Campaigns of other test files are not in the showcase.
  await database.db.execute(sql`update alisio.campaigns set showcase = false where showcase`)
})

async function addOne(flags: { showcase: boolean; demo?: boolean }) {
  return addCampaign(database, await addClient(database), flags)
}

async function addDays(campaign: string, days: number) {
  await database.db.execute(sql`
    insert into alisio.campaigns_stats (campaign_id, date, impressions, clicks, spend, conversions)
    select ${campaign}::uuid, date '2026-01-01' + day, 100, 10, 2.5, day from generate_series(1, ${days}::int) day`)
}

test('there are no public figures without a showcase campaign', async () => {
  expect(await readHeroTotals(database)).toEqual(nothing)
  await addDays(await addOne({ showcase: false }), 5)
  expect(await readHeroTotals(database)).toEqual(nothing)
})

test('the latest 30 rows of showcase campaigns are summed', async () => {
  await addDays(await addOne({ showcase: true }), 40)
  const conversions = Array.from({ length: 30 }, (_, i) => i + 11).reduce((sum, day) => sum + day)
  expect(await readHeroTotals(database)).toEqual({
    impressions: 3000,
    clicks: 300,
    spend: 75,
    conversions,
  })
})

test('demo data is never public', async () => {
  const refusal = await addOne({ showcase: true, demo: true }).catch((error) => error)
  expect(String(refusal.cause ?? refusal)).toContain('demo_is_never_shown')
})
