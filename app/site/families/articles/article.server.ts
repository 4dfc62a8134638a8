import { absoluteUrl } from '#app/site/metadata.server.ts'
import {
  findContent,
  findEntry,
  pageData,
  pagePicture,
  shareImageOf,
} from '#app/site/page-data.server.ts'
import { photoOf } from '#app/site/parts/picture.server.ts'
import { portraitOf } from '#app/site/people/people.server.ts'
import { brand } from '#content/brand.ts'
import { contentAt } from '#content/derived/addresses.ts'
import { articlesPath, type ListedArticle, subjectLists } from '#content/derived/article-lists.ts'
import { schedulingPage } from '#content/derived/scheduling.ts'
import { meetingAction } from '#content/meeting.ts'
import { page as listPage } from '#content/pages/articles.ts'
import { addressNow, pageOn } from '#content/site-map.ts'
import type { SiteEntry } from '#content/types/site.ts'
import type { Personal, Profile } from '#content/types/team.ts'
import { whatsappUrl } from '#content/whatsapp.ts'
import { countWords, readingMinutes, sectionsOf } from '#features/articles/rules/reading.ts'
import {
  blocksOf as allBlocks,
  type Block,
  type Inline,
  inlineOf,
} from '#features/articles/rules/tree.ts'
import { serviceLink } from '../service/related-links.server.ts'
import {
  blocksOf,
  bylineOf,
  cardOf,
  dayInWords,
  factOf,
  findArticle,
  relatedTo,
} from './article-view.server.ts'

const DESCRIPTION = 160

/** As much of a summary as a search result shows, up to a whole word. */
function descriptionOf({ summary }: ListedArticle): string {
  if (summary.length <= DESCRIPTION) return summary
  return `${summary.slice(0, DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`
}

/** A fact, a link, or nothing at all: what is not simply these words. */
const isOpen = (part: Inline) =>
  'token' in part || ('href' in part && part.href !== undefined) || ('text' in part && !part.text)

/** Facts are words now, and a link whose page is gone is only its words. */
function resolveLinks(blocks: readonly Block[]): Block[] {
  const inline = (parts: readonly Inline[]): Inline[] =>
    parts.flatMap((part): Inline[] => {
      if ('lineBreak' in part) return [part]
      const { href: target, ...rest } = part
      const href = target && (target.startsWith('/imagens/') ? target : addressNow(target))
      const marks = { strong: rest.strong, em: rest.em, code: rest.code, ...(href && { href }) }
      const text = 'token' in rest ? factOf(rest.token) : rest.text
      return text === '' ? [] : [{ ...marks, text }]
    })
  return blocks.map((block): Block => {
    if (![...allBlocks([block])].some((one) => inlineOf(one).some(isOpen))) return block
    if (block.kind === 'heading' || block.kind === 'paragraph') {
      return { ...block, inline: inline(block.inline) }
    }
    if (block.kind === 'list') return { ...block, items: block.items.map(resolveLinks) }
    if (block.kind === 'quote') return { ...block, blocks: resolveLinks(block.blocks) }
    if (block.kind === 'table') {
      return {
        ...block,
        head: block.head.map(inline),
        rows: block.rows.map((row) => row.map(inline)),
      }
    }
    return block
  })
}

/** Services that the text names, by their pages. */
function servicesIn(blocks: readonly Block[], theme: 'noite' | 'dia') {
  const slugs = [...allBlocks(blocks)].flatMap((block) => {
    if (block.kind === 'service') return [block.slug]
    return inlineOf(block).flatMap((part) => {
      const path = 'href' in part ? part.href?.replace(/[?#].*/, '') : undefined
      const entry = path ? pageOn(path) : undefined
      return entry?.page === 'service' ? [entry.content.replace('services/', '')] : []
    })
  })
  return [...new Set(slugs)].flatMap((slug) => serviceLink(slug, theme) ?? [])
}

function articleGraph(article: ListedArticle, entry: SiteEntry, words: number) {
  const { path } = entry
  const { author, title, subject, published } = article
  const byline = bylineOf(author)
  const image = shareImageOf(entry)
  return {
    '@type': 'Article',
    headline: title,
    description: descriptionOf(article),
    image: absoluteUrl(image),
    datePublished: published,
    dateModified: article.changed ?? article.reviewed ?? published,
    articleSection: subject,
    wordCount: words,
    inLanguage: 'pt-BR',
    mainEntityOfPage: absoluteUrl(path),
    author: byline.role
      ? {
          '@type': 'Person',
          name: byline.name,
          jobTitle: byline.role,
          ...(byline.to && { url: absoluteUrl(byline.to) }),
        }
      : { '@id': `${brand.url}/#organization` },
    publisher: { '@id': `${brand.url}/#organization` },
  }
}

/** One text. */
export function articleData(url: URL) {
  const entry = findEntry(url)
  const { path, theme } = entry
  const article = findArticle(entry.content.replace('articles/', ''))
  const { labels, invite, hero } = listPage
  const blocks = resolveLinks(blocksOf(article.body))
  const subjectPath = subjectLists.find(({ name }) => name === article.subject)?.path
  const crumbs = [
    { name: 'Início', path: '/' },
    { name: hero.eyebrow, path: articlesPath },
    ...(subjectPath ? [{ name: article.subject, path: subjectPath }] : []),
  ]
  const person = article.author
    ? findContent<Profile | Personal>(`team/${article.author}`)
    : undefined
  const meta = {
    title: article.title,
    description: descriptionOf(article),
    ...(article.picture && { image: article.picture }),
  }
  return {
    ...pageData(entry, meta, {
      crumbs: [...crumbs, { name: article.title, path }],
      feed: hero.eyebrow,
      type: 'article',
      data: [articleGraph(article, entry, countWords(blocks))],
    }),
    crumbs,
    subject: article.subject,
    title: article.title,
    lead: article.summary,
    byline: bylineOf(article.author),
    portrait: person && portraitOf(person),
    summary: person?.summary,
    minutes: readingMinutes(blocks),
    published: { day: article.published, words: dayInWords(article.published) },
    reviewed: article.reviewed && {
      day: article.reviewed,
      words: dayInWords(article.reviewed),
    },
    picture: { ...pagePicture(entry), photo: photoOf('articles', article.picture) },
    labels,
    blocks,
    sections: sectionsOf(blocks),
    invite: {
      ...invite,
      action: meetingAction,
      schedule: schedulingPage(),
      whatsapp: whatsappUrl(`Olá! Li “${article.title}” no site e quero conversar.`),
    },
    isInvited: blocks.some(({ kind }) => kind === 'invite'),
    services: servicesIn(blocks, theme),
    servicePages: Object.fromEntries(
      [...allBlocks(blocks)].flatMap((block) => {
        const link = block.kind === 'service' ? serviceLink(block.slug, theme) : undefined
        return link ? [[(block as { slug: string }).slug, link]] : []
      }),
    ),
    related: relatedTo(article).map((one) => cardOf(one)),
    listPath: contentAt('pages/articles') ?? articlesPath,
  }
}
export type ArticlePageData = ReturnType<typeof articleData>
