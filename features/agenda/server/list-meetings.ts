import { and, asc, desc, eq, gt, inArray, isNotNull, lt, ne, or, type SQL } from 'drizzle-orm'
import {
  agendaBlocks,
  agendaBusy,
  agendaHostNames,
  bookings,
} from '#features/calendar/server/calendar.server.ts'
import { contactMessages } from '#features/leads/server/leads.server.ts'
import { people } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Meeting } from './booking/booking-links.ts'

type MeetingsQuery = {
  /** Meetings that end after this moment. */
  since?: Date
  /** Meetings that begin before it. */
  until?: Date
  /** Latest first. */
  backwards?: boolean
  limit?: number
  where?: SQL
}

/** Bookings in any state, by time. */
export async function listMeetings(
  db: Transaction,
  { since, until, backwards, limit = 1000, where }: MeetingsQuery,
): Promise<Meeting[]> {
  const rows = await db
    .select({ booking: bookings, person: contactMessages, host: agendaHostNames.name })
    .from(bookings)
    .innerJoin(contactMessages, eq(contactMessages.id, bookings.contactMessageId))
    .leftJoin(agendaHostNames, eq(agendaHostNames.id, bookings.host))
    .where(
      and(
        since && gt(bookings.endsAt, since),
        until && lt(bookings.startsAt, until),
        // An expired hold is no meeting, even before it is deleted.
        or(ne(bookings.state, 'pending'), gt(bookings.holdUntil, new Date())),
        where,
      ),
    )
    .orderBy((backwards ? desc : asc)(bookings.startsAt), asc(bookings.seat))
    .limit(limit)
  return rows.map(({ host, ...row }) => ({ ...row, host: host ?? undefined }))
}

/**
 * All participants of a group whose seats stand. A meeting of one person is only itself, and so is a
 * seat that was given up.
 */
export async function listGroup(
  db: Transaction,
  meeting: Meeting,
  states: Meeting['booking']['state'][] = ['pending', 'confirmed'],
): Promise<Meeting[]> {
  const { seat, host, kind, startsAt, state } = meeting.booking
  if (seat === null || state === 'cancelled') return [meeting]
  return listMeetings(db, {
    where: and(
      isNotNull(bookings.seat),
      eq(bookings.host, host),
      eq(bookings.kind, kind),
      eq(bookings.startsAt, startsAt),
      inArray(bookings.state, states),
    ),
  })
}

export type ListedMeeting = Meeting & {
  /** Set where several visitors share the meeting. */
  participants?: Meeting[]
}

/**
 * Joins the participants of a group into one meeting. Its state is the most urgent one: without an
 * outcome first, then unconfirmed. Cancelled seats stay separate.
 */
export function mergeGroups(meetings: Meeting[]): ListedMeeting[] {
  const keyOf = ({ booking: { id, seat, state, host, kind, startsAt } }: Meeting) =>
    seat === null || state === 'cancelled' ? id : `${host} ${kind} ${startsAt.getTime()}`
  const groups = Map.groupBy(meetings, keyOf)
  return [...groups.values()].map((members) => {
    const inState = (state: string) => members.find(({ booking }) => booking.state === state)
    const first = inState('confirmed') ?? inState('pending') ?? (members[0] as Meeting)
    const isGroup = first.booking.seat !== null && first.booking.state !== 'cancelled'
    return isGroup ? { ...first, participants: members } : first
  })
}

/** Blocked times that are not over yet. */
export function listBlocks(db: Transaction, since: Date, until?: Date) {
  return db
    .select({
      id: agendaBlocks.id,
      startsAt: agendaBlocks.startsAt,
      endsAt: agendaBlocks.endsAt,
      note: agendaBlocks.note,
      host: agendaHostNames.name,
    })
    .from(agendaBlocks)
    .leftJoin(agendaHostNames, eq(agendaHostNames.id, agendaBlocks.host))
    .where(and(gt(agendaBlocks.endsAt, since), until && lt(agendaBlocks.startsAt, until)))
    .orderBy(asc(agendaBlocks.startsAt))
}

/** When people who take meetings are busy, by their own calendars. */
export function listBusy(db: Transaction, since: Date, until: Date) {
  return db
    .select({ startsAt: agendaBusy.startsAt, endsAt: agendaBusy.endsAt, name: people.name })
    .from(agendaBusy)
    .innerJoin(people, eq(people.id, agendaBusy.userId))
    .where(and(gt(agendaBusy.endsAt, since), lt(agendaBusy.startsAt, until)))
    .orderBy(asc(agendaBusy.startsAt))
}
