import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agenda } from '#content/pages/agenda.ts'
import { agendaInvitations, agendaSettingsRow, bookings } from '#features/calendar/server/schema.ts'
import { readLead } from '#features/leads/server/read-lead.ts'
import type { Desk } from '#features/people/server/staff/staff.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { mails } from '#server/db/schema.ts'
import { AppError } from '#server/failures/errors.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { bookingForm, someSlots } from '#tests/support/features/agenda.ts'
import { writeLead } from '#tests/support/features/leads.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { bookSlot } from '../booking/book-slot.ts'
import { findByToken, type Meeting } from '../booking/booking-links.ts'
import { bookAtDesk } from '../desk/book-at-desk.ts'
import { openAgenda } from '../visitor.server.ts'
import { bookInvited } from './book-invited.server.ts'
import { findInvitation, invitationPage } from './invitations.ts'
import { inviteToMeeting, withdrawInvitation } from './invite-lead.server.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database)
const origin = 'http://localhost:3000'
const kind = 'retorno'
const kinds = [
  ...agenda.settings.kinds,
  { id: kind, name: 'Retorno', minutes: 20, access: 'invited' },
]

beforeAll(async () => {
  await db
    .insert(agendaSettingsRow)
    .values({ settings: { kinds } })
    .onConflictDoUpdate({ target: agendaSettingsRow.singleton, set: { settings: { kinds } } })
})
afterAll(async () => {
  await db.delete(bookings).where(eq(bookings.kind, kind))
  await db.delete(agendaSettingsRow)
})

async function deskOf() {
  const { id: staffId } = await addStaff(database, 'team')
  const run = <T>(work: (tx: Transaction) => Promise<T>) => asStaff(database, staffId, work)
  return { deps, run, staffId, origin } as unknown as Desk
}

async function invited(more: { email?: string } = {}) {
  const desk = await deskOf()
  const email = more.email ?? `${randomUUID()}@example.com`
  // A telephone of their own: without an address it says who somebody is.
  const phone = `(85) 9${randomInt(1e7, 1e8 - 1)}`
  const leadId = await writeLead(database, { email, phone })
  const isMailed = await inviteToMeeting(desk, leadId, { kind, mail: true })
  const [row] = await db
    .select()
    .from(agendaInvitations)
    .where(eq(agendaInvitations.leadId, leadId))
  const { id } = row as { id: string }
  const page = new URL(await invitationPage(database, origin, id))
  return { desk, email, leadId, isMailed, id, key: page.searchParams.get('codigo') as string }
}

const formOf = (key: string, start: number) => ({
  key,
  typed: { start: String(start), subject: 'Os números de março' },
  zone: undefined,
  clientAddress: randomUUID(),
  origin,
})
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => '',
    (error) => (error instanceof AppError ? error.message : String(error)),
  )
const expiredText = 'Este convite não vale mais.'

test('A kind by invitation is neither offered nor booked on the site', async () => {
  const open = await openAgenda(deps, { kind })
  expect(open.kind.id).toBe(agenda.settings.kinds[0]?.id)
  expect((await openAgenda(deps, { kind, invited: true })).kind.id).toBe(kind)
  const [start = 0] = await someSlots(deps, 1)
  const booking = bookSlot(deps, bookingForm({ start: String(start) }, { kind }))
  expect(await refusal(booking)).toBe('Esta conversa é só para quem recebeu um convite.')
})

