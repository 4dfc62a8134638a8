import { brand } from '#content/brand.ts'
import { actionButton, facts, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Mail } from '#server/email/mail.ts'
import { moment } from '#server/email/moment.ts'
import type { Env } from '#server/env.ts'
import { whatsappNumber } from '../whatsapp-number.ts'
import type { ContactMessage } from './schema.ts'

/** Everything the visitor wrote, to the agency; answering it answers the visitor. */
export function agencyMail(message: ContactMessage, { LEADS_TO }: Pick<Env, 'LEADS_TO'>): Mail {
  const rows = [
    ['Nome', message.name],
    ['E-mail', message.email],
    ['Telefone', message.phone],
    ['Empresa', message.company],
    ['Origem', message.reference],
    ['Página', message.page],
    ['Recebida', moment(message.createdAt)],
    ['Código', message.id],
  ].filter((row): row is [string, string] => Boolean(row[1]))
  const number = whatsappNumber(message.phone)
  const whatsapp = number && `https://wa.me/${number}`
  const from = message.company ? `${message.name} (${message.company})` : message.name
  const title = 'Nova mensagem pelo site'
  return {
    kind: 'contact-agency',
    contactMessageId: message.id,
    to: LEADS_TO ?? brand.email,
    replyTo: message.email,
    subject: `${title}: ${from}`,
    html: mailPage({
      title,
      preview: message.message.slice(0, 140),
      body: [
        paragraph(message.message),
        whatsapp ? actionButton('Responder no WhatsApp', whatsapp) : '',
        facts(rows),
        paragraph('Responder a este e-mail escreve direto para a pessoa.'),
      ].join('\n'),
    }),
    text: mailText(
      [
        message.message,
        rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
        whatsapp ? `Responder no WhatsApp: ${whatsapp}` : '',
        'Responder a este e-mail escreve direto para a pessoa.',
      ].filter(Boolean),
    ),
  }
}
