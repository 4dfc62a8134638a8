import { kindOf } from '#features/calendar/server/calendar.server.ts'
import { timesOf } from './book-slot.ts'
import {
  type ChangeDeps,
  type Find,
  isTaken,
  mayChange,
  note,
  tooLate,
  updateBooking,
  withBooking,
} from './change-booking.ts'
import { findHost } from './list-days.ts'
import { SAMPLES_HOST } from './read-busy.ts'
import { tell } from './tell.ts'

type Wish = { start: number; origin: string; byAgency?: boolean }

/** Resolves with whether it was moved: the time may be taken by now. */
export async function moveBooking(deps: ChangeDeps, find: Find, wish: Wish): Promise<boolean> {
  try {
    return await move(deps, find, wish)
  } catch (error) {
    // What is invented keeps nobody away, and yet two such meetings are never at one time.
    if (isTaken(error)) return false
    throw error
  }
}

function move(deps: ChangeDeps, find: Find, wish: Wish): Promise<boolean> {
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
