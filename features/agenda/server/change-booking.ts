import { eq } from 'drizzle-orm'
import { type AgendaSettings, untilBefore } from '#features/calendar/rules/agenda-settings.ts'
import {
  type Booking,
  bookings,
  kindOf,
  readSettings,
} from '#features/calendar/server/calendar.server.ts'
import { type AuditKind, recordAudit } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { timesOf } from './book-slot.ts'
import type { Meeting } from './booking-links.ts'
import { findHost, SAMPLES_HOST } from './free-times.ts'
import { changeCalendar } from './hosts.ts'
import { type MeetingNotification, tell } from './notify.ts'

export type ChangeDeps = Pick<AppDeps, 'database' | 'queue' | 'env' | 'log'> & {
  /** Who of the staff does it, with their own rights and a line in the log. */
  staffId?: string
}
type Work<T> = (telling: MeetingNotification, meeting: Meeting & { mailed?: boolean }) => Promise<T>

/** How a booking is found: by the key of a visitor's link, or by its id at the desk. */
export type Find = (tx: Transaction) => Promise<(Meeting & { mailed?: boolean }) | undefined>

export function unknownBooking(): AppError {
  return new AppError(
    'not_found',
    'Não encontramos esta conversa.',
    'Confira o link do e-mail ou marque de novo pela agenda.',
  )
}

/** Changes one booking with the calendar to itself, and tells about it in the same transaction. */
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

/** A line in the log, where somebody of the staff did it. */
export async function note(
  { tx, staffId }: MeetingNotification,
  kind: AuditKind,
  { id }: Pick<Booking, 'id'>,
  detail?: Record<string, string>,
): Promise<void> {
  if (staffId) await recordAudit(tx, { kind, about: id, detail })
}

/** Whether the database refused a time that somebody has. */
export function isTaken(error: unknown): boolean {
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
  return { booking: changed as Booking, person }
}

/** Whether a visitor may still move or cancel; the agency always may. */
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
    `Isso vai ${untilBefore(changeHours)}. Fale com a gente pelo WhatsApp.`,
  )
}

type Cancellation = { origin: string; byAgency?: boolean }

/** Gives the time back. Cancelling twice is cancelling once. */
export function cancelBooking(deps: ChangeDeps, find: Find, wish: Cancellation): Promise<void> {
  const { origin, byAgency = false } = wish
  return withBooking(deps, find, origin, async (telling, meeting) => {
    const { tx, settings } = telling
    const { booking } = meeting
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
    })
    // Nothing stands in anybody's calendar before it was confirmed.
    if (booking.state === 'confirmed') await tell(telling, 'cancelled', changed, byAgency)
    await note(telling, 'meeting-cancelled', booking)
    deps.log.info('meeting cancelled', { booking: booking.id, byAgency })
  })
}

type NewTime = { start: number; origin: string; byAgency?: boolean }

/** Resolves with whether it was moved: the time may be taken by now. */
export async function moveBooking(deps: ChangeDeps, find: Find, wish: NewTime): Promise<boolean> {
  try {
    return await move(deps, find, wish)
  } catch (error) {
    // What is invented keeps nobody away, and yet two such meetings are never at one time.
    if (isTaken(error)) return false
    throw error
  }
}

function move(deps: ChangeDeps, find: Find, wish: NewTime): Promise<boolean> {
  const { start, origin, byAgency = false } = wish
  return withBooking(deps, find, origin, async (telling, meeting) => {
    const { tx, settings } = telling
    const { booking } = meeting
    if (byAgency ? booking.state !== 'confirmed' : !mayChange(booking, settings)) {
      throw tooLate(settings)
    }
    if (booking.startsAt.getTime() === start) return true
    const kind = kindOf(settings, booking.kind)
    const host = await findHost(tx, {
      // Visitors give notice; the agency knows what it agreed on.
      settings: byAgency ? { ...settings, noticeHours: 0 } : settings,
      minutes: kind.minutes,
      start,
      but: booking.id,
      rather: booking.host,
    })
    if (host === undefined) return false
    const changed = await updateBooking(tx, meeting, {
      // What is invented takes nobody's time, wherever it is put.
      host: booking.host === SAMPLES_HOST ? SAMPLES_HOST : host,
      ...timesOf(settings, kind, start),
      sequence: booking.sequence + 1,
      scheduledAt: new Date(),
      remindedDayAt: null,
      remindedHourAt: null,
    })
    await tell(telling, 'moved', changed, byAgency)
    await note(telling, 'meeting-moved', booking)
    deps.log.info('meeting moved', { booking: booking.id })
    return true
  })
}
