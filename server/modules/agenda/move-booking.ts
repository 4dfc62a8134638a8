import { timesOf } from './book-slot.ts'
import {
  type ChangeDeps,
  type Find,
  mayChange,
  tooLate,
  updateBooking,
  withBooking,
} from './change-booking.ts'
import { isFree } from './list-days.ts'
import { kindOf } from './settings.ts'
import { tell } from './tell.ts'

type Wish = { start: number; origin: string; byAgency?: boolean }

/** Resolves with whether it was moved: the time may be taken by now. */
export function moveBooking(deps: ChangeDeps, find: Find, wish: Wish): Promise<boolean> {
  const { start, origin, byAgency = false } = wish
  return withBooking(deps, find, origin, async (telling, meeting) => {
    const { tx, settings } = telling
    const { booking } = meeting
    if (byAgency ? booking.state !== 'confirmed' : !mayChange(booking, settings)) {
      throw tooLate(settings)
    }
    if (booking.startsAt.getTime() === start) return true
    const kind = kindOf(settings, booking.kind)
    const slot = { settings, minutes: kind.minutes, start, but: booking.id }
    if (!(await isFree(tx, slot))) return false
    const changed = await updateBooking(tx, meeting, {
      ...timesOf(settings, kind, start),
      sequence: booking.sequence + 1,
      scheduledAt: new Date(),
      remindedDayAt: null,
      remindedHourAt: null,
    })
    await tell(telling, 'moved', changed, byAgency)
    deps.log.info('meeting moved', { booking: booking.id })
    return true
  })
}
