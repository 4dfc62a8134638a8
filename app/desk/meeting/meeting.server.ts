import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
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
import { parseForm } from '#features/shared/rules/form.ts'
import { freeTimesView, stateOf } from '../agenda/agenda.server.ts'
import { deskMeta, initialsOf } from '../shared/desk-view.server.ts'

export async function meetingData(args: LoaderFunctionArgs) {
  const query = args.url.searchParams
  const moving = query.has('mudar')
  const found = await meetingOf(
    args,
    args.params.id ?? '',
    moving ? { day: query.get('dia') } : undefined,
  )
  if (!found) throw data(null, 404)
  const { booking, person, host, settings } = found
  const now = Date.now()
  const { day, hours, there } = whenLines(booking)
  const isOn = booking.state === 'confirmed' && booking.endsAt.getTime() > now
  const [, place, what, ...rest] = meetingFacts({ booking, host }, settings)
  return {
    meta: deskMeta(`Conversa com ${person.name}`),
    crumb: person.name,
    id: booking.id,
    demo: booking.host === 0,
    ...stateOf(found, now),
    when: capitalized(day),
    hours,
    zone: zoneCity(brand.timeZone),
    there: there ?? null,
    facts: [place, what, ...rest].filter((row) => row !== undefined),
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
    // From its beginning on, and corrected as often as need be.
    canMark:
      ['confirmed', 'held', 'missed'].includes(booking.state) && booking.startsAt.getTime() <= now,
    // Whom it could be passed to.
    others:
      isOn && booking.host !== 0
        ? found.people.flatMap(({ id, name, takesMeetings }) =>
            id && takesMeetings && id !== booking.host ? [{ id: String(id), name }] : [],
          )
        : [],
    mover: isOn && found.open ? freeTimesView(found.open) : null,
    tells: booking.tellsPerson,
  }
}

/** Digits with the country's code, which Brazilians leave out. */
function whatsappNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return phone.trim().startsWith('+') || digits.length > 11 ? digits : `55${digits}`
}

const idOf = ({ params }: ActionFunctionArgs) => params.id ?? ''

type Intent = 'move-meeting' | 'cancel-meeting' | 'hand-over-meeting' | 'mark-held' | 'mark-missed'

const verbs: FormVerbs<Intent> = {
  'move-meeting': async (args, form) => {
    const { values, errors } = parseForm(startForm, form)
    return errors ?? moveMeeting(args, idOf(args), Number(values.start))
  },
  'cancel-meeting': (args) => cancelMeeting(args, idOf(args)),
  'hand-over-meeting': async (args, form) => {
    const { values, errors } = parseForm(handOverForm, form)
    return errors ?? handOverMeeting(args, idOf(args), Number(values.host))
  },
  'mark-held': (args) => markMeeting(args, idOf(args), 'held'),
  'mark-missed': (args) => markMeeting(args, idOf(args), 'missed'),
}

export const meetingAction = (args: ActionFunctionArgs) => runFormVerb(args, verbs, ['id', 'start'])

/** ?lead=&tipo=&dia= */
export async function newMeetingData(args: LoaderFunctionArgs) {
  const query = args.url.searchParams
  const asked = { lead: query.get('lead'), kind: query.get('tipo'), day: query.get('dia') }
  const { lead, open } = await bookingAtDesk(args, asked)
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

const newMeetingVerbs: FormVerbs<'book-meeting'> = {
  'book-meeting': async (args, form) => {
    const lead = args.url.searchParams.get('lead')
    if (lead) {
      const { values, errors } = parseForm(leadMeetingForm, form)
      return errors ?? bookForLead(args, lead, values)
    }
    const { values, errors } = parseForm(newMeetingForm, form)
    return errors ?? bookForPerson(args, values)
  },
}

const person = ['name', 'email', 'phone', 'company', 'channel']

export const newMeetingAction = (args: ActionFunctionArgs) =>
  runFormVerb(args, newMeetingVerbs, [
    ...person,
    'start',
    'day',
    'hour',
    'anyway',
    'subject',
    'invite',
  ])
