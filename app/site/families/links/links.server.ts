import {
  findContent,
  findEntry,
  loadContent,
  pageData,
  pagePicture,
} from '#app/site/page-data.server.ts'
import { portraitOf } from '#app/site/people/people.server.ts'
import { brand } from '#content/brand.ts'
import { contactPerson } from '#content/derived/contact-person.ts'
import { linkFiles, linksUrl } from '#content/derived/links-page-files.ts'
import { schedulingPage } from '#content/derived/scheduling.ts'
import type { LinkItem, LinksContent } from '#content/types/links-page.ts'
import type { Personal, Profile } from '#content/types/team.ts'
import { greeting, whatsappUrl } from '#content/whatsapp.ts'

type Person = Profile | Personal

const folder = '/generated/'

/** A link with the address it leads to. */
export type ShownLink = LinkItem & { url: string }

/** Where a link leads: what the brand has is not said twice. Nowhere for a network without an address. */
function addressOf({ id, url, message }: LinkItem): string | undefined {
  if (id === 'site') return url
  if (id === 'agenda') return schedulingPage()
  if (id !== 'whatsapp') return brand.social[id]?.url
  const written = url && URL.canParse(url) ? new URL(url) : undefined
  const { text = greeting } = Object.fromEntries(written?.searchParams ?? [])
  return whatsappUrl(message ?? text)
}

export function linksData(url: URL) {
  const entry = findEntry(url)
  const { meta, art, links: items, ...content } = loadContent<LinksContent>(entry.content)
  const links = items.flatMap((link) => {
    const to = addressOf(link)
    return to ? [{ ...link, url: to } satisfies ShownLink] : []
  })
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
