import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isPublic, type MeetingKind } from '#features/calendar/rules/agenda-settings.ts'
import {
  agendaHosts,
  bookings,
  type Calendar,
  forKind,
  kindOf,
  readSettings,
} from '#features/calendar/server/calendar.server.ts'
import {
  contactMessages,
  contacts,
  leadEvents,
  leads,
  type NotedLead,
  noteLead,
} from '#features/leads/server/leads.server.ts'
import { recordAudit } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { type ChangeDeps, isTimeConflict } from '../booking/change-booking.ts'
import { findPlace, type Place, placeValues } from '../booking/seats.ts'
import { hostWithoutMeeting, SAMPLES_HOST, whyNotOffered } from '../free-times/free-times.ts'
import { changeCalendar } from '../hosts.ts'
import { lastHostOf } from '../invitations/invitations.ts'
import { notifyMeeting } from '../mails/notify.ts'
import { removeSampleMeetings } from '../sample-meetings.ts'

/** An existing lead, or a person who becomes one. */
export type Whom = { leadId: string } | { person: Omit<NotedLead, 'message' | 'visit'> }

type WrittenDown = { messageId: string; leadId: string; demo: boolean }

/** The message that the meeting belongs to: the lead's last one, or a new one. */
async function writeDown(
  tx: Transaction,
  deps: Pick<AppDeps, 'queue' | 'env'> & { staffId: string },
  whom: Whom,
  subject: string,
): Promise<WrittenDown> {
  if ('person' in whom) {
    const noted = { ...whom.person, message: subject }
    return { ...(await noteLead(tx, deps.staffId, noted, deps)), demo: false }
  }
  const [row] = await tx
    .select({ lead: leads, contact: contacts })
    .from(leads)
    .innerJoin(contacts, eq(contacts.id, leads.contactId))
    .where(eq(leads.id, whom.leadId))
  if (!row) throw notFound()
  const { lead, contact } = row
  if (lead.held || lead.state === 'spam') {
    throw new AppError(
      'bad_request',
      'Esta mensagem está retida ou é spam.',
      'Libere a mensagem e marque a conversa depois.',
    )
  }
  const { name, email, phone, company } = contact
  const [message] = await tx
    .insert(contactMessages)
    .values({ leadId: lead.id, name, email, phone, company, message: subject, channel: 'booking' })
    .returning({ id: contactMessages.id })
  return { messageId: message?.id as string, leadId: lead.id, demo: lead.demo }
}

export type DeskBooking = {
  whom: Whom
  kind: string
  start: number
  /** Book although the site would not offer this time. */
  anyway: boolean
  subject: string
  /** Whether the person gets the invitation and later changes by mail. */
  invite: boolean
  /** Base URL of links in mails. */
  origin: string
}

type Staff = ChangeDeps & { staffId: string }

const timeConflict = () =>
  new AppError(
    'bad_request',
    'Este horário bate com outra conversa.',
    'Conte também o intervalo entre duas conversas e escolha outro.',
  )

/**
 * Books a meeting at the desk. Resolves with its id and whether the person gets a mail, or with the
 * reason why the site would not offer the time.
 */
export async function bookAtDesk(
  deps: Staff,
  wish: DeskBooking,
): Promise<{ id: string; notified: boolean } | { outside: string }> {
  const { start, kind: kindId, anyway } = wish
  if (start <= Date.now()) {
    throw new AppError('bad_request', 'Este horário já passou.', 'Escolha um que ainda vem.')
  }
  const book = async (tx: Transaction) => {
    const settings = await readSettings(tx)
    const kind = kindOf(settings, kindId)
    const repeated = await findJustBooked(tx, deps.staffId, { ...wish, kind: kind.id })
    if (repeated) return repeated
    const offered = await offeredPlace(tx, deps.staffId, { settings, kind, start }, wish.whom)
    const slot = { settings: forKind(settings, kind), minutes: kind.minutes, start }
    if (!offered && !anyway) return { outside: await whyNotOffered(tx, slot) }
    const host = offered?.host ?? (await hostWithoutMeeting(tx, slot))
    if (host === undefined) throw timeConflict()
    const place = offered ?? { host, seat: kind.seats ? 1 : null }
    return store({ ...deps, tx, settings, kind, place }, wish)
  }
  try {
    return await changeCalendar(deps.database, book, deps.staffId)
  } catch (error) {
    throw isTimeConflict(error) ? timeConflict() : error
  }
}

