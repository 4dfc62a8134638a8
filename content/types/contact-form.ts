/** What stands around and inside the contact form. Its rules and messages are features/leads/rules/contact.ts'. */
export type ContactFormContent = {
  labels: Record<'name' | 'email' | 'phone' | 'company' | 'message', string>
  /** Below the phone's field: which numbers are fine. */
  phoneHint: string
  submit: string
  required: string
  privacy: { text: string; link: string }
}
