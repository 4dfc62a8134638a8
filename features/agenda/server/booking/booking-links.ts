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

export type Meeting = {
  booking: Booking
  person: ContactMessage
  /** Name of the host, when the meeting has one. */
  host?: string
}

/** `mailed`: the key came by mail, so its reader controls the address. */
export type KeyedMeeting = Meeting & { mailed: boolean }

function hashOf(token: string): string {
  return createHash('sha256').update(`booking:${token}`).digest('base64url')
}

/** A new key of this booking. Every mail and page gets its own; the database stores hashes only. */
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
  const [meeting] = await db
    .select({ booking: bookings, person: contactMessages, mailed: bookingLinks.mailed })
    .from(bookingLinks)
    .innerJoin(bookings, eq(bookings.id, bookingLinks.bookingId))
    .innerJoin(contactMessages, eq(contactMessages.id, bookings.contactMessageId))
    .where(eq(bookingLinks.tokenHash, hashOf(token)))
  return meeting
}

export async function findMeeting(
  db: Transaction,
  bookingId: string,
): Promise<Meeting | undefined> {
  const [meeting] = await db
    .select({ booking: bookings, person: contactMessages })
    .from(bookings)
    .innerJoin(contactMessages, eq(contactMessages.id, bookings.contactMessageId))
    .where(eq(bookings.id, bookingId))
  return meeting
}

/** As the server, for mails and the visitor's page. */
export async function findHostName(db: Transaction, hostId: number): Promise<string | undefined> {
  const [host] = await db
    .select({ name: user.name })
    .from(agendaHosts)
    .innerJoin(user, eq(user.id, agendaHosts.userId))
    .where(eq(agendaHosts.id, hostId))
  return host?.name
}

/**
 * The page of one booking. The key is in the query string, which visits and page views never store.
 */
export function bookingPage(origin: string, token: string): string {
  return `${origin}/agenda/conversa?codigo=${token}`
}
