import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { brand } from '#content/brand.ts'
import type { AgendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import { type Booking, kindOf } from '#features/calendar/server/calendar.server.ts'
import type { Calendar } from '#server/email/mail.ts'
import { describePlace } from './place.ts'

export type InvitationParts = {
  booking: Booking
  settings: AgendaSettings
  /** Whom the invitation goes to. */
  email: string
  /** The booking's own page, where it is moved or cancelled. */
  page?: string
}

export const meetingTitle = (settings: AgendaSettings, kind: string) =>
  `${kindOf(settings, kind).name} com a ${brand.name}`

/** The same in every invitation and in the agency's own calendar. */
export const invitationId = ({ id }: Pick<Booking, 'id'>) => `${id}@${new URL(brand.url).hostname}`

/**
 * The meeting as calendars understand it. Its UID never changes and its SEQUENCE grows, so that an
 * update replaces what a calendar has. Times are in UTC: a meeting is one moment, and every calendar
 * shows that on its own clock without having to be told any zone's rules. It holds nothing that the
 * visitor typed but their address.
 */
export function invitation({ booking, settings, email, page }: InvitationParts): Calendar {
  const cancelled = booking.state === 'cancelled'
  const place = describePlace(settings)
  const calendar = ical({
    prodId: { company: brand.name, product: 'Agenda', language: 'PT' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  calendar.createEvent({
    id: invitationId(booking),
    sequence: booking.sequence,
    stamp: new Date(),
    start: booking.startsAt,
    end: booking.endsAt,
    summary: meetingTitle(settings, booking.kind),
    location: place.detail,
    description: [
      `${place.name}: ${place.detail}`,
      page && `Para mudar ou cancelar, sem senha: ${page}`,
    ]
      .filter(Boolean)
      .join('\n'),
    url: place.link,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: brand.name, email: brand.email },
    attendees: [{ email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
  })
  return { method: cancelled ? 'CANCEL' : 'REQUEST', content: calendar.toString() }
}
