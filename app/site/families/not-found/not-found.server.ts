import { loadContent } from '#app/site/page-data.server.ts'
import { homeOf, pageAt, setOf } from '#content/addresses.ts'
import { brand } from '#content/brand.ts'
import { siteMap } from '#content/site-map.ts'
import type { PageMeta } from '#content/types/common.ts'
import { greeting, whatsappUrl } from '#content/whatsapp.ts'
import { nearestPath } from './nearest-path.server.ts'

/** What helps somebody who came to an address that does not exist. */
export function notFoundData(url: URL) {
  const path = nearestPath(
    url.pathname,
    siteMap.map((entry) => entry.path),
  )
  const entry = siteMap.find((candidate) => candidate.path === path)
  return {
    theme: setOf(url.pathname),
    meta: [
      { title: `Página não encontrada | ${brand.name}` },
      { name: 'robots', content: 'noindex' },
    ],
    home: homeOf(setOf(url.pathname)),
    services: pageAt('services'),
    whatsapp: whatsappUrl(greeting),
    likely: entry && {
      to: entry.path,
      title: loadContent<{ meta: PageMeta }>(entry.content).meta.title,
    },
  }
}
