import { brand } from '#content/brand.ts'
import { contentAt } from '#content/derived/addresses.ts'
import { siteMap } from '#content/site-map.ts'
import type { Personal, Profile } from '#content/types/team.ts'
import { shareAddress } from '../art/drawings.server.ts'
import { portraitArt } from '../art/portrait.server.ts'
import { absoluteUrl } from '../metadata.server.ts'
import { loadContent } from '../page-data.server.ts'
import { photoOf } from '../parts/picture.server.ts'
import type { PersonLink, PortraitArt } from './person.tsx'

/** The photo of a person, or what is drawn in its place. */
export function portraitOf({
  art,
  likeness,
  photo,
}: Pick<Profile, 'art' | 'likeness' | 'photo'>): PortraitArt {
  return { ...portraitArt(art, likeness), photo: photoOf('team', photo) }
}

/** A card that leads to a person's page, where such pages are wanted. */
export function personLink(slug: string): PersonLink | undefined {
  const to = contentAt(`team/${slug}`)
  if (!to) return undefined
  const person = loadContent<Profile | Personal>(`team/${slug}`)
  const { name, initials, role, summary, partner } = person
  return {
    name,
    initials,
    role,
    summary,
    partner,
    portrait: portraitOf(person),
    to,
  }
}

export function personData(
  person: Pick<Profile, 'name' | 'role' | 'partner' | 'knowsAbout' | 'meta' | 'art'>,
  path: string,
  contact: { email?: string; telephone?: string } = {},
) {
  const { address } = brand
  const entry = siteMap.find((one) => one.path === path)
  return {
    '@type': 'Person',
    '@id': `${absoluteUrl(path)}#person`,
    name: person.name,
    jobTitle: person.role || undefined,
    description: person.meta.description || undefined,
    url: absoluteUrl(path),
    image: entry && absoluteUrl(shareAddress(entry, person)),
    knowsAbout: person.knowsAbout,
    knowsLanguage: 'pt-BR',
    address: {
      '@type': 'PostalAddress',
      addressLocality: address.city,
      addressRegion: address.state,
      addressCountry: address.country,
    },
    // A partner works with the agency, not for it.
    [person.partner ? 'affiliation' : 'worksFor']: { '@id': `${brand.url}/#organization` },
    ...contact,
  }
}
