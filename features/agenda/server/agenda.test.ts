import { and, eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { expect, test, vi } from 'vitest'
import { brand } from '#content/brand.ts'
import { bookings } from '#features/calendar/server/schema.ts'
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
import { bookSlot } from './booking/book-slot.ts'
import { confirmBooking } from './booking/booking.server.ts'
import { findByToken, type Meeting } from './booking/booking-links.ts'
import { cancelBooking, type Find, moveBooking } from './booking/change-booking.ts'
import { readBookingForm } from './booking/submission.ts'
import { remind } from './mails/notify.ts'

const database = testDatabase()
const deps = testDeps(database)
const origin = 'http://localhost:3000'

const byToken =
  (token: string): Find =>
  (tx) =>
    findByToken(tx, token)
const meetingOf = async (token: string) => (await findByToken(database.db, token)) as Meeting

async function mailsTo(email: string, kind?: 'booking-invitation' | 'booking-reminder') {
  return database.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), kind ? eq(mails.kind, kind) : undefined))
    .orderBy(mails.createdAt)
}

const putForward = (id: string, minutes: number) => putInMinutes(deps, id, minutes)

const mailedKey = (text?: string | null) => text?.match(/codigo=([\w-]+)/)?.[1] ?? ''

/** Parsed by a library that did not write the file. */
function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().getTime(),
    end: event.endDate.toJSDate().getTime(),
    organizer: event.organizer,
    attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
    status: event.component.getFirstPropertyValue('status'),
  }
}

test('A booking is a lead with its time, and both sides get a mail', async () => {
  const { token, start, typed } = await book(
    deps,
    { name: 'Priscila Alves', subject: 'Terças vazias' },
    { visit: { landing: 'https://x.example/?utm_source=instagram', referrer: '' } },
  )
  const { booking, person } = await meetingOf(token)
  expect(booking).toMatchObject({ state: 'confirmed', startsAt: new Date(start), sequence: 0 })
  expect(person).toMatchObject({
    name: 'Priscila Alves',
    message: 'Terças vazias',
    reference: 'instagram',
  })
  const [mail] = await mailsTo(typed.email as string)
  const invited = readCalendar(mail?.calendar as string)
  expect(invited).toMatchObject({
    method: 'REQUEST',
    sequence: 0,
    start,
    end: booking.endsAt.getTime(),
    organizer: `mailto:${brand.email}`,
    attendees: [`mailto:${typed.email}`],
  })
  const agencyMails = await database.db
    .select()
    .from(mails)
    .where(eq(mails.replyTo, typed.email as string))
  expect(agencyMails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['booking-agency', brand.email],
  ])
})

test('A moved meeting keeps its UID; a cancelled one frees its time', async () => {
  const { token, start, typed } = await book(deps)
  const [other] = (await freeNow(deps)).filter((slot) => Math.abs(slot - start) > 86_400_000)
  expect(await moveBooking(deps, byToken(token), { start: other as number, origin })).toBe(true)
  expect(await freeNow(deps)).toContain(start)
  await cancelBooking(deps, byToken(token), { origin })
  expect(await freeNow(deps)).toContain(other)
  const delivered = await mailsTo(typed.email as string)
  const [first, moved, cancelled] = delivered.map(({ calendar }) =>
    readCalendar(calendar as string),
  )
  expect(moved).toMatchObject({ method: 'REQUEST', uid: first?.uid, sequence: 1, start: other })
  expect(cancelled).toMatchObject({
    method: 'CANCEL',
    uid: first?.uid,
    sequence: 2,
    status: 'CANCELLED',
  })
  await cancelBooking(deps, byToken(token), { origin })
  expect(await mailsTo(typed.email as string)).toHaveLength(3)
})

test('The same form sent twice is one booking', async () => {
  const [start] = await someSlots(deps, 1)
  const form = bookingForm({ start: String(start) })
  const twice = await Promise.all([bookSlot(deps, form), bookSlot(deps, form)])
  const [one, other] = await Promise.all(
    twice.map((booked) => meetingOf((booked as { token: string }).token)),
  )
  expect(one?.booking.id).toBe(other?.booking.id)
  expect(await mailsTo(form.typed.email as string)).toHaveLength(1)
})

