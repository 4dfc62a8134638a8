import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { brand } from '#content/brand.ts'
import * as mails from '#content/mails.ts'
import {
  type AgendaSettings,
  deadlineText,
  type MeetingKind,
} from '#features/calendar/rules/agenda-settings.ts'
import { dayText, hourText, zoneCity } from '#features/calendar/rules/clock-text.ts'
import { type Booking, kindOf } from '#features/calendar/server/calendar.server.ts'
import { capitalizeFirst, formatCount } from '#features/shared/rules/text.ts'
import { actionButton, facts, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Calendar, Mail, MailKind } from '#server/email/mail.ts'
import { fillWords } from '#server/email/mail-words.ts'
import type { Meeting } from '../booking/booking-links.ts'
import { describePlace } from '../meeting-place.ts'

type InvitationParts = {
  booking: Booking
  settings: AgendaSettings
  email: string
  /** The booking's page, where it can be moved or cancelled. */
  page?: string
}

export const meetingTitle = (settings: AgendaSettings, kind: string) =>
  `${kindOf(settings, kind).name} com a ${brand.name}`

/** The UID in invitations and in the agency's feed. */
export const invitationId = ({ id }: Pick<Booking, 'id'>) => `${id}@${new URL(brand.url).hostname}`

/**
 * The meeting as iCalendar. The UID never changes and SEQUENCE grows, so an update replaces the
 * entry. Times are in UTC, so no zone rules are needed. Of what the visitor typed it holds the
 * address only.
 */
export function invitation({ booking, settings, email, page }: InvitationParts): Calendar {
  const cancelled = booking.state === 'cancelled'
  const place = describePlace(settings, booking)
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

/** '10h30 às 11h' in a zone. */
function span({ startsAt, endsAt }: Pick<Booking, 'startsAt' | 'endsAt'>, zone: string) {
  return `${hourText(startsAt.getTime(), zone)} às ${hourText(endsAt.getTime(), zone)}`
}

/** The agency's time first, then the visitor's if their zone differs. */
export function whenLines(booking: Booking): { day: string; hours: string; there?: string } {
  const { timeZone } = brand
  const { visitorZone, startsAt } = booking
  const start = startsAt.getTime()
  const day = dayText(start, timeZone)
  const hours = span(booking, timeZone)
  if (!visitorZone) return { day, hours }
  const visitorDay = dayText(start, visitorZone)
  const visitorHours = span(booking, visitorZone)
  if (visitorHours === hours && visitorDay === day) return { day, hours }
  const onDay = visitorDay === day ? '' : `${visitorDay}, `
  return { day, hours, there: `${onDay}${visitorHours} em ${zoneCity(visitorZone)}` }
}

/** Rows about a meeting; none contains text the visitor typed. */
export function meetingFacts(
  { booking, host }: Pick<Meeting, 'booking' | 'host'>,
  settings: AgendaSettings,
): [string, string][] {
  const { day, hours, there } = whenLines(booking)
  const place = describePlace(settings, booking)
  const agencyTime = `${capitalizeFirst(day)}, ${hours} (${zoneCity(brand.timeZone)})`
  return [
    ['Quando', there ? `${agencyTime}\n${there}` : agencyTime],
    ['Onde', `${place.name}\n${place.detail}`],
    ['O quê', kindOf(settings, booking.kind).name],
    ...(host ? ([['Com', host]] satisfies [string, string][]) : []),
  ]
}

type Parts = { meeting: Meeting; settings: AgendaSettings; page: string }

/**
 * The address may belong to somebody else, so no mail in this file contains text the visitor typed.
 */
function visitorMail(
  kind: MailKind,
  { meeting, settings }: Pick<Parts, 'meeting' | 'settings'>,
  words: {
    title: string
    intro: string
    action?: [label: string, url: string]
    last: string
    calendar?: Calendar
  },
): Mail {
  const { person } = meeting
  const rows = meetingFacts(meeting, settings)
  const { title, intro, action, last } = words
  return {
    kind,
    contactMessageId: person.id,
    to: person.email,
    replyTo: brand.email,
    subject: `${title} | ${brand.name}`,
    html: mailPage({
      title,
      preview: rows[0]?.[1].split('\n')[0],
      body: [
        paragraph(intro),
        facts(rows),
        action ? actionButton(...action) : '',
        paragraph(last),
      ].join('\n'),
    }),
    text: mailText([
      `${title}.`,
      intro,
      rows.map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n'),
      ...(action ? [`${action[0]}: ${action[1]}`] : []),
      last,
    ]),
    calendar: words.calendar,
  }
}

/** After booking, confirming or moving; `changed` if not the time but the rest is new. */
export function invitationMail(
  parts: Parts & { changed?: boolean },
  words = mails.bookingInvitation,
): Mail {
  const { meeting, settings, page } = parts
  const { booking, person } = meeting
  const title = parts.changed ? words.changedTitle : words.movedTitle
  return visitorMail('booking-invitation', parts, {
    title: booking.sequence > 0 ? title : words.title,
    intro: fillWords(words.intro, { prazo: deadlineText(settings.changeHours) }),
    action: [words.button, page],
    last: words.last,
    calendar: invitation({ booking, settings, email: person.email, page }),
  })
}

type InviteParts = {
  to: string
  contactMessageId: string | undefined
  kind: MeetingKind
  /** With whom, as before. */
  host: string | undefined
  until: string
  page: string
}

/** The link by which a lead books the next meeting. */
export function inviteMail(parts: InviteParts, words = mails.bookingInvite): Mail {
  const { kind, host, until, page } = parts
  const { title, intro, button, last } = words
  const rows: [string, string][] = [
    ['O quê', `${kind.name}, ${formatCount(kind.minutes, 'minuto', 'minutos')}`],
    ...(host ? ([['Com', host]] satisfies [string, string][]) : []),
    ['Vale até', until],
  ]
  return {
    kind: 'booking-invite',
    contactMessageId: parts.contactMessageId,
    to: parts.to,
    replyTo: brand.email,
    subject: `${title} | ${brand.name}`,
    html: mailPage({
      title,
      preview: intro,
      body: [paragraph(intro), facts(rows), actionButton(button, page), paragraph(last)].join('\n'),
    }),
    text: mailText([
      title,
      intro,
      rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
      `${button}: ${page}`,
      last,
    ]),
  }
}

/** While the slot waits for confirmation. */
export function holdMail(parts: Parts & { minutes: number }, words = mails.bookingHold): Mail {
  return visitorMail('booking-hold', parts, {
    title: words.title,
    intro: fillWords(words.intro, { tempo: formatCount(parts.minutes, 'minuto', 'minutos') }),
    action: [words.button, parts.page],
    last: words.last,
  })
}

/** `page` is where another meeting can be booked. */
export function cancelledMail(
  parts: Parts & { byAgency: boolean },
  words = mails.bookingCancelled,
): Mail {
  const { meeting, settings, page, byAgency } = parts
  const { booking, person } = meeting
  return visitorMail(
    'booking-cancelled',
    { meeting, settings },
    {
      title: words.title,
      intro: byAgency ? words.byAgency : words.byPerson,
      last: fillWords(words.last, { link: page }),
      calendar: invitation({ booking, settings, email: person.email }),
    },
  )
}

export function reminderMail(parts: Parts, words = mails.bookingReminder): Mail {
  return visitorMail('booking-reminder', parts, {
    title: words.title,
    intro: words.intro,
    action: [words.button, parts.page],
    last: words.last,
  })
}
