import { loadContent } from '#app/site/page-data.server.ts'
import { homeOf, pageAt, setOf } from '#content/addresses.ts'
import { brand } from '#content/brand.ts'
import { siteMap } from '#content/site-map.ts'
import type { PageMeta } from '#content/types/common.ts'
import { greeting, whatsappUrl } from '#content/whatsapp.ts'

/** How many letters apart two addresses are (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next[j] = Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1)
    }
    row = next
  }
  return row[b.length] as number
}

/** The longest address worth comparing: nobody mistypes more than this. */
const longest = 80

/**
 * The page that somebody who asked for `path` probably meant: the whole address, or its last part,
 * is at most a third of its letters away. Nothing when no page comes close.
 */
export function nearestPath(path: string, pages: string[]): string | undefined {
  const address = path.toLowerCase().replace(/\/+$/, '').slice(0, longest)
  const lastPart = (value: string) => value.slice(value.lastIndexOf('/') + 1)
  const candidates = pages
    .filter((page) => page !== '/')
    .map((page) => ({
      page,
      share: Math.min(
        distance(address, page) / page.length,
        distance(lastPart(address), lastPart(page)) / lastPart(page).length,
      ),
    }))
    .sort((a, b) => a.share - b.share || a.page.length - b.page.length)
  const [best] = candidates
  return best && best.share <= 1 / 3 ? best.page : undefined
}

/** What helps somebody who came to an address that does not exist, or no longer. */
export function notFoundData(url: URL, gone = false) {
  const path = nearestPath(
    url.pathname,
    siteMap.map((entry) => entry.path),
  )
  const entry = siteMap.find((candidate) => candidate.path === path)
  return {
    theme: setOf(url.pathname),
    meta: [
      { title: `${gone ? 'Página fora do ar' : 'Página não encontrada'} | ${brand.name}` },
      { name: 'robots', content: 'noindex' },
    ],
    gone,
    home: homeOf(setOf(url.pathname)),
    services: pageAt('services'),
    whatsapp: whatsappUrl(greeting),
    likely: entry && {
      to: entry.path,
      title: loadContent<{ meta: PageMeta }>(entry.content).meta.title,
    },
  }
}
