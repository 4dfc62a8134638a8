import type { AgendaSettings } from '#contracts/agenda-settings.ts'
import type { Transaction } from '#server/db/client.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import type { Env } from '#server/env.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import { agencyMail } from './agency-mail.ts'
import { bookingPage, type Meeting, mintLink } from './booking-links.ts'
import { cancelledMail, holdMail, invitationMail, reminderMail } from './visitor-mails.ts'

export type Telling = {
  tx: Transaction
  queue: Pick<JobQueue, 'enqueue'>
  env: Env
  settings: AgendaSettings
  /** Where links in mails lead. */
  origin: string
}

type News = 'held' | 'booked' | 'moved' | 'cancelled' | 'reminder'

/** The mails that follow from what happened to a booking, in the same transaction. */
export async function tell(
  { tx, queue, env, settings, origin }: Telling,
  news: News,
  meeting: Meeting,
  byAgency = false,
): Promise<void> {
  const { booking } = meeting
  if (news === 'cancelled') {
    await queueMail(tx, queue, cancelledMail({ meeting, settings, page: `${origin}/agenda` }))
  } else {
    const page = bookingPage(origin, await mintLink(tx, booking.id, true))
    const parts = { meeting, settings, page }
    const mail = {
      held: () => holdMail({ ...parts, minutes: env.BOOKING_HOLD_MINUTES }),
      booked: () => invitationMail(parts),
      moved: () => invitationMail(parts),
      reminder: () => reminderMail(parts),
    }[news]()
    await queueMail(tx, queue, mail)
  }
  // What the agency did itself, and what is not sure yet, it need not be told.
  if (news === 'held' || news === 'reminder' || byAgency) return
  await queueMail(tx, queue, agencyMail(news, meeting, settings, env))
}
