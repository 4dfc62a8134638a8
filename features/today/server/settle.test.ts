import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { cancelReason } from '#features/agenda/rules/booking.ts'
import { findByToken, type Meeting } from '#features/agenda/server/booking/booking-links.ts'
import { cancelBooking, moveBooking } from '#features/agenda/server/booking/change-booking.ts'
import { listMeetingsIn } from '#features/agenda/server/booking/changed-meetings.ts'
import { blockTime, unblockTime } from '#features/agenda/server/desk/desk-settings.server.ts'
import { storeHost } from '#features/agenda/server/hosts.ts'
import { beginReport } from '#features/reports/server/drafts/begin-report.ts'
import { openClientReport } from '#features/reports/server/list-reports.ts'
import { sendReports } from '#features/reports/server/send/send-reports.ts'
import type { Transaction } from '#server/db/client.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { book, freeNow } from '#tests/support/features/agenda.ts'
import { addMonthOfFigures, approveAsRead, endWait } from '#tests/support/features/reports.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addCampaign, addClient, addStats } from '#tests/support/people/clients.ts'
import { addCompany, addStaff, grantAccess } from '#tests/support/people/staff.ts'
import { readToday } from './daily-summary.ts'
import { settleItem } from './settle.ts'

vi.setConfig({ testTimeout: 60_000 })

const database = testDatabase()
const { db } = database
const deps = testDeps(database, { BOOKINGS_PER_DAY: '100000' })
const origin = 'http://localhost:3000'
const hosts: string[] = []

afterAll(async () => {
  for (const id of hosts) {
    await db.execute(
      sql`update alisio.agenda_hosts set takes_meetings = false where user_id = ${id}`,
    )
  }
})

async function bookedMeeting() {
  const { token } = await book(deps)
  const meeting = (await findByToken(db, token)) as Meeting
  return { ...meeting, find: (tx: Transaction) => findByToken(tx, token) }
}

/** Without the meeting itself, which is listed if the first free time is today. */
const itemsOf = async (staffId: string, about: string, owner?: string) =>
  (await asStaff(database, staffId, (tx) => readToday(tx, new Date(), owner))).filter(
    ({ kind, settle, href }) =>
      kind !== 'meeting' && (settle?.about === about || href.endsWith(about)),
  )

const auditKindsOf = async (staffId: string) => {
  const { rows } = await db.execute<{ kind: string }>(
    sql`select kind from alisio.acts where staff_id = ${staffId} order by id`,
  )
  return rows.map(({ kind }) => kind)
}

test('a meeting cancelled by its visitor stays on Hoje with the reason until somebody settles it', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const { booking, find } = await bookedMeeting()
  const reason = cancelReason.parse('  Viajo na quinta.\r\nDesculpe <b>!\u202e ')
  await cancelBooking(deps, find, { origin, reason })
  const [item, ...others] = await itemsOf(staffId, booking.id)
  expect(others).toEqual([])
  expect(item).toMatchObject({
    kind: 'change',
    title: 'Ana Souza cancelou a conversa',
    detail: expect.stringContaining('“Viajo na quinta. Desculpe <b>!”'),
  })
  const key = item?.settle?.key as string
  await settleItem(database, staffId, key)
  await settleItem(database, staffId, key)
  expect(await itemsOf(staffId, booking.id)).toEqual([])
  expect(await auditKindsOf(staffId)).toEqual(['item-settled'])
  await expect(settleItem(database, staffId, 'cancelled nobody 1')).rejects.toThrow()
})

