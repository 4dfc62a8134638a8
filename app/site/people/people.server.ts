import { photos } from '#app/generated/photos.ts'
import { contentAt } from '#content/addresses.ts'
import { brand } from '#content/brand.ts'
import type { Photo, Theme } from '#content/types/common.ts'
import type { Personal, Profile } from '#content/types/team.ts'
import { portraitArt } from '../art/portrait.server.ts'
import { absoluteUrl, shareImage } from '../metadata.server.ts'
import { loadContent } from '../page-data.server.ts'
import type { PersonLink, PhotoPicture } from './person.tsx'

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

/** A card that leads to a person's page, where such pages are wanted. */
export function personLink(slug: string, theme: Theme): PersonLink | undefined {
  const to = contentAt(`team/${slug}`, theme)
  if (!to) return undefined
  const { name, initials, role, summary, art, photo } = loadContent<Profile | Personal>(
    `team/${slug}`,
  )
  return {
    name,
    initials,
    role,
    summary,
    portrait: { ...portraitArt(art), photo: photoOf('team', photo) },
    to,
  }
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
