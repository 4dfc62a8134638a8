import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog } from '#features/people/server/schema.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import {
  addCampaign,
  addClient,
  addStats,
  type CampaignRow,
} from '#tests/support/people/clients.ts'
import { addCompany, addStaff } from '#tests/support/people/staff.ts'
import { readHeroTotals } from '../campaigns/read-hero-totals.ts'
import { CAMPAIGNS_PER_PAGE, listShowcase, setShowcase } from './showcase.server.ts'

const database = testDatabase()
let staffId: string
let company: string
let companyName: string

beforeAll(async () => {
  staffId = (await addStaff(database, 'team')).id
})

// Campaigns other files left in the showcase would count.
beforeEach(async () => {
  await database.db.execute(sql`update alisio.campaigns set showcase = false where showcase`)
  companyName = `Óptica ${randomUUID().slice(0, 8)}`
  company = await addCompany(database, staffId, companyName)
})

const add = (row: CampaignRow = {}) => addCampaign(database, { id: company, email: '' }, row)
const list = (search = companyName, { page = 1, as = staffId } = {}) =>
  listShowcase(database, as, { search, page })
const show = (id: string, shown = true, as = staffId) =>
  setShowcase(database, as, { id, shown }).then(
    () => 200,
    (error) => error.status ?? error.message,
  )
const auditLogOf = (id: string) =>
  database.db
    .select({ kind: auditLog.kind, clientId: auditLog.clientId, detail: auditLog.detail })
    .from(auditLog)
    .where(eq(auditLog.about, id))
    .orderBy(auditLog.id)

test('a showcase campaign feeds the public figures until it is removed', async () => {
  const id = await add({ name: 'Inverno', source: 'meta' })
  await addStats(database, id, [
    { daysAgo: 1, impressions: 100, clicks: 10, spend: 5, conversions: 2 },
    { daysAgo: 3, impressions: 50, clicks: 5, spend: 2.5, conversions: 1 },
  ])
  const nothing = { impressions: 0, clicks: 0, spend: 0, conversions: 0 }
  expect(await list()).toMatchObject({ matches: 1, shown: 0, totals: nothing })
  expect(await show(id)).toBe(200)
  const { campaigns, shown, totals } = await list()
  expect(campaigns).toEqual([
    expect.objectContaining({
      id,
      name: 'Inverno',
      client: companyName,
      source: 'meta',
      shown: true,
    }),
  ])
  expect(campaigns[0]?.lastDay).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(shown).toBe(1)
  expect(totals).toEqual({ impressions: 150, clicks: 15, spend: 7.5, conversions: 3 })
  // The desk's preview equals the home page's figures.
  expect(await readHeroTotals(database)).toEqual(totals)
  expect(await show(id, false)).toBe(200)
  expect(await readHeroTotals(database)).toEqual(nothing)
  expect(await auditLogOf(id)).toEqual([
    { kind: 'showcase-changed', clientId: company, detail: { shown: true } },
    { kind: 'showcase-changed', clientId: company, detail: { shown: false } },
  ])
})

test('demo campaigns and those of sample clients are neither offered nor shown', async () => {
  const demo = await add({ demo: true })
  expect(await show(demo)).toBe(404)
  const real = await add()
  await database.db.execute(sql`update alisio.clients set demo = true where id = ${company}`)
  expect((await list()).campaigns).toEqual([])
  expect(await show(real)).toBe(404)
  expect((await list()).shown).toBe(0)
  expect([...(await auditLogOf(demo)), ...(await auditLogOf(real))]).toEqual([])
})

test('an unknown campaign answers 404', async () => {
  for (const id of [randomUUID(), '', "x' or true --"]) expect(await show(id)).toBe(404)
})

test('users who are not staff see and change nothing', async () => {
  const id = await add()
  const stranger = await addClient(database)
  for (const as of [stranger.id, '']) {
    expect((await list(companyName, { as })).campaigns).toEqual([])
    expect(await show(id, true, as)).toBe(404)
  }
  expect(await list()).toMatchObject({ shown: 0, campaigns: [{ id, shown: false }] })
  expect(await auditLogOf(id)).toEqual([])
})

test('a double click writes one audit line', async () => {
  const id = await add()
  expect(await Promise.all([show(id), show(id)])).toEqual([200, 200])
  expect((await list()).shown).toBe(1)
  expect(await auditLogOf(id)).toHaveLength(1)
})

test('of two concurrent changes the last one wins, and the audit log has it', async () => {
  const id = await add()
  expect(await Promise.all([show(id), show(id, false), show(id), show(id, false)])).toEqual([
    200, 200, 200, 200,
  ])
  const isShown = (await list()).campaigns[0]?.shown
  const details = (await auditLogOf(id)).map(({ detail }) => detail.shown)
  expect(details.at(-1) ?? false).toBe(isShown)
  // Each line is a change.
  expect(details.every((shown, i) => shown !== (details[i - 1] ?? false))).toBe(true)
})

test('campaigns are found by their name or their client’s, ignoring accents, shown ones first', async () => {
  const [one, two] = [await add({ name: 'Ação de maio' }), await add({ name: 'Zelo' })]
  await show(two)
  const ids = async (search: string) => (await list(search)).campaigns.map(({ id }) => id)
  expect(await ids(companyName.replace('Ó', 'o').toUpperCase())).toEqual([two, one])
  expect(await ids('acao DE maio')).toContain(one)
  expect(await ids('acao DE maio')).not.toContain(two)
  expect(await ids(`%${companyName}`)).toEqual([])
})

test('a page lists twenty-five campaigns', async () => {
  for (let i = 0; i < CAMPAIGNS_PER_PAGE + 3; i += 1) await add()
  const [first, second] = [await list(), await list(companyName, { page: 2 })]
  expect(first).toMatchObject({ matches: CAMPAIGNS_PER_PAGE + 3 })
  expect(second.campaigns).toHaveLength(3)
  const ids = new Set([...first.campaigns, ...second.campaigns].map(({ id }) => id))
  expect(ids.size).toBe(CAMPAIGNS_PER_PAGE + 3)
})
