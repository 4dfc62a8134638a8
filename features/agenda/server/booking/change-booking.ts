import { eq, inArray, sql } from 'drizzle-orm'
import { type AgendaSettings, deadlineText } from '#features/calendar/rules/agenda-settings.ts'
import {
  type Booking,
  bookings,
  forKind,
  kindOf,
  readSettings,
} from '#features/calendar/server/calendar.server.ts'
import { type AuditKind, recordAudit } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { findHost, hostWithoutMeeting, SAMPLES_HOST } from '../free-times/free-times.ts'
import { assignToHost, changeCalendar } from '../hosts.ts'
import { listGroup } from '../list-meetings.ts'
import { type MeetingNotification, notifyMeeting } from '../mails/notify.ts'
import { roomAfter } from '../meeting-place.ts'
import type { Meeting } from './booking-links.ts'
import { findPlace, movedValues, timesOf } from './seats.ts'

export type ChangeDeps = Pick<AppDeps, 'database' | 'queue' | 'env' | 'log'> & {
  /** The member of staff who changes it: their rights apply, and the audit log gets a line. */
  staffId?: string
}
type Work<T> = (
  notification: MeetingNotification,
  meeting: Meeting & { mailed?: boolean },
) => Promise<T>

/** How to load the booking: by a visitor's key, or by its id at the desk. */
export type Find = (tx: Transaction) => Promise<(Meeting & { mailed?: boolean }) | undefined>

export function unknownBooking(): AppError {
  return new AppError(
    'not_found',
    'Não encontramos esta conversa.',
    'Confira o link do e-mail ou marque de novo pela agenda.',
  )
}

/** Changes one booking under the calendar's lock, with its mails in the same transaction. */
export function withBooking<T>(
  deps: ChangeDeps,
  find: Find,
  origin: string,
  work: Work<T>,
): Promise<T> {
  const { database, queue, env, staffId } = deps
  const change = async (tx: Transaction) => {
    const meeting = await find(tx)
    if (!meeting) throw unknownBooking()
    const settings = await readSettings(tx)
    return work({ tx, queue, env, settings, origin, staffId }, meeting)
  }
  return changeCalendar(database, change, staffId)
}

/** An audit line, when a member of staff made the change. */
export async function recordChange(
  { tx, staffId }: MeetingNotification,
  kind: AuditKind,
  { id }: Pick<Booking, 'id'>,
  detail?: Record<string, string>,
): Promise<void> {
  if (staffId) await recordAudit(tx, { kind, about: id, detail })
}

/** Whether the database's exclusion constraint refused the time. */
export function isTimeConflict(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code === '23P01'
}

export async function updateBooking(
  tx: Transaction,
  { booking, person }: Meeting,
  values: Partial<Booking>,
): Promise<Meeting> {
  const [changed] = await tx
    .update(bookings)
    .set(values)
    .where(eq(bookings.id, booking.id))
    .returning()
  // Whoever erases a contact or removes the samples takes the meeting along.
  if (!changed) throw notFound()
  return { booking: changed, person }
}

/**
 * Changes all participants of a group in one statement, since they may not be apart even for a
 * moment. Where it is news to them each invitation counts up.
 */
export async function updateGroup(
  tx: Transaction,
  group: Meeting[],
  values: Partial<Booking>,
  isNews = true,
): Promise<Meeting[]> {
  const ids = group.map(({ booking }) => booking.id)
  const rows = await tx
    .update(bookings)
    .set({ ...values, ...(isNews && { sequence: sql`${bookings.sequence} + 1` }) })
    .where(inArray(bookings.id, ids))
    .returning()
  return group.flatMap(({ person, booking: { id } }) => {
    const booking = rows.find((row) => row.id === id)
    return booking ? [{ booking, person }] : []
  })
}

/** Visitors may change until `changeHours` before; the agency always. */
export function mayChange(
  { state, startsAt }: Pick<Booking, 'state' | 'startsAt'>,
  { changeHours }: Pick<AgendaSettings, 'changeHours'>,
): boolean {
  return state === 'confirmed' && startsAt.getTime() - Date.now() >= changeHours * 3_600_000
}

function tooLate({ changeHours }: Pick<AgendaSettings, 'changeHours'>): AppError {
  return new AppError(
    'bad_request',
    'Esta conversa não pode mais ser mudada por aqui.',
    `Isso vai ${deadlineText(changeHours)}. Fale com a gente pelo WhatsApp.`,
  )
}

type Cancellation = {
  origin: string
  byAgency?: boolean
  /** The visitor's words. */
  reason?: string
  /** Every participant of the group, not only this one. */
  wholeGroup?: boolean
}