test('An invitation books one meeting for its lead, once, and asks nothing about the person', async () => {
  const { key, email, leadId, isMailed, desk } = await invited()
  expect(isMailed).toBe(true)
  const [mail] = await db.select().from(mails).where(eq(mails.recipient, email))
  expect(mail).toMatchObject({ kind: 'booking-invite' })
  expect(mail?.bodyText).toContain(`/agenda/convite?codigo=${key}`)
  const [start = 0, other = 0] = await someSlots(deps, 2)
  const booked = await bookInvited(deps, formOf(key, start))
  const meeting = ('token' in booked && (await findByToken(db, booked.token))) as Meeting
  expect(meeting.booking).toMatchObject({ kind, state: 'confirmed', startsAt: new Date(start) })
  expect(meeting.person).toMatchObject({ email, leadId, message: 'Os números de março' })
  const report = await asStaff(database, desk.staffId, (tx) => readLead(tx, leadId))
  expect(report?.meetings).toMatchObject([{ id: meeting.booking.id }])
  expect(report?.events).toMatchObject([{ kind: 'meeting-invite', body: 'Retorno' }])
  // The same press again is the same meeting; another time is refused.
  const again = await bookInvited(deps, formOf(key, start))
  const same = 'token' in again ? await findByToken(db, again.token) : undefined
  expect(same?.booking.id).toBe(meeting.booking.id)
  expect(await refusal(bookInvited(deps, formOf(key, other)))).toBe(expiredText)
  expect(await findInvitation(deps, key)).toBeUndefined()
})

test('Two who open the link at once book one meeting', async () => {
  const { key, leadId } = await invited()
  const slots = await someSlots(deps, 4)
  const answers = await Promise.allSettled(
    slots.map((start) => bookInvited(deps, formOf(key, start))),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [row] = await db
    .select()
    .from(agendaInvitations)
    .where(eq(agendaInvitations.leadId, leadId))
  expect(row?.bookingId).not.toBeNull()
})

test('A withdrawn, expired or forged invitation books nothing', async () => {
  const [start = 0] = await someSlots(deps, 1)
  const withdrawn = await invited()
  expect(await findInvitation(deps, withdrawn.key)).toMatchObject({ kind, hasEmail: true })
  await withdrawInvitation(withdrawn.desk, withdrawn.leadId, withdrawn.id)
  const expired = await invited()
  await db
    .update(agendaInvitations)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(agendaInvitations.id, expired.id))
  const forged = `${expired.id}${'A'.repeat(43)}`
  for (const key of [withdrawn.key, expired.key, forged, '', `${expired.id}`]) {
    expect(await findInvitation(deps, key)).toBeUndefined()
    expect(await refusal(bookInvited(deps, formOf(key, start)))).toBe(expiredText)
  }
})

test('Staff see and withdraw invitations but cannot use one; others see none', async () => {
  const { desk, id, leadId } = await invited()
  const used = desk.run((tx) =>
    tx.update(agendaInvitations).set({ usedAt: new Date() }).where(eq(agendaInvitations.id, id)),
  )
  await expect(used).rejects.toThrow()
  const rows = await asStaff(database, 'nobody', (tx) =>
    tx.select().from(agendaInvitations).where(eq(agendaInvitations.leadId, leadId)),
  )
  expect(rows).toEqual([])
})

test('A lead without an address gets a link but no mail, and a double press makes one', async () => {
  const { desk, leadId, isMailed, key } = await invited({ email: '' })
  expect(isMailed).toBe(false)
  await inviteToMeeting(desk, leadId, { kind, mail: true })
  const rows = await db.select().from(agendaInvitations).where(eq(agendaInvitations.leadId, leadId))
  expect(rows).toHaveLength(1)
  const [start = 0] = await someSlots(deps, 1)
  const booked = await bookInvited(deps, formOf(key, start))
  const meeting = 'token' in booked ? await findByToken(db, booked.token) : undefined
  expect(meeting?.booking.notifiesPerson).toBe(false)
})

test('The desk books a kind by invitation directly', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const leadId = await writeLead(database)
  const [start = 0] = await someSlots(deps, 1)
  const wish = { whom: { leadId }, kind, start, anyway: false, subject: '', invite: true, origin }
  const booked = await bookAtDesk({ ...deps, staffId }, wish)
  const [row] = await db
    .select()
    .from(bookings)
    .where(eq(bookings.id, 'id' in booked ? booked.id : ''))
  expect(row).toMatchObject({ kind, seat: null })
})
