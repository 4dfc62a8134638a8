import { randomInt } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agenda } from '#content/pages/agenda.ts'
import { agendaSettingsRow, bookings } from '#features/calendar/server/schema.ts'
import { readSettings } from '#features/calendar/server/settings.ts'
import { brandClock } from '#features/calendar/server/wall-clock.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { mails } from '#server/db/schema.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { bookingForm, freeNow, putInMinutes, someSlots } from '#tests/support/features/agenda.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { markBooking, mondayOf, readWeek } from '../desk/desk.server.ts'
import { blockTime, unblockTime } from '../desk/desk-settings.server.ts'
import { feedPath, writeFeed } from '../feed.ts'
import { readBusy } from '../free-times/free-times.ts'
import { remind } from '../mails/notify.ts'
import { listMeetingItems } from '../today-items.ts'
import { openAgenda } from '../visitor.server.ts'
import { bookSlot } from './book-slot.ts'
import { findByToken, findMeeting, type Meeting } from './booking-links.ts'
import { cancelBooking, isTimeConflict, moveBooking } from './change-booking.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database)
const origin = 'http://localhost:3000'

// As long as the meetings whose free times the tests choose from.
const minutes = agenda.settings.kinds[0]?.minutes ?? 30
const kinds = [
  ...agenda.settings.kinds,
  { id: 'oficina', name: 'Oficina', minutes, seats: 3 },
  { id: 'palestra', name: 'Palestra', minutes, seats: 50 },
]

beforeAll(async () => {
  await db
    .insert(agendaSettingsRow)
    .values({ settings: { kinds } })
    .onConflictDoUpdate({ target: agendaSettingsRow.singleton, set: { settings: { kinds } } })
})
afterAll(async () => {
  await db.delete(bookings).where(inArray(bookings.kind, ['oficina', 'palestra']))
  await db.delete(agendaSettingsRow)
})

const join = (start: number, name = 'Ana', kind = 'oficina') =>
  bookSlot(deps, bookingForm({ start: String(start), name }, { kind }))

async function joined(start: number, name?: string) {
  const booked = await join(start, name)
  if (!('token' in booked)) throw new Error(JSON.stringify(booked))
  return { token: booked.token, meeting: (await findByToken(db, booked.token)) as Meeting }
}

const byToken = (token: string) => (tx: Parameters<typeof findByToken>[0]) => findByToken(tx, token)
const byId = (id: string) => (tx: Parameters<typeof findMeeting>[0]) => findMeeting(tx, id)

/** Free seats at a moment, as the site offers them; undefined when it does not. */
async function seatsAt(start: number, kind = 'oficina'): Promise<number | undefined> {
  const { days } = await openAgenda(deps, { kind, from: brandClock.dayOf(start) })
  const one = days.find(({ free }) => free.includes(start))
  return one?.seats?.[start]
}

test('A time stays offered until its seats are taken, and takes its host’s time once', async () => {
  const [start = 0] = await someSlots(deps, 1)
  expect(await seatsAt(start)).toBe(3)
  const { meeting: first } = await joined(start, 'Ana')
  expect(await seatsAt(start)).toBe(2)
  const { meeting: second } = await joined(start, 'Bruno')
  const { meeting: third } = await joined(start, 'Carla')
  expect([first, second, third].map(({ booking }) => booking.seat)).toEqual([1, 2, 3])
  expect(new Set([first, second, third].map(({ booking }) => booking.video)).size).toBe(1)
  expect(await seatsAt(start)).toBeUndefined()
  expect(await join(start)).toEqual({ taken: true })
  // Other kinds do not get it either, and the host has one meeting then.
  expect(await freeNow(deps)).not.toContain(start)
  const { bookings: busy } = await readBusy(db, { start, end: start + 60_000 })
  expect(busy).toHaveLength(1)
  const invited = await db
    .select()
    .from(mails)
    .where(
      inArray(
        mails.recipient,
        [first, second, third].map(({ person }) => person.email),
      ),
    )
  expect(invited.map(({ kind }) => kind)).toEqual(Array(3).fill('booking-invitation'))
})

