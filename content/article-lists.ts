import { slugOf } from '#features/shared/rules/slug.ts'
import { articles } from './articles.ts'
import type { Article } from './types/article.ts'

export const articlesPath = '/conteudos'
export const feedPath = `${articlesPath}/feed.xml`

/** A list by subject says something of its own only from so many texts on. */
const LEAST_OF_A_SUBJECT = 3
/** Texts on a page of the list. */
const ON_A_PAGE = 12

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
  page: number
  pages: number
  total: number
  slugs: string[]
}

/** A list with its further pages. */
function pagesOf(path: string, some: ListedArticle[], subject?: string): ArticleList[] {
  const pages = Math.ceil(some.length / ON_A_PAGE)
  return Array.from({ length: pages }, (_, at) => ({
    path: at === 0 ? path : `${path}/pagina/${at + 1}`,
    subject,
    page: at + 1,
    pages,
    total: some.length,
    slugs: some.slice(at * ON_A_PAGE, (at + 1) * ON_A_PAGE).map(({ slug }) => slug),
  }))
}

/** Subjects that have a page, in the order of how much there is to read. */
export const subjectLists: { name: string; path: string; total: number }[] = [
  ...new Set(listedArticles.map(({ subject }) => subject)),
]
  .map((name) => ({
    name,
    path: `${articlesPath}/assunto/${slugOf(name)}`,
    total: listedArticles.filter(({ subject }) => subject === name).length,
  }))
  .filter(({ total }) => total >= LEAST_OF_A_SUBJECT)
  .sort((one, other) => other.total - one.total)

/** Every page that lists texts; none where there are none. */
export const articleLists: ArticleList[] = [
  ...pagesOf(articlesPath, listedArticles),
  ...subjectLists.flatMap(({ name, path }) =>
    pagesOf(
      path,
      listedArticles.filter(({ subject }) => subject === name),
      name,
    ),
  ),
]
