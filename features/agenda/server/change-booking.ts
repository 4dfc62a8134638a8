import { eq } from 'drizzle-orm'
import { type AgendaSettings, untilBefore } from '#features/calendar/rules/agenda-settings.ts'
import { type Booking, bookings, readSettings } from '#features/calendar/server/calendar.server.ts'
import { type ActKind, recordAct } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { Meeting } from './booking-links.ts'
import { changeCalendar } from './calendar-lock.ts'
import type { Telling } from './tell.ts'

export type ChangeDeps = Pick<AppDeps, 'database' | 'queue' | 'env' | 'log'> & {
  /** Who of the staff does it, with their own rights and a line in the log. */
  staffId?: string
}
type Work<T> = (telling: Telling, meeting: Meeting & { mailed?: boolean }) => Promise<T>

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
  { tx, staffId }: Telling,
  kind: ActKind,
  { id }: Pick<Booking, 'id'>,
  detail?: Record<string, string>,
): Promise<void> {
  if (staffId) await recordAct(tx, { kind, about: id, detail })
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

export function tooLate({ changeHours }: Pick<AgendaSettings, 'changeHours'>): AppError {
  return new AppError(
    'bad_request',
    'Esta conversa não pode mais ser mudada por aqui.',
    `Isso vai ${untilBefore(changeHours)}. Fale com a gente pelo WhatsApp.`,
  )
}
