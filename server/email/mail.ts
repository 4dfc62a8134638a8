/** One mail, ready to be sent. Subject and addresses hold no line breaks (see queue-mail.ts). */
export type Mail = {
  /** What it is about, for lists and limits: contact-agency, contact-visitor, reset-password… */
  kind: string
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  /** The message it is about, which it is listed and erased with. */
  contactMessageId?: string
}
