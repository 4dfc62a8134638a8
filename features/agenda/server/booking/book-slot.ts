import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { isPublic } from '#features/calendar/rules/agenda-settings.ts'
import {
  type Booking,
  bookings,
  forKind,
  kindOf,
  readSettings,
} from '#features/calendar/server/calendar.server.ts'
import {
  type ContactMessage,
  contactMessages,
  sendLeadJob,
} from '#features/leads/server/leads.server.ts'
import { stripControls } from '#features/shared/rules/text.ts'
import { shareableVisit } from '#features/shared/rules/visit.ts'
import { visitReference } from '#features/shared/rules/visit-reference.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import type { AppDeps } from '#server/deps.ts'
import type { Env } from '#server/env/env.ts'
import { AppError, tooManyRequests } from '#server/failures/errors.ts'
import { networkOf, takeFromLimit } from '#server/limits/limits.ts'
import { type BookingField, bookingFields } from '../../rules/booking.ts'
import { hasPlace } from '../free-times/offer-places.ts'
import { changeCalendar } from '../hosts.ts'
import { notifyMeeting } from '../mails/notify.ts'
import { removeSampleMeetings } from '../sample-meetings.ts'
import { mintLink } from './booking-links.ts'
import { findPlace, placeValues } from './seats.ts'
import type { BookingForm } from './submission.ts'

/** The address itself is not stored: only this hash, and only while the booking is open. */
function networkHash(clientAddress: string): string {
  return createHash('sha256')
    .update(`bookings\n${networkOf(clientAddress)}`)
    .digest('base64url')
}

type Requester = { email: string; network: string; trap: string }

const needsHoldRow = z.object({ sameEmail: z.number(), sameNetwork: z.number() })

/**
 * Whether a booking must be confirmed by mail: too many open bookings of this address or network,
 * too many bookings today, or a filled trap field.
 */
async function needsHold(
  tx: Transaction,
  env: Pick<Env, 'BOOKINGS_OPEN' | 'BOOKINGS_PER_DAY'>,
  { email, network, trap }: Requester,
): Promise<boolean> {
  const rows = await queryRows(tx, needsHoldRow)`
    select count(*) filter (where lower(person.email) = ${email.toLowerCase()})::int as "sameEmail",
      count(*) filter (where booking.network = ${network})::int as "sameNetwork"
    from alisio.bookings booking
    join alisio.contact_messages person on person.id = booking.contact_message_id
    where booking.state in ('pending', 'confirmed') and booking.starts_at > now()`
  const daily = { name: 'bookings-day', most: env.BOOKINGS_PER_DAY, windowSeconds: 86_400 }
  const day = await takeFromLimit(tx, daily, 'everybody')
  const open = Math.max(rows[0]?.sameEmail ?? 0, rows[0]?.sameNetwork ?? 0)
  return open >= env.BOOKINGS_OPEN || !day.allowed || trap.trim() !== ''
}

type Errors = Partial<Record<BookingField, string>>
export type Booked = { token: string } | { taken: true } | { errors: Errors }

const MINUTE = 60_000

function check(typed: BookingForm['typed']) {
  const result = bookingFields.safeParse(typed)
  if (result.success) return { fields: result.data }
  const errors: Errors = {}
  for (const { path, message } of result.error.issues) errors[path[0] as BookingField] ??= message
  return { errors }
}

/** Attribution: session storage first, then the link's query string. */
function originOf({ visit: rawVisit, reference }: BookingForm) {
  const visit = shareableVisit(rawVisit)
  const visitSource = visit.landing ? visitReference(visit) : ''
  return {
    ...visit,
    reference: stripControls(visitSource || reference)
      .trim()
      .slice(0, 400),
  }
}

function invitationRequired(): AppError {
  return new AppError(
    'bad_request',
    'Esta conversa é só para quem recebeu um convite.',
    'Abra o link do convite, ou escolha um horário da agenda do site.',
  )
}

/** Limits of the sender, taken before the calendar's lock. */
async function takeLimits({ database, env }: Pick<AppDeps, 'database' | 'env'>, form: BookingForm) {
  const most = env.BOOKINGS_PER_ADDRESS_HOUR
  const byAddress = { name: 'bookings-address', most, windowSeconds: 3600 }
  const byPerson = { name: 'bookings-person', most, windowSeconds: 86_400 }
  const address = await takeFromLimit(database.db, byAddress, form.clientAddress)
  if (!address.allowed) throw tooManyRequests(address.retryAfterSeconds)
  const person = await takeFromLimit(database.db, byPerson, (form.typed.email ?? '').toLowerCase())
  if (!person.allowed) throw tooManyRequests(person.retryAfterSeconds)
}

