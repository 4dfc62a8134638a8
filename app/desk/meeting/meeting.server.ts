import { data, type LoaderFunctionArgs } from 'react-router'
import { brand } from '#content/brand.ts'
import { meetingFacts, meetingOf, whenLines } from '#features/agenda/server/agenda.server.ts'
import { capitalized, zoneCity } from '#features/calendar/rules/clock-text.ts'
import { freeTimesView, stateOf } from '../agenda/agenda-view.server.ts'
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
