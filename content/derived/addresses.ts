import { addressNow, pagesOf, siteMap } from '../site-map.ts'
import type { Theme } from '../types/common.ts'
import type { PageFamily, SiteEntry } from '../types/site.ts'

/** The visitor's own theme first: many pages stand in both. */
function nearest(theme: Theme, entries: SiteEntry[]): string | undefined {
  return (entries.find((entry) => entry.theme === theme) ?? entries[0])?.path
}

/** Where the first page of a family stands, or nothing where it is left out. */
export function pageAt(page: PageFamily, theme: Theme = 'noite'): string | undefined {
  return nearest(
    theme,
    siteMap.filter((entry) => entry.page === page),
  )
}

/** Where a content file is shown, as in 'legal/privacy'. */
export function contentAt(content: string, theme: Theme = 'noite'): string | undefined {
  return nearest(theme, pagesOf(content))
}

const services = siteMap.filter(({ page }) => page === 'service')

/** The services a page lists by their addresses, as far as they are offered; where none is, all that are. */
export function filterOfferedPaths(listed: readonly string[], theme: Theme): string[] {
  const there = listed.flatMap((path) => addressNow(path) ?? [])
  if (there.length > 0) return there
  const own = services.filter((entry) => entry.theme === theme)
  return (own.length > 0 ? own : services).map(({ path }) => path)
}

/** The same of slugs of content/services. */
export function filterOffered(listed: readonly string[]): string[] {
  const slugs = [...new Set(services.map(({ content }) => content.replace('services/', '')))]
  const there = listed.filter((slug) => slugs.includes(slug))
  return there.length > 0 ? there : slugs
}

const classicHome = pageAt('classic-home')

/** The home of the set of pages that a theme belongs to; without a classic set there is one home. */
export function homeOf(theme: Theme): string {
  return (theme === 'dia' && classicHome) || '/'
}

/** The section of that home where one gets in touch. */
export function contactOf(theme: Theme): string {
  return `${homeOf(theme)}#contact`
}

/** The form on a page of its own. */
export function contactPageOf(theme: Theme): string {
  return `${homeOf(theme)}/contato`.replace('//', '/')
}

/** The thanks after it: an address of its own, which campaigns can measure. */
const thanksPageOf = (theme: Theme): string => `${contactPageOf(theme)}/obrigado`

export const thanksPages = [...new Set([thanksPageOf('noite'), thanksPageOf('dia')])]

export const contactPages = [...new Set([contactPageOf('noite'), contactPageOf('dia')])]

/** The set an address belongs to, whether or not a page stands there. */
export function setOf(path: string): Theme {
  const inClassic = path === classicHome || path.startsWith(`${classicHome}/`)
  return classicHome && inClassic ? 'dia' : 'noite'
}
