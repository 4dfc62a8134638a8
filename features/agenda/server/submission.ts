import type { Visit } from '#features/shared/rules/visit.ts'
import { uuidOf } from '#server/db/uuid.ts'
import { bookingFieldNames, knownZone } from '../rules/booking.ts'

/** A booking form as it arrived: what was typed, not checked yet, and what came along. */
export type BookingForm = {
  typed: Record<string, string>
  kind: string
  visit: Visit
  reference: string
  page: string
  zone: string | undefined
  /** A field that people do not see. */
  trap: string
  key: string
  clientAddress: string
  /** Where links in mails lead. */
  origin: string
}

type Came = { referrer: string; clientAddress: string; origin: string }

/** The key is made of what was typed and chosen: a second press of the button is no second booking. */
export function readBookingForm(form: URLSearchParams, came: Came): BookingForm {
  const typed = Object.fromEntries(bookingFieldNames.map((name) => [name, form.get(name) ?? '']))
  const short = (name: string, most: number) => (form.get(name) ?? '').slice(0, most)
  return {
    typed,
    kind: short('tipo', 30),
    visit: {
      landing: short('landing', 2000) || came.referrer.slice(0, 2000),
      referrer: short('referrer', 2000),
    },
    reference: short('origem', 400),
    page: came.referrer.slice(0, 2000),
    zone: knownZone(short('fuso', 60)),
    trap: short('empresa', 100),
    key: uuidOf([...bookingFieldNames.map((name) => typed[name] as string), short('tipo', 30)]),
    clientAddress: came.clientAddress,
    origin: came.origin,
  }
}
