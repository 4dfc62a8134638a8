import { homeOf, pageAt, setOf } from '#content/addresses.ts'
import { brand } from '#content/brand.ts'
import { contactPage } from '#content/contact-form.ts'
import { greeting, whatsappUrl } from '#content/whatsapp.ts'
import { contactFormData } from './contact-form.server.ts'

/** The form on a page of its own; not in the site map, since other pages carry the same form. */
export function contactPageData(url: URL, referrer: string) {
  const theme = setOf(url.pathname)
  const { title, description, ...content } = contactPage
  const sent = url.searchParams.has('enviado')
  return {
    theme,
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
    home: homeOf(theme),
    cases: pageAt('cases', theme),
    whatsapp: { label: `WhatsApp ${brand.phone.display}`, to: whatsappUrl(greeting) },
    replyTime: brand.replyTime,
  }
}
