import { absoluteUrl } from '#app/site/metadata.server.ts'
import { findEntry, loadContent, pageData, pagePicture } from '#app/site/page-data.server.ts'
import {
  articleLists,
  articlesPath,
  feedPath,
  listedArticles,
  subjectLists,
} from '#content/derived/article-lists.ts'
import type { ArticlesContent } from '#content/types/article.ts'
import { cardOf, dayInWords, findArticle } from './article-view.server.ts'

/** The days between which the texts of a further page came out. */
function periodOf(slugs: string[]) {
  const [newest, oldest] = [slugs[0], slugs.at(-1)].map((slug) =>
    dayInWords(findArticle(slug as string).published),
  )
  return { newest, oldest }
}

/** A list of texts: all of them or those of a subject, newest first. */
export function articlesData(url: URL) {
  const entry = findEntry(url)
  const content = loadContent<ArticlesContent>(entry.content)
  const list = articleLists.find(({ path }) => path === entry.path)
  if (!list) throw new Response(null, { status: 404 })
  const { subject, slugs, newer, older } = list
  const base = subjectLists.find(({ name }) => name === subject)?.path ?? articlesPath
  const crumbs = [
    { name: 'Início', path: '/' },
    { name: content.hero.eyebrow, path: articlesPath },
    ...(subject ? [{ name: subject, path: base }] : []),
  ]
  const period = newer ? periodOf(slugs) : undefined
  const title = [
    subject ? `${subject}: textos` : content.meta.title,
    period && `até ${period.newest}`,
  ]
    .filter(Boolean)
    .join(', ')
  const meta = subject || period ? { ...content.meta, title, headTitle: undefined } : content.meta
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
    period,
    labels: content.labels,
    picture: pagePicture(entry),
    feed: feedPath,
    filters:
      subjectLists.length > 0
        ? [
            { name: content.labels.all, path: articlesPath, total: listedArticles.length },
            ...subjectLists,
          ].map(({ total, ...one }) => ({
            ...one,
            // They change with each new text, and a further page need not change with them.
            total: period ? undefined : total,
            current: one.path === base,
          }))
        : [],
    cards,
    newer,
    older,
  }
}
