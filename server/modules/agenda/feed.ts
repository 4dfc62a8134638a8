import { timingSafeEqual } from 'node:crypto'
import ical, { ICalEventStatus } from 'ical-generator'
import { brand } from '#content/brand.ts'
import type { Database } from '#server/db/client.ts'
import { serverSecret } from '#server/db/server-secret.ts'
import { notFound } from '#server/errors.ts'
import { invitationId } from './invitation.ts'
import { listMeetings } from './list-meetings.ts'
import { describePlace } from './place.ts'
import { kindOf, readSettings } from './settings.ts'

const KEPT_DAYS = 30

/** Part of the feed's address: whoever has it reads the agency's calendar. */
export function feedKey(database: Pick<Database, 'db'>): Promise<string> {
  return serverSecret(database, 'agenda-feed')
}

/** The agency's meetings for a calendar that subscribes to them, with whom they are. */
export async function writeFeed(database: Pick<Database, 'db'>, key: string): Promise<string> {
  const own = Buffer.from(await feedKey(database))
  const given = Buffer.from(key)
  if (own.length !== given.length || !timingSafeEqual(own, given)) throw notFound()
  const settings = await readSettings(database.db)
  const since = new Date(Date.now() - KEPT_DAYS * 86_400_000)
  const calendar = ical({ name: `Agenda ${brand.name}`, ttl: 900 })
  for (const { booking, person } of await listMeetings(database.db, since)) {
    if (booking.state === 'cancelled' || booking.state === 'pending') continue
    calendar.createEvent({
      id: invitationId(booking),
      sequence: booking.sequence,
      start: booking.startsAt,
      end: booking.endsAt,
      summary: `${kindOf(settings, booking.kind).name}: ${person.name}`,
      location: describePlace(settings).detail,
      description: [person.phone, person.email, person.message].filter(Boolean).join('\n'),
      status: ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}
