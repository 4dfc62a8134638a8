import type { Calendar } from '#features/calendar/server/calendar.server.ts'
import { asServer } from '#server/db/as-server.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Mail } from '#server/email/mail.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import type { Env } from '#server/env.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import { agencyMail } from './agency-mail.ts'
import { bookingPage, findHostName, type Meeting, mintLink } from './booking-links.ts'
import { SAMPLES_HOST } from './read-busy.ts'
import { cancelledMail, holdMail, invitationMail, reminderMail } from './visitor-mails.ts'

export type Telling = {
  tx: Transaction
  queue: Pick<JobQueue, 'enqueue'>
  env: Env
  settings: Calendar
  /** Where links in mails lead. */
  origin: string
  /** Who of the staff it is done by; mails are the server's part of it all the same. */
  staffId?: string
}

type News = 'held' | 'booked' | 'moved' | 'cancelled' | 'reminder'

/** The mails that follow from what happened to a booking, in the same transaction. */
export async function tell(
  telling: Telling,
  news: News,
  meeting: Meeting,
  byAgency = false,
): Promise<void> {
  // Nobody reads the mail of an invented visitor.
  if (meeting.booking.host === SAMPLES_HOST) return
  const queueAll = (tx: Transaction) => queueMails({ ...telling, tx }, news, meeting, byAgency)
  await (telling.staffId ? asServer(telling.tx, queueAll) : queueAll(telling.tx))
}

async function queueMails(
  telling: Telling,
  news: News,
  { booking, person }: Meeting,
  byAgency: boolean,
): Promise<void> {
  const { tx, queue, env, settings } = telling
  const meeting = { booking, person, host: await findHostName(tx, booking.host) }
  if (booking.tellsPerson) {
    await queueMail(tx, queue, await personMail(telling, news, meeting, byAgency))
  }
  // What the agency did itself, and what is not sure yet, it need not be told.
  if (news === 'held' || news === 'reminder' || byAgency) return
  await queueMail(tx, queue, agencyMail(news, meeting, settings, env))
}

async function personMail(
  { tx, env, settings, origin }: Telling,
  news: News,
  meeting: Meeting,
  byAgency: boolean,
): Promise<Mail> {
  if (news === 'cancelled') {
    return cancelledMail({ meeting, settings, page: `${origin}/agenda`, byAgency })
  }
  const page = bookingPage(origin, await mintLink(tx, meeting.booking.id, true))
  const parts = { meeting, settings, page }
  if (news === 'held') return holdMail({ ...parts, minutes: env.BOOKING_HOLD_MINUTES })
  return news === 'reminder' ? reminderMail(parts) : invitationMail(parts)
}
