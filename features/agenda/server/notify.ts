import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import type { AgendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import { bookings, type Calendar, readSettings } from '#features/calendar/server/calendar.server.ts'
import { mailOrigin } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { aboutRow, idRow, queryRows } from '#server/db/query-rows.ts'
import { asServer } from '#server/db/run-as.ts'
import { facts, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Mail } from '#server/email/mail.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import type { Env } from '#server/env.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import { mayBeTried, oneByOne } from '#server/jobs/job-failures.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import type { Logger } from '#server/log.ts'
import { bookingPage, findHostName, findMeeting, type Meeting, mintLink } from './booking-links.ts'
import { SAMPLES_HOST } from './free-times.ts'
import {
  cancelledMail,
  holdMail,
  invitationMail,
  meetingFacts,
  reminderMail,
} from './meeting-mails.ts'

const titles = {
  booked: 'Conversa marcada pelo site',
  moved: 'Conversa mudou de horário',
  cancelled: 'Conversa cancelada pela pessoa',
}

/** To the agency, with everything the visitor wrote; answering it answers the visitor. */
function agencyMail(
  what: keyof typeof titles,
  { booking, person, host }: Meeting,
  settings: AgendaSettings,
  { LEADS_TO }: Pick<Env, 'LEADS_TO'>,
): Mail {
  const title = titles[what]
  const rows = [
    ...meetingFacts({ booking, host }, settings),
    ['Nome', person.name],
    ['E-mail', person.email],
    ['WhatsApp', person.phone],
    ['Assunto', person.message],
    ['Origem', person.reference],
    ['Código', booking.id],
  ].filter((row): row is [string, string] => Boolean(row[1]))
  const reply = 'Responder a este e-mail escreve direto para a pessoa.'
  return {
    kind: 'booking-agency',
    contactMessageId: person.id,
    to: LEADS_TO ?? brand.email,
    replyTo: person.email,
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
  /** Where links in mails lead. */
  origin: string
  /** Who of the staff it is done by; mails are the server's part of it all the same. */
  staffId?: string
}

type News = 'held' | 'booked' | 'moved' | 'cancelled' | 'reminder'

/** The mails that follow from what happened to a booking, in the same transaction. */
export async function tell(
  telling: MeetingNotification,
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
  telling: MeetingNotification,
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
  { tx, env, settings, origin }: MeetingNotification,
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

/** Looks for what is due instead of being set for it: nothing to move or to lose when meetings change. */
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
 * A day and an hour before, each once: the mark and the mail are one transaction. Whoever booked later
 * than that is not reminded of what they just did, nor anybody of a day before in the last hours.
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
      where ${isDue(which)} and ${mayBeTried(remindJob, sql`id || ' ' || ${which}::text`)}
      order by starts_at limit ${MOST_AT_ONCE}`
    const items = rows.map(({ about }) => about)
    await oneByOne(deps, remindJob, items, (about) =>
      remindOne(deps, which, about.split(' ')[0] as string),
    )
  }
}

/** Another process that looks at the same moment passes over the row that this one holds. */
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
    await tell({ tx, queue, env, settings, origin }, 'reminder', meeting)
    log.info('reminder queued', { booking: meeting.booking.id, which })
  })
}
