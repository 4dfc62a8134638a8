import type { PageMeta, WindArt } from './common.ts'

/** What stands around and inside the contact form. Its rules and messages are features/leads/rules/contact.ts'. */
export type ContactFormContent = {
  labels: Record<'name' | 'email' | 'phone' | 'company' | 'message', string>
  /** Below the phone's field: which numbers are fine. */
  phoneHint: string
  submit: string
  /** After sending, the link to what happens next. */
  next: string
  required: string
  privacy: { text: string; link: string }
}

export type ContactContent = {
  meta: PageMeta
  art: WindArt
  intro: string
  labels: Record<'phone' | 'email' | 'address' | 'map' | 'hours', string>
  /** Said above a form that comes back. */
  invalid: string
  /** The thanks, on a page of its own. */
  sent: {
    title: string
    text: string
    next: string
    book: string
    bookText: string
    chat: string
    home: string
    cases: string
  }
}
