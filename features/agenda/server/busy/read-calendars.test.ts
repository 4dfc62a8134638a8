import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agendaBusy, agendaCalendars } from '#features/calendar/server/schema.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { type FetchFailure, fetchPublic } from '#server/outbound/fetch-public.ts'
import { isPublicAddress } from '#server/outbound/public-address.ts'
import { seal, unseal } from '#server/sealing.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { freeNow, someSlots } from '#tests/support/features/agenda.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { readCalendar, readCalendars } from './read-calendars.ts'

const database = testDatabase()
const { db } = database
const key = randomBytes(32)
const keys = {
  seal: (id: string, text: string) => seal(key, id, text),
  unseal: (id: string, text: string) => unseal([key], id, text),
}
const deps = { ...testDeps(database), keys, loopback: true }

let answer: { status: number; body: string; headers?: Record<string, string> }
let requests: IncomingMessage['headers'][] = []
const server = createServer((request, response) => {
  requests.push(request.headers)
  const tag = answer.headers?.ETag
  const isSame = tag !== undefined && request.headers['if-none-match'] === tag
  response.writeHead(isSame ? 304 : answer.status, answer.headers)
  response.end(isSame ? '' : answer.body)
})
let origin = ''
let staffId = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  staffId = (await addStaff(database, 'team')).id
})
beforeEach(async () => {
  requests = []
  await db.delete(agendaCalendars)
})
afterAll(async () => {
  await db.delete(agendaCalendars)
  server.close()
})

const stamp = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')
const calendar = (...spans: [number, number][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:x',
    ...spans.flatMap(([start, end]) => [
      'BEGIN:VEVENT',
      `UID:${start}`,
      'SUMMARY:Segredo',
      `DTSTART:${stamp(start)}`,
      `DTEND:${stamp(end)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n')

async function add(address = `${origin}/privado.ics`): Promise<string> {
  const id = randomUUID()
  await db
    .insert(agendaCalendars)
    .values({ id, userId: staffId, label: 'x', secret: keys.seal(id, address) })
  return id
}
const rowOf = async (id: string) =>
  (await db.select().from(agendaCalendars).where(eq(agendaCalendars.id, id)))[0]

test('A busy time is offered to nobody until it is gone; an unchanged calendar is not sent again', async () => {
  const [start = 0] = await someSlots(deps, 1)
  const headers = { ETag: '"1"' }
  answer = { status: 200, body: calendar([start - 60_000, start + 60_000]), headers }
  const id = await add()
  await readCalendars(deps)
  expect(await freeNow(deps)).not.toContain(start)
  const row = await rowOf(id)
  expect(row).toMatchObject({ problem: null, failures: 0, etag: '"1"' })
  expect(row?.nextAt.getTime()).toBeGreaterThan(Date.now() + 240_000)
  // Not its turn yet.
  await readCalendars(deps)
  expect(requests).toHaveLength(1)

  await readCalendar(deps, id)
  expect(requests[1]?.['if-none-match']).toBe('"1"')
  expect(await freeNow(deps)).not.toContain(start)

  answer = { status: 200, body: calendar(), headers: { ETag: '"2"' } }
  await readCalendar(deps, id)
  expect(await freeNow(deps)).toContain(start)
})

test('A calendar is read whole once a day, since new days come into view', async () => {
  answer = { status: 200, body: calendar(), headers: { ETag: '"1"' } }
  const id = await add()
  await readCalendar(deps, id)
  await db
    .update(agendaCalendars)
    .set({ wholeAt: new Date(Date.now() - 25 * 3_600_000) })
    .where(eq(agendaCalendars.id, id))
  await readCalendar(deps, id)
  expect(requests[1]?.['if-none-match']).toBeUndefined()
})

test.each([
  ['gone', { status: 404, body: '' }],
  ['refused', { status: 500, body: '' }],
  ['unreadable', { status: 200, body: '<html>' }],
  ['too-large', { status: 200, body: 'x'.repeat(6 * 1024 * 1024) }],
  ['address', { status: 302, body: '', headers: { Location: 'ftp://example.com/a.ics' } }],
  ['private', { status: 302, body: '', headers: { Location: 'https://10.0.0.1/a.ics' } }],
  ['redirects', { status: 302, body: '', headers: { Location: '/privado.ics' } }],
])(
  'What is wrong is said as “%s”, tried again later, and the last busy times stay',
  async (problem, wrong) => {
    const [start = 0] = await someSlots(deps, 1)
    answer = { status: 200, body: calendar([start, start + 60_000]) }
    const id = await add()
    await readCalendar(deps, id)
    answer = wrong
    await readCalendar(deps, id)
    const row = await rowOf(id)
    expect(row).toMatchObject({ problem, failures: 1 })
    expect(row?.nextAt.getTime()).toBeGreaterThan(Date.now() + 500_000)
    expect(await freeNow(deps)).not.toContain(start)
  },
)

test('Addresses of this machine and its network are refused', async () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:127.0.0.1',
    'fe80::1',
    'fd00::1',
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
    'not an address',
  ]) {
    expect(isPublicAddress(address), address).toBe(false)
  }
  for (const address of ['8.8.8.8', '142.250.79.46', '2607:f8b0:4008::200e']) {
    expect(isPublicAddress(address), address).toBe(true)
  }
  const options = { most: 100, milliseconds: 2000 }
  const problemOf = (address: string) =>
    fetchPublic(address, options).then(
      () => 'read',
      (error: FetchFailure) => error.problem,
    )
  expect(await problemOf(`${origin}/a.ics`)).toBe('address')
  expect(await problemOf('https://127.0.0.1/a.ics')).toBe('private')
  expect(await problemOf('https://[::1]/a.ics')).toBe('private')
  expect(await problemOf('https://localhost/a.ics')).toBe('private')
  expect(await problemOf('https://ana:senha@example.com/a.ics')).toBe('address')
  expect(await problemOf('nothing')).toBe('address')
})

test('A calendar belongs to one person, nobody at the desk reads its address, and it ends with their place', async () => {
  answer = { status: 200, body: calendar([Date.now(), Date.now() + 3_600_000]) }
  const id = await add()
  await readCalendar(deps, id)
  const other = await addStaff(database, 'team')
  const visibleTo = (who: string) =>
    asStaff(database, who, (tx) => tx.execute(sql`select id from alisio.agenda_calendars`))
  expect((await visibleTo(staffId)).rows).toEqual([{ id }])
  expect((await visibleTo(other.id)).rows).toEqual([])
  await expect(
    asStaff(database, staffId, (tx) => tx.execute(sql`select secret from alisio.agenda_calendars`)),
  ).rejects.toMatchObject({ cause: { code: '42501' } })
  await expect(
    asStaff(database, staffId, (tx) => tx.execute(sql`delete from alisio.agenda_busy`)),
  ).rejects.toMatchObject({ cause: { code: '42501' } })
  expect(await db.select().from(agendaBusy).where(eq(agendaBusy.calendarId, id))).toHaveLength(1)
  const { rows } = await db.execute(
    sql`select from alisio.agenda_busy each where each::text like '%Segredo%'`,
  )
  expect(rows).toEqual([])
  const leaving = await addStaff(database, 'team')
  await db.update(agendaCalendars).set({ userId: leaving.id }).where(eq(agendaCalendars.id, id))
  await db.execute(sql`delete from alisio.staff where user_id = ${leaving.id}`)
  await readCalendars(deps)
  expect(await rowOf(id)).toBeUndefined()
})
