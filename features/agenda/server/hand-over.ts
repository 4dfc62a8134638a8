import { AppError } from '#server/errors.ts'
import {
  type ChangeDeps,
  type Find,
  isTaken,
  note,
  updateBooking,
  withBooking,
} from './change-booking.ts'
import { SAMPLES_HOST } from './read-busy.ts'

/** Somebody else holds the meeting, at the same time. Theirs may not overlap: the database refuses. */
export async function handOver(deps: ChangeDeps, find: Find, host: number): Promise<void> {
  try {
    await withBooking(deps, find, '', async (telling, meeting) => {
      const { state, host: present } = meeting.booking
      const takes = present !== SAMPLES_HOST && telling.settings.hosts.some(({ id }) => id === host)
      if (!takes || (state !== 'confirmed' && state !== 'pending')) {
        throw new AppError(
          'bad_request',
          'Esta conversa não pode ser passada.',
          'Recarregue a página e confira quem atende.',
        )
      }
      if (present === host) return
      await updateBooking(telling.tx, meeting, { host })
      await note(telling, 'meeting-handed-over', meeting.booking)
    })
  } catch (error) {
    if (!isTaken(error)) throw error
    throw new AppError(
      'bad_request',
      'Esta pessoa já tem uma conversa neste horário.',
      'Escolha outra pessoa ou mude o horário.',
    )
  }
}
