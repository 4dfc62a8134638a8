import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { markAgency } from '#features/people/server/clients/clients.server.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { addCampaign, addStats } from '#tests/support/people/clients.ts'
import { addCompany, addStaff } from '#tests/support/people/staff.ts'
import { storeReads } from '../page-reads.ts'
import { eraseOldVisits, storeVisits } from '../store-visits.ts'
import { readReading } from './read-days.ts'
import { readOrigins } from './read-origins.ts'

const database = testDatabase()
const { db } = database
const timeZone = 'America/Fortaleza'

/** A lead of the contact form at a moment, with this query string. */
async function addLead(at: string, query: string, change = sql`state = 'new'`) {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into alisio.contact_messages (name, email, phone, message, landing, created_at)
    values ('Rita Campos', ${`${randomUUID()}@example.com`}, '85 90000-0000', 'Quero um orçamento',
      ${`https://agencia.example/servicos${query}`}, ${at}) returning id`)
  const id = rows[0]?.id as string
  await db.execute(sql`update alisio.leads set ${change} where id = ${id}`)
  return id
}

async function addMeeting(lead: string, startsAt: string) {
  await db.execute(sql`
    insert into alisio.bookings (contact_message_id, kind, state, starts_at, ends_at, free_again_at)
    values (${lead}, 'x', 'confirmed', ${startsAt}, ${startsAt}::timestamptz + interval '1 hour',
      ${startsAt}::timestamptz + interval '1 hour')`)
}

const read = async (month: string, by: 'source' | 'campaign' | 'page') => {
  const { id } = await addStaff(database, 'team')
  return readOrigins(database, id, { month, by, timeZone })
}

test('visits, leads, meetings, sales and value of a month are one row per origin', async () => {
  const visit = { page: '/servicos', query: '', referrer: '', other: false, visits: 7 }
  const ad = '?utm_source=google&utm_medium=cpc&utm_campaign=Marca'
  await storeVisits(database, [
    { ...visit, day: '2019-04-30' },
    { ...visit, day: '2019-03-31' },
    { ...visit, day: '2019-04-01', query: ad, visits: 20 },
  ])
  // Months begin and end in the agency's zone.
  await addLead('2019-04-01T02:59:00Z', ad)
  const met = await addLead('2019-04-01T03:00:00Z', ad)
  await addLead('2019-05-01T02:59:00Z', ad, sql`state = 'won', value = 1500.50`)
  await addLead('2019-04-10T12:00:00Z', ad, sql`state = 'spam'`)
  await addLead('2019-04-10T12:00:00Z', '', sql`state = 'lost'`)
  await addMeeting(met, '2019-06-03T12:00:00Z')

  const bySource = await read('2019-04', 'source')
  const none = { campaign: '', page: '', spend: null }
  expect(bySource.rows).toEqual([
    { ...none, source: 'google-ads', visits: 20, leads: 2, meetings: 1, won: 1, value: 1500.5 },
    { ...none, source: 'direct', visits: 7, leads: 1, meetings: 0, won: 0, value: 0 },
  ])
  expect(bySource.total).toMatchObject({ visits: 27, leads: 3, meetings: 1, won: 1, value: 1500.5 })
  const byCampaign = await read('2019-04', 'campaign')
  expect(byCampaign.rows[0]).toMatchObject({ source: 'google-ads', campaign: 'Marca', leads: 2 })
  const byPage = await read('2019-04', 'page')
  expect(byPage.rows).toMatchObject([{ page: '/servicos', visits: 27, leads: 3 }])

  await db.execute(
    sql`update alisio.bookings set state = 'cancelled' where contact_message_id = ${met}`,
  )
  expect((await read('2019-04', 'source')).total.meetings).toBe(0)
})

test('costs of the agency’s campaigns are shown by platform and name, in any spelling', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const other = { id: await addCompany(database, staffId, 'Um cliente'), email: '' }
  const agency = { id: await addCompany(database, staffId, 'A agência'), email: '' }
  await markAgency(database, staffId, other.id, true)
  await markAgency(database, staffId, agency.id, true)
  for (const client of [other, agency]) {
    const campaign = await addCampaign(database, client, { name: 'Pesquisa — Março' })
    await db.execute(sql`update alisio.campaigns set source = 'google' where id = ${campaign}`)
    await addStats(database, campaign, [{ daysAgo: 0, spend: 90, clicks: 1, conversions: 0 }])
    await db.execute(
      sql`update alisio.campaigns_stats set date = '2018-03-15' where campaign_id = ${campaign}`,
    )
  }
  const query = '?utm_source=google&utm_medium=cpc&utm_campaign=pesquisa_marco'
  for (const day of ['02', '03', '04']) await addLead(`2018-03-${day}T12:00:00Z`, query)
  const { rows, hasCosts } = await read('2018-03', 'source')
  expect(hasCosts).toBe(true)
  expect(rows).toMatchObject([{ source: 'google-ads', leads: 3, spend: 90 }])
  expect((await read('2018-03', 'campaign')).rows).toMatchObject([{ leads: 3, spend: 90 }])
  await markAgency(database, staffId, agency.id, false)
  expect((await read('2018-03', 'source')).rows).toMatchObject([{ leads: 3, spend: null }])
})

test('the days of a month and its most read pages, with the leads that began there', async () => {
  const { id } = await addStaff(database, 'team')
  const visit = { page: '/servicos', query: '', referrer: '', other: false }
  await storeVisits(database, [
    { ...visit, day: '2017-02-28', visits: 3 },
    { ...visit, day: '2017-02-01', visits: 2, query: '?utm_source=jornal' },
    { ...visit, day: '2017-02-01', visits: 4 },
    { ...visit, day: '2017-03-01', visits: 9 },
  ])
  await storeReads(database, [
    { day: '2017-02-28', page: '/servicos', reads: 5, ahead: 1 },
    { day: '2017-02-01', page: '/planos', reads: 8, ahead: 0 },
    { day: '2017-02-02', page: '/servicos', reads: 2, ahead: 1 },
    { day: '2017-03-01', page: '/servicos', reads: 90, ahead: 0 },
  ])
  await addLead('2017-02-10T12:00:00Z', '')
  await addLead('2017-02-10T12:00:00Z', '', sql`state = 'spam'`)
  const reading = await readReading(database, id, { month: '2017-02', timeZone })
  expect(reading.days).toEqual([
    { day: '2017-02-01', visits: 6 },
    { day: '2017-02-28', visits: 3 },
  ])
  expect(reading.pages).toEqual([
    { page: '/planos', reads: 8, ahead: 0, leads: 0 },
    { page: '/servicos', reads: 7, ahead: 2, leads: 1 },
  ])
  // Other tests count earlier days in the same database.
  expect(reading.since.reads?.localeCompare('2017-02-01')).toBeLessThanOrEqual(0)
  const nobody = await readReading(database, 'nobody', { month: '2017-02', timeZone })
  expect(nobody).toEqual({ days: [], pages: [], since: { visits: null, reads: null } })
  await eraseOldVisits(database)
  const later = await readReading(database, id, { month: '2017-02', timeZone })
  expect(later.pages).toEqual([])
})

test('only staff read origins', async () => {
  const { rows } = await readOrigins(database, 'nobody', {
    month: '2019-04',
    by: 'source',
    timeZone,
  })
  expect(rows).toEqual([])
})
