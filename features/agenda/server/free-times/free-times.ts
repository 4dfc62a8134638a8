import { and, eq, gt, inArray, lt, ne, notInArray, or } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import {
  type BusyCalendar,
  busyOf,
  chooseHost,
  dayAfter,
  freeHosts,
  holidayOn,
  lastDay,
  type Span,
  takersOf,
  weekdayOf,
} from '#features/calendar/rules/availability.ts'
import { dayText, hourText } from '#features/calendar/rules/clock-text.ts'
import {
  agendaBlocks,
  agendaBusy,
  agendaHosts,
  bookings,
  brandClock,
  type Calendar,
  forKind,
  publicKindOf,
  readSettings,
} from '#features/calendar/server/calendar.server.ts'
import { staff } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'

/** The calendar of sample meetings, which block no real time. */
export const SAMPLES_HOST = 0

/** Bookings that are being moved. */
export type But = string | string[]

/** Bookings that take their time. An expired hold takes none, even before it is deleted. */
export const takesTime = (but: But = []) =>
  and(
    ne(bookings.host, SAMPLES_HOST),
    inArray(bookings.state, ['pending', 'confirmed', 'held', 'missed']),
    or(ne(bookings.state, 'pending'), gt(bookings.holdUntil, new Date())),
    but.length > 0 ? notInArray(bookings.id, [but].flat()) : undefined,
  )

/**
 * Bookings, blocks and busy times between two moments, without the meeting that is being moved. A
 * group meeting occupies its host once.
 */
export async function readBusy(db: Transaction, between: Span, but?: But): Promise<BusyCalendar> {
  const start = new Date(between.start)
  const end = new Date(between.end)
  const booked = await db
    .select({ host: bookings.host, from: bookings.startsAt, until: bookings.freeAgainAt })
    .from(bookings)
    .where(and(takesTime(but), lt(bookings.startsAt, end), gt(bookings.freeAgainAt, start)))
    .groupBy(bookings.host, bookings.startsAt, bookings.freeAgainAt)
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
  const occupied = await db
    .select({ host: agendaHosts.id, from: agendaBusy.startsAt, until: agendaBusy.endsAt })
    .from(agendaBusy)
    .innerJoin(staff, eq(staff.userId, agendaBusy.userId))
    .leftJoin(agendaHosts, eq(agendaHosts.userId, agendaBusy.userId))
    .where(and(lt(agendaBusy.startsAt, end), gt(agendaBusy.endsAt, start)))
  return { bookings: spans(booked), blocks: spans(blocked), busy: spans(occupied) }
}

const LISTED_DAYS = 28
const DAY = 86_400_000

type AgendaDay = {
  day: string
  free: number[]
  holiday?: string
  today: boolean
  /** Free seats by start, where several visitors share a meeting. */
  seats?: Record<string, number>
}
export type AgendaDays = { days: AgendaDay[]; earlier?: string; later?: string }

type DaysQuery = {
  settings: Calendar
  minutes: number
  /** Any day of the first week to list. */
  from?: string
  now?: number
  but?: But
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
  but?: But
  /** Preferred host. */
  rather?: number
}

/** Meetings so long before today and after the one that is booked count. */
const COUNTED = 30 * DAY

/**
 * The host for a meeting at this moment: of all free hosts the one with the fewest meetings in the
 * weeks around it. Undefined when nobody is free.
 */
export async function findHost(
  db: Transaction,
  { settings, minutes, start, but, rather }: Slot,
): Promise<number | undefined> {
  const busy = await readBusy(db, { start: start - DAY, end: start + DAY }, but)
  const day = brandClock.dayOf(start)
  const free = freeHosts(settings, minutes, day, busy, Date.now(), brandClock).get(start) ?? []
  if (rather !== undefined && free.includes(rather)) return rather
  if (free.length < 2) return free[0]
  const now = Date.now()
  const around = { start: now - COUNTED, end: Math.max(now, start) + COUNTED }
  const { bookings: counted } = await readBusy(db, around, but)
  return chooseHost(free, (host) => counted.filter((booking) => booking.host === host).length)
}

/** Any host without another meeting then, whatever the hours; the preferred one first. */
export async function hostWithoutMeeting(
  db: Transaction,
  { settings, minutes, start, but, rather }: Slot,
): Promise<number | undefined> {
  const end = start + (minutes + settings.bufferMinutes) * 60_000
  const busy = await readBusy(db, { start, end }, but)
  const all = takersOf(settings).map(({ id }) => id)
  const free = all.filter((id) => busyOf(busy, id, settings.hosts).bookings.length === 0)
  return rather !== undefined && free.includes(rather) ? rather : free[0]
}

/** Why the site would not offer this time. */
export async function whyNotOffered(
  db: Transaction,
  { settings, minutes, start, but }: Slot,
): Promise<string> {
  const holiday = holidayOn(settings, brandClock.dayOf(start))
  if (holiday) return `É feriado: ${holiday}`
  const end = start + (minutes + settings.bufferMinutes) * 60_000
  const busy = await readBusy(db, { start, end }, but)
  if (busy.bookings.length > 0) return 'Já existe uma conversa neste horário'
  if (busy.blocks.length > 0) return 'Este horário está bloqueado'
  if (busy.busy.length > 0) return 'Este horário está ocupado no calendário de quem atende'
  return 'Não é um dos horários que o site oferece'
}

const DAYS = 2
const OF_A_DAY = 3

/** The first, a middle and the last free time of a day. */
function pickSpread(free: number[]): number[] {
  const at = (share: number) => free[Math.round((free.length - 1) * share)]
  const picks = Array.from({ length: OF_A_DAY }, (_, index) => at(index / (OF_A_DAY - 1)))
  return [...new Set(picks)].filter((moment) => moment !== undefined)
}

const alternatives = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

/** 'segunda-feira, 16 de novembro, às 9h, 13h30 ou 17h30'; undefined when nothing is free. */
export async function nextTimes(db: Transaction, now = Date.now()): Promise<string | undefined> {
  const settings = await readSettings(db)
  const kind = publicKindOf(settings, undefined)
  const { minutes } = kind
  const { days } = await listDays(db, { settings: forKind(settings, kind), minutes, now })
  const open = days.filter(({ free }) => free.length > 0).slice(0, DAYS)
  const parts = open.map(({ free }) => {
    const hours = pickSpread(free).map((moment) => hourText(moment, brand.timeZone))
    return `${dayText(free[0] as number, brand.timeZone)}, às ${alternatives.format(hours)}`
  })
  return parts.join('; ') || undefined
}
