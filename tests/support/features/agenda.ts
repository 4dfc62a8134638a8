import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { agenda } from '#content/pages/agenda.ts'
import { bookSlot } from '#features/agenda/server/booking/book-slot.ts'
import type { BookingForm } from '#features/agenda/server/booking/submission.ts'
import { listDays } from '#features/agenda/server/free-times/free-times.ts'
import { bookings } from '#features/calendar/server/schema.ts'
import { kindOf, readSettings } from '#features/calendar/server/settings.ts'
import type { AppDeps } from '#server/deps.ts'

const kind = agenda.settings.kinds[0] as (typeof agenda.settings.kinds)[number]

/** Everything that can be booked now for a kind of meeting, over the whole horizon. */
export async function freeNow(
  { database }: Pick<AppDeps, 'database'>,
  kindId = kind.id,
): Promise<number[]> {
  const settings = await readSettings(database.db)
  const { minutes } = kindOf(settings, kindId)
  const free: number[] = []
  for (let from: string | undefined, first = true; first || from; first = false) {
    const { days, later } = await listDays(database.db, { settings, minutes, from })
    free.push(...days.flatMap(({ free }) => free))
    from = later
  }
  return free
}

/** Some free slots, far enough from each other and, by chance, from those of other tests. */
export async function someSlots(deps: Pick<AppDeps, 'database'>, count: number): Promise<number[]> {
  const free = await freeNow(deps)
  const gap = 4 * 3_600_000
  const chosen: number[] = []
  while (chosen.length < count) {
    const slot = free[randomInt(free.length)] as number
    if (chosen.every((other) => Math.abs(other - slot) >= gap)) chosen.push(slot)
  }
  return chosen
}

export function bookingForm(
  typed: Record<string, string>,
  more: Partial<BookingForm> = {},
): BookingForm {
  return {
    typed: {
      name: 'Ana Souza',
      email: `${randomUUID()}@example.com`,
      phone: '(85) 98888-7777',
      subject: '',
      ...typed,
    },
    kind: kind.id,
    visit: { landing: '', referrer: '' },
    reference: '',
    page: '',
    zone: undefined,
    trap: '',
    key: randomUUID(),
    clientAddress: randomUUID(),
    origin: 'http://localhost:3000',
    ...more,
  }
}

/** As if it had been booked long ago for so many minutes from now, out of the way of other bookings. */
export async function putInMinutes(
  { database }: Pick<AppDeps, 'database'>,
  id: string,
  minutes: number,
): Promise<void> {
  const startsAt = new Date(Date.now() + minutes * 60_000)
  const endsAt = new Date(startsAt.getTime() + 1_800_000)
  await database.db
    .update(bookings)
    .set({ startsAt, endsAt, freeAgainAt: endsAt, scheduledAt: new Date(0), host: randomInt(1e9) })
    .where(eq(bookings.id, id))
}

/** Books some free slot, as someone from an address of their own. */
export async function book(
  deps: AppDeps,
  typed: Record<string, string> = {},
  more: Partial<BookingForm> = {},
) {
  for (;;) {
    const [start] = await someSlots(deps, 1)
    const form = bookingForm({ start: String(start), ...typed }, more)
    const booked = await bookSlot(deps, form)
    if ('token' in booked) return { ...form, token: booked.token, start: start as number }
    if ('errors' in booked) throw new Error(JSON.stringify(booked.errors))
  }
}