/**
 * Books a slot. Booking, lead and mails are stored in one transaction; the same form sent twice is
 * one booking.
 */
export async function bookSlot(deps: AppDeps, form: BookingForm): Promise<Booked> {
  const { fields, errors } = check(form.typed)
  if (errors) return { errors }
  const { database, queue, env, log } = deps
  const { start, subject, ...whom } = fields
  await takeLimits(deps, form)
  return changeCalendar(database, async (tx) => {
    const repeated = await findRepeated(tx, form.key, start)
    if (repeated) return { token: await mintLink(tx, repeated.id, false) }
    const settings = await readSettings(tx)
    const kind = kindOf(settings, form.kind)
    if (!isPublic(kind)) throw invitationRequired()
    const slot = { settings: forKind(settings, kind), kind, start }
    const place = await findPlace(tx, slot)
    if (!place || !(await hasPlace(tx, kind, start))) return { taken: true }
    await removeSampleMeetings(tx)
    const network = networkHash(form.clientAddress)
    const onHold = await needsHold(tx, env, { email: whom.email, network, trap: form.trap })
    const person = await storeLead(tx, env, {
      ...whom,
      message: subject,
      idempotencyKey: form.key,
      page: form.page,
      ...originOf(form),
      overLimit: onHold ? 'address' : null,
    })
    const id = randomUUID()
    const booking = await storeBooking(tx, {
      id,
      contactMessageId: person.id,
      kind: kind.id,
      ...(await placeValues(tx, slot, place, id)),
      state: onHold ? 'pending' : 'confirmed',
      holdUntil: onHold ? new Date(Date.now() + env.BOOKING_HOLD_MINUTES * MINUTE) : null,
      visitorZone: form.zone === brand.timeZone ? null : form.zone,
      network,
    })
    const notification = { tx, queue, env, settings, origin: form.origin }
    await notifyMeeting(notification, onHold ? 'held' : 'booked', { booking, person })
    if (person.webhookState) await queue.enqueue(tx, sendLeadJob, { messageId: person.id })
    log.info('meeting booked', { booking: booking.id, lead: person.id, held: onHold })
    return { token: await mintLink(tx, booking.id, false) }
  })
}

const REPEATED_WITHIN = 60 * MINUTE

/**
 * The booking this form created a moment ago, if it is still at the requested time. A cancelled,
 * moved, expired or older one gives its key up for the new booking.
 */
async function findRepeated(tx: Transaction, key: string, start: number) {
  const [last] = await tx
    .select({ booking: bookings, createdAt: contactMessages.createdAt })
    .from(contactMessages)
    .leftJoin(bookings, eq(bookings.contactMessageId, contactMessages.id))
    .where(eq(contactMessages.idempotencyKey, key))
  if (!last) return undefined
  const { booking, createdAt } = last
  const isOpen = booking?.state === 'pending' || booking?.state === 'confirmed'
  const isHere = booking?.startsAt.getTime() === start
  const isRecent = Date.now() - createdAt.getTime() < REPEATED_WITHIN
  if (booking && isOpen && isHere && isRecent) return booking
  await tx
    .update(contactMessages)
    .set({ idempotencyKey: null })
    .where(eq(contactMessages.idempotencyKey, key))
  return undefined
}

/** A booking is a lead with its time. The CRM gets a held one once it is confirmed. */
async function storeLead(
  tx: Transaction,
  env: Env,
  values: typeof contactMessages.$inferInsert,
): Promise<ContactMessage> {
  const webhookState = env.LEADS_WEBHOOK_URL && !values.overLimit ? 'queued' : null
  const [person] = await tx
    .insert(contactMessages)
    .values({ ...values, webhookState })
    .returning()
  return person as ContactMessage
}

async function storeBooking(
  tx: Transaction,
  values: typeof bookings.$inferInsert,
): Promise<Booking> {
  const [booking] = await tx.insert(bookings).values(values).returning()
  return booking as Booking
}
