import { and, eq, gte, lt } from 'drizzle-orm'
import { claims } from '#content/claims.ts'
import { offerKind } from '#content/derived/scheduling.ts'
import type { MeetingKind } from '#features/calendar/rules/agenda-settings.ts'
import { dayAfter } from '#features/calendar/rules/availability.ts'
import { bookings, brandClock } from '#features/calendar/server/calendar.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { type AgendaDays, type But, takesTime } from './free-times.ts'

/** How many meetings of the home's offer are held in a month; nothing where there is no such offer. */
const places = claims.offer?.slots

const monthOf = (day: string) => day.slice(0, 7)
const isOffer = (kind: Pick<MeetingKind, 'id'>) => kind.id === offerKind && places !== undefined

/** How many places of each month, from the day's own on, are taken. */
async function countBookings(
  db: Transaction,
  day: string,
  but?: But,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ startsAt: bookings.startsAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.kind, offerKind),
        takesTime(but),
        // A day early and late: the months are those of the agency's clock.
        gte(bookings.startsAt, new Date(Date.parse(`${monthOf(day)}-01`) - 86_400_000)),
        lt(bookings.startsAt, new Date(Date.parse(dayAfter(day, 400)))),
      ),
    )
  const counts = new Map<string, number>()
  for (const { startsAt } of rows) {
    const month = monthOf(brandClock.dayOf(startsAt.getTime()))
    counts.set(month, (counts.get(month) ?? 0) + 1)
  }
  return counts
}

/** Whether a meeting of this kind may still begin then: the offer's only while its month has a place. */
export async function hasPlace(db: Transaction, kind: MeetingKind, start: number) {
  if (!isOffer(kind)) return true
  const day = brandClock.dayOf(start)
  return ((await countBookings(db, day)).get(monthOf(day)) ?? 0) < (places ?? 0)
}

/** Days of a month without a place have nothing free. */
export async function limitToPlaces(
  db: Transaction,
  kind: MeetingKind,
  agenda: AgendaDays,
  but?: But,
): Promise<AgendaDays> {
  const [first] = agenda.days
  if (!isOffer(kind) || !first) return agenda
  const counts = await countBookings(db, first.day, but)
  const isFull = (day: string) => (counts.get(monthOf(day)) ?? 0) >= (places ?? 0)
  return {
    ...agenda,
    days: agenda.days.map((one) => (isFull(one.day) ? { ...one, free: [] } : one)),
  }
}

const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' })

export type OfferPlaces = { left: number; month: string; next: string }

/** How many places this month has left, as the home says it; nothing where there is no such offer. */
export async function readPlaces(
  db: Transaction,
  now = Date.now(),
): Promise<OfferPlaces | undefined> {
  if (places === undefined) return undefined
  const today = brandClock.dayOf(now)
  const first = `${monthOf(today)}-01`
  const count = (await countBookings(db, today)).get(monthOf(today)) ?? 0
  return {
    left: Math.max(0, places - count),
    month: monthName.format(new Date(first)),
    next: monthName.format(new Date(dayAfter(first, 31))),
  }
}