test('Two hundred visitors compete for five slots: exactly five get one', async () => {
  const slots = await someSlots(deps, 5)
  const attempts = Array.from({ length: 200 }, (_, index) =>
    bookSlot(deps, bookingForm({ start: String(slots[index % 5]) })),
  )
  const answers = await Promise.all(attempts)
  expect(answers.filter((answer) => 'token' in answer)).toHaveLength(5)
  expect(answers.filter((answer) => 'taken' in answer)).toHaveLength(195)
  const remaining = await freeNow(deps)
  for (const slot of slots) expect(remaining).not.toContain(slot)
}, 60_000)

test('The database refuses two meetings at one time', async () => {
  const { token } = await book(deps)
  const { booking } = await meetingOf(token)
  const other = await book(deps)
  const { booking: second } = await meetingOf(other.token)
  const { startsAt, endsAt, freeAgainAt } = booking
  const refused = database.db
    .update(bookings)
    .set({ startsAt, endsAt, freeAgainAt })
    .where(eq(bookings.id, second.id))
  await expect(refused).rejects.toMatchObject({ cause: { code: '23P01' } })
})

test('Somebody with two open meetings confirms the third by mail, and an unconfirmed hold expires', async () => {
  const whom = { email: `${crypto.randomUUID()}@example.com` }
  await book(deps, whom)
  await book(deps, whom)
  const third = await book(deps, whom)
  const hold = (await meetingOf(third.token)).booking
  expect(hold.state).toBe('pending')
  expect(await freeNow(deps)).not.toContain(third.start)
  const [last] = (await mailsTo(whom.email)).slice(-1)
  expect(last).toMatchObject({ kind: 'booking-hold', calendar: null })
  const byId = eq(bookings.id, hold.id)
  await database.db
    .update(bookings)
    .set({ holdUntil: new Date(Date.now() - 1000) })
    .where(byId)
  expect(await freeNow(deps)).toContain(third.start)

  expect(await confirmBooking(deps, byToken(third.token), origin)).toBe(false)
  expect(await confirmBooking(deps, byToken(mailedKey(last?.bodyText)), origin)).toBe(true)
  expect((await meetingOf(third.token)).booking.state).toBe('confirmed')
  expect((await mailsTo(whom.email)).slice(-1)[0]?.kind).toBe('booking-invitation')
})

/** Each way a visitor may give a time back before sending the same form again. */
const waysOut: Record<string, (token: string) => Promise<unknown>> = {
  cancelled: (token) => cancelBooking(deps, byToken(token), { origin }),
  moved: async (token) => {
    const { booking } = await meetingOf(token)
    const start = (await freeNow(deps)).find(
      (slot) => Math.abs(slot - booking.startsAt.getTime()) > 86_400_000,
    )
    expect(await moveBooking(deps, byToken(token), { start: start as number, origin })).toBe(true)
  },
  'run out': async (token) => {
    const { booking } = await meetingOf(token)
    const past = { state: 'pending', holdUntil: new Date(Date.now() - 1000) } as const
    await database.db.update(bookings).set(past).where(eq(bookings.id, booking.id))
  },
}

test.each(Object.entries(waysOut))(
  'After one was %s, the same form is a new booking',
  async (_, leave) => {
    const { token, start, ...form } = await book(deps)
    await leave(token)
    const again = (await bookSlot(deps, form)) as { token: string }
    const [first, second] = [await meetingOf(token), await meetingOf(again.token)]
    expect(second.booking.id).not.toBe(first.booking.id)
    expect(second.booking).toMatchObject({ state: 'confirmed', startsAt: new Date(start) })
    const repeated = (await bookSlot(deps, form)) as { token: string }
    expect((await meetingOf(repeated.token)).booking.id).toBe(second.booking.id)
    const invitations = await mailsTo(form.typed.email as string, 'booking-invitation')
    expect(
      invitations.filter(({ calendar }) => calendar?.includes(second.booking.id)),
    ).toHaveLength(1)
  },
)

