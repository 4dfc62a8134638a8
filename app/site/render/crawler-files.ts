import { brand } from '#content/brand.ts'
import { contentAt } from '#content/derived/addresses.ts'
import { articlesPath, feedPath, listedArticles } from '#content/derived/article-lists.ts'
import { page as articlesPage } from '#content/pages/articles.ts'
import { siteMap } from '#content/site-map.ts'
import { lookFiles } from '#features/brand/server/brand.server.ts'
import { webManifest } from './web-manifest.ts'

/** By address: the day since which a page reads as it does. */
type LastChanged = Record<string, { day: string }>

/** sitemap.xml, robots.txt, security.txt, the web manifest and files of a changed look, by address. */
export const crawlerFiles = (changed: LastChanged, now: Date): Record<string, string> => ({
  '/sitemap.xml': sitemap(changed),
  '/robots.txt': robots(),
  '/manifest.webmanifest': webManifest(),
  '/.well-known/security.txt': securityTxt(now),
  ...(listedArticles.length > 0 && { [feedPath]: atomFeed() }),
  ...lookFiles(),
})

/**
 * Exactly the pages a search engine should list: indexable, and canonical to themselves. What is made
 * for each request has no day on which it last changed.
 */
function sitemap(changed: LastChanged): string {
  const articleDays = new Map<string, string>(
    listedArticles.flatMap(({ slug, changed: day }) => (day ? [[`articles/${slug}`, day]] : [])),
  )
  const pages = siteMap.filter((entry) => !entry.noindex && !entry.canonical)
  const urls = pages.map((entry) => {
    const day = articleDays.get(entry.content) ?? changed[entry.path]?.day
    const lastmod = day ? `<lastmod>${day}</lastmod>` : ''
    return `  <url><loc>${new URL(entry.path, brand.url).href}</loc>${lastmod}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const inXml = (text: string) => text.replace(/[&<>"]/g, (mark) => marks[mark] as string)

const MOST_IN_FEED = 30

/** RFC 4287: the newest texts, for readers that subscribe. */
function atomFeed(): string {
  const url = (path: string) => new URL(path, brand.url).href
  const dayOf = (article: (typeof listedArticles)[number]) =>
    `${article.changed ?? article.reviewed ?? article.published}T12:00:00Z`
  const pathOf = ({ slug }: { slug: string }) => contentAt(`articles/${slug}`) ?? articlesPath
  const entries = listedArticles.slice(0, MOST_IN_FEED).map(
    (article) => `  <entry>
    <title>${inXml(article.title)}</title>
    <link href="${url(pathOf(article))}"/>
    <id>${url(`${articlesPath}/${article.slug}`)}</id>
    <published>${article.published}T12:00:00Z</published>
    <updated>${dayOf(article)}</updated>
    <category term="${inXml(article.subject)}"/>
    <summary>${inXml(article.summary)}</summary>
  </entry>`,
  )
  const updated = listedArticles.map(dayOf).toSorted().at(-1)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">
  <title>${inXml(`${articlesPage.hero.eyebrow}, ${brand.name}`)}</title>
  <subtitle>${inXml(articlesPage.hero.lead)}</subtitle>
  <link href="${url(articlesPath)}"/>
  <link rel="self" type="application/atom+xml" href="${url(feedPath)}"/>
  <id>${url(articlesPath)}</id>
  <updated>${updated}</updated>
  <author><name>${inXml(brand.name)}</name></author>
${entries.join('\n')}
</feed>
`
}

function robots(): string {
  return `User-agent: *
Disallow: /agencia
Disallow: /convite
Disallow: /dashboard
Disallow: /functions/
Sitemap: ${new URL('/sitemap.xml', brand.url).href}
`
}

/** RFC 9116. It ends a year after the build: who has not built for so long may not read it either. */
function securityTxt(now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate()))
  return `Contact: mailto:${brand.privacyEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: pt, en
Canonical: ${new URL('/.well-known/security.txt', brand.url).href}
`
}