const justBookedRow = z.object({ id: z.string(), notified: z.boolean() })

/** The same meeting booked by the same person within a minute: a double click. */
async function findJustBooked(
  tx: Transaction,
  staffId: string,
  { whom, kind, start }: DeskBooking,
): Promise<{ id: string; notified: boolean } | undefined> {
  const isTheirs =
    'leadId' in whom
      ? sql`message.lead_id::text = ${whom.leadId}`
      : sql`message.name = ${whom.person.name} and message.phone = ${whom.person.phone}
          and lower(message.email) = ${whom.person.email.toLowerCase()}`
  const rows = await queryRows(tx, justBookedRow)`
    select bookings.id, bookings.tells_person as notified
    from alisio.lead_events event
    join alisio.bookings on bookings.id::text = event.detail ->> 'booking'
    join alisio.contact_messages message on message.id = bookings.contact_message_id
    where event.kind = 'meeting' and event.staff_id = ${staffId}
      and event.lead_id = message.lead_id and event.at > now() - interval '1 minute'
      and bookings.state = 'confirmed' and bookings.kind = ${kind}
      and bookings.starts_at = ${new Date(start).toISOString()} and ${isTheirs}`
  return rows[0]
}

type Slot = { settings: Calendar; kind: MeetingKind; start: number }

/**
 * Chooses the host: the staff member who books if they take meetings and are free, else any free
 * host. Kinds by invitation prefer the host of the lead's earlier meeting.
 */
async function offeredPlace(
  tx: Transaction,
  staffId: string,
  { settings, kind, start }: Slot,
  whom: Whom,
): Promise<Place | undefined> {
  const [host] = await tx.select().from(agendaHosts).where(eq(agendaHosts.userId, staffId))
  const isFollowUp = !isPublic(kind) && 'leadId' in whom
  const before = isFollowUp ? await lastHostOf(tx, whom.leadId) : undefined
  // Only visitors must give notice.
  const agreed = { ...forKind(settings, kind), noticeHours: 0 }
  return findPlace(tx, { settings: agreed, kind, start, rather: before ?? host?.id })
}

type Storing = Staff & { tx: Transaction; settings: Calendar; kind: MeetingKind; place: Place }

async function store(storing: Storing, wish: DeskBooking) {
  const { tx, queue, env, log, staffId, settings, kind } = storing
  const { whom, subject, start, origin } = wish
  const { messageId, leadId, demo } = await writeDown(tx, storing, whom, subject)
  // Sample meetings have a calendar of their own, without groups.
  const place = demo ? { host: SAMPLES_HOST, seat: null } : storing.place
  if (!demo) await removeSampleMeetings(tx)
  const [person] = await tx.select().from(contactMessages).where(eq(contactMessages.id, messageId))
  if (!person) throw new Error('the message of a meeting is not there')
  const notifiesPerson = wish.invite && person.email !== ''
  const id = randomUUID()
  const [booking] = await tx
    .insert(bookings)
    .values({
      id,
      contactMessageId: messageId,
      kind: kind.id,
      ...(await placeValues(tx, { settings, kind, start }, place, id)),
      state: 'confirmed',
      notifiesPerson: notifiesPerson,
    })
    .returning()
  if (!booking) throw new Error('the meeting was not stored')
  await tx
    .update(leads)
    .set({
      ownerId: sql`coalesce(${leads.ownerId}, ${staffId})`,
      // A lead that waited for an answer has it now.
      firstAnswerAt: sql`case when ${leads.waitingSince} is null then ${leads.firstAnswerAt}
        else coalesce(${leads.firstAnswerAt}, now()) end`,
      waitingSince: null,
    })
    .where(eq(leads.id, leadId))
  const detail = { booking: booking.id, message: messageId, at: booking.startsAt.toISOString() }
  await tx.insert(leadEvents).values({ leadId, kind: 'meeting', staffId, body: subject, detail })
  await notifyMeeting(
    { tx, queue, env, settings, origin, staffId },
    'booked',
    { booking, person },
    true,
  )
  await recordAudit(tx, { kind: 'meeting-booked', about: booking.id })
  log.info('meeting booked', { booking: booking.id, lead: leadId, byAgency: true })
  return { id: booking.id, notified: notifiesPerson }
}
