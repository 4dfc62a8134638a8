import { brand } from '#content/brand.ts'

/** What a mail is about. New kinds join the table in server/email/visitors-words.test.ts. */
export type MailKind =
  | 'contact-agency'
  | 'contact-visitor'
  | 'contact-held'
  | 'lead-answer'
  | 'lead-reminder'
  | 'daily-summary'
  | 'reset-password'
  | 'verify-email'
  | 'email-change'
  | 'email-notice'
  | 'password-changed'
  | 'account-erased'
  | 'invitation'
  | 'report'
  | 'booking-agency'
  | 'booking-invitation'
  | 'booking-invite'
  | 'booking-hold'
  | 'booking-cancelled'
  | 'booking-reminder'
  | 'mail-test'

/** An invitation, or its withdrawal, for calendars. */
export type Calendar = { method: 'REQUEST' | 'CANCEL'; content: string }

/**
 * A mail ready to be sent. Subject and addresses contain no line breaks (see queue-mail.ts). Unless
 * it goes to the agency or a verified address, or staff wrote it, it contains no typed text: the
 * address may be somebody else's.
 */
export type Mail = {
  kind: MailKind
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  /** The contact message it belongs to and is erased with. */
  contactMessageId?: string
  calendar?: Calendar
  /** The report whose PDF is attached when sending. */
  reportId?: string
}

/** A moment in the agency's zone. */
export function moment(date: Date): string {
  return date.toLocaleString('pt-BR', {
    timeZone: brand.timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  })
}
