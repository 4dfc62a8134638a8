import { data, type LoaderFunctionArgs } from 'react-router'
import { brand } from '#content/brand.ts'
import { clockTime, handOverForm, startForm } from '#features/agenda/rules/agenda-forms.ts'
import { leadMeetingForm, newMeetingForm } from '#features/agenda/rules/booking.ts'
import {
  bookForLead,
  bookForPerson,
  bookingAtDesk,
  brandClock,
  cancelMeeting,
  cancelSeat,
  describePlace,
  handOverMeeting,
  kindOf,
  markMeeting,
  meetingFacts,
  meetingOf,
  moveMeeting,
  whenLines,
} from '#features/agenda/server/agenda.server.ts'
import { zoneCity } from '#features/calendar/rules/clock-text.ts'
import type { Booking } from '#features/calendar/server/calendar.server.ts'
import { itemForm } from '#features/people/rules/desk.ts'
import { isDay } from '#features/shared/rules/days.ts'
import { parseForm } from '#features/shared/rules/form.ts'
import { readMoment } from '#features/shared/rules/input.ts'
import { capitalizeFirst } from '#features/shared/rules/text.ts'
import { act, deskAction, samePage } from '../../shared/desk-action.server.ts'
import { deskMeta, formatCount, initialsOf } from '../../shared/desk-view.server.ts'
import { freeTimesView, stateOf } from '../agenda.server.ts'

export async function meetingData(args: LoaderFunctionArgs) {
  const query = args.url.searchParams
  const move = query.has('mudar') ? wishOf(query) : undefined
  const detail = await meetingOf(args, args.params.id ?? '', move)
  if (!detail) throw data(null, 404)
  const { booking, person, host, settings, participants } = detail
  const kind = kindOf(settings, booking.kind)
  const now = Date.now()
  const { day, hours, there } = whenLines(booking)
  const isOn = booking.state === 'confirmed' && booking.endsAt.getTime() > now
  const title = participants ? kind.name : person.name
  const [, place, what, ...rest] = meetingFacts({ booking, host }, settings)
  return {
    meta: deskMeta(participants ? title : `Conversa com ${title}`),
    crumb: title,
    title,
    group: participants ? groupView(participants, kind.seats, now) : null,
    id: booking.id,
    demo: booking.host === 0,
    ...stateOf(detail, now),
    when: capitalizeFirst(day),
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
    video: isOn ? (describePlace(settings, booking).link ?? null) : null,
    canMove: isOn,
    canCancel: isOn || booking.state === 'pending',
    // From its start on; the mark can be corrected.
    canMark: !participants && canMark(booking, now),
    otherHosts:
      isOn && booking.host !== 0
        ? detail.people.flatMap(({ id, name, takesMeetings }) =>
            id && takesMeetings && id !== booking.host ? [{ id: String(id), name }] : [],
          )
        : [],
    mover:
      isOn && detail.open
        ? {
            ...freeTimesView(detail.open, booking.startsAt.getTime()),
            problem: move?.problem ?? '',
            today: brandClock.dayOf(now),
            confirm: confirmView(detail, move?.start),
          }
        : null,
    notifies: (participants ?? [detail]).some((one) => one.booking.notifiesPerson),
  }
}

const canMark = ({ state, startsAt }: Booking, now: number) =>
  ['confirmed', 'held', 'missed'].includes(state) && startsAt.getTime() <= now

type Participants = NonNullable<Detail['participants']>

/** Everybody who comes, each with a state and acts of their own. */
function groupView(participants: Participants, seats = participants.length, now: number) {
  return {
    text: `${participants.length} de ${formatCount(seats, 'lugar', 'lugares')}`,
    people: participants.map((one) => {
      const { booking, person } = one
      return {
        id: booking.id,
        name: person.name,
        initials: initialsOf(person.name),
        contact: [person.email, person.phone].filter(Boolean).join(' · '),
        subject: person.message,
        lead: person.leadId,
        ...stateOf(one, now),
        canMark: canMark(booking, now),
        canCancel:
          ['pending', 'confirmed'].includes(booking.state) && booking.endsAt.getTime() > now,
        notifies: booking.notifiesPerson,
      }
    }),
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

/** The time that is asked about: an offered one, or any day and hour. */
function wishOf(query: URLSearchParams) {
  const day = query.get('dia')
  const start = readMoment(query.get('start'))
  if (start) return { day, start }
  const hour = query.get('hora') ?? ''
  if (!hour) return { day }
  const parsed = clockTime.safeParse(hour)
  if (!parsed.success || !day || !isDay(day)) return { day, problem: 'Escolha o dia e a hora' }
  const minutes = Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3))
  const moment = brandClock.momentOf(day, minutes)
  if (moment === undefined) {
    return { day, problem: 'Esta hora não existe nesse dia: o relógio é adiantado.' }
  }
  return { day, start: moment }
}

type Detail = NonNullable<Awaited<ReturnType<typeof meetingOf>>>

/** The question before a meeting is moved: who, from when, to when, and what stands against it. */
function confirmView({ booking, person, people, plan, ...rest }: Detail, start?: number) {
  if (!plan || !start) return null
  if ('refused' in plan) return { refused: plan.refused }
  const moved = { ...booking, startsAt: new Date(plan.start), endsAt: new Date(plan.end) }
  const [before, after] = [whenLines(booking), whenLines(moved)]
  const host = people.find(({ id }) => id === plan.host && id !== booking.host)
  return {
    start: String(plan.start),
    name: rest.participants?.length === 1 || !rest.participants ? person.name : 'todos',
    before: `${capitalizeFirst(before.day)}, ${before.hours}`,
    after: `${capitalizeFirst(after.day)}, ${after.hours}`,
    there: after.there ?? '',
    outside: plan.outside ?? '',
    host: host?.name ?? '',
    refused: '',
  }
}

/** Digits with the country code, which Brazilians usually omit. */
function whatsappNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return phone.trim().startsWith('+') || digits.length > 11 ? digits : `55${digits}`
}

export const meetingAction = deskAction('meeting', ({ id }) => `/agencia/agenda/${id}`, {
  'move-meeting': act(startForm, async (desk, { start, anyway }) => {
    const isMailed = await moveMeeting(desk, desk.id, Number(start), anyway === 'sim')
    return { notice: isMailed ? 'meeting-moved' : 'meeting-moved-untold' }
  }),
  'cancel-meeting': act(null, async (desk) => {
    const isMailed = await cancelMeeting(desk, desk.id)
    return { notice: isMailed ? 'meeting-cancelled' : 'meeting-cancelled-untold' }
  }),
  'hand-over-meeting': act(handOverForm, (desk, { host }) =>
    handOverMeeting(desk, desk.id, Number(host)),
  ),
  'cancel-seat': act(itemForm, async (desk, { id }) => {
    const isMailed = await cancelSeat(desk, id)
    const notice = isMailed ? 'seat-cancelled' : 'seat-cancelled-untold'
    // The page of somebody who does not come any more is another participant's from now on.
    return { to: id === desk.id ? '/agencia/agenda' : samePage(desk), notice }
  }),
  // In a group, the id is the participant's.
  'mark-held': act(itemForm, async (desk, { id }) => {
    await markMeeting(desk, id, 'held')
    return { to: samePage(desk) }
  }),
  'mark-missed': act(itemForm, async (desk, { id }) => {
    await markMeeting(desk, id, 'missed')
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
