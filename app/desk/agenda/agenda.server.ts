import type { LoaderFunctionArgs } from 'react-router'
import { brandClock, meetingsOf, mondayOf, weekOf } from '#features/agenda/server/agenda.server.ts'
import { dayAfter, weekdayOf } from '#features/calendar/rules/availability.ts'
import { capitalized } from '#features/calendar/rules/clock-text.ts'
import { isDay } from '#features/shared/rules/days.ts'
import { counted, deskMeta } from '../shared/desk-view.server.ts'
import { dayName, dayView, meetingView, weekTitle } from './agenda-view.server.ts'

const page = '/agencia/agenda'

/** On a Sunday the one that comes: the other is over. */
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
  const asked = query.get('semana') ?? ''
  const now = Date.now()
  const monday = isDay(asked) ? mondayOf(asked) : thisWeek(now)
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
