import type { PageMeta, WindArt } from './common.ts'
import type { UploadedPicture } from './picture.ts'

/** A text of the agency: /conteudos/{address}, where the address is the name of its file. */
export type Article = {
  /** Up to 70 letters, to fit a search result. */
  title: string
  /** One or two sentences: under the title, in lists, in search results and when shared. */
  summary: string
  /** Checked Markdown; see features/articles/rules/tree.ts for what it may hold. */
  body: string
  /** A slug of content/team; without one, or where the person is gone, the agency signs. */
  author?: string
  subject: string
  /** Days as 2026-11-16. */
  published: string
  reviewed?: string
  /** The last day its words changed, which the desk writes. */
  changed?: string
  /** In place of the drawing made from the title. */
  picture?: UploadedPicture
  /** Addresses it had on another site, which lead here: '/2024/05/titulo'. */
  formerly?: string[]
  /** Invented for the sample agency. */
  sample?: true
}

/** The page that lists them. */
export type ArticlesContent = {
  meta: PageMeta
  art: WindArt
  hero: { eyebrow: string; title: string; highlight: string; lead: string }
  /** Subjects that the desk offers; others may be written. */
  subjects: string[]
  labels: {
    all: string
    feed: string
    more: string
    contents: string
    reading: string
    published: string
    reviewed: string
    author: string
    services: string
    related: string
  }
  /** A call to action in a text, and below each. */
  invite: { eyebrow: string; title: string; text: string; talk: string }
}
