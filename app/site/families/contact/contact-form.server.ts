import { contactForm } from '#content/contact-form.ts'
import { contactPageOf, contentAt } from '#content/derived/addresses.ts'
import type { Theme } from '#content/types/common.ts'

/** The contact form for a page of either theme. */
export function contactFormData(theme: Theme) {
  return {
    content: contactForm,
    action: contactPageOf(theme),
    policy: contentAt('legal/privacy', theme) ?? '/',
  }
}
