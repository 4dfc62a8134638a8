import { and, gt, inArray, lt, ne, or } from 'drizzle-orm'
import type { Span, Taken } from '#features/calendar/rules/availability.ts'
import { agendaBlocks, bookings } from '#features/calendar/server/calendar.server.ts'
import type { Transaction } from '#server/db/client.ts'

/** The calendar of invented meetings, which keep nobody away. */
export const SAMPLES_HOST = 0

/** What is taken between two moments, but for one booking that is about to be moved. */
export async function readBusy(db: Transaction, between: Span, but?: string): Promise<Taken> {
  const start = new Date(between.start)
  const end = new Date(between.end)
  const taken = await db
    .select({ host: bookings.host, from: bookings.startsAt, until: bookings.freeAgainAt })
    .from(bookings)
    .where(
      and(
        ne(bookings.host, SAMPLES_HOST),
        inArray(bookings.state, ['pending', 'confirmed', 'held', 'missed']),
        // A hold that has run out keeps nobody away, even before it is cleared.
        or(ne(bookings.state, 'pending'), gt(bookings.holdUntil, new Date())),
        lt(bookings.startsAt, end),
        gt(bookings.freeAgainAt, start),
        but ? ne(bookings.id, but) : undefined,
      ),
    )
  const blocked = await db
    .select({
      host: agendaBlocks.host,
      from: agendaBlocks.startsAt,
      until: agendaBlocks.endsAt,
    })
    .from(agendaBlocks)
    .where(and(lt(agendaBlocks.startsAt, end), gt(agendaBlocks.endsAt, start)))
  const spans = <H>(rows: { host: H; from: Date; until: Date }[]) =>
    rows.map(({ host, from, until }) => ({ host, start: from.getTime(), end: until.getTime() }))
  return { bookings: spans(taken), blocks: spans(blocked) }
}
