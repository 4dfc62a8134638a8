import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { saveGoals } from '#features/figures/server/goals/goals.server.ts'
import { createClient } from '#features/people/server/clients/create-client.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { createLogger } from '#server/log.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addCampaign, addStats } from '#tests/support/people/clients.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { defaultThresholds } from '../rules/alerts.ts'
import { saveThresholds } from './alert-settings.ts'
import { listAlertItems, markSeen } from './list-alerts.ts'
import { watchClient, watchFigures } from './watch-figures.ts'

const database = testDatabase()
const deps = { database, log: createLogger('silent') }
let staffId: string

beforeAll(async () => {
  staffId = (await addStaff(database, 'team')).id
})

/** Forty ordinary days and yesterday. */
async function addWatched(yesterday: number) {
  const name = `Vigiada ${crypto.randomUUID()}`
  const id = await createClient(
    testDeps(database),
    staffId,
    { name, email: '' },
    'http://localhost',
  )
  const campaign = await addCampaign(database, { id, email: '' }, { source: 'meta' })
  await addStats(
    database,
    campaign,
    Array.from({ length: 40 }, (_, index) => ({
      daysAgo: index + 1,
      spend: index === 0 ? yesterday : 100,
      conversions: 5,
    })),
  )
  return { id, name, campaign }
}

const setYesterday = (campaign: string, spend: number) =>
  database.db.execute(sql`
    update alisio.campaigns_stats set spend = ${spend}
    where campaign_id = ${campaign}
      and date = (select max(date) from alisio.campaigns_stats where campaign_id = ${campaign})`)

const itemsOf = async (id: string, owner?: string) =>
  (await asStaff(database, staffId, (tx) => listAlertItems(tx, new Date(), owner))).filter(
    ({ href }) => href.endsWith(id),
  )

const alertsOf = async (id: string) =>
  (
    await database.db.execute<{ kind: string; open: boolean }>(sql`
      select kind, resolved_at is null as open from alisio.alerts
      where client_id = ${id} order by opened_at, kind`)
  ).rows

test('an alert opens once for whoever answers for the client, and closes by itself', async () => {
  const { id, name, campaign } = await addWatched(450)
  await watchClient(database, id)
  await watchClient(database, id)
  expect(await alertsOf(id)).toEqual([{ kind: 'spend-up', open: true }])
  const [item] = await itemsOf(id, staffId)
  expect(item).toMatchObject({
    title: `${name}: o gasto subiu muito`,
    owner: staffId,
    alert: { series: expect.arrayContaining([450]) },
  })
  const other = await addStaff(database, 'team')
  expect(await itemsOf(id, other.id)).toEqual([])
  await setYesterday(campaign, 100)
  await watchClient(database, id)
  expect(await itemsOf(id)).toEqual([])
  expect(await alertsOf(id)).toEqual([{ kind: 'spend-up', open: false }])
})

test('what somebody has seen stays away until it is over, and comes back when it happens again', async () => {
  const { id, campaign } = await addWatched(450)
  await watchClient(database, id)
  const alertId = (await itemsOf(id))[0]?.alert?.id as string
  await markSeen(database, staffId, alertId)
  await markSeen(database, staffId, alertId)
  expect(await itemsOf(id)).toEqual([])
  await setYesterday(campaign, 480)
  await watchClient(database, id)
  expect(await itemsOf(id)).toEqual([])
  await setYesterday(campaign, 100)
  await watchClient(database, id)
  await setYesterday(campaign, 480)
  await watchClient(database, id)
  expect(await itemsOf(id)).toHaveLength(1)
})

test('platforms that staff named are watched each by itself', async () => {
  const { id, campaign } = await addWatched(450)
  const owner = { id, email: '' }
  const quiet = await addCampaign(database, owner)
  await addStats(
    database,
    quiet,
    Array.from({ length: 40 }, (_, index) => ({ daysAgo: index + 1, spend: 900, conversions: 5 })),
  )
  await database.db.execute(sql`
    update alisio.campaigns set source = null,
      other_platform = case when id = ${campaign} then 'TikTok Ads' else 'LinkedIn Ads' end
    where client_id = ${id}`)
  await watchClient(database, id)
  const items = await itemsOf(id)
  expect(items.map(({ detail }) => detail)).toEqual([expect.stringMatching(/^TikTok Ads, /)])
})

test('a client’s own thresholds decide', async () => {
  const { id } = await addWatched(250)
  await watchClient(database, id)
  expect(await itemsOf(id)).toHaveLength(1)
  await saveThresholds(database, staffId, id, { ...defaultThresholds, spendFactor: 4 })
  await watchClient(database, id)
  expect(await itemsOf(id)).toEqual([])
})

test('a day a connected account has read without a row is a day without spend', async () => {
  const { id, campaign } = await addWatched(100)
  await database.db.execute(sql`
    delete from alisio.campaigns_stats where campaign_id = ${campaign}
      and date = (select max(date) from alisio.campaigns_stats where campaign_id = ${campaign})`)
  await watchClient(database, id)
  expect(await alertsOf(id)).toEqual([])
  await database.db.execute(sql`
    with account as (
      insert into alisio.ad_accounts (platform, external_id, name, currency, zone, client_id)
      values ('meta', (random() * 1e12)::bigint::text, 'x', 'BRL', 'UTC', ${id}) returning id)
    insert into alisio.imports (client_id, state, file_name, staff_name, seq, ad_account_id,
      covered_from, covered_until)
    select ${id}, 'done', 'x', 'x', nextval('alisio.layer_order'), id, current_date - 60,
      (now() at time zone 'America/Fortaleza')::date - 1 from account`)
  await watchClient(database, id)
  expect(await alertsOf(id)).toEqual([{ kind: 'spend-stopped', open: true }])
})

test('the job judges who is new or has changed, and nobody twice', async () => {
  const { id } = await addWatched(100)
  const standing = async () =>
    (
      await database.db.execute<{ spend: string; pace: string | null; at: string }>(sql`
        select spend, pace, xmin::text as at from alisio.client_standings where client_id = ${id}`)
    ).rows[0]
  expect(await standing()).toBeUndefined()
  await watchFigures(deps)
  const first = await standing()
  expect(first?.pace).toBeNull()
  await watchFigures(deps)
  expect(await standing()).toEqual(first)
  const goals = { conversions: null, costPerConversion: null, counts: 'conversions' as const }
  await saveGoals(database, staffId, id, { ...goals, monthlyBudget: 3000 })
  await watchFigures(deps)
  expect((await standing())?.at).not.toBe(first?.at)
})