test('Of two who want the last seat at once, one gets it', async () => {
  const [start = 0] = await someSlots(deps, 1)
  await joined(start)
  await joined(start)
  const answers = await Promise.all(Array.from({ length: 6 }, () => join(start)))
  expect(answers.filter((answer) => 'token' in answer)).toHaveLength(1)
  expect(answers.filter((answer) => 'taken' in answer)).toHaveLength(5)
})

test('The database itself refuses a seat twice, and two groups at one time', async () => {
  const [start = 0] = await someSlots(deps, 1)
  const { meeting } = await joined(start)
  const { meeting: other } = await joined(start)
  const change = (values: Partial<typeof bookings.$inferInsert>) =>
    db.update(bookings).set(values).where(eq(bookings.id, other.booking.id))
  const refused = async (values: Partial<typeof bookings.$inferInsert>) =>
    change(values).then(() => false, isTimeConflict)
  expect(await refused({ seat: meeting.booking.seat })).toBe(true)
  expect(await refused({ seat: null })).toBe(true)
  expect(await refused({ kind: 'palestra' })).toBe(true)
  expect(await refused({ startsAt: new Date(start + 60_000) })).toBe(true)
  expect(await refused({ seat: 9 })).toBe(false)
})

test('A participant moves and cancels alone; a seat that is free again is offered', async () => {
  const [start = 0, other = 0] = await someSlots(deps, 2)
  const { token } = await joined(start, 'Ana')
  const { token: second, meeting } = await joined(start, 'Bruno')
  await joined(start, 'Carla')
  await cancelBooking(deps, byToken(token), { origin })
  expect(await seatsAt(start)).toBe(1)
  // Cancelling a seat that was given up touches nobody else.
  await cancelBooking(deps, byToken(token), { origin, byAgency: true, wholeGroup: true })
  expect(await seatsAt(start)).toBe(1)
  expect(await moveBooking(deps, byToken(second), { start: other, origin })).toBe(true)
  const moved = (await findByToken(db, second)) as Meeting
  expect(moved.booking).toMatchObject({ seat: 1, startsAt: new Date(other), sequence: 1 })
  expect(moved.booking.video).not.toBe(meeting.booking.video)
  expect(await seatsAt(start)).toBe(2)
  expect(await seatsAt(other)).toBe(2)
  // The seat of whoever cancelled is the next one's.
  const { meeting: next } = await joined(start, 'Davi')
  expect(next.booking.seat).toBe(1)
  expect(await moveBooking(deps, byToken(second), { start, origin })).toBe(true)
  const back = (await findByToken(db, second)) as Meeting
  expect(back.booking).toMatchObject({ seat: 2, video: next.booking.video })
})

test('The desk shows one meeting, moves and cancels it for all, and marks each participant', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const acting = { ...deps, staffId }
  const [start = 0, other = 0] = await someSlots(deps, 2)
  const people = [await joined(start, 'Ana'), await joined(start, 'Bruno')]
  const [first] = people.map(({ meeting }) => meeting.booking.id)
  const listed = async (at: number) => {
    const { days } = await readWeek(database, staffId, mondayOf(brandClock.dayOf(at)))
    return days
      .flatMap(({ meetings }) => meetings)
      .filter(({ booking }) => booking.startsAt.getTime() === at && booking.kind === 'oficina')
  }
  expect(await listed(start)).toMatchObject([{ participants: [{}, {}] }])
  const wish = { origin, byAgency: true }
  expect(await moveBooking(acting, byId(first as string), { ...wish, start: other })).toBe(true)
  expect(await listed(start)).toEqual([])
  expect(await listed(other)).toMatchObject([{ participants: [{}, {}] }])
  for (const { meeting } of people) {
    const mailRows = await db
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, meeting.person.email), eq(mails.kind, 'booking-invitation')))
    expect(mailRows).toHaveLength(2)
  }
  const feed = await writeFeed(database, feedQuery(await feedPath(database, staffId)))
  expect(feed).toContain('Oficina: 2 pessoas')
  await cancelBooking(acting, byId(first as string), { ...wish, wholeGroup: true })
  expect(await listed(other)).toEqual([])
  const rows = await db
    .select()
    .from(bookings)
    .where(
      inArray(
        bookings.id,
        people.map(({ meeting }) => meeting.booking.id),
      ),
    )
  expect(rows.map(({ state, cancelledBy }) => [state, cancelledBy])).toEqual([
    ['cancelled', 'agency'],
    ['cancelled', 'agency'],
  ])
})

