import { findEntry, loadContent, pageData, pagePicture } from '#app/site/page-data.server.ts'
import { linkedText } from '#app/site/parts/linked-text.server.ts'
import { personData, portraitOf } from '#app/site/people/people.server.ts'
import type { Personal } from '#content/types/team.ts'

export function personalData(url: URL) {
  const entry = findEntry(url)
  const content = loadContent<Personal>(entry.content)
  const { meta, art, photo, likeness, knowsAbout, summary, education, contact, ...person } = content
  const relation = linkedText(person.relation ?? person.partner ?? '')
  const { email, whatsapp, phone, message } = contact
  return {
    ...pageData(entry, meta, {
      crumbs: [
        { name: 'Início', path: '/' },
        { name: person.name, path: entry.path },
      ],
      data: [personData(content, entry.path, { email, telephone: `+${whatsapp}` })],
    }),
    person,
    relation,
    picture: pagePicture(entry),
    portrait: portraitOf(content),
    links: {
      cv: `/generated/cv-${person.slug}.pdf`,
      whatsapp: `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}`,
      email: `mailto:${email}`,
    },
    contact: { email, phone },
    year: new Date().getFullYear(),
  }
}
