import type { LoaderFunctionArgs } from 'react-router'
import { brand } from '#content/brand.ts'
import {
  brandClock,
  kindOf,
  type Meeting,
  markMeeting,
  meetingsOf,
  mondayOf,
  type OpenAgenda,
  weekOf,
} from '#features/agenda/server/agenda.server.ts'
import type { AgendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import { dayAfter, weekdayOf } from '#features/calendar/rules/availability.ts'
import { capitalized, dayText, hourText } from '#features/calendar/rules/clock-text.ts'
import { itemForm } from '#features/people/rules/desk.ts'
import { isDay } from '#features/shared/rules/days.ts'
import { act, deskAction, samePage } from '../shared/desk-action.server.ts'
import { counted, deskMeta, initialsOf } from '../shared/desk-view.server.ts'

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

function meetingView(meeting: Meeting, settings: AgendaSettings, now: number) {
  const { booking, person, host } = meeting
  return {
    id: booking.id,
    hour: hourOf(booking.startsAt),
    until: hourOf(booking.endsAt),
    name: person.name,
    about: person.message,
    kind: kindOf(settings, booking.kind).name,
    host: host ? { name: host, initials: initialsOf(host) } : null,
    demo: booking.host === 0,
    ...stateOf(meeting, now),
  }
}

const minutesIn = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** The hours that the week's bars span. */
function scaleOf({ settings, days }: Week) {
  const open = [settings.hours, ...settings.hosts.map(({ hours }) => hours ?? [])].flat()
  const booked = days.flatMap(({ begin, meetings }) =>
    meetings.flatMap(({ booking }) =>
      [booking.startsAt, booking.endsAt].map((at) => (at.getTime() - begin) / MINUTE),
    ),
  )
  const from = Math.min(...open.map(({ opens }) => minutesIn(opens)), ...booked)
  const until = Math.max(...open.map(({ closes }) => minutesIn(closes)), ...booked)
  return Number.isFinite(from) && until > from ? { from, until } : { from: 540, until: 1080 }
}

/** The open, booked and blocked parts of a day, in percent. */
function barOf(day: Day, settings: Week['settings'], { from, until }: ReturnType<typeof scaleOf>) {
  const at = (minutes: number) => {
    const place = ((Math.min(until, Math.max(from, minutes)) - from) / (until - from)) * 100
    return Math.round(place * 10) / 10
  }
  const span = (start: number, end: number) => ({ x: at(start), width: at(end) - at(start) })
  const moments = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
    span((startsAt.getTime() - day.begin) / MINUTE, (endsAt.getTime() - day.begin) / MINUTE)
  const open = day.holiday
    ? []
    : [settings.hours, ...settings.hosts.map(({ hours }) => hours ?? [])]
        .flat()
        .filter(({ days }) => days.includes(weekdayOf(day.day)))
  return {
    open: open.map(({ opens, closes }) => span(minutesIn(opens), minutesIn(closes))),
    booked: day.meetings.map(({ booking }) => moments(booking)),
    blocked: day.blocks.map(moments),
    isOpen: open.length > 0,
  }
}

function dayView(day: Day, week: Week, now: number) {
  const { settings } = week
  const today = brandClock.dayOf(now)
  const { isOpen, ...bar } = barOf(day, settings, scaleOf(week))
  const free = day.day < today || !isOpen ? '' : counted(day.free.length, 'livre', 'livres')
  return {
    day: day.day,
    weekday: utc(day.day, { weekday: 'short' }).replace('.', ''),
    number: String(Number(day.day.slice(8))),
    name: capitalized(dayName(day.day, now)),
    isToday: day.day === today,
    isPast: day.day < today,
    note: day.holiday ?? (isOpen ? free : 'Fechado'),
    meetings: day.meetings.map((meeting) => meetingView(meeting, settings, now)),
    blocks: day.blocks.map(({ id, startsAt, endsAt, note, host }) => ({
      id,
      text: blockText(day, startsAt, endsAt),
      note: [note, host].filter(Boolean).join(' · '),
    })),
    bar,
  }
}

function blockText({ begin }: Day, startsAt: Date, endsAt: Date): string {
  const end = begin + 24 * 60 * MINUTE
  if (startsAt.getTime() <= begin && endsAt.getTime() >= end) return 'Dia bloqueado'
  if (startsAt.getTime() <= begin) return `Bloqueado até ${hourOf(endsAt)}`
  if (endsAt.getTime() >= end) return `Bloqueado a partir das ${hourOf(startsAt)}`
  return `Bloqueado, ${hourOf(startsAt)} às ${hourOf(endsAt)}`
}

/** 16 a 22 de novembro */
function weekTitle(first: string, last: string): string {
  const until = utc(last, { day: 'numeric', month: 'long' })
  const sameMonth = first.slice(0, 7) === last.slice(0, 7)
  return `${utc(first, sameMonth ? { day: 'numeric' } : { day: 'numeric', month: 'long' })} a ${until}`
}

/** Days with free times, and the hours of the chosen one. */
export function freeTimesView({ days, chosen }: Pick<OpenAgenda, 'days' | 'chosen'>) {
  const open = days.filter(({ free }) => free.length > 0)
  return {
    days: open.map(({ day, free }) => ({
      day,
      label: `${shortName(day)} (${counted(free.length, 'livre', 'livres')})`,
    })),
    chosen: chosen ?? '',
    hours: (open.find(({ day }) => day === chosen)?.free ?? []).map((start) => ({
      start: String(start),
      label: hourOf(start),
    })),
  }
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
  const requested = query.get('semana') ?? ''
  const now = Date.now()
  const monday = isDay(requested) ? mondayOf(requested) : thisWeek(now)
  return { meta, view: 'week', list: null, week: await weekData(args, monday, now) } as const
}

async function weekData(args: LoaderFunctionArgs, monday: string, now: number) {
  const week = await weekOf(args, monday)
  const days = week.days.map((day) => dayView(day, week, now))
  const meetings = days.flatMap((day) => day.meetings)
  const free = week.days.reduce((sum, day) => sum + day.free.length, 0)
  const isThis = thisWeek(now) === monday
  const booked = counted(meetings.length, 'conversa marcada', 'conversas marcadas')
  return {
    title: weekTitle(monday, dayAfter(monday, 6)),
    summary: `${meetings.length > 0 ? booked : 'Nenhuma conversa marcada'}, ${counted(free, 'horário livre', 'horários livres')} para quem visita o site.`,
    days,
    earlier: `${page}?semana=${dayAfter(monday, -7)}`,
    later: `${page}?semana=${dayAfter(monday, 7)}`,
    now: isThis ? null : page,
  }
}

async function listData(args: LoaderFunctionArgs, which: 'coming' | 'past') {
  const now = Date.now()
  const { meetings, settings } = await meetingsOf(args, which)
  const days = Map.groupBy(meetings, ({ booking }) => brandClock.dayOf(booking.startsAt.getTime()))
  return [...days].map(([day, ofDay]) => ({
    day,
    title: capitalized(dayName(day, now)),
    meetings: ofDay.map((meeting) => meetingView(meeting, settings, now)),
  }))
}

export const agendaAction = deskAction('agenda', samePage, {
  'mark-held': act(itemForm, (desk, { id }) => markMeeting(desk, id, 'held')),
  'mark-missed': act(itemForm, (desk, { id }) => markMeeting(desk, id, 'missed')),
})
