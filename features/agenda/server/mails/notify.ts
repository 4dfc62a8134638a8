import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { bookingAgency } from '#content/mails.ts'
import type { AgendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import { bookings, type Calendar, readSettings } from '#features/calendar/server/calendar.server.ts'
import { mailOrigin } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { aboutRow, idRow, queryRows } from '#server/db/query-rows.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import { facts, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Mail } from '#server/email/mail.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import type { Env } from '#server/env/env.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import { isRetryDue, runEach } from '#server/jobs/job-failures.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import type { Logger } from '#server/log.ts'
import {
  bookingPage,
  findHostName,
  findMeeting,
  type Meeting,
  mintLink,
} from '../booking/booking-links.ts'
import { SAMPLES_HOST } from '../free-times/free-times.ts'
import {
  cancelledMail,
  holdMail,
  invitationMail,
  meetingFacts,
  reminderMail,
} from './meeting-mails.ts'

/** To the agency, with everything the visitor wrote; reply-to is the visitor. */
export function agencyMail(
  what: 'booked' | 'moved' | 'cancelled',
  { booking, person, host }: Meeting,
  settings: AgendaSettings,
  { LEADS_TO }: Pick<Env, 'LEADS_TO'>,
  words = bookingAgency,
): Mail {
  const title = words[what]
  const { reply } = words
  const rows = [
    ...meetingFacts({ booking, host }, settings),
    ['Nome', person.name],
    ['E-mail', person.email],
    ['WhatsApp', person.phone],
    ['Assunto', person.message],
    ['Origem', person.reference],
    ['Código', booking.id],
  ].filter((row): row is [string, string] => Boolean(row[1]))
  return {
    kind: 'booking-agency',
    contactMessageId: person.id,
    to: LEADS_TO ?? brand.email,
    replyTo: person.email || undefined,
    subject: `${title}: ${person.name}`,
    html: mailPage({
      title,
      preview: rows[0]?.[1],
      body: [facts(rows), paragraph(reply)].join('\n'),
    }),
    text: mailText([
      `${title}.`,
      rows.map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n'),
      reply,
    ]),
  }
}

export type MeetingNotification = {
  tx: Transaction
  queue: Pick<JobQueue, 'enqueue'>
  env: Env
  settings: Calendar
  /** Base URL of links in mails. */
  origin: string
  /** Who made the change; mails are queued as the server in any case. */
  staffId?: string
}

type News = 'held' | 'booked' | 'moved' | 'changed' | 'cancelled' | 'reminder'

/** Queues the mails that follow from a change of a booking, in its transaction. */
export async function notifyMeeting(
  notification: MeetingNotification,
  event: News,
  meeting: Meeting,
  byAgency = false,
): Promise<void> {
  // Sample visitors get no mail.
  if (meeting.booking.host === SAMPLES_HOST) return
  const queueAll = (tx: Transaction) =>
    queueMails({ ...notification, tx }, event, meeting, byAgency)
  await (notification.staffId ? asServer(notification.tx, queueAll) : queueAll(notification.tx))
}

async function queueMails(
  notification: MeetingNotification,
  event: News,
  { booking, person }: Meeting,
  byAgency: boolean,
): Promise<void> {
  const { tx, queue, env, settings } = notification
  const meeting = { booking, person, host: await findHostName(tx, booking.host) }
  if (booking.notifiesPerson) {
    await queueMail(tx, queue, await personMail(notification, event, meeting, byAgency))
  }
  // The agency gets no mail about its own changes, reminders or unconfirmed bookings.
  if (event === 'held' || event === 'reminder' || event === 'changed' || byAgency) return
  await queueMail(tx, queue, agencyMail(event, meeting, settings, env))
}

async function personMail(
  { tx, env, settings, origin }: MeetingNotification,
  event: News,
  meeting: Meeting,
  byAgency: boolean,
): Promise<Mail> {
  if (event === 'cancelled') {
    return cancelledMail({ meeting, settings, page: `${origin}/agenda`, byAgency })
  }
  const page = bookingPage(origin, await mintLink(tx, meeting.booking.id, true))
  const parts = { meeting, settings, page }
  if (event === 'held') return holdMail({ ...parts, minutes: env.BOOKING_HOLD_MINUTES })
  if (event === 'reminder') return reminderMail(parts)
  return invitationMail({ ...parts, changed: event === 'changed' })
}

/** Polls for due reminders, so that moved or cancelled meetings need no rescheduling. */
export const remindJob: JobDefinition<object> = {
  name: 'agenda-remind',
  payload: z.object({}),
  cron: '* * * * *',
}

type Deps = {
  env: Env
  database: Pick<Database, 'db'>
  queue: Pick<JobQueue, 'enqueue'>
  log: Logger
}

/**
 * A day and an hour before, each once: mark and mail are one transaction. Bookings made later than
 * that get no such reminder.
 */
const due = {
  day: sql`reminded_day_at is null and scheduled_at < starts_at - interval '24 hours'
    and now() between starts_at - interval '24 hours' and starts_at - interval '2 hours'`,
  hour: sql`reminded_hour_at is null and scheduled_at < starts_at - interval '1 hour'
    and now() between starts_at - interval '1 hour' and starts_at`,
}

const MOST_AT_ONCE = 500

const isDue = (which: keyof typeof due) =>
  sql`state = 'confirmed' and host <> ${SAMPLES_HOST} and ${due[which]}`

export async function remind(deps: Deps): Promise<void> {
  for (const which of ['day', 'hour'] as const) {
    const rows = await queryRows(deps.database.db, aboutRow)`
      select id || ' ' || ${which}::text as about from alisio.bookings
      where ${isDue(which)} and ${isRetryDue(remindJob, sql`id || ' ' || ${which}::text`)}
      order by starts_at limit ${MOST_AT_ONCE}`
    const items = rows.map(({ about }) => about)
    await runEach(deps, remindJob, items, (about) =>
      remindOne(deps, which, about.split(' ')[0] as string),
    )
  }
}

/** `skip locked`: another process may send this reminder at the same moment. */
function remindOne({ env, database, queue, log }: Deps, which: keyof typeof due, id: string) {
  return database.db.transaction(async (tx) => {
    const rows = await queryRows(tx, idRow)`
      select id from alisio.bookings where id = ${id} and ${isDue(which)}
      for update skip locked`
    const meeting = rows[0] && (await findMeeting(tx, rows[0].id))
    if (!meeting) return
    const mark = which === 'day' ? { remindedDayAt: new Date() } : { remindedHourAt: new Date() }
    await tx.update(bookings).set(mark).where(eq(bookings.id, meeting.booking.id))
    const settings = await readSettings(tx)
    const origin = mailOrigin(env, new Request(brand.url))
    await notifyMeeting({ tx, queue, env, settings, origin }, 'reminder', meeting)
    log.info('reminder queued', { booking: meeting.booking.id, which })
  })
}
