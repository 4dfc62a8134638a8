import {
  findContent,
  findEntry,
  loadContent,
  pageData,
  pagePicture,
} from '#app/site/page-data.server.ts'
import { portraitOf } from '#app/site/people/people.server.ts'
import { brand } from '#content/brand.ts'
import { contactPerson } from '#content/contact-person.ts'
import { linkFiles, linksUrl } from '#content/links-page-files.ts'
import type { LinksContent } from '#content/types/links-page.ts'
import type { Personal, Profile } from '#content/types/team.ts'
import { whatsappUrl } from '#content/whatsapp.ts'

type Person = Profile | Personal

const folder = '/generated/'

export function linksData(url: URL) {
  const entry = findEntry(url)
  const { meta, art, links, ...content } = loadContent<LinksContent>(entry.content)
  const { person, phone, email, message } = content.contact
  const profile = findContent<Person>(`team/${person}`)
  const { name, role, initials } = contactPerson(profile)
  const { png, svg, card } = linkFiles
  return {
    ...pageData(entry, meta),
    content,
    contact: { ...content.contact, name, role, initials },
    portrait: profile && portraitOf(profile),
    profile: {
      name: brand.name,
      tagline: brand.tagline,
      city: `${brand.address.city}, ${brand.address.stateName}`,
    },
    main: links.filter((link) => link.size !== 'small'),
    social: links.filter((link) => link.size === 'small'),
    picture: pagePicture(entry),
    contactLinks: {
      phone: `tel:${phone.e164}`,
      email: `mailto:${email}`,
      whatsapp: whatsappUrl(message.replace('{nome}', name.split(' ')[0] ?? name)),
      card: `${folder}${card}`,
    },
    code: {
      labels: content.code,
      url: linksUrl,
      files: { png, svg },
      folder,
    },
  }
}
