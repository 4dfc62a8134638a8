import { photos } from '#app/generated/photos.ts'
import { contentAt } from '#content/addresses.ts'
import { brand } from '#content/brand.ts'
import type { Photo } from '#content/types/common.ts'
import type { Personal, Profile } from '#content/types/team.ts'
import { portraitArt } from '../art/portrait.server.ts'
import { absoluteUrl, shareImage } from '../metadata.server.ts'
import { loadContent } from '../page-data.server.ts'
import type { PersonLink, PhotoPicture, PortraitArt } from './person.tsx'

/** The files made of a picture that lies in a folder of content/, where there is one. */
export function photoOf(folder: string, photo: Photo | undefined): PhotoPicture | undefined {
  if (!photo) return undefined
  const files = photos[`${folder}/${photo.file}`]
  if (!files) throw new Error(`No picture was made of content/${folder}/${photo.file}`)
  return {
    ...files,
    alt: photo.alt,
    focus: photo.focus ?? (folder === 'team' ? 'upper' : undefined),
  }
}

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
  person: Pick<Profile, 'name' | 'role' | 'partner' | 'knowsAbout' | 'meta'>,
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
    // A partner works with the agency, not for it.
    [person.partner ? 'affiliation' : 'worksFor']: { '@id': `${brand.url}/#organization` },
    ...contact,
  }
}
