import {
  type ChangeDeps,
  type Find,
  mayChange,
  note,
  tooLate,
  updateBooking,
  withBooking,
} from './change-booking.ts'
import { tell } from './tell.ts'

type Wish = { origin: string; byAgency?: boolean }

/** Gives the time back. Cancelling twice is cancelling once. */
export function cancelBooking(deps: ChangeDeps, find: Find, wish: Wish): Promise<void> {
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
