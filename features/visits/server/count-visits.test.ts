import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { createLogger } from '#server/log.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { createVisitCounter } from './count-visits.ts'
import { storeVisits } from './store-visits.ts'

const database = testDatabase()
const browser =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'
const log = createLogger('silent')

const direct = { query: '', referrer: '', other: false }

/** A page and a host per test, since tests share the table. */
function scene({ db = database.db, at = '2026-03-10T12:00:00Z' } = {}) {
  const page = `/${randomUUID()}`
  const clock = { now: Date.parse(at) }
  const counter = createVisitCounter({
    database: { db } as Database,
    log,
    isPage: (path) => path === page,
    timeZone: 'America/Fortaleza',
    siteHosts: ['agencia.example'],
    now: () => clock.now,
  })
  onTestFinished(() => counter.close())
  const visit = (headers: Record<string, string> = {}, query = '', path = page) =>
    counter.count({
      headers: { host: 'localhost', 'user-agent': browser, ...headers },
      url: path + query,
      path,
      query,
    })
  const stored = async () => {
    const { rows } = await database.db.execute(sql`
      select day::text, source, campaign, visits::int from alisio.visits
      where page = ${page} order by day, source, campaign`)
    return rows
  }
  const reads = async () => {
    const { rows } = await database.db.execute(sql`
      select day::text, reads::int, ahead::int from alisio.page_reads
      where page = ${page} order by day`)
    return rows
  }
  return { page, clock, counter, visit, stored, reads }
}

