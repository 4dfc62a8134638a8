import { eq, sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { agenda } from '#content/pages/agenda.ts'
import { freeTimes, refreshFreeTimes } from '#features/assistant/server/chat/answers/free-times.ts'
import { hourText } from '#features/calendar/rules/clock-text.ts'
import { agendaHosts } from '#features/calendar/server/schema.ts'
import { readChanged, readSettings } from '#features/calendar/server/settings.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { mails } from '#server/db/schema.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import {
  book,
  bookingForm,
  freeNow,
  putInMinutes,
  someSlots,
} from '#tests/support/features/agenda.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addClient } from '#tests/support/people/clients.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { bookSlot } from '../booking/book-slot.ts'
import { findByToken, findMeeting, type Meeting } from '../booking/booking-links.ts'
import { cancelBooking, moveBooking } from '../booking/change-booking.ts'
import { feedPath, writeFeed } from '../feed.ts'
import { nextTimes } from '../free-times/free-times.ts'
import { listMeetingItems } from '../today-items.ts'
import { handOver, markBooking, mondayOf, readWeek } from './desk.server.ts'
import { blockTime, renewFeed, saveAgenda, unblockTime } from './desk-settings.server.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database)
const origin = 'http://localhost:3000'
const byAgency = { origin, byAgency: true }

const meetingOf = async (token: string) => (await findByToken(db, token)) as Meeting
const byId = (id: string) => (tx: Parameters<typeof findMeeting>[0]) => findMeeting(tx, id)
const kindsOf = async (email: string) =>
  (await db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.createdAt)).map(
    ({ kind }) => kind,
  )
const auditLogOf = async (staffId: string) => {
  const { rows } = await db.execute<{ kind: string }>(
    sql`select kind from alisio.acts where staff_id = ${staffId} order by id`,
  )
  return rows.map(({ kind }) => kind)
}

test('Staff move, cancel and mark with their own rights; the visitor gets a mail, the agency does not', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const acting = { ...deps, staffId }
  const { token, start, typed } = await book(deps)
  const { booking } = await meetingOf(token)
  const [other] = (await freeNow(deps)).filter((slot) => Math.abs(slot - start) > 86_400_000)
  const wish = { ...byAgency, start: other as number }
  expect(await moveBooking(acting, byId(booking.id), wish)).toBe(true)
  await cancelBooking(acting, byId(booking.id), byAgency)
  expect(await kindsOf(typed.email as string)).toEqual([
    'booking-invitation',
    'booking-invitation',
    'booking-cancelled',
  ])
  expect(await freeNow(deps)).toContain(other)

  const second = await meetingOf((await book(deps)).token)
  await expect(markBooking(acting, byId(second.booking.id), 'held')).rejects.toThrow(
    'não aconteceu',
  )
  await putInMinutes(deps, second.booking.id, -60)
  await markBooking(acting, byId(second.booking.id), 'missed')
  await markBooking(acting, byId(second.booking.id), 'held')
  expect((await findMeeting(db, second.booking.id))?.booking.state).toBe('held')
  expect(await auditLogOf(staffId)).toEqual([
    'meeting-moved',
    'meeting-cancelled',
    'meeting-marked',
    'meeting-marked',
  ])
})

test('A former member of staff changes nothing', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const { booking } = await meetingOf((await book(deps)).token)
  await db.execute(sql`delete from alisio.staff where user_id = ${staffId}`)
  const acting = { ...deps, staffId }
  await expect(cancelBooking(acting, byId(booking.id), byAgency)).rejects.toThrow('Não encontramos')
  expect((await findMeeting(db, booking.id))?.booking.state).toBe('confirmed')
  await expect(saveAgenda(database, staffId, { settings: { noticeHours: 1 } })).rejects.toThrow()
})

test('A blocked time is offered to nobody, and free again afterwards', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const [start = 0] = await someSlots(deps, 1)
  const span = { startsAt: new Date(start - 60_000), endsAt: new Date(start + 60_000) }
  const id = await blockTime(database, span, staffId)
  expect(await freeNow(deps)).not.toContain(start)
  const { days } = await readWeek(database, staffId, mondayOf(dayOf(start)))
  expect(days.flatMap(({ blocks }) => blocks.map((block) => block.id))).toContain(id)
  expect(await unblockTime(database, id, staffId)).toBe(true)
  expect(await freeNow(deps)).toContain(start)
})

const dayOf = (moment: number) => new Date(moment - 3 * 3_600_000).toISOString().slice(0, 10)

test('A feed belongs to one person, ends when they leave the staff, and its address can be renewed', async () => {
  const { id: userId } = await addStaff(database, 'team')
  const { token } = await book(deps, { name: 'Rui Feed' })
  const { booking } = await meetingOf(token)
  const keyOf = async () => ({
    userId,
    key: new URLSearchParams((await feedPath(database, userId)).split('?')[1]).get('chave') ?? '',
  })
  const first = await keyOf()
  const events = new ICAL.Component(ICAL.parse(await writeFeed(database, first)))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
  const event = events.find(({ uid }) => uid.startsWith(booking.id))
  expect(event?.startDate.toJSDate()).toEqual(booking.startsAt)
  expect(event?.summary).toContain('Rui Feed')

  const another = (await addStaff(database, 'team')).id
  await expect(writeFeed(database, { ...first, userId: another })).rejects.toThrow()
  await renewFeed(database, userId)
  await expect(writeFeed(database, first)).rejects.toThrow()
  const second = await keyOf()
  expect(await writeFeed(database, second)).toContain(booking.id)
  await db.execute(sql`delete from alisio.staff where user_id = ${userId}`)
  await expect(writeFeed(database, second)).rejects.toThrow()
})