test('The same form is refused when its booking was cancelled and the time is taken', async () => {
  const { token, start, ...form } = await book(deps)
  await cancelBooking(deps, byToken(token), { origin })
  expect(await bookSlot(deps, bookingForm({ start: String(start) }))).toHaveProperty('token')
  expect(await bookSlot(deps, form)).toEqual({ taken: true })
})

test('The same form is one booking across a full hour, another kind is another booking', () => {
  const typed = { start: '1800000000000', name: 'Ana', email: 'ana@example.com', phone: '85' }
  const sender = { referrer: '', clientAddress: '203.0.113.1', origin }
  const keyAt = (time: string, tipo: string) => {
    vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })
    try {
      return readBookingForm(new URLSearchParams({ ...typed, tipo }), sender).key
    } finally {
      vi.useRealTimers()
    }
  }
  const key = keyAt('2026-11-16T10:59:59Z', 'diagnostico')
  expect(keyAt('2026-11-16T11:00:01Z', 'diagnostico')).toBe(key)
  expect(keyAt('2026-11-16T10:59:59Z', 'proposta')).not.toBe(key)
})

test('An expired hold is not confirmed when somebody else has the time', async () => {
  const hold = await book(deps, {}, { trap: 'x' })
  const [mail] = await mailsTo(hold.typed.email as string)
  const { booking } = await meetingOf(hold.token)
  const past = new Date(Date.now() - 1000)
  await database.db.update(bookings).set({ holdUntil: past }).where(eq(bookings.id, booking.id))
  expect(await bookSlot(deps, bookingForm({ start: String(hold.start) }))).toHaveProperty('token')
  expect(await confirmBooking(deps, byToken(mailedKey(mail?.bodyText)), origin)).toBe(false)
})

test('One network cannot fill the calendar', async () => {
  const from = { clientAddress: '203.0.113.77' }
  const states: string[] = []
  for (let count = 0; count < 4; count += 1) {
    states.push((await meetingOf((await book(deps, {}, from)).token)).booking.state)
  }
  expect(states).toEqual(['confirmed', 'confirmed', 'pending', 'pending'])
  const strict = testDeps(database, { BOOKINGS_PER_ADDRESS_HOUR: '3' })
  await expect(bookSlot(strict, bookingForm({ start: '1800000000000' }, from))).rejects.toThrow(
    'pedidos demais',
  )
})

test('Reminders are sent a day and an hour before, each once', async () => {
  const { token, typed } = await book(deps)
  const { booking } = await meetingOf(token)
  const startsIn = (minutes: number) => putForward(booking.id, minutes)
  const count = async () => (await mailsTo(typed.email as string, 'booking-reminder')).length
  await startsIn(25 * 60)
  await remind(deps)
  expect(await count()).toBe(0)
  await startsIn(23 * 60 + 59)
  await Promise.all([remind(deps), remind(deps), remind(deps)])
  expect(await count()).toBe(1)
  await startsIn(59)
  await Promise.all([remind(deps), remind(deps)])
  expect(await count()).toBe(2)
})

test('A reminder that fails does not block the others', async () => {
  const meetings = [await book(deps), await book(deps)]
  for (const { token } of meetings) await putForward((await meetingOf(token)).booking.id, 59)
  let calls = 0
  const enqueue = async () => {
    calls += 1
    if (calls === 1) throw new Error('no use')
  }
  await remind({ ...deps, queue: { ...deps.queue, enqueue } })
  const delivered = await Promise.all(
    meetings.map(({ typed }) => mailsTo(typed.email as string, 'booking-reminder')),
  )
  expect(delivered.flat()).toHaveLength(1)
})

test('A change after the deadline is refused with its reason', async () => {
  const { token } = await book(deps)
  const { booking } = await meetingOf(token)
  await putForward(booking.id, 1)
  await expect(cancelBooking(deps, byToken(token), { origin })).rejects.toThrow('não pode mais')
  await cancelBooking(deps, byToken(token), { origin, byAgency: true })
  expect((await meetingOf(token)).booking.state).toBe('cancelled')
})

test('An unknown link opens nothing', async () => {
  expect(await findByToken(database.db, 'x'.repeat(32))).toBeUndefined()
  await expect(cancelBooking(deps, byToken('x'), { origin })).rejects.toThrow('Não encontramos')
})
