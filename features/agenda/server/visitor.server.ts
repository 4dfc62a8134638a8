import type { MeetingKind } from '#features/calendar/rules/agenda-settings.ts'
import {
  brandClock,
  type Calendar,
  kindOf,
  readSettings,
} from '#features/calendar/server/calendar.server.ts'
import { readSmallBody } from '#features/leads/server/leads.server.ts'
import { mailOrigin } from '#features/people/server/people.server.ts'
import { isDay } from '#features/shared/rules/days.ts'
import { readMoment } from '#features/shared/rules/input.ts'
import type { Transaction } from '#server/db/client.ts'
import { unsupportedMediaType } from '#server/errors.ts'
import { toAppError } from '#server/http/error-response.ts'
import { readFields } from '#server/http/request/read-form.ts'
import type { RequestInfo } from '#server/http/request/request-context.ts'
import type { BookingField } from '../rules/booking.ts'
import { bookSlot } from './book-slot.ts'
import { type AgendaDays, listDays } from './free-times.ts'
import { withinPlaces } from './offer-places.ts'
import { readBookingForm } from './submission.ts'

/** What is free, as the page of the agenda shows it. */
export type OpenAgenda = AgendaDays & {
  settings: Calendar
  kind: MeetingKind
  /** The day whose hours are shown. */
  chosen: string | undefined
}

type Asked = {
  kind?: string | null
  day?: string | null
  from?: string | null
  /** A booking that is about to be moved. */
  but?: string
  /** Looked at from the desk, which need not give notice. */
  byAgency?: boolean
}

/** Four weeks and the hours of one day: the one asked for, else the first that has any. */
export async function openAgenda(
  { database }: { database: { db: Transaction } },
  { kind: kindId, day, from, but, byAgency }: Asked,
): Promise<OpenAgenda> {
  const stored = await readSettings(database.db)
  const settings = byAgency ? { ...stored, noticeHours: 0 } : stored
  const kind = kindOf(settings, kindId)
  const first = [from, day].find((one) => one && isDay(one)) ?? undefined
  const list = async (since?: string) => {
    const days = await listDays(database.db, { settings, minutes: kind.minutes, from: since, but })
    return byAgency ? days : withinPlaces(database.db, kind, days, but)
  }
  let shown = await list(first)
  const isEmpty = shown.days.every(({ free }) => free.length === 0)
  if (!first && isEmpty && shown.later) shown = await list(shown.later)
  const wanted = shown.days.find((one) => one.day === day)
  const chosen = wanted ?? shown.days.find(({ free }) => free.length > 0)
  return { ...shown, settings, kind, chosen: chosen?.day }
}

/** The form as it goes back to a visitor. */
export type ReturnedBooking = {
  status: number
  typed: Record<string, string>
  errors: Partial<Record<BookingField, string>>
  /** The day the visitor was looking at. */
  day: string | undefined
  kind: string
  /** Somebody else was faster. */
  taken?: true
  problem?: string
  /** When to come back, say. */
  headers?: Record<string, string>
}

export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw unsupportedMediaType('application/x-www-form-urlencoded')
  }
  return readFields(await readSmallBody(request))
}

/** Takes in a booking: the key to its page, or the form with what is wrong with it. */
export async function receiveBooking(
  request: Request,
  info: RequestInfo,
): Promise<{ token: string; form: URLSearchParams } | ReturnedBooking> {
  const returned: ReturnedBooking = { status: 400, typed: {}, errors: {}, day: undefined, kind: '' }
  try {
    const form = await readForm(request)
    const sent = readBookingForm(form, {
      referrer: request.headers.get('Referer') ?? '',
      clientAddress: info.clientAddress,
      origin: mailOrigin(info.deps.env, request),
    })
    const start = readMoment(sent.typed.start)
    returned.typed = sent.typed
    returned.kind = sent.kind
    returned.day = start ? brandClock.dayOf(start) : (form.get('dia') ?? undefined)
    const booked = await bookSlot(info.deps, sent)
    if ('token' in booked) return { token: booked.token, form }
    if ('taken' in booked) return { ...returned, status: 409, taken: true }
    return { ...returned, errors: booked.errors }
  } catch (error) {
    const { status, message, action, headers } = toAppError(error, info)
    return { ...returned, status, headers, problem: `${message} ${action}` }
  }
}
