import { eq } from 'drizzle-orm'
import type { AgendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import { forKind, kindOf, readSettings } from '#features/calendar/server/calendar.server.ts'
import { contactMessages, sendLeadJob } from '#features/leads/server/leads.server.ts'
import { mailOrigin } from '#features/people/server/people.server.ts'
import { readMoment } from '#features/shared/rules/input.ts'
import type { AppDeps } from '#server/deps.ts'
import { notFound } from '#server/failures/errors.ts'
import { toAppError } from '#server/http/error-response.ts'
import type { RequestInfo } from '#server/http/request/request-context.ts'
import { cancelReason } from '../../rules/booking.ts'
import { invitation, meetingTitle, whenLines } from '../mails/meeting-mails.ts'
import { notifyMeeting } from '../mails/notify.ts'
import { describePlace, type Place } from '../meeting-place.ts'
import { readForm } from '../visitor.server.ts'
import { bookingPage, findByToken, findHostName, type KeyedMeeting } from './booking-links.ts'
import {
  cancelBooking,
  type Find,
  mayChange,
  moveBooking,
  unknownBooking,
  updateBooking,
  withBooking,
} from './change-booking.ts'
import { findPlace, movedValues } from './seats.ts'

/**
 * Confirms a booking with a mailed key; the key shown in the browser proves nothing. An expired
 * hold is confirmed while its time is free. Resolves with whether the meeting takes place.
 */
export function confirmBooking(deps: AppDeps, find: Find, origin: string): Promise<boolean> {
  return withBooking(deps, find, origin, async (notification, meeting) => {
    const { tx, settings, queue, env } = notification
    const { booking, person } = meeting
    if (booking.state === 'confirmed') return true
    if (!meeting.mailed) return false
    const ranOut = booking.state === 'cancelled' && booking.holdUntil !== null
    if (booking.state !== 'pending' && !ranOut) return false
    const kind = kindOf(settings, booking.kind)
    const { host: rather, startsAt, id: but } = booking
    const slot = { settings: forKind(settings, kind), kind, but, rather, start: startsAt.getTime() }
    const place = ranOut ? await findPlace(tx, slot) : undefined
    if (ranOut && !place) return false
    const changed = await updateBooking(tx, meeting, {
      state: 'confirmed',
      holdUntil: null,
      scheduledAt: new Date(),
      ...(place && (await movedValues(tx, slot, place, booking))),
    })
    const webhookState = env.LEADS_WEBHOOK_URL ? 'queued' : null
    await tx
      .update(contactMessages)
      .set({ overLimit: null, webhookState })
      .where(eq(contactMessages.id, person.id))
    if (webhookState) await queue.enqueue(tx, sendLeadJob, { messageId: person.id })
    await notifyMeeting(notification, 'booked', changed)
    deps.log.info('meeting confirmed', { booking: booking.id })
    return true
  })
}

/** One booking, for the holder of its key. */
export type BookingView = KeyedMeeting & {
  settings: AgendaSettings
  title: string
  place: Place
  when: ReturnType<typeof whenLines>
  mayChange: boolean
}

export async function findBookingByKey(
  { database }: Pick<AppDeps, 'database'>,
  token: string,
): Promise<BookingView | undefined> {
  const meeting = await findByToken(database.db, token)
  if (!meeting) return undefined
  const settings = await readSettings(database.db)
  return {
    ...meeting,
    host: await findHostName(database.db, meeting.booking.host),
    settings,
    title: meetingTitle(settings, meeting.booking.kind),
    place: describePlace(settings, meeting.booking),
    when: whenLines(meeting.booking),
    mayChange: mayChange(meeting.booking, settings),
  }
}

/** The invitation as an .ics file. */
export async function bookingCalendar(
  deps: AppDeps,
  request: Request,
  token: string,
): Promise<string> {
  const view = await findBookingByKey(deps, token)
  if (view?.booking.state !== 'confirmed') throw notFound()
  const { booking, settings, person } = view
  const page = bookingPage(mailOrigin(deps.env, request), token)
  return invitation({ booking, settings, email: person.email, page }).content
}

/** The result of confirming, moving or cancelling. */
export type Changed =
  | { done: string }
  | {
      status: number
      taken?: true
      problem?: string
      headers?: Record<string, string>
      /** The question whether to cancel, asked again with what was typed. */
      cancelling?: { reason: string; error: string }
    }

export async function changeBookingByKey(request: Request, info: RequestInfo): Promise<Changed> {
  const { deps } = info
  const token = new URL(request.url).searchParams.get('codigo') ?? ''
  const find = (tx: Parameters<typeof findByToken>[0]) => findByToken(tx, token)
  const origin = mailOrigin(deps.env, request)
  try {
    const form = await readForm(request)
    // Before the calendar's lock, so that unknown keys block nobody.
    if (!(await find(deps.database.db))) throw unknownBooking()
    const intent = form.get('intent')
    if (intent === 'cancelar') {
      const typed = form.get('reason') ?? ''
      const reason = cancelReason.safeParse(typed)
      if (!reason.success) {
        const [issue] = reason.error.issues
        return { status: 400, cancelling: { reason: typed, error: issue?.message ?? '' } }
      }
      await cancelBooking(deps, find, { origin, reason: reason.data })
      return { done: 'cancelada' }
    }
    if (intent === 'confirmar') {
      const on = await confirmBooking(deps, find, origin)
      return on ? { done: 'marcada' } : { status: 409, taken: true }
    }
    const start = readMoment(form.get('start'))
    if (!start) return { status: 400, problem: 'Escolha um horário' }
    const moved = await moveBooking(deps, find, { start, origin })
    return moved ? { done: 'mudou' } : { status: 409, taken: true }
  } catch (error) {
    const { status, message, action, headers } = toAppError(error, info)
    return { status, headers, problem: `${message} ${action}` }
  }
}
