import { brand } from '#content/brand.ts'
import { siteMap } from '#content/site-map.ts'
import type { Theme } from '#content/types/common.ts'
import type { Personal, Profile } from '#content/types/team.ts'
import { portraitArt } from '../drawings/portrait.server.ts'
import { absoluteUrl, shareImage } from '../metadata.server.ts'
import type { PersonLink } from '../sections/team/person-card.tsx'
import { loadContent } from './page-data.server.ts'

/** A person's page stands in one theme or in both; the visitor's own comes first. */
function personPath(slug: string, theme: Theme): string {
  const entries = siteMap.filter((entry) => entry.content === `team/${slug}`)
  const entry = entries.find((candidate) => candidate.theme === theme) ?? entries[0]
  if (!entry) throw new Error(`The site map has no page for content/team/${slug}.ts`)
  return entry.path
}

export function personLink(slug: string, theme: Theme): PersonLink {
  const { name, initials, role, summary, art } = loadContent<Profile | Personal>(`team/${slug}`)
  return { name, initials, role, summary, portrait: portraitArt(art), to: personPath(slug, theme) }
}

export function personData(
  person: Pick<Profile, 'name' | 'role' | 'knowsAbout' | 'meta'>,
  path: string,
  contact: { email?: string; telephone?: string } = {},
) {
  const { address } = brand
  return {
    '@type': 'Person',
    '@id': `${absoluteUrl(path)}#person`,
    name: person.name,
    jobTitle: person.role,
    description: person.meta.description,
    url: absoluteUrl(path),
    image: absoluteUrl(shareImage(path)),
    knowsAbout: person.knowsAbout,
    knowsLanguage: 'pt-BR',
    address: {
      '@type': 'PostalAddress',
      addressLocality: address.city,
      addressRegion: address.state,
      addressCountry: address.country,
    },
    worksFor: { '@id': `${brand.url}/#organization` },
    ...contact,
  }
}
