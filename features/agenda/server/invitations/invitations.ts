import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import { agendaInvitations, bookings } from '#features/calendar/server/calendar.server.ts'
import { contactMessages, contacts, leads } from '#features/leads/server/leads.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { serverSecret } from '#server/db/server-secret.ts'
import { isUuid } from '#server/db/uuid.ts'
import { SAMPLES_HOST } from '../free-times/free-times.ts'

/** A link by which a lead books one meeting. */
export type Invitation = typeof agendaInvitations.$inferSelect

/** How long an invitation can be used. */
export const INVITATION_DAYS = 14

const ID_LENGTH = 36

/** Not stored: derived from a server secret, so that the desk can show the link again. */
async function signatureOf(database: Pick<Database, 'db'>, id: string): Promise<string> {
  const secret = await serverSecret(database, 'agenda-invitation')
  return createHmac('sha256', secret).update(id).digest('base64url')
}

/** The page of an invitation. The key is in the query string, which visits never store. */
export async function invitationPage(
  database: Pick<Database, 'db'>,
  origin: string,
  id: string,
): Promise<string> {
  return `${origin}/agenda/convite?codigo=${id}${await signatureOf(database, id)}`
}

/** The id in a key, if the key is genuine. */
export async function readKey(
  database: Pick<Database, 'db'>,
  key: string,
): Promise<string | undefined> {
  const id = key.slice(0, ID_LENGTH).toLowerCase()
  if (!isUuid(id)) return undefined
  const right = Buffer.from(await signatureOf(database, id))
  const candidate = Buffer.from(key.slice(ID_LENGTH))
  const isGenuine = right.length === candidate.length && timingSafeEqual(right, candidate)
  return isGenuine ? id : undefined
}

/** Neither used, withdrawn nor expired. */
export const isOpenInvitation = () =>
  and(
    isNull(agendaInvitations.usedAt),
    isNull(agendaInvitations.withdrawnAt),
    gt(agendaInvitations.expiresAt, new Date()),
  )

/** As the server; undefined where it cannot be used any more, or its lead is held or spam. */
export async function findInvitation(
  { database }: { database: Pick<Database, 'db'> },
  key: string,
): Promise<(Invitation & { hasEmail: boolean }) | undefined> {
  const id = await readKey(database, key)
  if (!id) return undefined
  const [row] = await database.db
    .select({ invitation: agendaInvitations, email: contacts.email })
    .from(agendaInvitations)
    .innerJoin(leads, eq(leads.id, agendaInvitations.leadId))
    .innerJoin(contacts, eq(contacts.id, leads.contactId))
    .where(
      and(
        eq(agendaInvitations.id, id),
        isOpenInvitation(),
        isNull(leads.held),
        ne(leads.state, 'spam'),
      ),
    )
  return row && { ...row.invitation, hasEmail: row.email !== '' }
}

/** Whoever had the last meeting with this lead. */
export async function lastHostOf(tx: Transaction, leadId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ host: bookings.host })
    .from(bookings)
    .innerJoin(contactMessages, eq(contactMessages.id, bookings.contactMessageId))
    .where(
      and(
        eq(contactMessages.leadId, leadId),
        ne(bookings.host, SAMPLES_HOST),
        inArray(bookings.state, ['confirmed', 'held', 'missed']),
      ),
    )
    .orderBy(desc(bookings.startsAt))
    .limit(1)
  return row?.host
}
