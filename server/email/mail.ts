import { brand } from '#content/brand.ts'

/**
 * What a mail is about, for lists and limits. A new kind joins the table of
 * server/email/visitors-words.test.ts, which tries it with a stranger's words.
 */
export type MailKind =
  | 'contact-agency'
  | 'contact-visitor'
  | 'contact-held'
  | 'lead-answer'
  | 'lead-reminder'
  | 'daily-summary'
  | 'reset-password'
  | 'verify-email'
  | 'password-changed'
  | 'account-erased'
  | 'invitation'
  | 'report'
  | 'booking-agency'
  | 'booking-invitation'
  | 'booking-hold'
  | 'booking-cancelled'
  | 'booking-reminder'

/** An invitation, or its withdrawal, for calendars. */
export type Calendar = { method: 'REQUEST' | 'CANCEL'; content: string }

/**
 * One mail, ready to be sent. Subject and addresses hold no line breaks (see queue-mail.ts). Unless it
 * goes to the agency or to a proven address, or somebody of the staff wrote it, it holds nothing that
 * somebody typed: the address may be another person's.
 */
export type Mail = {
  kind: MailKind
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  /** The message it is about, which it is listed and erased with. */
  contactMessageId?: string
  calendar?: Calendar
  /** The report whose PDF goes along, made when the mail leaves. */
  reportId?: string
}

/** A moment as the agency's clock shows it. */
export function moment(date: Date): string {
  return date.toLocaleString('pt-BR', {
    timeZone: brand.timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  })
}
