import { moment } from '#server/email/moment.ts'
import type { Lead } from './list-leads.ts'

/** The latest mail to either side, in a word: sent, queued (3 attempts), failed (EENVELOPE 550). */
function mailState({ mails }: Pick<Lead, 'mails'>, to: 'agency' | 'visitor'): string {
  const mail = mails.findLast((candidate) => candidate.to === to)
  if (!mail) return 'none'
  if (mail.state === 'sent') return 'sent'
  const detail = [mail.attempts && `${mail.attempts} attempts`, mail.lastError].filter(Boolean)
  return detail.length ? `${mail.state} (${detail.join(', ')})` : mail.state
}

/** Why nothing was sent, if so. */
function heldBecause({ suspectedSpam, overLimit }: Lead): string {
  if (suspectedSpam) return `suspected spam: ${suspectedSpam}`
  return overLimit ? `over the limit per ${overLimit}` : ''
}

/** Whom the desk knows it is from, where that is not what was written. */
function correctedContact({ contact, ...written }: Lead): string[] {
  const { name, email, phone, company } = contact
  const same =
    name === written.name &&
    email === written.email.toLowerCase() &&
    phone === written.phone &&
    company === written.company
  return same ? [] : [`  contact: ${[name, company, email, phone].filter(Boolean).join('  ')}`]
}

/** For a terminal: no character of a stranger may move the cursor or change colours. */
export function describeLead(lead: Lead): string {
  const held = heldBecause(lead)
  const states = [
    `agency ${mailState(lead, 'agency')}`,
    `visitor ${mailState(lead, 'visitor')}`,
    lead.webhookState && `webhook ${lead.webhookState}`,
  ]
  const lines = [
    `${lead.createdAt.toISOString().slice(0, 16).replace('T', ' ')}  ${lead.id}${held && `  [${held}]`}`,
    `  ${lead.name}${lead.company && ` (${lead.company})`}  ${lead.email}  ${lead.phone}`,
    ...correctedContact(lead),
    `  state: ${[lead.state, lead.value, lead.lostReason].filter(Boolean).join(', ')}`,
    `  mails: ${states.filter(Boolean).join(', ')}`,
    lead.booking && `  meeting: ${moment(lead.booking.startsAt)} (${lead.booking.state})`,
    lead.reference && `  origin: ${lead.reference}`,
    ...lead.message.split('\n').map((line) => `  | ${line}`),
  ]
  return lines
    .filter(Boolean)
    .map((line) => String(line).replace(/\p{Cc}/gu, ' '))
    .join('\n')
}