test('visits are counted by day, source and campaign, and added to stored totals', async () => {
  const { counter, visit, stored } = scene()
  visit()
  visit({ 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' })
  visit({ referer: 'https://www.google.com/' })
  visit({ referer: 'https://www.guia.example/agencias?x=1' })
  visit({}, '?utm_source=google&utm_campaign=Inverno%20%C3%A9%20aqui&gclid=a')
  visit({}, '?utm_source=google&utm_campaign=Inverno%20%C3%A9%20aqui&gclid=b')
  await counter.flush()
  visit()
  await counter.close()
  const day = '2026-03-10'
  expect(await stored()).toEqual([
    { day, source: 'direct', campaign: '', visits: 3 },
    { day, source: 'google-ads', campaign: 'Inverno é aqui', visits: 2 },
    { day, source: 'search', campaign: '', visits: 1 },
    { day, source: 'site', campaign: 'guia.example', visits: 1 },
  ])
})

test.each([
  ['a page fetched ahead of time', { 'sec-purpose': 'prefetch' }],
  ['a page made ready ahead of time', { 'sec-purpose': 'prefetch;prerender' }],
  ['a page fetched ahead by an older browser', { purpose: 'prefetch' }],
  ['a step within the site', { 'sec-fetch-site': 'same-origin', referer: 'http://localhost/x' }],
  ['a step in a browser that says less', { referer: 'http://localhost/x' }],
  ['a step from the public address', { referer: 'https://agencia.example/' }],
  ['a page loaded again', { referer: 'https://www.google.com/', 'cache-control': 'max-age=0' }],
  ['a page in a frame', { 'sec-fetch-dest': 'iframe' }],
  ['a search engine’s robot', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
  ['a preview of a link in a chat', { 'user-agent': 'WhatsApp/2.23.20.0' }],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['nobody in particular', { 'user-agent': '' }],
])('%s is no visit', async (_, headers) => {
  const { counter, visit, stored } = scene()
  visit(headers as Record<string, string>)
  await counter.flush()
  expect(await stored()).toEqual([])
})

test('other addresses are not visits', async () => {
  const { counter, visit, page } = scene()
  visit({}, '', `${page}/nao-existe`)
  await counter.flush()
  const { rows } = await database.db.execute(
    sql`select from alisio.visits where page = ${`${page}/nao-existe`}`,
  )
  expect(rows).toEqual([])
})

test('a day ends at midnight in the agency’s zone', async () => {
  const { clock, counter, visit, stored } = scene({ at: '2026-03-11T02:59:59Z' })
  visit()
  clock.now += 1000
  visit()
  await counter.flush()
  expect(await stored()).toMatchObject([
    { day: '2026-03-10', visits: 1 },
    { day: '2026-03-11', visits: 1 },
  ])
})

test('two processes that flush at once lose nothing', async () => {
  const { page, stored } = scene()
  const total = { ...direct, day: '2026-03-10', page, visits: 5 }
  await Promise.all(Array.from({ length: 8 }, () => storeVisits(database, [total])))
  expect(await stored()).toMatchObject([{ visits: 40 }])
})

test('totals that could not be written are written with the next flush', async () => {
  let unavailable = true
  const execute = (query: Parameters<typeof database.db.execute>[0]) =>
    unavailable ? Promise.reject(new Error('away')) : database.db.execute(query)
  const { counter, visit, stored } = scene({ db: { execute } as Database['db'] })
  visit()
  await counter.flush()
  visit()
  unavailable = false
  await counter.flush()
  expect(await stored()).toMatchObject([{ visits: 2 }])
})

test('a flood of invented campaigns is counted as one, beside known ones', async () => {
  const { page, stored } = scene()
  const total = { ...direct, day: '1980-01-01', page, visits: 1 }
  const paper = { ...total, query: '?utm_source=jornal' }
  await storeVisits(database, [paper], 10)
  const invented = Array.from({ length: 50 }, (_, x) => ({ ...total, query: `?utm_source=x${x}` }))
  await storeVisits(database, invented, 10)
  await storeVisits(database, [total, paper], 10)
  const rows = await stored()
  expect(rows).toHaveLength(12)
  const { day } = total
  expect(rows).toContainEqual({ day, source: 'campaign', campaign: 'jornal', visits: 2 })
  expect(rows).toContainEqual({ day, source: 'campaign', campaign: 'outras', visits: 41 })
  expect(rows).toContainEqual({ day, source: 'direct', campaign: '', visits: 1 })
})

test('a visit and its message get the same source names', async () => {
  const { counter, visit, stored, page } = scene()
  const query = '?utm_source=Jornal%20do%20Bairro&utm_medium=anuncio&utm_campaign=Domingo&x=1'
  visit({ referer: 'https://jornal.example/' }, query)
  await counter.flush()
  const { rows } = await database.db.execute(sql`
    select source, campaign from
      alisio.visit_source(${`https://agencia.example${page}${query}`}, 'https://jornal.example/')`)
  expect(await stored()).toMatchObject([{ ...rows[0], visits: 1 }])
  expect(rows).toEqual([{ source: 'campaign', campaign: 'jornal do bairro / Domingo' }])
})

test('any address is counted', async () => {
  const { counter, visit, stored } = scene()
  const strange = ['%00', '%F0%9F%98%80'.repeat(100), '%E0%A4%A', '\u202e', "';--", '%25%32']
  for (const name of strange) visit({ referer: name }, `?utm_source=${name}&utm_campaign=${name}`)
  await counter.flush()
  const counted = (await stored()) as { visits: number }[]
  expect(counted.reduce((sum, { visits }) => sum + visits, 0)).toBe(strange.length)
})

test('memory is bounded, whatever addresses are requested', async () => {
  const { counter, visit, stored } = scene({ at: '1990-05-05T12:00:00Z' })
  for (let index = 0; index < 5000; index += 1) visit({}, `?utm_source=s${index}`)
  await counter.flush()
  const rows = (await stored()) as { visits: number }[]
  expect(rows.length).toBeLessThanOrEqual(2001)
  expect(rows.reduce((sum, { visits }) => sum + visits, 0)).toBe(5000)
})

test('reads are arrivals and steps within the site; a page fetched ahead is counted apart', async () => {
  const { clock, counter, visit, stored, reads } = scene({ at: '2026-03-11T02:59:00Z' })
  const step = { 'sec-fetch-site': 'same-origin', referer: 'http://localhost/x' }
  visit()
  visit(step)
  visit({ referer: 'https://agencia.example/' })
  visit({ ...step, 'sec-purpose': 'prefetch;prerender' })
  visit({ ...step, 'sec-purpose': 'prefetch' })
  clock.now += 60_000
  visit(step)
  // None of these was read by anybody.
  visit({ 'sec-purpose': 'prefetch;prerender' })
  visit({ ...step, 'cache-control': 'max-age=0' })
  visit({ ...step, 'sec-fetch-dest': 'iframe' })
  visit({ ...step, 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  await counter.flush()
  visit(step)
  await counter.close()
  expect(await reads()).toEqual([
    { day: '2026-03-10', reads: 4, ahead: 1 },
    { day: '2026-03-11', reads: 2, ahead: 0 },
  ])
  expect(await stored()).toMatchObject([{ day: '2026-03-10', visits: 1 }])
})

test('reads that could not be written are written with the next flush, once', async () => {
  let unavailable = true
  const execute = (query: Parameters<typeof database.db.execute>[0]) =>
    unavailable ? Promise.reject(new Error('away')) : database.db.execute(query)
  const { counter, visit, reads } = scene({ db: { execute } as Database['db'] })
  visit()
  await counter.flush()
  visit()
  await counter.flush()
  unavailable = false
  await counter.flush()
  await counter.flush()
  expect(await reads()).toMatchObject([{ reads: 2 }])
})

test('no column can hold personal data', async () => {
  const { rows } = await database.db.execute(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'alisio' and table_name = 'visits' order by 1`)
  const names = rows.map(({ name }) => name)
  expect(names).toEqual(['campaign', 'day', 'demo', 'page', 'source', 'visits'])
  const { rows: columns } = await database.db.execute(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'alisio' and table_name = 'page_reads' order by 1`)
  expect(columns.map(({ name }) => name)).toEqual(['ahead', 'day', 'demo', 'page', 'reads'])
})
