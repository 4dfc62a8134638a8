import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '#features/people/server/schema.ts'
import { importStage, problem } from '#tests/support/features/figures/import-stage.ts'
import { addCampaign, addClient } from '#tests/support/people/clients.ts'
import { importCampaigns } from './import-campaigns.ts'

const { database, connection, file, daysOf } = importStage()

test('an account with an unconfirmed address gets no figures, unless forced', async () => {
  const { id, email } = await addClient(database)
  await database.db.update(user).set({ emailVerified: false }).where(eq(user.id, id))
  const path = 'docs/samples/meta-ads-pt.csv'
  const { message, details } = await problem(importCampaigns(connection, { client: email, path }))
  expect(message).toContain('has not confirmed')
  expect(details.join()).toContain('--unconfirmed')
  expect(await daysOf(id)).toEqual([])
  await importCampaigns(connection, { client: email, path, evenUnconfirmed: true })
  expect(await daysOf(id)).not.toEqual([])
})

test('importing a file again changes nothing, a corrected one changes what it corrects', async () => {
  const { id, email } = await addClient(database)
  const path = 'docs/samples/meta-ads-pt.csv'
  const stamp = async () =>
    (
      await database.db.execute(sql`
      select campaign_name, updated_at::text, xmin::text from alisio.campaigns where client_id = ${id} order by 1`)
    ).rows
  await importCampaigns(connection, { client: email, path })
  const before = [await daysOf(id), await stamp()]
  const again = await importCampaigns(connection, { client: email, path })
  expect(again).toMatchObject({
    newCampaigns: 0,
    changedCampaigns: 0,
    newDays: 0,
    changedDays: 0,
    sameDays: 6,
  })
  expect([await daysOf(id), await stamp()]).toEqual(before)

  const corrected =
    file(`Campaign name,Campaign ID,Day,Amount spent (BRL),Impressions,Link clicks,Results
AMOSTRA Leads — novo nome,120200000000001,2026-10-02,200.00,7904,188,13`)
  expect(await importCampaigns(connection, { client: email, path: corrected })).toMatchObject({
    newCampaigns: 0,
    changedCampaigns: 1,
    newDays: 0,
    changedDays: 1,
  })
  const renamed = (await daysOf(id)).filter((day) => day.external_id === '120200000000001')
  expect(renamed.map((day) => [day.name, day.spend, day.status])).toEqual([
    ['AMOSTRA Leads — novo nome', '182.40', 'ACTIVE'],
    ['AMOSTRA Leads — novo nome', '200.00', 'ACTIVE'],
    ['AMOSTRA Leads — novo nome', '190.02', 'ACTIVE'],
  ])
})

test('a campaign first imported without its id is recognised when the id comes', async () => {
  const { id, email } = await addClient(database)
  const head = 'Amount spent (BRL),Impressions,Link clicks,Results,Day,Campaign name'
  await importCampaigns(connection, {
    client: email,
    path: file(`${head}\n1.00,10,1,0,2026-10-01,Leads`),
  })
  const withId = file(`${head},Campaign ID\n2.00,20,2,0,2026-10-02,Leads,77`)
  expect(await importCampaigns(connection, { client: email, path: withId })).toMatchObject({
    newCampaigns: 0,
    newDays: 1,
  })
  await importCampaigns(connection, {
    client: email,
    path: file(`${head}\n3.00,30,3,0,2026-10-03,Leads`),
  })
  expect((await daysOf(id)).map((day) => [day.external_id, day.spend])).toEqual([
    ['77', '1.00'],
    ['77', '2.00'],
    ['77', '3.00'],
  ])
})

test('real figures replace demo data', async () => {
  const { id, email } = await addClient(database)
  await addCampaign(database, { id, email }, { name: 'Inventada', demo: true })
  const result = await importCampaigns(connection, {
    client: email,
    path: 'docs/samples/meta-ads-pt.csv',
  })
  expect(result.removedDemo).toBe(1)
  expect((await daysOf(id)).map((day) => day.name)).not.toContain('Inventada')
})
