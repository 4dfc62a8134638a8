import { contactForm } from '#content/contact-form.ts'
import type { Theme } from '#content/types/common.ts'

/** The contact form for a page of either theme. */
export function contactFormData(theme: Theme) {
  const base = theme === 'dia' ? '/home1' : ''
  return {
    content: contactForm,
    action: `${base}/contato`,
    policy: `${base}/privacy-policy`,
  }
}
