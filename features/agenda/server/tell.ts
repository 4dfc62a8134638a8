import { brand } from '#content/brand.ts'
import type { AgendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import type { Calendar } from '#features/calendar/server/calendar.server.ts'
import { asServer } from '#server/db/as-server.ts'
import type { Transaction } from '#server/db/client.ts'
import { facts, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Mail } from '#server/email/mail.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import type { Env } from '#server/env.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import { bookingPage, findHostName, type Meeting, mintLink } from './booking-links.ts'
import { meetingFacts } from './meeting-facts.ts'
import { SAMPLES_HOST } from './read-busy.ts'
import { cancelledMail, holdMail, invitationMail, reminderMail } from './visitor-mails.ts'

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
