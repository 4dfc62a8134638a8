import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import {
  agendaInvitations,
  type Booking,
  bookings,
  forKind,
  kindOf,
  readSettings,
} from '#features/calendar/server/calendar.server.ts'
import {
  type ContactMessage,
  contactMessages,
  contacts,
  leads,
} from '#features/leads/server/leads.server.ts'
import { mailOrigin } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError, tooManyRequests } from '#server/failures/errors.ts'
import { toAppError } from '#server/http/error-response.ts'
import type { RequestInfo } from '#server/http/request/request-context.ts'
import { takeFromLimit } from '#server/limits/limits.ts'
import { type BookingField, canonicalZone, invitedFields } from '../../rules/booking.ts'
import type { Booked } from '../booking/book-slot.ts'
import { mintLink } from '../booking/booking-links.ts'
import { findPlace, placeValues } from '../booking/seats.ts'
import { changeCalendar } from '../hosts.ts'
import { notifyMeeting } from '../mails/notify.ts'
import { removeSampleMeetings } from '../sample-meetings.ts'
import { type ReturnedBooking, readForm } from '../visitor.server.ts'
import { type Invitation, readKey } from './invitations.ts'

type InvitedForm = {
  key: string
  typed: Record<string, string>
  zone: string | undefined
  clientAddress: string
  origin: string
}

function invitationGone(): AppError {
  return new AppError(
    'not_found',
    'Este convite não vale mais.',
    'Ele já foi usado, venceu ou foi retirado. Peça outro a quem convidou você.',
  )
}

const MINUTE = 60_000

/** Its lead, while it can be used. */
async function readInvited(
  tx: Transaction,
  { leadId, usedAt, withdrawnAt, expiresAt }: Invitation,
) {
  const [row] = await tx
    .select({ lead: leads, contact: contacts })
    .from(leads)
    .innerJoin(contacts, eq(contacts.id, leads.contactId))
    .where(eq(leads.id, leadId))
  const isOver = usedAt || withdrawnAt || expiresAt.getTime() <= Date.now()
  if (!row || isOver || row.lead.held || row.lead.state === 'spam') throw invitationGone()
  return row
}

/** The meeting this form booked a moment ago: a double click. */
async function findJustBooked(tx: Transaction, invitation: Invitation, start: number) {
  const { usedAt, bookingId } = invitation
  if (!usedAt || !bookingId || Date.now() - usedAt.getTime() > 10 * MINUTE) return undefined
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId))
  return booking?.startsAt.getTime() === start && booking.state === 'confirmed'
    ? booking
    : undefined
}

/**
 * Books the one meeting of an invitation. Contact data comes from the lead; the page neither asks
 * for it nor shows it, because links can be forwarded.
 */
export async function bookInvited(deps: AppDeps, form: InvitedForm): Promise<Booked> {
  const { database, queue, env, log } = deps
  const parsed = invitedFields.safeParse(form.typed)
  if (!parsed.success) {
    const errors: Partial<Record<BookingField, string>> = {}
    for (const { path, message } of parsed.error.issues) {
      errors[path[0] as BookingField] ??= message
    }
    return { errors }
  }
  const { start, subject } = parsed.data
  const most = env.BOOKINGS_PER_ADDRESS_HOUR
  const limit = { name: 'bookings-address', most, windowSeconds: 3600 }
  const address = await takeFromLimit(database.db, limit, form.clientAddress)
  if (!address.allowed) throw tooManyRequests(address.retryAfterSeconds)
  const id = await readKey(database, form.key)
  if (!id) throw invitationGone()
  return changeCalendar(database, async (tx) => {
    const [invitation] = await tx
      .select()
      .from(agendaInvitations)
      .where(eq(agendaInvitations.id, id))
      .for('update')
    if (!invitation) throw invitationGone()
    const repeated = await findJustBooked(tx, invitation, start)
    if (repeated) return { token: await mintLink(tx, repeated.id, false) }
    const { lead, contact } = await readInvited(tx, invitation)
    const settings = await readSettings(tx)
    const kind = kindOf(settings, invitation.kind)
    const rather = invitation.host ?? undefined
    const slot = { settings: forKind(settings, kind), kind, start, rather }
    const place = await findPlace(tx, slot)
    if (!place) return { taken: true }
    await removeSampleMeetings(tx)
    const { name, email, phone, company } = contact
    const [person] = await tx
      .insert(contactMessages)
      .values({
        leadId: lead.id,
        name,
        email,
        phone,
        company,
        message: subject,
        channel: 'booking',
      })
      .returning()
    const bookingId = randomUUID()
    const [booking] = await tx
      .insert(bookings)
      .values({
        id: bookingId,
        contactMessageId: (person as ContactMessage).id,
        kind: kind.id,
        ...(await placeValues(tx, slot, place, bookingId)),
        state: 'confirmed',
        visitorZone: form.zone === brand.timeZone ? null : form.zone,
        notifiesPerson: email !== '',
      })
      .returning()
    await tx
      .update(agendaInvitations)
      .set({ usedAt: new Date(), bookingId })
      .where(eq(agendaInvitations.id, id))
    await notifyMeeting({ tx, queue, env, settings, origin: form.origin }, 'booked', {
      booking: booking as Booking,
      person: person as ContactMessage,
    })
    log.info('meeting booked', { booking: bookingId, lead: lead.id, invited: true })
    return { token: await mintLink(tx, bookingId, false) }
  })
}

/** The key of the new booking's page, or the form with its errors. */
export async function receiveInvited(
  request: Request,
  info: RequestInfo,
): Promise<{ token: string } | ReturnedBooking> {
  const key = new URL(request.url).searchParams.get('codigo') ?? ''
  const returned: ReturnedBooking = { status: 400, typed: {}, errors: {}, day: undefined, kind: '' }
  try {
    const form = await readForm(request)
    const typed = { start: form.get('start') ?? '', subject: form.get('subject') ?? '' }
    returned.typed = typed
    returned.day = form.get('dia') ?? undefined
    const booked = await bookInvited(info.deps, {
      key,
      typed,
      zone: canonicalZone((form.get('fuso') ?? '').slice(0, 60)),
      clientAddress: info.clientAddress,
      origin: mailOrigin(info.deps.env, request),
    })
    if ('token' in booked) return booked
    if ('taken' in booked) return { ...returned, status: 409, taken: true }
    return { ...returned, errors: booked.errors }
  } catch (error) {
    const { status, message, action, headers } = toAppError(error, info)
    return { ...returned, status, headers, problem: `${message} ${action}` }
  }
}
