import { brand } from '#content/brand.ts'
import type { AgendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import { capitalized, dayText, hourText, zoneCity } from '#features/calendar/rules/clock-text.ts'
import { type Booking, kindOf } from '#features/calendar/server/calendar.server.ts'
import type { Meeting } from './booking-links.ts'
import { describePlace } from './place.ts'

/** 10h30 às 11h, on a zone's clock. */
function span({ startsAt, endsAt }: Pick<Booking, 'startsAt' | 'endsAt'>, zone: string) {
  return `${hourText(startsAt.getTime(), zone)} às ${hourText(endsAt.getTime(), zone)}`
}

/** The agency's time leads; the visitor's own follows where it is another. */
export function whenLines(booking: Booking): { day: string; hours: string; there?: string } {
  const { timeZone } = brand
  const { visitorZone, startsAt } = booking
  const start = startsAt.getTime()
  const day = dayText(start, timeZone)
  const hours = span(booking, timeZone)
  if (!visitorZone) return { day, hours }
  const dayThere = dayText(start, visitorZone)
  const there = span(booking, visitorZone)
  if (there === hours && dayThere === day) return { day, hours }
  const onDay = dayThere === day ? '' : `${dayThere}, `
  return { day, hours, there: `${onDay}${there} em ${zoneCity(visitorZone)}` }
}

/** What a mail says of a meeting, as rows. Nothing of it was typed by the visitor. */
export function meetingFacts(
  { booking, host }: Pick<Meeting, 'booking' | 'host'>,
  settings: AgendaSettings,
): [string, string][] {
  const { day, hours, there } = whenLines(booking)
  const place = describePlace(settings)
  const own = `${capitalized(day)}, ${hours} (${zoneCity(brand.timeZone)})`
  return [
    ['Quando', there ? `${own}\n${there}` : own],
    ['Onde', `${place.name}\n${place.detail}`],
    ['O quê', kindOf(settings, booking.kind).name],
    ...(host ? ([['Com', host]] satisfies [string, string][]) : []),
  ]
}
