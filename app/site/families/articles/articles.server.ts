import { absoluteUrl } from '#app/site/metadata.server.ts'
import { findEntry, loadContent, pageData, pagePicture } from '#app/site/page-data.server.ts'
import {
  articleLists,
  articlesPath,
  feedPath,
  listedArticles,
  subjectLists,
} from '#content/article-lists.ts'
import type { ArticlesContent } from '#content/types/article.ts'
import { cardOf, findArticle } from './article-view.server.ts'

const pagePath = (base: string, page: number) => (page === 1 ? base : `${base}/pagina/${page}`)

/** A list of texts: all of them or those of a subject, newest first. */
export function articlesData(url: URL) {
  const entry = findEntry(url)
  const content = loadContent<ArticlesContent>(entry.content)
  const list = articleLists.find(({ path }) => path === entry.path)
  if (!list) throw new Response(null, { status: 404 })
  const { subject, page, pages, slugs } = list
  const base = subjectLists.find(({ name }) => name === subject)?.path ?? articlesPath
  const crumbs = [
    { name: 'Início', path: '/' },
    { name: content.hero.eyebrow, path: articlesPath },
    ...(subject ? [{ name: subject, path: base }] : []),
  ]
  const title = [subject ? `${subject}: textos` : content.meta.title, page > 1 && `página ${page}`]
    .filter(Boolean)
    .join(', ')
  const meta = subject || page > 1 ? { ...content.meta, title, headTitle: undefined } : content.meta
  const cards = slugs.map((slug, at) => cardOf(findArticle(slug), at === 0 ? 'wide' : 'card'))
  return {
    ...pageData(entry, meta, {
      crumbs,
      feed: content.hero.eyebrow,
      data: [
        {
          '@type': 'CollectionPage',
          name: title,
          url: absoluteUrl(entry.path),
          inLanguage: 'pt-BR',
          hasPart: cards.map((card) => ({
            '@type': 'Article',
            headline: card.title,
            url: absoluteUrl(card.to),
          })),
        },
      ],
    }),
    hero: content.hero,
    subject,
    page,
    labels: content.labels,
    picture: pagePicture(entry),
    feed: feedPath,
    filters:
      subjectLists.length > 0
        ? [
            { name: content.labels.all, path: articlesPath, total: listedArticles.length },
            ...subjectLists,
          ].map((one) => ({ ...one, current: one.path === base }))
        : [],
    cards,
    newer: page > 1 ? pagePath(base, page - 1) : undefined,
    older: page < pages ? pagePath(base, page + 1) : undefined,
  }
}
