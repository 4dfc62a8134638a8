import { contentAt } from '#content/addresses.ts'
import { listedArticles } from '#content/article-lists.ts'
import type { SiteSentence } from './sentences.ts'

/**
 * What each text is about, with the way to it. Its sentences are not quoted one by one: figures of an
 * example would sound like the agency's own.
 */
export const articleSentences = (): SiteSentence[] =>
  listedArticles.flatMap(({ slug, title, summary }) => {
    const path = contentAt(`articles/${slug}`)
    return path ? [{ text: `${title}: ${summary}`, about: title, title, path }] : []
  })
