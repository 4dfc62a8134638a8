import { slugOf } from '#features/shared/rules/slug.ts'
import { articles } from '../articles.ts'
import type { Article } from '../types/article.ts'

export const articlesPath = '/conteudos'
export const feedPath = `${articlesPath}/feed.xml`

/** A list by subject says something of its own only from so many texts on. */
const LEAST_OF_A_SUBJECT = 3
/** Texts on a page of older ones. */
const ON_A_PAGE = 12
/** On the first page there are at least so many, and up to eleven more. */
const LEAST_ON_FIRST_PAGE = 6

export type ListedArticle = Article & { slug: string }

/** Newest first. */
export const listedArticles: ListedArticle[] = Object.entries(articles)
  .map(([slug, article]) => ({ slug, ...article }))
  .sort(
    (one, other) =>
      other.published.localeCompare(one.published) || one.slug.localeCompare(other.slug),
  )

type ArticleList = {
  path: string
  subject?: string
  slugs: string[]
  /** The pages before and after it; the first page has none before. */
  newer?: string
  older?: string
}

/**
 * A list with its further pages, counted from the oldest: a new text changes the first page, and the
 * others keep what they have.
 */
function pagesOf(path: string, some: ListedArticle[], subject?: string): ArticleList[] {
  const slugs = some.map(({ slug }) => slug)
  const further = Math.max(0, Math.floor((slugs.length - LEAST_ON_FIRST_PAGE) / ON_A_PAGE))
  const pathOf = (number: number) => (number > further ? path : `${path}/pagina/${number}`)
  const olderThan = (number: number) => (number > 1 ? pathOf(number - 1) : undefined)
  const first = slugs.splice(0, slugs.length - further * ON_A_PAGE)
  return [
    { path, subject, slugs: first, older: olderThan(further + 1) },
    ...Array.from({ length: further }, (_, at) => ({
      path: pathOf(further - at),
      subject,
      slugs: slugs.slice(at * ON_A_PAGE, (at + 1) * ON_A_PAGE),
      newer: pathOf(further - at + 1),
      older: olderThan(further - at),
    })),
  ]
}

/** Subjects that have a page. Their order does not change with each new text. */
export const subjectLists: { name: string; path: string; total: number }[] = [
  ...new Set(listedArticles.map(({ subject }) => subject)),
]
  .map((name) => ({
    name,
    path: `${articlesPath}/assunto/${slugOf(name)}`,
    total: listedArticles.filter(({ subject }) => subject === name).length,
  }))
  .filter(({ total }) => total >= LEAST_OF_A_SUBJECT)
  .sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'))

/** Every page that lists texts; none where there are none. */
export const articleLists: ArticleList[] = [
  ...(listedArticles.length > 0 ? pagesOf(articlesPath, listedArticles) : []),
  ...subjectLists.flatMap(({ name, path }) =>
    pagesOf(
      path,
      listedArticles.filter(({ subject }) => subject === name),
      name,
    ),
  ),
]
