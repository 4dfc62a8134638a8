import { brand } from '#content/brand.ts'
import { actionButton, facts, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import { type Mail, moment } from '#server/email/mail.ts'
import type { Env } from '#server/env.ts'
import { whatsappNumber } from '../read-lead.ts'
import type { MessageReport } from './export-messages.ts'
import type { ContactMessage } from './schema.ts'

/** To the agency, with everything the visitor wrote; reply-to is the visitor. */
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
  const title =
    message.channel === 'chat' ? 'Pedido de contato na conversa do site' : 'Nova mensagem pelo site'
  const conversation = message.conversation && `A conversa:\n${message.conversation}`
  const answering = message.email ? 'Responder a este e-mail escreve direto para a pessoa.' : ''
  return {
    kind: 'contact-agency',
    contactMessageId: message.id,
    to: LEADS_TO ?? brand.email,
    replyTo: message.email || undefined,
    subject: `${title}: ${from}`,
    html: mailPage({
      title,
      preview: message.message.slice(0, 140),
      body: [
        paragraph(message.message),
        whatsapp ? actionButton('Responder no WhatsApp', whatsapp) : '',
        facts(rows),
        ...[conversation, answering].filter(Boolean).map(paragraph),
      ].join('\n'),
    }),
    text: mailText(
      [
        message.message,
        rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
        whatsapp ? `Responder no WhatsApp: ${whatsapp}` : '',
        conversation,
        answering,
      ].filter(Boolean),
    ),
  }
}

/** The address may belong to somebody else, so the mail contains no typed text. */
export function confirmationMail({ id, email }: Pick<ContactMessage, 'id' | 'email'>): Mail {
  const title = 'Recebemos a sua mensagem'
  const paragraphs = [
    `Obrigado por escrever para a ${brand.name}. A sua mensagem chegou e já está com a nossa equipe.`,
    `${brand.replyTime}. Atendemos de ${brand.hours.map(({ label }) => label.toLowerCase()).join(', e ')}.`,
    `Se for urgente, ligue ou chame no WhatsApp: ${brand.phone.display}.`,
  ]
  const stranger =
    'Não foi você que escreveu? Então alguém digitou o seu endereço por engano: basta ignorar este e-mail.'
  return {
    kind: 'contact-visitor',
    contactMessageId: id,
    to: email,
    replyTo: brand.email,
    subject: `${title} | ${brand.name}`,
    html: mailPage({
      title,
      preview: brand.replyTime,
      body: [
        ...paragraphs.map(paragraph),
        actionButton('Conhecer nossos cases', `${brand.url}/cases-sucesso`),
        paragraph(stranger),
      ].join('\n'),
    }),
    text: mailText([
      `${title}.`,
      ...paragraphs,
      `Conheça nossos cases: ${brand.url}/cases-sucesso`,
      stranger,
    ]),
  }
}

/** State of the latest mail to one side: sent, queued (3 attempts), failed (EENVELOPE 550). */
function mailState({ mails }: Pick<MessageReport, 'mails'>, to: 'agency' | 'visitor'): string {
  const mail = mails.findLast((candidate) => candidate.to === to)
  if (!mail) return 'none'
  if (mail.state === 'sent') return 'sent'
  const detail = [mail.attempts && `${mail.attempts} attempts`, mail.lastError].filter(Boolean)
  return detail.length ? `${mail.state} (${detail.join(', ')})` : mail.state
}

/** Why no mail was sent. */
function holdReason({ suspectedSpam, overLimit }: MessageReport): string {
  if (suspectedSpam) return `suspected spam: ${suspectedSpam}`
  return overLimit ? `over the limit per ${overLimit}` : ''
}

/** Contact data corrected at the desk. */
function correctedContact({ contact, ...written }: MessageReport): string[] {
  const { name, email, phone, company } = contact
  const same =
    name === written.name &&
    email === written.email.toLowerCase() &&
    phone === written.phone &&
    company === written.company
  return same ? [] : [`  contact: ${[name, company, email, phone].filter(Boolean).join('  ')}`]
}

/** For a terminal: control characters are removed. */
export function describeMessage(message: MessageReport): string {
  const reason = holdReason(message)
  const states = [
    `agency ${mailState(message, 'agency')}`,
    `visitor ${mailState(message, 'visitor')}`,
    message.webhookState && `webhook ${message.webhookState}`,
  ]
  const lines = [
    `${message.createdAt.toISOString().slice(0, 16).replace('T', ' ')}  ${message.id}${reason && `  [${reason}]`}`,
    `  ${message.name}${message.company && ` (${message.company})`}  ${message.email}  ${message.phone}`,
    ...correctedContact(message),
    `  state: ${[message.lead.state, message.lead.value, message.lead.lostReason].filter(Boolean).join(', ')}`,
    `  mails: ${states.filter(Boolean).join(', ')}`,
    message.booking && `  meeting: ${moment(message.booking.startsAt)} (${message.booking.state})`,
    message.reference && `  origin: ${message.reference}`,
    ...message.message.split('\n').map((line) => `  | ${line}`),
  ]
  return lines
    .filter(Boolean)
    .map((line) => String(line).replace(/\p{Cc}/gu, ' '))
    .join('\n')
}
