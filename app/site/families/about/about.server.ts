import { findEntry, loadContent, pageData, pagePicture } from '#app/site/page-data.server.ts'
import { uploadedPicture } from '#app/site/parts/picture.server.ts'
import { personLink } from '#app/site/people/people.server.ts'
import { brand } from '#content/brand.ts'
import { homeOf, pageAt } from '#content/derived/addresses.ts'
import { schedulingPage } from '#content/derived/scheduling.ts'
import type { AboutContent } from '#content/types/about.ts'

export function aboutData(url: URL) {
  const entry = findEntry(url)
  const { meta, art, ...content } = loadContent<AboutContent>(entry.content)
  return {
    ...pageData(entry, meta, {
      crumbs: [
        { name: 'Início', path: homeOf(entry.theme) },
        { name: meta.title, path: entry.path },
      ],
    }),
    content,
    photo: content.hero.photo && uploadedPicture(content.hero.photo),
    picture: pagePicture(entry),
    place: { city: brand.address.city, position: position() },
    // A person's page stands alone: search engines and visitors are led to the one that is listed.
    people: content.team.people.flatMap((slug) => personLink(slug) ?? []),
    links: { schedule: schedulingPage(), cases: pageAt('cases', entry.theme) },
  }
}

/** As sailors write it: 3,72° S · 38,51° O. */
function position(): string {
  const { latitude, longitude } = brand.address
  const degrees = (value: number) =>
    `${Math.abs(value).toLocaleString('pt-BR', { maximumFractionDigits: 2 })}°`
  return `${degrees(latitude)} ${latitude < 0 ? 'S' : 'N'} · ${degrees(longitude)} ${longitude < 0 ? 'O' : 'L'}`
}
