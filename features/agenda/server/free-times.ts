import { and, gt, inArray, lt, ne, or } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import {
  type BusyCalendar,
  dayAfter,
  freeHosts,
  holidayOn,
  lastDay,
  type Span,
  weekdayOf,
} from '#features/calendar/rules/availability.ts'
import { dayText, hourText } from '#features/calendar/rules/clock-text.ts'
import {
  agendaBlocks,
  bookings,
  brandClock,
  type Calendar,
  kindOf,
  readSettings,
} from '#features/calendar/server/calendar.server.ts'
import type { Transaction } from '#server/db/client.ts'

/** The calendar of sample meetings, which block no real time. */
export const SAMPLES_HOST = 0

/** Bookings and blocks between two moments, without the booking `but` that is being moved. */
export async function readBusy(
  db: Transaction,
  between: Span,
  but?: string,
): Promise<BusyCalendar> {
  const start = new Date(between.start)
  const end = new Date(between.end)
  const booked = await db
    .select({ host: bookings.host, from: bookings.startsAt, until: bookings.freeAgainAt })
    .from(bookings)
    .where(
      and(
        ne(bookings.host, SAMPLES_HOST),
        inArray(bookings.state, ['pending', 'confirmed', 'held', 'missed']),
        // An expired hold blocks nothing, even before it is deleted.
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
  return { bookings: spans(booked), blocks: spans(blocked) }
}

const LISTED_DAYS = 28
const DAY = 86_400_000

type AgendaDay = { day: string; free: number[]; holiday?: string; today: boolean }
export type AgendaDays = { days: AgendaDay[]; earlier?: string; later?: string }

type DaysQuery = {
  settings: Calendar
  minutes: number
  /** Any day of the first week to list. */
  from?: string
  now?: number
  /** A booking that is being moved. */
  but?: string
}

type FreeQuery = Omit<DaysQuery, 'from'> & { days: string[] }

/** Free starts on consecutive days. */
export async function freeOf(
  db: Transaction,
  { settings, minutes, days, now = Date.now(), but }: FreeQuery,
): Promise<Map<string, number[]>> {
  const start = Date.parse(days[0] as string) - 2 * DAY
  const busy = await readBusy(db, { start, end: start + (days.length + 4) * DAY }, but)
  return new Map(
    days.map((day) => {
      const free = freeHosts(settings, minutes, day, busy, now, brandClock)
      return [day, [...free.keys()]]
    }),
  )
}

/** Four weeks from a Sunday, with the free starts of each day. */
export async function listDays(
  db: Transaction,
  { settings, minutes, from, now = Date.now(), but }: DaysQuery,
): Promise<AgendaDays> {
  const today = brandClock.dayOf(now)
  const last = lastDay(settings, now, brandClock)
  const base = from && from > today && from <= last ? from : today
  const first = dayAfter(base, -weekdayOf(base))
  const listed = Array.from({ length: LISTED_DAYS }, (_, index) => dayAfter(first, index))
  const free = await freeOf(db, { settings, minutes, days: listed, now, but })
  const days = listed.map((day) => ({
    day,
    free: free.get(day) ?? [],
    holiday: holidayOn(settings, day),
    today: day === today,
  }))
  const next = dayAfter(first, LISTED_DAYS)
  return {
    days,
    earlier: first > today ? dayAfter(first, -LISTED_DAYS) : undefined,
    later: next <= last ? next : undefined,
  }
}

type Slot = {
  settings: Calendar
  minutes: number
  start: number
  /** A booking that is being moved. */
  but?: string
  /** Preferred host. */
  rather?: number
}

/**
 * The host for a meeting at this moment: of all free hosts the one with the fewest meetings around
 * then. Undefined when nobody is free.
 */
export async function findHost(
  db: Transaction,
  { settings, minutes, start, but, rather }: Slot,
): Promise<number | undefined> {
  const busy = await readBusy(db, { start: start - DAY, end: start + DAY }, but)
  const day = brandClock.dayOf(start)
  const free = freeHosts(settings, minutes, day, busy, Date.now(), brandClock).get(start) ?? []
  if (rather !== undefined && free.includes(rather)) return rather
  const has = (host: number) => busy.bookings.filter((booking) => booking.host === host).length
  return free.toSorted((one, other) => has(one) - has(other))[0]
}

const DAYS = 2
const OF_A_DAY = 3

/** The first, a middle and the last free time of a day. */
function some(free: number[]): number[] {
  const at = (share: number) => free[Math.round((free.length - 1) * share)]
  const picks = Array.from({ length: OF_A_DAY }, (_, index) => at(index / (OF_A_DAY - 1)))
  return [...new Set(picks)].filter((moment) => moment !== undefined)
}

const alternatives = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

/** 'segunda-feira, 16 de novembro, às 9h, 13h30 ou 17h30'; undefined when nothing is free. */
export async function nextTimes(db: Transaction, now = Date.now()): Promise<string | undefined> {
  const settings = await readSettings(db)
  const { minutes } = kindOf(settings, undefined)
  const { days } = await listDays(db, { settings, minutes, now })
  const open = days.filter(({ free }) => free.length > 0).slice(0, DAYS)
  const parts = open.map(({ free }) => {
    const hours = some(free).map((moment) => hourText(moment, brand.timeZone))
    return `${dayText(free[0] as number, brand.timeZone)}, às ${alternatives.format(hours)}`
  })
  return parts.join('; ') || undefined
}
