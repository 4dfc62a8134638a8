import type { Visit } from '#features/shared/rules/visit.ts'
import { uuidOf } from '#server/db/uuid.ts'
import { bookingFieldNames, canonicalZone } from '../../rules/booking.ts'

/** A booking form as received: typed values, not validated yet, and request data. */
export type BookingForm = {
  typed: Record<string, string>
  kind: string
  visit: Visit
  reference: string
  page: string
  zone: string | undefined
  /** Honeypot field. */
  trap: string
  key: string
  clientAddress: string
  /** Base URL of links in mails. */
  origin: string
}

type Sender = { referrer: string; clientAddress: string; origin: string }

/** The key is a hash of the typed values, so that a double click is one booking. */
export function readBookingForm(form: URLSearchParams, sender: Sender): BookingForm {
  const typed = Object.fromEntries(bookingFieldNames.map((name) => [name, form.get(name) ?? '']))
  const short = (name: string, most: number) => (form.get(name) ?? '').slice(0, most)
  return {
    typed,
    kind: short('tipo', 30),
    visit: {
      landing: short('landing', 2000) || sender.referrer.slice(0, 2000),
      referrer: short('referrer', 2000),
    },
    reference: short('origem', 400),
    page: sender.referrer.slice(0, 2000),
    zone: canonicalZone(short('fuso', 60)),
    trap: short('empresa', 100),
    key: uuidOf([...bookingFieldNames.map((name) => typed[name] as string), short('tipo', 30)]),
    clientAddress: sender.clientAddress,
    origin: sender.origin,
  }
}
