import { inArray } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { dayAfter } from '#contracts/availability.ts'
import { dayText, hourText } from '#contracts/clock-text.ts'
import type { Transaction } from '#server/db/client.ts'
import { bookings } from '#server/db/schema-agenda.ts'
import type { TodayLine } from '#server/modules/today/today-line.ts'
import type { Meeting } from './booking-links.ts'
import { brandClock } from './list-days.ts'
import { listMeetings } from './list-meetings.ts'
import { type Calendar, kindOf, readSettings } from './settings.ts'

const SOON = 3_600_000
const ASKED_FOR_DAYS = 14

/** What the agenda has for the desk's first page: today's meetings, and those nobody said the end of. */
export async function waiting(tx: Transaction, now: Date): Promise<TodayLine[]> {
  const today = brandClock.dayOf(now.getTime())
  const midnight = brandClock.momentOf(dayAfter(today), 0) ?? now.getTime() + 86_400_000
  const settings = await readSettings(tx)
  const meetings = await listMeetings(tx, {
    since: new Date(now.getTime() - ASKED_FOR_DAYS * 86_400_000),
    until: new Date(midnight),
    where: inArray(bookings.state, ['confirmed']),
  })
  return meetings.map((meeting) => lineOf(meeting, settings, now))
}

function lineOf({ booking, person, host }: Meeting, settings: Calendar, now: Date): TodayLine {
  const start = booking.startsAt.getTime()
  const isOver = booking.endsAt <= now
  const isSoon = start - now.getTime() <= SOON
  const hour = hourText(start, brand.timeZone)
  const isToday = brandClock.dayOf(start) === brandClock.dayOf(now.getTime())
  const when = isToday ? hour : `${dayText(start, brand.timeZone)}, ${hour}`
  return {
    kind: 'meeting',
    urgency: isOver ? 3 : isSoon ? 1 : 2,
    title: isOver ? `Como foi com ${person.name}?` : `${hour}, ${person.name}`,
    detail: [when, kindOf(settings, booking.kind).name, host && `com ${host}`, person.message]
      .slice(isOver ? 0 : 1)
      .filter(Boolean)
      .join(' · '),
    href: `/agencia/agenda/${booking.id}`,
    act: isOver ? 'Dizer como foi' : 'Ver conversa',
    since: isOver ? booking.endsAt.toISOString() : null,
  }
}
