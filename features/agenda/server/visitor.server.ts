import { eq } from 'drizzle-orm'
import type { MeetingKind } from '#features/calendar/rules/agenda-settings.ts'
import { takersOf } from '#features/calendar/rules/availability.ts'
import {
  agendaHosts,
  brandClock,
  type Calendar,
  forKind,
  kindOf,
  publicKindOf,
  readSettings,
} from '#features/calendar/server/calendar.server.ts'
import { readSmallBody } from '#features/leads/server/leads.server.ts'
import { mailOrigin, user } from '#features/people/server/people.server.ts'
import { isDay } from '#features/shared/rules/days.ts'
import { readMoment } from '#features/shared/rules/input.ts'
import type { Transaction } from '#server/db/client.ts'
import { unsupportedMediaType } from '#server/failures/errors.ts'
import { toAppError } from '#server/http/error-response.ts'
import { readFields } from '#server/http/request/read-form.ts'
import type { RequestInfo } from '#server/http/request/request-context.ts'
import type { BookingField } from '../rules/booking.ts'
import { bookSlot } from './booking/book-slot.ts'
import { withSeats } from './booking/seats.ts'
import { readBookingForm } from './booking/submission.ts'
import { type AgendaDays, type But, listDays } from './free-times/free-times.ts'
import { limitToPlaces } from './free-times/offer-places.ts'

export type OpenAgenda = AgendaDays & {
  settings: Calendar
  kind: MeetingKind
  /** The selected day. */
  chosen: string | undefined
  /** Whoever takes every meeting; with several people, or none chosen, nobody is promised. */
  hostName: string | undefined
}

type AgendaQuery = {
  kind?: string | null
  day?: string | null
  from?: string | null
  but?: But
  /** Whoever has a booking or an invitation may see times of its kind. */
  invited?: boolean
  /** For the desk, which need not give notice. */
  byAgency?: boolean
}

/** Four weeks and the slots of one day: the requested one, else the first with free slots. */
export async function openAgenda(
  { database }: { database: { db: Transaction } },
  { kind: kindId, day, from, but, invited, byAgency }: AgendaQuery,
): Promise<OpenAgenda> {
  const stored = await readSettings(database.db)
  const kind = (byAgency || invited ? kindOf : publicKindOf)(stored, kindId)
  const calendar = forKind(stored, kind)
  const settings = byAgency ? { ...calendar, noticeHours: 0 } : calendar
  const first = [from, day].find((one) => one && isDay(one)) ?? undefined
  const list = async (since?: string) => {
    const days = await listDays(database.db, { settings, minutes: kind.minutes, from: since, but })
    const withGroups = await withSeats(database.db, { settings, kind, but }, days)
    return byAgency ? withGroups : limitToPlaces(database.db, kind, withGroups, but)
  }
  let listed = await list(first)
  const isEmpty = listed.days.every(({ free }) => free.length === 0)
  if (!first && isEmpty && listed.later) listed = await list(listed.later)
  const requested = listed.days.find((one) => one.day === day)
  const selected = requested ?? listed.days.find(({ free }) => free.length > 0)
  const hostName = byAgency ? undefined : await readOnlyHost(database.db, settings)
  return { ...listed, settings, kind, chosen: selected?.day, hostName }
}

async function readOnlyHost(db: Transaction, settings: Calendar): Promise<string | undefined> {
  const [only, ...others] = settings.hosts.length > 0 ? takersOf(settings) : []
  if (!only || others.length > 0) return undefined
  const [host] = await db
    .select({ name: user.name })
    .from(agendaHosts)
    .innerJoin(user, eq(user.id, agendaHosts.userId))
    .where(eq(agendaHosts.id, only.id))
  return host?.name
}

/** The form, returned with its errors. */
export type ReturnedBooking = {
  status: number
  typed: Record<string, string>
  errors: Partial<Record<BookingField, string>>
  /** The day the visitor had selected. */
  day: string | undefined
  kind: string
  /** Somebody else booked the slot first. */
  taken?: true
  problem?: string
  /** Such as Retry-After. */
  headers?: Record<string, string>
}

export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw unsupportedMediaType('application/x-www-form-urlencoded')
  }
  return readFields(await readSmallBody(request))
}

/** The key of the new booking's page, or the form with its errors. */
export async function receiveBooking(
  request: Request,
  info: RequestInfo,
): Promise<{ token: string; form: URLSearchParams } | ReturnedBooking> {
  const returned: ReturnedBooking = { status: 400, typed: {}, errors: {}, day: undefined, kind: '' }
  try {
    const form = await readForm(request)
    const submission = readBookingForm(form, {
      referrer: request.headers.get('Referer') ?? '',
      clientAddress: info.clientAddress,
      origin: mailOrigin(info.deps.env, request),
    })
    const start = readMoment(submission.typed.start)
    returned.typed = submission.typed
    returned.kind = submission.kind
    returned.day = start ? brandClock.dayOf(start) : (form.get('dia') ?? undefined)
    const booked = await bookSlot(info.deps, submission)
    if ('token' in booked) return { token: booked.token, form }
    if ('taken' in booked) return { ...returned, status: 409, taken: true }
    return { ...returned, errors: booked.errors }
  } catch (error) {
    const { status, message, action, headers } = toAppError(error, info)
    return { ...returned, status, headers, problem: `${message} ${action}` }
  }
}
