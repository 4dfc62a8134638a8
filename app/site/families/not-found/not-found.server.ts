import { loadContent } from '#app/site/page-data.server.ts'
import { brand } from '#content/brand.ts'
import { homeOf, pageAt, setOf } from '#content/derived/addresses.ts'
import { siteMap } from '#content/site-map.ts'
import type { Article } from '#content/types/article.ts'
import type { PageMeta } from '#content/types/common.ts'
import { greeting, whatsappUrl } from '#content/whatsapp.ts'

/** How many letters apart two addresses are (Levenshtein). */
function distance(a: string, b: string): number {
  const row = Uint8Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    let corner = i - 1
    row[0] = i
    for (let j = 1; j <= b.length; j++) {
      const change = corner + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1)
      corner = row[j] as number
      row[j] = Math.min(change, corner + 1, (row[j - 1] as number) + 1)
    }
  }
  return row[b.length] as number
}

/** Of the letters of an address, how many may be wrong. */
const NEAR = 1 / 3

/** The share of a page's letters that are wrong. More than `NEAR` where the lengths already say so. */
function shareWrong(typed: string, page: string): number {
  const missing = Math.abs(typed.length - page.length) / page.length
  return missing > NEAR ? missing : distance(typed, page) / page.length
}

const lastPart = (address: string) => address.slice(address.lastIndexOf('/') + 1)
/** The longest address worth comparing: nobody mistypes more than this. */
const LONGEST = 80

/**
 * The page that somebody who asked for `path` probably meant: the whole address, or its last part,
 * is at most a third of its letters away. Nothing when no page comes close.
 */
export function nearestPath(path: string, pages: string[]): string | undefined {
  const address = path.toLowerCase().replace(/\/+$/, '').slice(0, LONGEST)
  const end = lastPart(address)
  const [best] = pages
    .filter((page) => page !== '/' && page.length <= LONGEST * 2)
    .map((page) => ({
      page,
      share: Math.min(shareWrong(address, page), shareWrong(end, lastPart(page))),
    }))
    .filter(({ share }) => share <= NEAR)
    .sort((a, b) => a.share - b.share || a.page.length - b.page.length)
  return best?.page
}

/** A text is its own page; the content of others says how the page is called. */
function titleOf(content: { meta: PageMeta } | Article): string {
  return 'meta' in content ? content.meta.title : content.title
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
    likely: entry && { to: entry.path, title: titleOf(loadContent(entry.content)) },
  }
}