const feedQuery = (path: string) => {
  const query = new URL(path, origin).searchParams
  return { userId: query.get('de') ?? '', key: query.get('chave') ?? '' }
}

test('Each participant is reminded and marked; Hoje has one line', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const [start = 0] = await someSlots(deps, 1)
  const people = [await joined(start, 'Ana'), await joined(start, 'Bruno')]
  const ids = people.map(({ meeting }) => meeting.booking.id)
  const put = async (minutes: number) => {
    const startsAt = new Date(Date.now() + minutes * 60_000)
    const endsAt = new Date(startsAt.getTime() + 1_800_000)
    const times = { startsAt, endsAt, freeAgainAt: endsAt, scheduledAt: new Date(0) }
    await db
      .update(bookings)
      .set({ ...times, host: randomInt(1e9) })
      .where(inArray(bookings.id, ids))
  }
  await put(30)
  await remind(deps)
  const reminders = await db
    .select()
    .from(mails)
    .where(
      and(
        inArray(
          mails.recipient,
          people.map(({ meeting }) => meeting.person.email),
        ),
        eq(mails.kind, 'booking-reminder'),
      ),
    )
  expect(reminders).toHaveLength(2)
  const lines = async () => {
    const items = await asStaff(database, staffId, (tx) => listMeetingItems(tx, new Date()))
    return items.filter(({ href }) => ids.some((id) => href.endsWith(id)))
  }
  expect(await lines()).toMatchObject([{ title: expect.stringContaining('Oficina com 2 pessoas') }])
  await put(-60)
  expect(await lines()).toMatchObject([{ title: 'Como foi Oficina com 2 pessoas?' }])
  const acting = { ...deps, staffId }
  await markBooking(acting, byId(ids[0] as string), 'held')
  expect(await lines()).toMatchObject([{ title: 'Como foi Oficina com 1 pessoa?' }])
  await markBooking(acting, byId(ids[1] as string), 'missed')
  expect(await lines()).toEqual([])
  await putInMinutes(deps, ids[0] as string, -10_000)
})

test('A blocked time and a full group are not offered; a kind without seats is one person’s', async () => {
  const [start = 0] = await someSlots(deps, 1)
  await joined(start)
  const span = { startsAt: new Date(start), endsAt: new Date(start + 60_000) }
  const block = await blockTime(database, span)
  expect(await seatsAt(start)).toBeUndefined()
  expect(await join(start)).toEqual({ taken: true })
  await unblockTime(database, block)
  expect(await seatsAt(start)).toBe(2)
  const settings = await readSettings(db)
  expect(settings.kinds.find(({ id }) => id === 'oficina')?.seats).toBe(3)
  const [alone = 0] = (await freeNow(deps)).filter((slot) => Math.abs(slot - start) > 86_400_000)
  const booked = await bookSlot(deps, bookingForm({ start: String(alone) }))
  const meeting = 'token' in booked ? await findByToken(db, booked.token) : undefined
  expect(meeting?.booking.seat).toBeNull()
  // An ordinary meeting is in a group's way.
  expect(await seatsAt(alone)).toBeUndefined()
  await db.execute(sql`delete from alisio.bookings where id = ${meeting?.booking.id}`)
})
