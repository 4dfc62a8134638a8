import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import ical, { ICalEventStatus } from 'ical-generator'
import { brand } from '#content/brand.ts'
import {
  agendaFeeds,
  agendaHosts,
  bookings,
  kindOf,
  readSettings,
} from '#features/calendar/server/calendar.server.ts'
import { staff } from '#features/people/server/people.server.ts'
import { formatCount } from '#features/shared/rules/text.ts'
import type { Database } from '#server/db/client.ts'
import { serverSecret } from '#server/db/server-secret.ts'
import { notFound } from '#server/failures/errors.ts'
import type { Meeting } from './booking/booking-links.ts'
import { SAMPLES_HOST } from './free-times/free-times.ts'
import { listMeetings, mergeGroups } from './list-meetings.ts'
import { invitationId } from './mails/meeting-mails.ts'
import { describePlace } from './meeting-place.ts'

const FEED_PAST_DAYS = 30

type Owner = { userId: string; version: number; hostId: number | null }

/** Undefined for users who are not staff now. */
async function findOwner({ db }: Pick<Database, 'db'>, userId: string): Promise<Owner | undefined> {
  const [owner] = await db
    .select({ userId: staff.userId, version: agendaFeeds.version, hostId: agendaHosts.id })
    .from(staff)
    .leftJoin(agendaFeeds, eq(agendaFeeds.userId, staff.userId))
    .leftJoin(
      agendaHosts,
      and(eq(agendaHosts.userId, staff.userId), eq(agendaHosts.takesMeetings, true)),
    )
    .where(eq(staff.userId, userId))
  return owner && { ...owner, version: owner.version ?? 0 }
}

/** Not stored: derived from a server secret, the user and the number of renewals. */
async function keyOf(database: Pick<Database, 'db'>, { userId, version }: Owner): Promise<string> {
  const secret = await serverSecret(database, 'agenda-feed')
  return createHmac('sha256', secret).update(`${userId}\n${version}`).digest('base64url')
}

/** The path of a user's calendar feed; whoever has it can read the feed. */
export async function feedPath(database: Pick<Database, 'db'>, userId: string): Promise<string> {
  const owner = await findOwner(database, userId)
  if (!owner) throw notFound()
  const query = new URLSearchParams({ de: userId, chave: await keyOf(database, owner) })
  return `/agenda/calendario.ics?${query}`
}

/**
 * The meetings of one host and those of the shared calendar; all meetings for staff who are no
 * hosts.
 */
export async function writeFeed(
  database: Pick<Database, 'db'>,
  { userId, key }: { userId: string; key: string },
): Promise<string> {
  const owner = await findOwner(database, userId)
  if (!owner) throw notFound()
  const right = Buffer.from(await keyOf(database, owner))
  const candidate = Buffer.from(key)
  if (right.length !== candidate.length || !timingSafeEqual(right, candidate)) throw notFound()
  const settings = await readSettings(database.db)
  const others = sql`${bookings.host} <> all(${sql.param(settings.hosts.map(({ id }) => id))}::int[])`
  const meetings = await listMeetings(database.db, {
    since: new Date(Date.now() - FEED_PAST_DAYS * 86_400_000),
    where: and(
      ne(bookings.state, 'cancelled'),
      ne(bookings.host, SAMPLES_HOST),
      owner.hostId ? or(eq(bookings.host, owner.hostId), others) : undefined,
    ),
  })
  const calendar = ical({ name: `Agenda ${brand.name}`, ttl: 900 })
  for (const { booking, person, participants } of mergeGroups(meetings)) {
    const people = participants ?? [{ person }]
    calendar.createEvent({
      id: invitationId(booking),
      sequence: booking.sequence,
      start: booking.startsAt,
      end: booking.endsAt,
      summary: `${kindOf(settings, booking.kind).name}: ${participants ? formatCount(people.length, 'pessoa', 'pessoas') : person.name}`,
      location: describePlace(settings, booking).detail,
      description: people
        .map((one) => describePerson(one.person, Boolean(participants)))
        .join('\n\n'),
      status: ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}

function describePerson({ name, phone, email, message }: Meeting['person'], named: boolean) {
  return [named && name, phone, email, message].filter(Boolean).join('\n')
}