test('whoever would have taken the cancelled meeting answers for its lead', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  hosts.push(staffId)
  await asStaff(database, staffId, (tx) =>
    storeHost(tx, { userId: staffId, takesMeetings: true, hours: null }),
  )
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from alisio.agenda_hosts where user_id = ${staffId}`,
  )
  const { booking, person, find } = await bookedMeeting()
  await db.execute(sql`update alisio.bookings set host = ${rows[0]?.id} where id = ${booking.id}`)
  await cancelBooking(deps, find, { origin })
  const lead = await db.execute<{ owner: string }>(
    sql`select owner_id as owner from alisio.leads where id = ${person.leadId}`,
  )
  expect(lead.rows).toEqual([{ owner: staffId }])
  expect(await itemsOf(staffId, booking.id, staffId)).toHaveLength(1)
  const { id: colleague } = await addStaff(database, 'team')
  expect(await itemsOf(colleague, booking.id, colleague)).toEqual([])
})

test('a new meeting of the same person settles the cancellation by itself', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const { booking, person, find } = await bookedMeeting()
  await cancelBooking(deps, find, { origin })
  expect(await itemsOf(staffId, booking.id)).toHaveLength(1)
  await book(deps, { email: person.email })
  expect(await itemsOf(staffId, booking.id)).toEqual([])
})

test('a meeting moved by its visitor is an item, and one moved again another', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const { booking, find } = await bookedMeeting()
  const titles = async () => (await itemsOf(staffId, booking.id)).map(({ title }) => title)
  const moveOn = async () => {
    const free = (await freeNow(deps)).filter((at) => at > Date.now() + 3 * 86_400_000)
    const wish = { origin, start: free.at(-1) as number }
    expect(await moveBooking(deps, find, wish)).toBe(true)
  }
  await moveOn()
  expect(await titles()).toEqual(['Ana Souza mudou o horário'])
  const [item] = await itemsOf(staffId, booking.id)
  await settleItem(database, staffId, item?.settle?.key as string)
  expect(await titles()).toEqual([])
  await moveOn()
  expect(await titles()).toEqual(['Ana Souza mudou o horário'])
})

test('a reservation waits on Hoje, and stays there once it has expired', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const { token } = await book(deps, {}, { trap: 'x' })
  const { booking } = (await findByToken(db, token)) as Meeting
  const titles = async () => (await itemsOf(staffId, booking.id)).map(({ title }) => title)
  expect(await titles()).toEqual(['Ana Souza ainda não confirmou o horário'])
  await db.execute(
    sql`update alisio.bookings set hold_until = now() - interval '1 second' where id = ${booking.id}`,
  )
  expect(await titles()).toEqual(['Ana Souza não confirmou a tempo'])
})

test('time blocked over a meeting names the meeting, and is an item until the time is free', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const { booking } = await bookedMeeting()
  const span = { startsAt: booking.startsAt, endsAt: booking.endsAt }
  const meetings = await asStaff(database, staffId, (tx) => listMeetingsIn(tx, span))
  expect(meetings).toMatchObject([{ id: booking.id, name: 'Ana Souza' }])
  const after = { startsAt: booking.endsAt, endsAt: new Date(booking.endsAt.getTime() + 1) }
  expect(await asStaff(database, staffId, (tx) => listMeetingsIn(tx, after))).toEqual([])
  const block = await blockTime(database, span, staffId)
  expect(await itemsOf(staffId, booking.id)).toMatchObject([
    { title: 'Ana Souza tem conversa em horário bloqueado' },
  ])
  await unblockTime(database, block, staffId)
  expect(await itemsOf(staffId, booking.id)).toEqual([])
})

test('a report nobody opened in a week is the responsible person’s, and no limited colleague’s', async () => {
  const { id: owner } = await addStaff(database)
  const { id: staffId } = await addStaff(database, 'team')
  const { id: limited } = await addStaff(database, 'team')
  await db.execute(sql`update alisio.staff set own_clients_only = true where user_id = ${limited}`)
  const clientId = await addCompany(database, owner)
  await db.execute(
    sql`update alisio.clients set responsible_id = ${staffId} where id = ${clientId}`,
  )
  await addMonthOfFigures(database, clientId)
  const reader = await addClient(database)
  await grantAccess(database, reader.id, clientId)
  const id = await beginReport(database, owner, clientId, {
    first: '2026-10-01',
    last: '2026-10-31',
  })
  await approveAsRead(database, owner, id)
  await endWait(database, id)
  await sendReports(deps)
  const unopened = async (who: string, mine?: string) =>
    (
      await asStaff(database, who, (tx) =>
        readToday(tx, new Date(Date.now() + 8 * 86_400_000), mine),
      )
    ).filter(({ kind, href }) => kind === 'unopened' && href.endsWith(id))
  expect(await itemsOf(staffId, id)).toEqual([])
  expect(await unopened(staffId, staffId)).toHaveLength(1)
  expect(await unopened(owner)).toHaveLength(1)
  expect(await unopened(limited)).toEqual([])
  await openClientReport(database, { userId: reader.id, clientId }, id)
  expect(await unopened(staffId)).toEqual([])
})

test('stopped figures can be settled until they stop anew', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const client = await addClient(database)
  const campaign = await addCampaign(database, client, { status: 'ACTIVE' })
  const stopAt = async (daysAgo: number) => {
    await addStats(database, campaign, [{ daysAgo, spend: 1 }])
    await db.execute(sql`
      update alisio.campaigns set updated_at = now() - interval '9 days' where id = ${campaign}`)
  }
  const { rows } = await db.execute<{ id: string }>(
    sql`select client_id as id from alisio.campaigns where id = ${campaign}`,
  )
  const clientId = rows[0]?.id as string
  await stopAt(20)
  const [item] = await itemsOf(staffId, clientId)
  await settleItem(database, staffId, item?.settle?.key as string)
  expect(await itemsOf(staffId, clientId)).toEqual([])
  await stopAt(9)
  expect(await itemsOf(staffId, clientId)).toHaveLength(1)
})

test('nobody settles in somebody else’s name, and no client reads what was settled', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const { id: other } = await addStaff(database, 'team')
  await expect(
    asStaff(database, staffId, (tx) =>
      tx.execute(sql`insert into alisio.settled_items (key, settled_by) values ('x', ${other})`),
    ),
  ).rejects.toThrow()
  const rows = await asStaff(database, '', (tx) =>
    tx.execute(sql`select from alisio.settled_items`),
  )
  expect(rows.rowCount).toBe(0)
})
