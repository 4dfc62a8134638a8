import type { LoaderFunctionArgs } from 'react-router'
import { brand } from '#content/brand.ts'
import {
  brandClock,
  kindOf,
  type ListedMeeting,
  type Meeting,
  markMeeting,
  meetingsOf,
  mondayOf,
  type OpenAgenda,
  weekOf,
} from '#features/agenda/server/agenda.server.ts'
import type { AgendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import { dayAfter, weekdayOf } from '#features/calendar/rules/availability.ts'
import { dayText, hourText } from '#features/calendar/rules/clock-text.ts'
import { brandMinutes } from '#features/calendar/server/calendar.server.ts'
import { itemForm } from '#features/people/rules/desk.ts'
import { isDay } from '#features/shared/rules/days.ts'
import { capitalizeFirst } from '#features/shared/rules/text.ts'
import { act, deskAction, samePage } from '../shared/desk-action.server.ts'
import { deskMeta, formatCount, initialsOf } from '../shared/desk-view.server.ts'
import { columnOf, scaleOf } from './grid-view.server.ts'

type Week = Awaited<ReturnType<typeof weekOf>>
type Day = Week['days'][number]

const { timeZone } = brand
const MINUTE = 60_000

const hourOf = (moment: Date | number) => hourText(Number(moment), timeZone)
const utc = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', ...options }).format(Date.parse(day))

/** hoje, amanhã, or quinta-feira, 19 de novembro */
function dayName(day: string, now: number): string {
  const name = dayText(Date.parse(day), 'UTC')
  if (day === brandClock.dayOf(now)) return `hoje, ${name}`
  if (day === brandClock.dayOf(now + 24 * 60 * MINUTE)) return `amanhã, ${name}`
  return name
}

/** A meeting's state with its label; a coming meeting has none. */
export function stateOf({ booking }: Meeting, now: number) {
  if (booking.state === 'held') return { state: 'held', text: 'aconteceu' } as const
  if (booking.state === 'missed') return { state: 'missed', text: 'não veio' } as const
  if (booking.state === 'cancelled') return { state: 'cancelled', text: 'cancelada' } as const
  if (booking.state === 'pending') return { state: 'pending', text: 'aguarda o e-mail' } as const
  if (booking.endsAt.getTime() <= now) return { state: 'asks', text: 'como foi?' } as const
  return { state: 'on', text: '' } as const
}

const names = new Intl.ListFormat('pt-BR')

/** '3 de 12 lugares: Ana, Bruno e Carla' */
function groupText({ participants = [] }: ListedMeeting, seats = participants.length): string {
  const people = names.format(participants.map(({ person }) => person.name))
  return `${participants.length} de ${formatCount(seats, 'lugar', 'lugares')}: ${people}`
}

function meetingView(meeting: ListedMeeting, settings: AgendaSettings, now: number) {
  const { booking, person, host, participants } = meeting
  const kind = kindOf(settings, booking.kind)
  return {
    id: booking.id,
    hour: hourOf(booking.startsAt),
    until: hourOf(booking.endsAt),
    name: participants ? kind.name : person.name,
    about: participants ? groupText(meeting, kind.seats) : person.message,
    kind: participants ? formatCount(participants.length, 'pessoa', 'pessoas') : kind.name,
    isGroup: participants !== undefined,
    host: host ? { name: host, initials: initialsOf(host) } : null,
    demo: booking.host === 0,
    canMove: booking.state === 'confirmed' && booking.endsAt.getTime() > now,
    minutes: Math.round((booking.endsAt.getTime() - booking.startsAt.getTime()) / MINUTE),
    ...stateOf(meeting, now),
  }
}

function dayView(day: Day, week: Week, now: number) {
  const { settings } = week
  const today = brandClock.dayOf(now)
  const column = columnOf(day, week)
  const isOpen = column.open.length > 0
  const free = day.day < today || !isOpen ? '' : formatCount(day.free.length, 'livre', 'livres')
  return {
    day: day.day,
    weekday: utc(day.day, { weekday: 'short' }).replace('.', ''),
    number: String(Number(day.day.slice(8))),
    name: capitalizeFirst(dayName(day.day, now)),
    isToday: day.day === today,
    isPast: day.day < today,
    note: day.holiday ?? (isOpen ? free : 'Fechado'),
    meetings: day.meetings.map((meeting) => meetingView(meeting, settings, now)),
    blocks: day.blocks.map(({ id, startsAt, endsAt, note, host }) => ({
      id,
      text: spanText('Bloqueado', day, startsAt, endsAt),
      note: [note, host].filter(Boolean).join(' · '),
    })),
    busy: day.busy.map(({ startsAt, endsAt, name }) => ({
      id: `${name} ${startsAt.toISOString()}`,
      text: spanText('Ocupado', day, startsAt, endsAt),
      note: name,
    })),
    column,
  }
}

/** 'Bloqueado, 9h às 10h', or what of it is in this day. */
function spanText(what: string, { begin, end }: Day, startsAt: Date, endsAt: Date): string {
  const isFromStart = startsAt.getTime() <= begin
  const isToEnd = endsAt.getTime() >= end
  if (isFromStart && isToEnd) return `${what} o dia todo`
  if (isFromStart) return `${what} até ${hourOf(endsAt)}`
  if (isToEnd) return `${what} a partir das ${hourOf(startsAt)}`
  return `${what}, ${hourOf(startsAt)} às ${hourOf(endsAt)}`
}

/** 16 a 22 de novembro */
function weekTitle(first: string, last: string): string {
  const until = utc(last, { day: 'numeric', month: 'long' })
  const sameMonth = first.slice(0, 7) === last.slice(0, 7)
  return `${utc(first, sameMonth ? { day: 'numeric' } : { day: 'numeric', month: 'long' })} a ${until}`
}

/** Days with free times, and the hours of the chosen one; without the time of a meeting that is being moved. */
export function freeTimesView(
  { days, chosen }: Pick<OpenAgenda, 'days' | 'chosen'>,
  current?: number,
) {
  const open = days
    .map(({ free, ...day }) => ({ ...day, free: free.filter((start) => start !== current) }))
    .filter(({ free }) => free.length > 0)
  return {
    days: open.map(({ day, free }) => ({
      day,
      label: `${shortName(day)} (${formatCount(free.length, 'livre', 'livres')})`,
    })),
    chosen: chosen ?? '',
    hours: hoursView(open.find(({ day }) => day === chosen)),
  }
}

function hoursView(day: OpenAgenda['days'][number] | undefined) {
  const { free = [], seats } = day ?? {}
  return free.map((start) => ({
    start: String(start),
    label: hourOf(start),
    seats: seats ? formatCount(seats[start] ?? 0, 'lugar', 'lugares') : '',
  }))
}

/** qui., 19 de novembro */
const shortName = (day: string) => utc(day, { weekday: 'short', day: 'numeric', month: 'long' })

const page = '/agencia/agenda'

/** On a Sunday this is the next week. */
function thisWeek(now: number): string {
  const today = brandClock.dayOf(now)
  return mondayOf(weekdayOf(today) === 0 ? dayAfter(today) : today)
}

export async function agendaData(args: LoaderFunctionArgs) {
  const query = args.url.searchParams
  const view = query.get('ver')
  const meta = deskMeta('Agenda')
  if (view === 'lista' || view === 'passadas') {
    const which = view === 'lista' ? 'coming' : 'past'
    return { meta, view: which, list: await listData(args, which), week: null } as const
  }
  const now = Date.now()
  if (view === 'dia') {
    const queryDay = query.get('dia') ?? ''
    const day = isDay(queryDay) ? queryDay : brandClock.dayOf(now)
    return { meta, view: 'day', list: null, week: await dayData(args, day, now) } as const
  }
  const requested = query.get('semana') ?? ''
  const monday = isDay(requested) ? mondayOf(requested) : thisWeek(now)
  return { meta, view: 'week', list: null, week: await weekData(args, monday, now) } as const
}

async function weekData(args: LoaderFunctionArgs, monday: string, now: number) {
  const week = await weekOf(args, monday)
  const days = week.days.map((day) => dayView(day, week, now))
  const meetings = days.flatMap((day) => day.meetings)
  const free = week.days.reduce((sum, day) => sum + day.free.length, 0)
  const isThis = thisWeek(now) === monday
  const booked = formatCount(meetings.length, 'conversa marcada', 'conversas marcadas')
  return {
    title: weekTitle(monday, dayAfter(monday, 6)),
    summary: `${meetings.length > 0 ? booked : 'Nenhuma conversa marcada'}, ${formatCount(free, 'horário livre', 'horários livres')} para quem visita o site.`,
    days,
    scale: scaleOf(week),
    nowMinutes: brandMinutes(now),
    earlier: `${page}?semana=${dayAfter(monday, -7)}`,
    later: `${page}?semana=${dayAfter(monday, 7)}`,
    now: isThis ? null : page,
  }
}

async function dayData(args: LoaderFunctionArgs, day: string, now: number) {
  const whole = await weekOf(args, mondayOf(day))
  const week = { ...whole, days: whole.days.filter((one) => one.day === day) }
  const days = week.days.map((one) => dayView(one, week, now))
  const [only] = days
  const link = (to: string) => `${page}?ver=dia&dia=${to}`
  return {
    title: only?.name ?? '',
    summary: only?.note ?? '',
    days,
    scale: scaleOf(week),
    nowMinutes: brandMinutes(now),
    earlier: link(dayAfter(day, -1)),
    later: link(dayAfter(day, 1)),
    now: day === brandClock.dayOf(now) ? null : link(brandClock.dayOf(now)),
  }
}

async function listData(args: LoaderFunctionArgs, which: 'coming' | 'past') {
  const now = Date.now()
  const { meetings, settings } = await meetingsOf(args, which)
  const days = Map.groupBy(meetings, ({ booking }) => brandClock.dayOf(booking.startsAt.getTime()))
  return [...days].map(([day, ofDay]) => ({
    day,
    title: capitalizeFirst(dayName(day, now)),
    meetings: ofDay.map((meeting) => meetingView(meeting, settings, now)),
  }))
}

export const agendaAction = deskAction('agenda', samePage, {
  'mark-held': act(itemForm, (desk, { id }) => markMeeting(desk, id, 'held')),
  'mark-missed': act(itemForm, (desk, { id }) => markMeeting(desk, id, 'missed')),
})
