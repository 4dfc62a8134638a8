import type { Theme } from './common.ts'

export type PageFamily =
  | 'home'
  | 'classic-home'
  | 'service'
  | 'services'
  | 'cases'
  | 'portfolio'
  | 'links'
  | 'plans'
  | 'about'
  | 'profile'
  | 'personal'
  | 'legal'
  | 'articles'
  | 'article'
  | 'agenda'
  | 'contact'

export type SiteEntry = {
  path: string
  /** The template in app/site/families. */
  page: PageFamily
  /** The content file, below content/ and without its ending. */
  content: string
  theme: Theme
  /** One of the second set, which has a home and menus of its own. */
  classic?: true
  /** The path that search engines should prefer, when it is another one. */
  canonical?: string
  /** Set where a page is not for search engines. */
  noindex?: true
  /** Made for each request, since it shows what only the running server knows. */
  live?: true
  /** Where the content puts it, when the desk changed its address: the build drew it there. */
  drawnAt?: string
}
