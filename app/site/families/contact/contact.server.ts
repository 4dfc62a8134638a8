import { absoluteUrl } from '#app/site/metadata.server.ts'
import { findEntry, loadContent, pageData } from '#app/site/page-data.server.ts'
import { brand } from '#content/brand.ts'
import { contactPageOf, homeOf, pageAt, setOf } from '#content/derived/addresses.ts'
import { addressLines, hoursLines, mapUrl } from '#content/derived/place.ts'
import { schedulingPage } from '#content/derived/scheduling.ts'
import type { ContactContent } from '#content/types/contact-form.ts'
import { greeting, whatsappUrl } from '#content/whatsapp.ts'
import { contactFormData } from './contact-form.server.ts'

/**
 * The form on a page of its own, and the thanks after it. Its copy under /home1 points search
 * engines to the one outside. `answers` says when somebody reads the message.
 */
export function contactPageData(url: URL, answers?: string) {
  const theme = setOf(url.pathname)
  const entry = findEntry(new URL(contactPageOf('noite'), url))
  const { meta, art, ...content } = loadContent<ContactContent>(entry.content)
  const isSent = answers !== undefined
  const head = isSent ? { ...meta, headTitle: content.sent.title } : meta
  return {
    ...pageData({ ...entry, noindex: isSent || undefined }, head, {
      crumbs: [
        { name: 'Início', path: homeOf('noite') },
        { name: meta.title, path: entry.path },
      ],
      data: [{ '@type': 'ContactPage', name: meta.title, url: absoluteUrl(entry.path) }],
    }),
    theme,
    title: meta.title,
    content,
    sent: isSent,
    answers,
    booking: schedulingPage(),
    form: contactFormData(theme),
    home: homeOf(theme),
    cases: pageAt('cases', theme),
    whatsapp: { label: `WhatsApp ${brand.phone.display}`, to: whatsappUrl(greeting) },
    replyTime: brand.replyTime,
    place: {
      phone: brand.phone,
      email: brand.email,
      address: addressLines,
      map: mapUrl,
      hours: hoursLines,
    },
  }
}
