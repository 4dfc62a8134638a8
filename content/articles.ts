import { article as profile } from './articles/perfil-no-google-para-loja-de-bairro.ts'
import { article as howMuch } from './articles/quanto-investir-em-anuncios.ts'
import { article as report } from './articles/relatorio-que-cabe-numa-pagina.ts'
import { addedDocuments } from './live.ts'
import { findArchived } from './page-changes.ts'
import type { Article } from './types/article.ts'

/** A text that goes takes its line here with it. */
const written: Record<string, Article> = {
  'quanto-investir-em-anuncios': howMuch,
  'relatorio-que-cabe-numa-pagina': report,
  'perfil-no-google-para-loja-de-bairro': profile,
}

/** Every text by its slug, those that were taken off too. */
export const everyArticle: Record<string, Article> = {
  ...written,
  ...Object.fromEntries(addedDocuments<Article>('articles', 'article')),
}

export const articles: Record<string, Article> = Object.fromEntries(
  Object.entries(everyArticle).filter(([slug]) => !findArchived(`articles/${slug}`)),
)
