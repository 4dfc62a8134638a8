import { brand } from '#content/brand.ts'
import { contactPage } from '#content/contact-form.ts'
import type { Theme } from '#content/types/common.ts'
import { greeting, whatsappUrl } from '#content/whatsapp.ts'
import { contactFormData } from './contact-form.server.ts'

/** The form on a page of its own; not in the site map, since other pages carry the same form. */
export function contactPageData(url: URL, referrer: string) {
  const isClassic = url.pathname.startsWith('/home1')
  const theme = isClassic ? 'dia' : 'noite'
  const { title, description, ...content } = contactPage
  const sent = url.searchParams.has('enviado')
  return {
    theme: theme as Theme,
    meta: [
      { title: `${sent ? content.sent.title : title} | ${brand.name}` },
      { name: 'description', content: description },
      { name: 'robots', content: 'noindex' },
    ],
    title,
    content,
    sent,
    form: contactFormData(theme),
    visit: { landing: url.href, referrer },
    home: isClassic ? '/home1' : '/',
    cases: isClassic ? '/home1/case-studies' : '/cases-sucesso',
    whatsapp: { label: `WhatsApp ${brand.phone.display}`, to: whatsappUrl(greeting) },
    replyTime: brand.replyTime,
  }
}
