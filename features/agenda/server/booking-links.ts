import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  agendaHosts,
  type Booking,
  bookingLinks,
  bookings,
} from '#features/calendar/server/calendar.server.ts'
import { type ContactMessage, contactMessages } from '#features/leads/server/leads.server.ts'
import { user } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'

/** A booking with whom it is with. */
export type Meeting = {
  booking: Booking
  person: ContactMessage
  /** Who of the agency holds it, where that is somebody in particular. */
  host?: string
}

/** Found by a key; one that was mailed proves that its reader has the address. */
export type KeyedMeeting = Meeting & { mailed: boolean }

function hashOf(token: string): string {
  return createHash('sha256').update(`booking:${token}`).digest('base64url')
}

/** A new key to this booking. Each mail and each page has its own; the database knows none of them. */
export async function mintLink(
  tx: Transaction,
  bookingId: string,
  mailed: boolean,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await tx.insert(bookingLinks).values({ tokenHash: hashOf(token), bookingId, mailed })
  return token
}

export async function findByToken(
  db: Transaction,
  token: string,
): Promise<KeyedMeeting | undefined> {
  const [found] = await db
    .select({ booking: bookings, person: contactMessages, mailed: bookingLinks.mailed })
    .from(bookingLinks)
    .innerJoin(bookings, eq(bookings.id, bookingLinks.bookingId))
    .innerJoin(contactMessages, eq(contactMessages.id, bookings.contactMessageId))
    .where(eq(bookingLinks.tokenHash, hashOf(token)))
  return found
}

export async function findMeeting(
  db: Transaction,
  bookingId: string,
): Promise<Meeting | undefined> {
  const [found] = await db
    .select({ booking: bookings, person: contactMessages })
    .from(bookings)
    .innerJoin(contactMessages, eq(contactMessages.id, bookings.contactMessageId))
    .where(eq(bookings.id, bookingId))
  return found
}

/** As the server, for mails and the visitor's own page; the desk's lists have the names by themselves. */
export async function findHostName(db: Transaction, host: number): Promise<string | undefined> {
  const [found] = await db
    .select({ name: user.name })
    .from(agendaHosts)
    .innerJoin(user, eq(user.id, agendaHosts.userId))
    .where(eq(agendaHosts.id, host))
  return found?.name
}

/** The page of one booking. The key is in the query, which neither visits nor page views keep. */
export function bookingPage(origin: string, token: string): string {
  return `${origin}/agenda/conversa?codigo=${token}`
}
