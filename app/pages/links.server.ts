import { brand } from '#content/brand.ts'
import { linkFiles, linksUrl } from '#content/links-page-files.ts'
import type { LinksContent } from '#content/types/links-page.ts'
import { whatsappUrl } from '#content/whatsapp.ts'
import { findEntry, loadContent, pageData, pagePicture } from './page-data.server.ts'
import { photoOf } from './photos.server.ts'

const folder = '/generated/'

export function linksData(url: URL) {
  const entry = findEntry(url)
  const { meta, art, links, ...content } = loadContent<LinksContent>(entry.content)
  const { photo, ...contact } = content.contact
  const { phone, email, message } = contact
  const { png, svg, card } = linkFiles
  return {
    ...pageData(entry, meta),
    content: { ...content, contact },
    portrait: photoOf('team', photo),
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
      whatsapp: whatsappUrl(message),
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
