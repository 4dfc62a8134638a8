import { and, asc, desc, eq, gt, lt, ne, or, type SQL } from 'drizzle-orm'
import {
  agendaBlocks,
  agendaBusy,
  agendaHostNames,
  bookings,
} from '#features/calendar/server/calendar.server.ts'
import { contactMessages } from '#features/leads/server/leads.server.ts'
import { people } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Meeting } from './booking-links.ts'

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
    .orderBy((backwards ? desc : asc)(bookings.startsAt))
    .limit(limit)
  return rows.map(({ host, ...row }) => ({ ...row, host: host ?? undefined }))
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
