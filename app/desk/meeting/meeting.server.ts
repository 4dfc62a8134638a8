import { data, type LoaderFunctionArgs } from 'react-router'
import { brand } from '#content/brand.ts'
import { handOverForm, startForm } from '#features/agenda/rules/agenda-forms.ts'
import { leadMeetingForm, newMeetingForm } from '#features/agenda/rules/booking.ts'
import {
  bookForLead,
  bookForPerson,
  bookingAtDesk,
  brandClock,
  cancelMeeting,
  handOverMeeting,
  markMeeting,
  meetingFacts,
  meetingOf,
  moveMeeting,
  whenLines,
} from '#features/agenda/server/agenda.server.ts'
import { capitalized, zoneCity } from '#features/calendar/rules/clock-text.ts'
import type { Booking } from '#features/calendar/server/calendar.server.ts'
import { parseForm } from '#features/shared/rules/form.ts'
import { freeTimesView, stateOf } from '../agenda/agenda.server.ts'
import { act, deskAction, samePage } from '../shared/desk-action.server.ts'
import { deskMeta, initialsOf } from '../shared/desk-view.server.ts'

export async function meetingData(args: LoaderFunctionArgs) {
  const query = args.url.searchParams
  const moving = query.has('mudar')
  const detail = await meetingOf(
    args,
    args.params.id ?? '',
    moving ? { day: query.get('dia') } : undefined,
  )
  if (!detail) throw data(null, 404)
  const { booking, person, host, settings } = detail
  const now = Date.now()
  const { day, hours, there } = whenLines(booking)
  const isOn = booking.state === 'confirmed' && booking.endsAt.getTime() > now
  const [, place, what, ...rest] = meetingFacts({ booking, host }, settings)
  return {
    meta: deskMeta(`Conversa com ${person.name}`),
    crumb: person.name,
    id: booking.id,
    demo: booking.host === 0,
    ...stateOf(detail, now),
    when: capitalized(day),
    hours,
    zone: zoneCity(brand.timeZone),
    there: there ?? null,
    facts: [place, what, ...rest, ...cancelFacts(booking)].filter((row) => row !== undefined),
    person: {
      name: person.name,
      initials: initialsOf(person.name),
      email: person.email,
      phone: person.phone,
      whatsapp: `https://wa.me/${whatsappNumber(person.phone)}`,
      subject: person.message,
      origin: person.reference,
      lead: person.leadId,
    },
    canMove: isOn,
    canCancel: isOn || booking.state === 'pending',
    // From its start on; the mark can be corrected.
    canMark:
      ['confirmed', 'held', 'missed'].includes(booking.state) && booking.startsAt.getTime() <= now,
    otherHosts:
      isOn && booking.host !== 0
        ? detail.people.flatMap(({ id, name, takesMeetings }) =>
            id && takesMeetings && id !== booking.host ? [{ id: String(id), name }] : [],
          )
        : [],
    mover: isOn && detail.open ? freeTimesView(detail.open) : null,
    notifies: booking.notifiesPerson,
  }
}

/** Who cancelled, and the visitor's words. */
function cancelFacts({ state, cancelledBy, cancelReason }: Booking): [string, string][] {
  if (state !== 'cancelled' || !cancelledBy) return []
  const who = cancelledBy === 'visitor' ? 'A própria pessoa' : 'A agência'
  return [
    ['Cancelou', who],
    ...(cancelReason ? [['Motivo', cancelReason] as [string, string]] : []),
  ]
}

/** Digits with the country code, which Brazilians usually omit. */
function whatsappNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return phone.trim().startsWith('+') || digits.length > 11 ? digits : `55${digits}`
}

export const meetingAction = deskAction('meeting', ({ id }) => `/agencia/agenda/${id}`, {
  'move-meeting': act(startForm, async (desk, { start }) => {
    const isMailed = await moveMeeting(desk, desk.id, Number(start))
    return { notice: isMailed ? 'meeting-moved' : 'meeting-moved-untold' }
  }),
  'cancel-meeting': act(null, async (desk) => {
    const isMailed = await cancelMeeting(desk, desk.id)
    return { notice: isMailed ? 'meeting-cancelled' : 'meeting-cancelled-untold' }
  }),
  'hand-over-meeting': act(handOverForm, (desk, { host }) =>
    handOverMeeting(desk, desk.id, Number(host)),
  ),
  'mark-held': act(null, async (desk) => {
    await markMeeting(desk, desk.id, 'held')
    return { to: samePage(desk) }
  }),
  'mark-missed': act(null, async (desk) => {
    await markMeeting(desk, desk.id, 'missed')
    return { to: samePage(desk) }
  }),
})

/** ?lead=&tipo=&dia= */
export async function newMeetingData(args: LoaderFunctionArgs) {
  const query = args.url.searchParams
  const request = { lead: query.get('lead'), kind: query.get('tipo'), day: query.get('dia') }
  const { lead, open } = await bookingAtDesk(args, request)
  const { kinds } = open.settings
  return {
    meta: deskMeta('Marcar reunião'),
    crumb: 'Marcar reunião',
    lead: lead && { id: lead.lead.id, name: lead.contact.name, email: lead.contact.email },
    kinds: kinds.map(({ id, name, minutes }) => ({ id, label: `${name}, ${minutes} min` })),
    kind: open.kind.id,
    times: freeTimesView(open),
    today: brandClock.dayOf(Date.now()),
    back: lead ? `/agencia/leads/${lead.lead.id}` : '/agencia/agenda',
  }
}

type Booked = Awaited<ReturnType<typeof bookForPerson>>

function bookingOutcome(booked: Booked) {
  if (booked.errors) return { errors: booked.errors }
  const notice = booked.mailed ? ('meeting-booked' as const) : ('meeting-booked-untold' as const)
  return { to: `/agencia/agenda/${booked.id}`, notice }
}

export const newMeetingAction = deskAction('newMeeting', () => '/agencia/agenda', {
  'book-meeting': act(null, async (desk) => {
    const lead = desk.url.searchParams.get('lead')
    if (lead) {
      const { values, errors } = parseForm(leadMeetingForm, desk.form)
      return errors ? { errors } : bookingOutcome(await bookForLead(desk, lead, values))
    }
    const { values, errors } = parseForm(newMeetingForm, desk.form)
    return errors ? { errors } : bookingOutcome(await bookForPerson(desk, values))
  }),
})
