import { eq } from 'drizzle-orm'
import { kindOf } from '#features/calendar/server/calendar.server.ts'
import { contactMessages, sendLeadJob } from '#features/leads/server/leads.server.ts'
import type { AppDeps } from '#server/deps.ts'
import { type Find, updateBooking, withBooking } from './change-booking.ts'
import { findHost } from './list-days.ts'
import { tell } from './tell.ts'

/**
 * Whoever reads the mail has followed its link; the key that the browser was given right away proves
 * nothing. A hold that ran out is confirmed all the same while its time is still free. Resolves with
 * whether the meeting is on.
 */
export function confirmBooking(deps: AppDeps, find: Find, origin: string): Promise<boolean> {
  return withBooking(deps, find, origin, async (telling, meeting) => {
    const { tx, settings, queue, env } = telling
    const { booking, person } = meeting
    if (booking.state === 'confirmed') return true
    if (!meeting.mailed) return false
    const ranOut = booking.state === 'cancelled' && booking.holdUntil !== null
    if (booking.state !== 'pending' && !ranOut) return false
    const { minutes } = kindOf(settings, booking.kind)
    const { host: rather, startsAt } = booking
    const slot = { settings, minutes, start: startsAt.getTime(), but: booking.id, rather }
    const host = ranOut ? await findHost(tx, slot) : rather
    if (host === undefined) return false
    const confirmed = { state: 'confirmed', holdUntil: null, scheduledAt: new Date() } as const
    const changed = await updateBooking(tx, meeting, { ...confirmed, host })
    const webhookState = env.LEADS_WEBHOOK_URL ? 'queued' : null
    await tx
      .update(contactMessages)
      .set({ overLimit: null, webhookState })
      .where(eq(contactMessages.id, person.id))
    if (webhookState) await queue.enqueue(tx, sendLeadJob, { messageId: person.id })
    await tell(telling, 'booked', changed)
    deps.log.info('meeting confirmed', { booking: booking.id })
    return true
  })
}
