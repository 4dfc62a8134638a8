import { kindOfContent } from './pages/page-kinds.ts'
import type { FieldPath } from './patch.ts'

type Place = {
  /** A part of the form. */
  part?: string
  /** The field that takes the focus. */
  field?: FieldPath
  /** Of the first steps. */
  step?: string
}

/** Where a document is edited: articles have an editor of their own. */
export function editorLink(document: string, { part, field, step }: Place = {}): string {
  const page = kindOfContent(document.split('#')[0] ?? '')
  const isArticle = page?.kind === 'article'
  const query = new URLSearchParams({
    ...(!isArticle && { doc: document }),
    ...(!isArticle && part && { parte: part }),
    ...(step && { passo: step }),
    ...(field && { campo: JSON.stringify(field) }),
  })
  const home = isArticle ? `/agencia/conteudos/${page.slug}` : '/agencia/site'
  return query.size > 0 ? `${home}?${query}` : home
}
