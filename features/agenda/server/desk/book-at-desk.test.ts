import { randomInt, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookings } from '#features/calendar/server/schema.ts'
import { readLead } from '#features/leads/server/read-lead.ts'
import { leads } from '#features/leads/server/schema.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { mails } from '#server/db/schema.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { freeNow, putInMinutes, someSlots } from '#tests/support/features/agenda.ts'
import { writeLead } from '#tests/support/features/leads.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { findMeeting } from '../booking/booking-links.ts'
import { cancelBooking, moveBooking } from '../booking/change-booking.ts'
import { remind } from '../mails/notify.ts'
import { bookAtDesk, type DeskBooking, type Whom } from './book-at-desk.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database)
const origin = 'http://localhost:3000'
const byAgency = { origin, byAgency: true }

const wish = (whom: Whom, start: number, more: Partial<DeskBooking> = {}): DeskBooking => ({
  whom,
  start,
  kind: '',
  anyway: false,
  subject: 'Segunda loja',
  invite: true,
  origin,
  ...more,
})

let sundays = 0

/** A Sunday night beyond the booking horizon, a different one each time. */
function agreed(): number {
  sundays += 1
  return Date.parse('2040-03-04T23:00:00-03:00') + sundays * 7 * 86_400_000
}

async function acting() {
  const { id: staffId } = await addStaff(database, 'team')
  return { ...deps, staffId }
}

async function booked(staff: Awaited<ReturnType<typeof acting>>, wish: DeskBooking) {
  const booking = await bookAtDesk(staff, wish)
  if ('outside' in booking) throw new Error(booking.outside)
  return booking
}

const leadRow = async (id: string) => (await db.select().from(leads).where(eq(leads.id, id)))[0]
const mailsTo = (email: string) =>
  db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.createdAt)
const find = (id: string) => (tx: Parameters<typeof findMeeting>[0]) => findMeeting(tx, id)

test('A meeting booked for a lead is in its history, invites the person and counts as an answer', async () => {
  const staff = await acting()
  const email = `${randomUUID()}@example.com`
  const leadId = await writeLead(database, { email })
  const [start = 0] = await someSlots(deps, 1)
  const { id, notified } = await booked(staff, wish({ leadId }, start))
  expect(notified).toBe(true)
  expect(await freeNow(deps)).not.toContain(start)
  const lead = await leadRow(leadId)
  expect(lead).toMatchObject({ state: 'talking', ownerId: staff.staffId, waitingSince: null })
  expect(lead?.firstAnswerAt).not.toBeNull()
  const report = await asStaff(database, staff.staffId, (tx) => readLead(tx, leadId))
  expect(report?.meetings).toMatchObject([{ id, state: 'confirmed' }])
  expect(report?.events).toMatchObject([{ kind: 'meeting', body: 'Segunda loja' }])
  expect(report?.messages).toHaveLength(2)
  const delivered = await mailsTo(email)
  expect(delivered).toMatchObject([{ kind: 'booking-invitation', calendarMethod: 'REQUEST' }])
  expect(delivered[0]?.bodyText).not.toContain('Segunda loja')
  const { rows } = await db.execute(
    sql`select kind, about from alisio.acts where staff_id = ${staff.staffId}`,
  )
  expect(rows).toEqual([{ kind: 'meeting-booked', about: id }])
})

test('A lead in any state can get a meeting, a message held as spam cannot', async () => {
  const staff = await acting()
  const won = await writeLead(database)
  await db.update(leads).set({ state: 'won' }).where(eq(leads.id, won))
  await booked(staff, wish({ leadId: won }, agreed(), { anyway: true }))
  const report = await asStaff(database, staff.staffId, (tx) => readLead(tx, won))
  expect(report?.meetings).toHaveLength(1)
  expect(report?.others).toEqual([])
  expect(report?.lead.state).toBe('won')
  const spamLead = await writeLead(database, { suspectedSpam: 'too-fast' })
  await expect(bookAtDesk(staff, wish({ leadId: spamLead }, agreed()))).resolves.toHaveProperty(
    'outside',
  )
  await expect(
    bookAtDesk(staff, wish({ leadId: spamLead }, agreed(), { anyway: true })),
  ).rejects.toThrow('retida')
})

test('A time outside the site’s offer is warned of, then booked; a taken one is refused', async () => {
  const staff = await acting()
  const leadId = await writeLead(database)
  const start = agreed()
  expect(await bookAtDesk(staff, wish({ leadId }, start))).toEqual({
    outside: expect.stringContaining('site oferece'),
  })
  const both = await Promise.allSettled(
    [0, 600_000].map((later) => booked(staff, wish({ leadId }, start + later, { anyway: true }))),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = both.find((one) => one.status === 'rejected')
  expect(String(refused?.reason)).toContain('bate com outra conversa')
  expect(await bookAtDesk(await acting(), wish({ leadId }, start))).toEqual({
    outside: expect.stringContaining('Já existe uma conversa'),
  })
  await expect(bookAtDesk(staff, wish({ leadId }, 1e12, { anyway: true }))).rejects.toThrow(
    'já passou',
  )
  const twice = asStaff(database, staff.staffId, (tx) =>
    tx.execute(sql`
      insert into alisio.bookings (contact_message_id, kind, host, state, starts_at, ends_at, free_again_at)
      select contact_message_id, kind, host, state, starts_at, ends_at, free_again_at
      from alisio.bookings where starts_at = ${new Date(start).toISOString()}
        or starts_at = ${new Date(start + 600_000).toISOString()}`),
  )
  await expect(twice).rejects.toThrow()
})

test('A new person becomes a lead; without an e-mail address they get no mail', async () => {
  const staff = await acting()
  const phone = `859${randomInt(1e7, 9e7)}`
  const person = { name: 'Rui Lima', email: '', phone, company: '', channel: 'phone' as const }
  const { id, notified } = await booked(staff, wish({ person }, agreed(), { anyway: true }))
  expect(notified).toBe(false)
  const before = (await mailsTo('')).length
  const meeting = await findMeeting(db, id)
  const lead = await leadRow(meeting?.person.leadId as string)
  expect(lead).toMatchObject({ source: 'phone', state: 'talking', firstAnswerAt: null })
  const [free = 0] = await someSlots(deps, 1)
  expect(await moveBooking(staff, find(id), { ...byAgency, start: free })).toBe(true)
  await putInMinutes(deps, id, 30)
  await remind(deps)
  await cancelBooking(staff, find(id), byAgency)
  expect((await mailsTo('')).length).toBe(before)
  expect((await db.select().from(bookings).where(eq(bookings.id, id)))[0]?.state).toBe('cancelled')
})
