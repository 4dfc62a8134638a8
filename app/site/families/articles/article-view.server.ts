import { photoOf } from '#app/site/parts/picture.server.ts'
import { brand } from '#content/brand.ts'
import { claims } from '#content/claims.ts'
import { contract } from '#content/contract.ts'
import { contentAt } from '#content/derived/addresses.ts'
import { articlesPath, type ListedArticle, listedArticles } from '#content/derived/article-lists.ts'
import { perRelease } from '#content/live.ts'
import { oneOffServices, recurringServices, servicePlans } from '#content/plans.ts'
import { readToken } from '#content/schemas/checks/tokens.ts'
import type { Personal, Profile } from '#content/types/team.ts'
import { readMarkdown } from '#features/articles/rules/read-markdown.ts'
import { drawingOf, readingMinutes } from '#features/articles/rules/reading.ts'
import type { Block } from '#features/articles/rules/tree.ts'
import { pictureLines } from '../../art/pictures.server.ts'
import { findContent } from '../../page-data.server.ts'

const months =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  )

/** '16 de novembro de 2026' */
export function dayInWords(day: string): string {
  const [year, month = 1, date] = day.split('-').map(Number)
  return `${date} de ${months[month - 1]} de ${year}`
}

/** What a text's facts stand for. One that names nothing says nothing, and a price without a plan so. */
export function factOf(name: string): string {
  const documents: Record<string, unknown> = {
    'brand#brand': brand,
    'claims#claims': claims,
    'contract#contract': contract,
    'plans#recurringServices': recurringServices,
    'plans#oneOffServices': oneOffServices,
    'plans#servicePlans': servicePlans,
  }
  return (
    readToken(name, (key) => documents[key]) ?? (name.startsWith('prices.') ? 'sob consulta' : '')
  )
}

let read = new Map<string, Block[]>()
let readBefore = read
const MOST_READ = 1000

/** Lists need a text's length, and its own page the whole of it. */
export function blocksOf(body: string): Block[] {
  const blocks = read.get(body) ?? readBefore.get(body) ?? readMarkdown(body)
  // What nobody asked for since is forgotten.
  if (read.size >= MOST_READ) [readBefore, read] = [read, new Map()]
  read.set(body, blocks)
  return blocks
}

export type Byline = { name: string; initials: string; role?: string; to?: string }

/** Who signs: somebody of the team, or the agency. */
export function bylineOf(slug: string | undefined): Byline {
  const person = slug ? findContent<Profile | Personal>(`team/${slug}`) : undefined
  if (!person) return { name: brand.name, initials: brand.name.slice(0, 1) }
  const { name, initials, role } = person
  return { name, initials, role, to: contentAt(`team/${slug}`) }
}

/** Enough lines for a card, and for the width of a page. */
const lineCounts = { card: 11, wide: 22 }

export function pictureOf(article: ListedArticle, size: keyof typeof lineCounts = 'card') {
  return {
    ...pictureLines(drawingOf(article.title), lineCounts[size]),
    photo: photoOf('articles', article.picture),
  }
}

function makeCard(article: ListedArticle, size: keyof typeof lineCounts) {
  return {
    slug: article.slug,
    to: contentAt(`articles/${article.slug}`) ?? articlesPath,
    title: article.title,
    summary: article.summary,
    subject: article.subject,
    byline: bylineOf(article.author),
    minutes: readingMinutes(blocksOf(article.body)),
    reviewed: size === 'wide' && article.reviewed ? dayInWords(article.reviewed) : undefined,
    picture: pictureOf(article, size),
  }
}
export type ArticleCardData = ReturnType<typeof makeCard>

const cards = perRelease(() => new Map<string, ArticleCardData>())

/** An article as lists show it: the newest stand on hundreds of pages. */
export function cardOf(article: ListedArticle, size: keyof typeof lineCounts = 'card') {
  const key = `${article.slug} ${size}`
  const card = cards().get(key) ?? makeCard(article, size)
  cards().set(key, card)
  return card
}

export function findArticle(slug: string): ListedArticle {
  const related = listedArticles.find((article) => article.slug === slug)
  if (!related) throw new Response(null, { status: 404 })
  return related
}

const RELATED = 3

/** The texts that came out around one, the nearest first and the newer of two before the older. */
function neighboursOf(article: ListedArticle, some: ListedArticle[]): ListedArticle[] {
  const place = some.findIndex(({ published }) => published <= article.published)
  const at = place < 0 ? some.length : place
  const near = Array.from({ length: RELATED }, (_, step) => [some[at - 1 - step], some[at + step]])
  return near.flat().filter((one) => one !== undefined)
}

const bySubject = perRelease(() => Map.groupBy(listedArticles, ({ subject }) => subject))

/**
 * Of the same subject first, and of its time: were they the newest, each new text would change the
 * pages of all others.
 */
export function relatedTo(article: ListedArticle): ListedArticle[] {
  const isOther = ({ slug }: ListedArticle) => slug !== article.slug
  const same = bySubject().get(article.subject) ?? []
  const related = neighboursOf(article, same.filter(isOther)).slice(0, RELATED)
  if (related.length === RELATED) return related
  const others = listedArticles.filter((one) => one.subject !== article.subject)
  return [...related, ...neighboursOf(article, others)].slice(0, RELATED)
}
