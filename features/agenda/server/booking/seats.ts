import { randomUUID } from 'node:crypto'
import { and, eq, gte, isNotNull, lt } from 'drizzle-orm'
import type { AgendaSettings, MeetingKind } from '#features/calendar/rules/agenda-settings.ts'
import { holidayOn, lastDay, type Span, takersOf } from '#features/calendar/rules/availability.ts'
import {
  type Booking,
  bookings,
  brandClock,
  type Calendar,
} from '#features/calendar/server/calendar.server.ts'
import type { Transaction } from '#server/db/client.ts'
import {
  type AgendaDays,
  type But,
  findHost,
  readBusy,
  takesTime,
} from '../free-times/free-times.ts'
import { roomAfter, roomFor } from '../meeting-place.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Shared = Pick<Booking, 'host' | 'startsAt' | 'endsAt' | 'freeAgainAt' | 'video'>

/** A meeting of several visitors, with the numbers of the seats that are taken. */
type Group = Shared & { taken: number[] }

/** The groups of a kind that begin between two moments. */
async function readGroups(
  db: Transaction,
  { id }: Pick<MeetingKind, 'id'>,
  { start, end }: Span,
  but?: But,
): Promise<Group[]> {
  const { host, startsAt, endsAt, freeAgainAt, video, seat } = bookings
  const rows = await db
    .select({ host, startsAt, endsAt, freeAgainAt, video, seat })
    .from(bookings)
    .where(
      and(
        takesTime(but),
        eq(bookings.kind, id),
        isNotNull(seat),
        gte(startsAt, new Date(start)),
        lt(startsAt, new Date(end)),
      ),
    )
    .orderBy(seat)
  const groups = Map.groupBy(rows, (row) => `${row.host} ${row.startsAt.getTime()}`)
  return [...groups.values()].map((members) => {
    const [{ seat: _, ...shared }] = members as [(typeof members)[0]]
    return { ...shared, taken: members.flatMap((member) => member.seat ?? []) }
  })
}

type Offer = { settings: Calendar; kind: MeetingKind; but?: But; now?: number }

/** Groups that somebody may still join: with a free seat, in time, and not in blocked time. */
async function readOpenGroups(db: Transaction, offer: Offer, between: Span): Promise<Group[]> {
  const { settings, kind, but, now = Date.now() } = offer
  const { seats = 0 } = kind
  const groups = await readGroups(db, kind, between, but)
  if (groups.length === 0) return groups
  const { blocks } = await readBusy(db, { start: between.start, end: between.end + DAY })
  const takers = takersOf(settings).map(({ id }) => id)
  const last = lastDay(settings, now, brandClock)
  return groups.filter(({ host, startsAt, endsAt, taken }) => {
    const start = startsAt.getTime()
    const day = brandClock.dayOf(start)
    if (taken.length >= seats || !takers.includes(host)) return false
    if (start < now + settings.noticeHours * HOUR || day > last) return false
    if (holidayOn(settings, day)) return false
    return !blocks.some(
      (block) =>
        (block.host === null || block.host === host) &&
        block.start < endsAt.getTime() &&
        block.end > start,
    )
  })
}

/** Free times of a group kind: those of its hosts and of groups with a seat, each with its seats. */
export async function withSeats(
  db: Transaction,
  offer: Offer,
  listed: AgendaDays,
): Promise<AgendaDays> {
  const { seats } = offer.kind
  const [first] = listed.days
  const last = listed.days.at(-1)
  if (!seats || !first || !last) return listed
  const between = { start: Date.parse(first.day) - DAY, end: Date.parse(last.day) + 2 * DAY }
  const groups = await readOpenGroups(db, offer, between)
  return {
    ...listed,
    days: listed.days.map((one) => {
      const left: Record<string, number> = Object.fromEntries(
        one.free.map((start) => [start, seats]),
      )
      // The fullest last: it is the one that the next visitor joins.
      for (const { startsAt, taken } of groups.toSorted(byTaken)) {
        const start = startsAt.getTime()
        if (brandClock.dayOf(start) === one.day) left[start] = seats - taken.length
      }
      return {
        ...one,
        free: Object.keys(left)
          .map(Number)
          .sort((a, b) => a - b),
        seats: left,
      }
    }),
  }
}

const byTaken = (one: Group, other: Group) => one.taken.length - other.taken.length

/** Where a meeting stands in the calendar: with whom, in which seat, and what it joins. */
export type Place = { host: number; seat: number | null; joins?: Shared }

type PlaceQuery = Offer & { start: number /** Preferred host. */; rather?: number }

/**
 * The place of a visitor's meeting at this moment, undefined when there is none. Of groups with a
 * seat the fullest is joined, so that one meeting fills before another begins.
 */
export async function findPlace(db: Transaction, query: PlaceQuery): Promise<Place | undefined> {
  const { kind, settings, start, but, rather } = query
  if (kind.seats) {
    const open = await readOpenGroups(db, query, { start, end: start + 1 })
    const group = open.toSorted(byTaken).at(-1)
    if (group) {
      const { taken, ...joins } = group
      let seat = 1
      while (taken.includes(seat)) seat += 1
      return { host: group.host, seat, joins }
    }
  }
  const host = await findHost(db, { settings, minutes: kind.minutes, start, but, rather })
  return host === undefined ? undefined : { host, seat: kind.seats ? 1 : null }
}

/** When the meeting ends, and when the next one may begin. */
export function timesOf(
  { bufferMinutes }: AgendaSettings,
  { minutes }: MeetingKind,
  start: number,
) {
  const end = start + minutes * MINUTE
  const [startsAt, endsAt, freeAgainAt] = [start, end, end + bufferMinutes * MINUTE].map(
    (moment) => new Date(moment),
  ) as [Date, Date, Date]
  return { startsAt, endsAt, freeAgainAt }
}

type Placing = { settings: AgendaSettings; kind: MeetingKind; start: number }

/** The columns of a new meeting at a place. */
export async function placeValues(
  tx: Transaction,
  { settings, kind, start }: Placing,
  { host, seat, joins }: Place,
  id: string,
) {
  if (joins) return { ...joins, seat }
  const video = await roomFor(tx, settings, { id, kind: kind.id, host })
  return { host, seat, video, ...timesOf(settings, kind, start) }
}

/** The columns of a meeting that a visitor moves to a place; one who leaves a group leaves its room. */
export async function movedValues(
  tx: Transaction,
  { settings, kind, start }: Placing,
  { host, seat, joins }: Place,
  booking: Booking,
) {
  if (joins || booking.seat !== null) {
    return placeValues(tx, { settings, kind, start }, { host, seat, joins }, randomUUID())
  }
  const video = await roomAfter(tx, settings, booking, host)
  return { host, seat, video, ...timesOf(settings, kind, start) }
}
