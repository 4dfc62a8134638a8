import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { claims } from '#content/claims.ts'
import { offerKind, ownAgenda } from '#content/derived/scheduling.ts'
import { bookings } from '#features/calendar/server/schema.ts'
import { brandClock } from '#features/calendar/server/wall-clock.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { bookingForm, freeNow } from '#tests/support/features/agenda.ts'
import { needing } from '#tests/support/missing.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { bookSlot } from '../booking/book-slot.ts'
import { openAgenda } from '../visitor.server.ts'
import { readPlaces } from './offer-places.ts'

const database = testDatabase()
const deps = testDeps(database)
const slots = claims.offer?.slots ?? 0

const monthOf = (moment: number) => brandClock.dayOf(moment).slice(0, 7)

/** Free moments of the month with the most of them, far enough apart that none is in another's way. */
async function momentsOfOneMonth(count: number): Promise<number[]> {
  const far: number[] = []
  for (const moment of await freeNow(deps, offerKind)) {
    if (moment - (far.at(-1) ?? 0) >= 4 * 3_600_000) far.push(moment)
  }
  const months = Object.values(Object.groupBy(far, monthOf)).map((moments) => moments ?? [])
  const [longest = []] = months.sort((one, other) => other.length - one.length)
  return longest.slice(0, count)
}

const bookOffer = (start: number) =>
  bookSlot(deps, bookingForm({ start: String(start) }, { kind: offerKind }))

test.runIf(ownAgenda && claims.offer)(
  needing(
    'the sample’s content',
    'A month of the offer has as many meetings as the home says, and no more',
  ),
  async () => {
    await database.db.delete(bookings).where(eq(bookings.kind, offerKind))
    const moments = await momentsOfOneMonth(slots + 1)
    const last = moments.pop() as number
    for (const moment of moments) expect(await bookOffer(moment)).toHaveProperty('token')
    expect(await readPlaces(database.db, last)).toMatchObject({ left: 0 })
    expect(await bookOffer(last)).toEqual({ taken: true })
    const day = brandClock.dayOf(last)
    const open = await openAgenda(deps, { kind: offerKind, day })
    expect(
      open.days.filter((one) => one.day.startsWith(monthOf(last))).flatMap(({ free }) => free),
    ).toEqual([])
    // Another kind of meeting knows no such limit.
    const other = await openAgenda(deps, { day })
    expect(other.days.some(({ free }) => free.length > 0)).toBe(true)
    const [one] = await database.db.select().from(bookings).where(eq(bookings.kind, offerKind))
    await database.db
      .update(bookings)
      .set({ state: 'cancelled' })
      .where(eq(bookings.id, one?.id as string))
    expect(await readPlaces(database.db, last)).toMatchObject({ left: 1 })
  },
)
