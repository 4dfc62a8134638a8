import { brand } from '#content/brand.ts'
import { contactAgency, contactReceived } from '#content/mails.ts'
import { actionButton, facts, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import { type Mail, moment } from '#server/email/mail.ts'
import { sampleAddress, sampleMail } from '#server/email/mail-words.ts'
import type { Env } from '#server/env/env.ts'
import { whatsappNumber } from '../read-lead.ts'
import type { MessageReport } from './export-messages.ts'
import type { ContactMessage } from './schema.ts'

/** To the agency, with everything the visitor wrote; reply-to is the visitor. */
export function agencyMail(
  message: ContactMessage,
  { LEADS_TO }: Pick<Env, 'LEADS_TO'>,
  words = contactAgency,
): Mail {
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
  const title = message.channel === 'chat' ? words.chatTitle : words.title
  const conversation = message.conversation && `${words.conversation}\n${message.conversation}`
  const answering = message.email ? words.reply : ''
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
        whatsapp ? actionButton(words.button, whatsapp) : '',
        facts(rows),
        ...[conversation, answering].filter(Boolean).map(paragraph),
      ].join('\n'),
    }),
    text: mailText(
      [
        message.message,
        rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
        whatsapp ? `${words.button}: ${whatsapp}` : '',
        conversation,
        answering,
      ].filter(Boolean),
    ),
  }
}

const sampleMessage = {
  id: '00000000-0000-4000-8000-000000000000',
  name: 'Ana Exemplo',
  email: sampleAddress,
  phone: '(11) 98888-7777',
  company: 'Padaria Exemplo',
  message: 'Quero saber mais sobre os serviços. Podemos conversar esta semana?',
  createdAt: new Date('2026-01-15T12:00:00Z'),
} as ContactMessage

/** The address may belong to somebody else, so the mail contains no typed text. */
export function confirmationMail(
  { id, email }: { id?: string; email: string },
  words = contactReceived,
): Mail {
  const { title, last } = words
  const paragraphs = [words.thanks, words.hours, words.urgent]
  const cases = `${brand.url}/cases-sucesso`
  return {
    kind: 'contact-visitor',
    contactMessageId: id,
    to: email,
    replyTo: brand.email,
    subject: `${title} | ${brand.name}`,
    html: mailPage({
      title,
      preview: brand.replyTime,
      body: [...paragraphs.map(paragraph), actionButton(words.button, cases), paragraph(last)].join(
        '\n',
      ),
    }),
    text: mailText([`${title}.`, ...paragraphs, `${words.buttonLine} ${cases}`, last]),
  }
}

sampleMail('mails#contactReceived', (words: typeof contactReceived) =>
  confirmationMail({ email: sampleAddress }, words),
)
sampleMail('mails#contactAgency', (words: typeof contactAgency) =>
  agencyMail(sampleMessage, {}, words),
)

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
