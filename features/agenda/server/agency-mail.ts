import { brand } from '#content/brand.ts'
import type { AgendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import { facts, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Mail } from '#server/email/mail.ts'
import type { Env } from '#server/env.ts'
import type { Meeting } from './booking-links.ts'
import { meetingFacts } from './meeting-facts.ts'

const titles = {
  booked: 'Conversa marcada pelo site',
  moved: 'Conversa mudou de horário',
  cancelled: 'Conversa cancelada pela pessoa',
}

/** To the agency, with everything the visitor wrote; answering it answers the visitor. */
export function agencyMail(
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
