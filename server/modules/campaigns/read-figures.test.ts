import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { addCampaign, addClient, addStats, ownView } from '#tests/support/clients.ts'
import { testDatabase } from '#tests/support/database.ts'
import { exportCsv } from './export-csv.ts'
import { listCampaigns, PAGE_SIZE } from './list-campaigns.ts'
import { readCampaign } from './read-campaign.ts'
import { readOverview } from './read-overview.ts'

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

test('the overview sums the last 30 days, the 30 before, and means the click rate by row', async () => {
  const overview = await readOverview(database, ownView(ana), 30)
  expect(overview.total).toEqual({
    spend: 17.3,
    conversions: 3.5,
    clicks: 37,
    impressions: 1570,
    ctr: 2,
  })
  expect(overview.before).toMatchObject({ spend: 5, clicks: 40, ctr: 9 })
  expect(overview.account).toMatchObject({ campaigns: 2, demo: false })
  expect(overview.account.updatedAt).toMatch(/^20\d\d-/)
})

test('every day of a period has its place, also those without figures', async () => {
  const { days } = await readOverview(database, ownView(ana), 7)
  expect(days).toHaveLength(7)
  expect(days.map((day) => day.spend)).toEqual([7, 0, 0, 0, 0, 0, 10.1])
  expect(days.map((day) => day.ctr)).toEqual([2, null, null, null, null, null, 1])
  const dates = days.map((day) => day.date)
  expect(dates).toEqual([...dates].sort())
})

test('rows of click rate 1 and 3 mean 2', async () => {
  const client = await addClient(database)
  const campaign = await addCampaign(database, client)
  await addStats(database, campaign, [
    { daysAgo: 1, ctr: 1 },
    { daysAgo: 2, ctr: 3 },
  ])
  expect((await readOverview(database, ownView(client), 30)).total.ctr).toBe(2)
})

test('a client without campaigns has nothing, not an error', async () => {
  const nobody = await addClient(database)
  const { account, total } = await readOverview(database, ownView(nobody), 30)
  expect(account).toEqual({ campaigns: 0, demo: false, updatedAt: null })
  expect(total).toMatchObject({ spend: 0, ctr: null })
  expect((await listCampaigns(database, ownView(nobody), { period: 30 })).campaigns).toEqual([])
})

test('campaigns are found by name without accents and by status, newest first', async () => {
  const all = await listCampaigns(database, ownView(ana), { period: 30 })
  expect(all.campaigns.map(({ name, figures }) => [name, figures.spend, figures.ctr])).toEqual([
    ['=Vendas; "loja"', 7, 2],
    ['Promoção de São João', 10.3, 2],
  ])
  expect(all.statuses).toEqual(['ACTIVE', 'PAUSED'])
  const names = async (query: { search?: string; status?: string }) =>
    (await listCampaigns(database, ownView(ana), { period: 30, ...query })).campaigns.map(
      (c) => c.name,
    )
  expect(await names({ search: 'sao joao' })).toEqual(['Promoção de São João'])
  expect(await names({ search: '%' })).toEqual([])
  expect(await names({ status: 'PAUSED' })).toEqual(['=Vendas; "loja"'])
  expect(await names({ status: 'PAUSED', search: 'joão' })).toEqual([])
})

test('long lists come in pages', async () => {
  const client = await addClient(database)
  for (let index = 0; index < PAGE_SIZE + 2; index += 1) {
    await addCampaign(database, client, { name: `C${index}` })
  }
  const second = await listCampaigns(database, ownView(client), { period: 30, page: 2 })
  expect(second.found).toBe(PAGE_SIZE + 2)
  expect(second.campaigns).toHaveLength(2)
})

test('a campaign is read by its owner only, and any other id is none', async () => {
  expect((await readCampaign(database, ownView(ana), leads, 30))?.total).toMatchObject({
    spend: 10.3,
  })
  expect(await readCampaign(database, ownView(bia), leads, 30)).toBeNull()
  expect(await readCampaign(database, ownView(ana), "1' or 1=1", 30)).toBeNull()
  expect(await exportCsv(database, ownView(bia), { period: 30, campaign: leads })).toBeNull()
  expect(await exportCsv(database, ownView(bia), { period: 30, campaign: 'x' })).toBeNull()
})

test('the file for spreadsheets holds the period and no formulas', async () => {
  const csv = await text((await exportCsv(database, ownView(ana), { period: 30 })) as Readable)
  expect(csv.startsWith('Data;Campanha;')).toBe(true)
  const lines = csv.trimEnd().split('\r\n')
  expect(lines).toHaveLength(1 + 3)
  expect(lines[1]).toMatch(
    /^\d\d\/\d\d\/\d{4};Promoção de São João;outcome leads;active;0,20;500;20;2,5;3,0000;não$/,
  )
  expect(lines[2]).toContain(`;"'=Vendas; ""loja""";outcome sales;paused;7,00;`)
})