/** Idempotent. */
export function cancelBooking(deps: ChangeDeps, find: Find, wish: Cancellation): Promise<void> {
  return withBooking(deps, find, wish.origin, async (notification, meeting) => {
    const group = wish.wholeGroup ? await listGroup(notification.tx, meeting) : [meeting]
    for (const one of group) await cancelOne(deps, notification, one, wish)
  })
}

async function cancelOne(
  { log }: ChangeDeps,
  notification: MeetingNotification,
  meeting: Meeting,
  { byAgency = false, reason = '' }: Cancellation,
): Promise<void> {
  const { tx, settings } = notification
  const { booking, person } = meeting
  if (booking.state === 'cancelled') return
  const open = booking.state === 'pending' || booking.state === 'confirmed'
  if (!open || (booking.state === 'confirmed' && !byAgency && !mayChange(booking, settings))) {
    throw tooLate(settings)
  }
  const changed = await updateBooking(tx, meeting, {
    state: 'cancelled',
    holdUntil: null,
    network: null,
    sequence: booking.sequence + 1,
    cancelledBy: byAgency ? 'agency' : 'visitor',
    cancelledAt: new Date(),
    // Staff may not write the visitor's words, not even empty ones.
    ...(byAgency ? {} : { cancelReason: reason }),
  })
  if (!byAgency && person.leadId) await assignToHost(tx, person.leadId, booking.host)
  // An unconfirmed meeting is in nobody's calendar yet.
  if (booking.state === 'confirmed') {
    await notifyMeeting(notification, 'cancelled', changed, byAgency)
  }
  await recordChange(notification, 'meeting-cancelled', booking)
  log.info('meeting cancelled', { booking: booking.id, byAgency })
}

type NewTime = {
  start: number
  origin: string
  byAgency?: boolean
  /** Move although the site would not offer this time; another meeting refuses it all the same. */
  anyway?: boolean
}

/** Resolves with false when the time is taken. */
export async function moveBooking(deps: ChangeDeps, find: Find, wish: NewTime): Promise<boolean> {
  try {
    return await move(deps, find, wish)
  } catch (error) {
    // Sample meetings block no real time, yet two of them cannot share one.
    if (isTimeConflict(error)) return false
    throw error
  }
}

function move(deps: ChangeDeps, find: Find, wish: NewTime): Promise<boolean> {
  const { start, origin, byAgency = false } = wish
  return withBooking(deps, find, origin, async (notification, meeting) => {
    const { tx, settings } = notification
    const { booking } = meeting
    if (byAgency ? booking.state !== 'confirmed' : !mayChange(booking, settings)) {
      throw tooLate(settings)
    }
    if (booking.startsAt.getTime() === start) return true
    // The desk moves a group, a visitor only their own seat in it.
    const group = byAgency ? await listGroup(tx, meeting) : [meeting]
    const values = await valuesAt(notification, booking, group, wish)
    if (!values) return false
    const moved = await updateGroup(tx, group, {
      ...values,
      scheduledAt: new Date(),
      remindedDayAt: null,
      remindedHourAt: null,
      movedBy: byAgency ? 'agency' : 'visitor',
      movedAt: new Date(),
    })
    for (const one of moved) {
      // An unconfirmed seat is in nobody's calendar yet.
      if (one.booking.state === 'confirmed')
        await notifyMeeting(notification, 'moved', one, byAgency)
    }
    await recordChange(notification, 'meeting-moved', booking)
    deps.log.info('meeting moved', { booking: booking.id, participants: moved.length })
    return true
  })
}

/** Host, room and times at the new moment; undefined when it is taken. */
async function valuesAt(
  { tx, settings }: MeetingNotification,
  booking: Booking,
  group: Meeting[],
  { start, byAgency, anyway }: NewTime,
): Promise<Partial<Booking> | undefined> {
  const kind = kindOf(settings, booking.kind)
  const calendar = forKind(settings, kind)
  const but = group.map((one) => one.booking.id)
  if (!byAgency) {
    const slot = { settings: calendar, kind, start, but, rather: booking.host }
    const place = await findPlace(tx, slot)
    return place && movedValues(tx, slot, place, booking)
  }
  const slot = { minutes: kind.minutes, start, but, rather: booking.host }
  // Only visitors must give notice.
  const offered = { ...slot, settings: { ...calendar, noticeHours: 0 } }
  const host =
    (await findHost(tx, offered)) ??
    (anyway ? await hostWithoutMeeting(tx, { ...slot, settings: calendar }) : undefined)
  if (host === undefined) return undefined
  return {
    // Sample meetings stay on the samples' host.
    host: booking.host === SAMPLES_HOST ? SAMPLES_HOST : host,
    video: await roomAfter(tx, settings, booking, host),
    ...timesOf(settings, kind, start),
  }
}
