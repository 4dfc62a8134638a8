import { eq, inArray } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { dayAfter } from '#features/calendar/rules/availability.ts'
import { dayText, hourText } from '#features/calendar/rules/clock-text.ts'
import {
  agendaHosts,
  bookings,
  brandClock,
  type Calendar,
  kindOf,
  readSettings,
} from '#features/calendar/server/calendar.server.ts'
import { contactMessages, leads } from '#features/leads/server/leads.server.ts'
import { formatCount } from '#features/shared/rules/text.ts'
import type { TodayItem } from '#features/shared/rules/today-item.ts'
import type { Transaction } from '#server/db/client.ts'
import { type ListedMeeting, listMeetings, mergeGroups } from './list-meetings.ts'

const SOON = 3_600_000
const OUTCOME_DAYS = 14

/** Today's meetings, and past ones without an outcome. */
export async function listMeetingItems(tx: Transaction, now: Date): Promise<TodayItem[]> {
  const today = brandClock.dayOf(now.getTime())
  const midnight = brandClock.momentOf(dayAfter(today), 0) ?? now.getTime() + 86_400_000
  const settings = await readSettings(tx)
  const listed = await listMeetings(tx, {
    since: new Date(now.getTime() - OUTCOME_DAYS * 86_400_000),
    until: new Date(Math.max(midnight, now.getTime() + SOON)),
    where: inArray(bookings.state, ['confirmed']),
  })
  const meetings = mergeGroups(listed)
  const owners = await ownersOf(tx, meetings)
  return meetings.map((meeting) => ({
    ...lineOf(meeting, settings, now),
    owner: owners.get(meeting.booking.id) ?? null,
  }))
}

/** The host of each meeting, else the owner of its lead. */
async function ownersOf(tx: Transaction, meetings: ListedMeeting[]): Promise<Map<string, string>> {
  if (meetings.length === 0) return new Map()
  const ids = meetings.map(({ booking }) => booking.id)
  const rows = await tx
    .select({ id: bookings.id, host: agendaHosts.userId, owner: leads.ownerId })
    .from(bookings)
    .innerJoin(contactMessages, eq(contactMessages.id, bookings.contactMessageId))
    .leftJoin(leads, eq(leads.id, contactMessages.leadId))
    .leftJoin(agendaHosts, eq(agendaHosts.id, bookings.host))
    .where(inArray(bookings.id, ids))
  return new Map(
    rows.flatMap(({ id, host, owner }) => {
      const whose = host ?? owner
      return whose ? [[id, whose] as const] : []
    }),
  )
}

function lineOf(meeting: ListedMeeting, settings: Calendar, now: Date): TodayItem {
  const { booking, person, host, participants } = meeting
  const kind = kindOf(settings, booking.kind).name
  const people = participants && formatCount(participants.length, 'pessoa', 'pessoas')
  const whom = people ? `${kind} com ${people}` : person.name
  const start = booking.startsAt.getTime()
  const isOver = booking.endsAt <= now
  const isSoon = start - now.getTime() <= SOON
  const hour = hourText(start, brand.timeZone)
  const isToday = brandClock.dayOf(start) === brandClock.dayOf(now.getTime())
  const when = isToday ? hour : `${dayText(start, brand.timeZone)}, ${hour}`
  return {
    kind: 'meeting',
    urgency: isOver ? 3 : isSoon ? 1 : 2,
    title: isOver ? `Como foi ${people ? whom : `com ${whom}`}?` : `${hour}, ${whom}`,
    detail: [when, kind, host && `com ${host}`, people ? namesOf(meeting) : person.message]
      .slice(isOver ? 0 : 1)
      .filter(Boolean)
      .join(' · '),
    href: `/agencia/agenda/${booking.id}`,
    action: isOver ? (people ? 'Dizer quem veio' : 'Dizer como foi') : 'Ver conversa',
    since: isOver ? booking.endsAt.toISOString() : null,
  }
}

const namesOf = ({ participants = [] }: ListedMeeting) =>
  new Intl.ListFormat('pt-BR').format(participants.map(({ person }) => person.name))
