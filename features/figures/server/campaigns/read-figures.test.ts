import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { readPeriodQuery } from '#features/figures/rules/period.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { addCampaign, addClient, addStats, viewOf } from '#tests/support/people/clients.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { saveGoals } from '../goals/goals.server.ts'
import { readOverview } from './campaigns.server.ts'
import { exportCsv } from './export-csv.ts'
import { readCampaign } from './read-campaign.ts'

const database = testDatabase()
let ana: { id: string; email: string }
let bia: { id: string; email: string }
let leads: string

beforeAll(async () => {
  ana = await addClient(database)
  bia = await addClient(database)
  leads = await addCampaign(database, ana, { name: 'Promoção de São João' })
  const sales = await addCampaign(database, ana, {
    name: '=Vendas; "loja"',
    status: 'PAUSED',
    objective: 'OUTCOME_SALES',
  })
  await addStats(database, leads, [
    { daysAgo: 0, spend: 10.1, clicks: 10, impressions: 1000, conversions: 1, ctr: 1 },
    { daysAgo: 29, spend: 0.2, clicks: 20, impressions: 500, conversions: 2.5, ctr: 3 },
    { daysAgo: 30, spend: 5, clicks: 40, impressions: 100, conversions: 4, ctr: 9 },
    { daysAgo: 60, spend: 1000, clicks: 1, impressions: 1, conversions: 1, ctr: 50 },
  ])
  await addStats(database, sales, [{ daysAgo: 6, spend: 7, clicks: 7, impressions: 70, ctr: 2 }])
  const other = await addCampaign(database, bia)
  await addStats(database, other, [{ daysAgo: 0, spend: 999, clicks: 999 }])
})

const of = (address: string) => readPeriodQuery(new URLSearchParams(address))
const month = of('periodo=30')

test('the overview sums the last 30 days and the 30 before, and averages the click rate by row', async () => {
  const overview = await readOverview(database, viewOf(ana), month)
  expect(overview.total).toMatchObject({
    spend: 17.3,
    conversions: 3.5,
    clicks: 37,
    impressions: 1570,
    ctr: 2,
  })
  expect(overview.before).toMatchObject({ spend: 5, clicks: 40, ctr: 9 })
  expect(overview.account.campaigns).toHaveLength(2)
})

test('every day of a period is listed, and missing days are not zeros', async () => {
  const { days } = await readOverview(database, viewOf(ana), of('periodo=7'))
  expect(days.map(({ figures }) => figures?.spend)).toEqual([7, ...Array(5), 10.1])
  const dates = days.map((day) => day.date)
  expect(dates).toEqual([...dates].sort())
})

test('a client without campaigns has no figures and no error', async () => {
  const nobody = await addClient(database)
  const { account, total } = await readOverview(database, viewOf(nobody), month)
  expect(account).toMatchObject({ campaigns: [], received: [], firstDay: null })
  expect(total).toMatchObject({ spend: 0, ctr: null })
})

test('goals are those of the month of the latest figures, in any period', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const client = await addClient(database)
  const campaign = await addCampaign(database, client)
  await addStats(database, campaign, [{ daysAgo: 0, spend: 30, conversions: 2 }])
  const goals = {
    monthlyBudget: 100,
    conversions: 8,
    costPerConversion: 10,
    counts: 'conversions' as const,
  }
  await saveGoals(database, staffId, client.id, goals)
  for (const address of ['periodo=7', 'periodo=90', 'periodo=este-mes', 'plataforma=google']) {
    const { pace } = await readOverview(database, viewOf(client), of(address))
    expect(pace).toMatchObject({
      budget: { spent: 30, share: 30 },
      conversions: { share: 25 },
      cost: { now: 15 },
    })
  }
  expect((await readOverview(database, viewOf(client), of('periodo=mes-passado'))).pace).toBeNull()
})

test('a campaign is read by its client only', async () => {
  const report = await readCampaign(database, viewOf(ana), leads, month)
  expect(report).toMatchObject({ total: { spend: 10.3 }, before: { spend: 5 } })
  expect(report?.days).toHaveLength(30)
  expect(await readCampaign(database, viewOf(bia), leads, month)).toBeNull()
  expect(await readCampaign(database, viewOf(ana), "1' or 1=1", month)).toBeNull()
  expect(await exportCsv(database, viewOf(bia), { query: month, campaign: leads })).toBeNull()
  expect(await exportCsv(database, viewOf(bia), { query: month, campaign: 'x' })).toBeNull()
})

test('the CSV contains the period and no formulas', async () => {
  const csv = await text((await exportCsv(database, viewOf(ana), { query: month })) as Readable)
  expect(csv.startsWith('Data;Campanha;')).toBe(true)
  const lines = csv.trimEnd().split('\r\n')
  expect(lines).toHaveLength(1 + 3)
  expect(lines[1]).toMatch(
    /^\d\d\/\d\d\/\d{4};Promoção de São João;Leads;Ativa;0,20;500;20;2,5;3,0000;não;;0;0;0;;;;;$/,
  )
  expect(lines[2]).toContain(`;"'=Vendas; ""loja""";Vendas;Pausada;7,00;`)
})
