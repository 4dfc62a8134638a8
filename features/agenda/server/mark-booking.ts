import { AppError } from '#server/errors.ts'
import { type ChangeDeps, type Find, note, updateBooking, withBooking } from './change-booking.ts'

/** Whether the visitor came. Told by the agency once the meeting has begun; it may be corrected. */
export function markBooking(deps: ChangeDeps, find: Find, state: 'held' | 'missed'): Promise<void> {
  return withBooking(deps, find, '', async (telling, meeting) => {
    const { booking } = meeting
    const isOpen = ['confirmed', 'held', 'missed'].includes(booking.state)
    if (!isOpen || booking.startsAt.getTime() > Date.now()) {
      throw new AppError(
        'bad_request',
        'Esta conversa ainda não aconteceu ou foi cancelada.',
        'Marque como realizada ou ausente depois que ela começar.',
      )
    }
    if (booking.state === state) return
    await updateBooking(telling.tx, meeting, { state, network: null })
    await note(telling, 'meeting-marked', booking, { state })
  })
}