test('Hoje lists today’s meetings and those without an outcome', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const [soon, over] = [await book(deps), await book(deps)]
  const ids = [soon, over].map(async ({ token }) => (await meetingOf(token)).booking.id)
  const [soonId = '', overId = ''] = await Promise.all(ids)
  await putInMinutes(deps, soonId, 10)
  await putInMinutes(deps, overId, -60 * 25)
  // One second before the first begins; ten minutes before may be the previous day.
  const now = new Date(Date.now() + 10 * 60_000 - 1000)
  const lines = await asStaff(database, staffId, (tx) => listMeetingItems(tx, now))
  const about = (id: string) => lines.find(({ href }) => href.endsWith(id))
  expect(about(soonId)).toMatchObject({ kind: 'meeting', urgency: 1, since: null })
  expect(about(overId)).toMatchObject({ kind: 'meeting', urgency: 3, action: 'Dizer como foi' })
  expect(about(overId)?.since).not.toBeNull()
})

/** The calendar is shared by the whole run, so added hosts are removed again. */
async function withPeople(
  count: number,
  work: (alone: typeof deps, ids: string[], hosts: number[]) => Promise<void>,
) {
  const undone = new Error('undone')
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) ids.push((await addStaff(database, 'team')).id)
  const trial = db.transaction(async (tx) => {
    const rows = await tx
      .insert(agendaHosts)
      .values(ids.map((userId) => ({ userId })))
      .returning({ id: agendaHosts.id })
    const hosts = rows.map(({ id }) => id)
    await work({ ...deps, database: { ...database, db: tx as unknown as typeof db } }, ids, hosts)
    throw undone
  })
  await expect(trial).rejects.toBe(undone)
}

test('Two hosts take two meetings at one time, and a third visitor gets none', async () => {
  await withPeople(2, async (alone) => {
    const [start = 0] = await someSlots(alone, 1)
    const hosts: (number | undefined)[] = []
    for (let visitor = 0; visitor < 3; visitor += 1) {
      const booked = await bookSlot(alone, bookingForm({ start: String(start) }))
      const meeting = 'token' in booked && (await findByToken(alone.database.db, booked.token))
      hosts.push(meeting ? meeting.booking.host : undefined)
    }
    expect(new Set(hosts).size).toBe(3)
    expect(hosts[2]).toBeUndefined()
  })
})

test('A meeting is handed over only to a host who is free', async () => {
  await withPeople(2, async (alone, _, hosts) => {
    const [start = 0] = await someSlots(alone, 1)
    const booked = async () => {
      const answer = await bookSlot(alone, bookingForm({ start: String(start) }))
      return ('token' in answer && (await findByToken(alone.database.db, answer.token))) as Meeting
    }
    const one = await booked()
    const other = hosts.find((id) => id !== one.booking.host) as number
    await handOver(alone, byId(one.booking.id), other, origin)
    expect((await findMeeting(alone.database.db, one.booking.id))?.booking.host).toBe(other)
    const two = await booked()
    await expect(handOver(alone, byId(two.booking.id), other, origin)).rejects.toThrow(
      'já tem uma conversa',
    )
    await expect(handOver(alone, byId(two.booking.id), 1, origin)).rejects.toThrow(
      'não pode ser passada',
    )
  })
})

test('A host’s individual hours are offered outside the agency’s hours', async () => {
  await withPeople(1, async (alone, [userId = '']) => {
    const hours = [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '21:00', closes: '22:00' }]
    await alone.database.db.update(agendaHosts).set({ hours }).where(eq(agendaHosts.userId, userId))
    const free = await freeNow(alone)
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone, hour: '2-digit' })
    expect(new Set(free.map((moment) => clock.format(moment)))).toEqual(new Set(['21']))
  })
})

test('Only staff can be hosts', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const wish = { takesMeetings: false, hours: null }
  await saveAgenda(database, staffId, { people: [{ ...wish, userId: staffId }] })
  const { id: client } = await addClient(database)
  const people = [{ ...wish, userId: client }]
  await expect(saveAgenda(database, staffId, { people })).rejects.toThrow()
})

test('Settings change one by one and can be reset to the content’s', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const original = agenda.settings.changeHours
  const { changed, ...same } = {
    changed: { changeHours: original + 1 },
    noticeHours: agenda.settings.noticeHours,
    kinds: agenda.settings.kinds,
  }
  await saveAgenda(database, staffId, { settings: { ...same, ...changed } })
  expect((await readSettings(db)).changeHours).toBe(original + 1)
  // What was sent as it stood stays the content's.
  expect(await readChanged(db)).toEqual(changed)
  await expect(saveAgenda(database, staffId, { settings: { changeHours: -1 } })).rejects.toThrow(
    'não servem',
  )
  await saveAgenda(database, staffId, { settings: { changeHours: undefined } })
  expect((await readSettings(db)).changeHours).toBe(original)
})

test('The assistant gets the next free times, and no taken one', async () => {
  const free = await freeNow(deps)
  const text = (await nextTimes(db)) ?? ''
  expect(text).toContain(hourText(free[0] as number, brand.timeZone))
  expect(text.split('; ')).toHaveLength(2)
  await refreshFreeTimes(database, deps.log, Date.now() + 120_000)
  expect(freeTimes()).toContain('horários livres')
})
