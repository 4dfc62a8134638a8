import { everyArticle } from './articles.ts'
import { caseStudies } from './case-studies.ts'
import { articleLists, articlesPath } from './derived/article-lists.ts'
import {
  addPages,
  classicHome,
  findOldAddresses,
  isClassic,
  movePages,
} from './derived/page-moves.ts'
import { ownAgenda } from './derived/scheduling.ts'
import { addedDocuments, hasContent } from './live.ts'
import { findArchived } from './page-changes.ts'
import { page as cases } from './pages/cases.ts'
import { parts } from './parts.ts'
import { people } from './people.ts'
import { oneOffServices, recurringServices } from './plans.ts'
import type { PageFamily, SiteEntry } from './types/site.ts'

/** A page under /home1 whose content also stands outside it is a duplicate of that page. */
function service(path: string, slug: string, canonical?: string): SiteEntry {
  const theme = path.startsWith(classicHome) ? 'dia' : 'noite'
  return { path, page: 'service', content: `services/${slug}`, theme, canonical }
}

function legal(path: string, slug: string, canonical?: string): SiteEntry {
  const theme = path.startsWith(classicHome) ? 'dia' : 'noite'
  return { path, page: 'legal', content: `legal/${slug}`, theme, canonical }
}

function profiles(slug: string, place: number): SiteEntry[] {
  const page = { page: 'profile', content: `team/${slug}` } as const
  const classic = { ...page, path: `${classicHome}/team/${slug}`, theme: 'dia' } as const
  if (place > 0) return [classic]
  return [
    { ...page, path: `/${slug}`, theme: 'noite' },
    { ...classic, canonical: `/${slug}` },
  ]
}

function personal(slug: string): SiteEntry {
  return { path: `/${slug}`, page: 'personal', content: `team/${slug}`, theme: 'dia' }
}

/** The texts, and the pages that list them. */
const articlePages: SiteEntry[] = [
  ...articleLists.map(({ path }) => ({
    path,
    page: 'articles' as const,
    content: 'pages/articles',
    theme: 'noite' as const,
  })),
  ...Object.keys(everyArticle).map((slug) => ({
    path: `${articlesPath}/${slug}`,
    page: 'article' as const,
    content: `articles/${slug}`,
    theme: 'noite' as const,
  })),
]

const agendaPage: SiteEntry = {
  path: '/agenda',
  page: 'agenda',
  content: 'pages/agenda',
  theme: 'noite',
  live: true,
}

/**
 * Pages of documents that no file has. People stand with the others of `people`; one who was taken
 * off and is no longer listed there keeps an address, which says so.
 */
function addedPages(): SiteEntry[] {
  const slugs = (folder: string, exported: string) =>
    addedDocuments(folder, exported).map(([slug]) => slug)
  const texts = slugs('legal', 'text')
  const former = slugs('team', 'profile').filter(
    (slug) => findArchived(`team/${slug}`) && !people.leads.includes(slug),
  )
  return [
    ...former.flatMap((slug) => profiles(slug, people.leads.length)),
    ...slugs('services', 'service').map((slug) => service(`/servicos/${slug}`, slug)),
    ...slugs('legal', 'page')
      .filter((slug) => texts.includes(slug))
      .map((slug) => legal(`/${slug}`, slug)),
  ]
}

/** Every page there can be, at the address it has where all parts are wanted. */
const everyPage: SiteEntry[] = [
  { path: '/', page: 'home', content: 'pages/home', theme: 'noite' },
  { path: '/home1', page: 'classic-home', content: 'pages/classic-home', theme: 'dia' },

  { path: '/servicos', page: 'services', content: 'pages/services', theme: 'noite' },
  service('/servicos/trafego-pago', 'trafego-pago'),
  service('/servicos/marketing-conteudo', 'marketing-conteudo'),
  service('/servicos/automacao', 'automacao'),
  service('/servicos/websites', 'websites'),
  service('/servicos/websites-apps', 'websites-apps'),
  service('/servicos/conteudo', 'conteudo'),
  service('/servicos/analytics', 'analytics'),
  service('/home1/services/seo', 'seo'),
  service(
    '/home1/services/content-marketing',
    'marketing-conteudo',
    '/servicos/marketing-conteudo',
  ),
  service('/home1/services/email-marketing', 'email-marketing'),
  service('/home1/services/ads', 'trafego-pago', '/servicos/trafego-pago'),
  service('/home1/services/websites', 'websites', '/servicos/websites'),
  service('/home1/services/image-video-capture', 'image-video-capture'),
  service('/home1/services/analytics', 'analytics', '/servicos/analytics'),
  service('/home1/services/automation-ai', 'automacao', '/servicos/automacao'),

  { path: '/cases-sucesso', page: 'cases', content: 'pages/cases', theme: 'noite' },
  {
    path: '/home1/case-studies',
    page: 'cases',
    content: 'pages/cases-classic',
    theme: 'dia',
    canonical: '/cases-sucesso',
  },
  { path: '/portfolio', page: 'portfolio', content: 'pages/portfolio', theme: 'noite' },
  {
    path: '/home1/portfolio',
    page: 'portfolio',
    content: 'pages/portfolio-classic',
    theme: 'dia',
    canonical: '/portfolio',
  },
  agendaPage,
  { path: '/contato', page: 'contact', content: 'pages/contact', theme: 'noite', live: true },
  { path: '/links', page: 'links', content: 'pages/links', theme: 'noite' },
  { path: '/home1/planos', page: 'plans', content: 'pages/plans', theme: 'dia' },
  { path: '/home1/quem-somos', page: 'about', content: 'pages/about', theme: 'dia' },
  ...people.leads.flatMap(profiles),
  ...(people.personal ? [personal(people.personal)] : []),
  ...articlePages,
  legal('/terms-of-use', 'terms'),
  legal('/privacy-policy', 'privacy'),
  legal('/cookie-policy', 'cookies'),
  legal('/home1/terms-of-use', 'terms', '/terms-of-use'),
  legal('/home1/privacy-policy', 'privacy', '/privacy-policy'),
  legal('/home1/cookie-policy', 'cookies', '/cookie-policy'),
]

const stories = cases.cases.length
const plans = recurringServices.length + oneOffServices.length

/** What a part of the site, or the lack of anything to show, leaves out. */
const wanted: Partial<Record<PageFamily, boolean>> = {
  'classic-home': parts.classic,
  plans: parts.plans && plans > 0,
  cases: stories + caseStudies.length > 0,
  portfolio: parts.portfolio,
  links: parts.links,
  profile: parts.team,
  personal: parts.personal,
  agenda: ownAgenda,
}

/** The short studies stand under /home1 alone: without a whole case the other page has nothing to show. */
const isBare = ({ page, path }: Pick<SiteEntry, 'page' | 'path'>) =>
  page === 'cases' && stories === 0 && !isClassic({ path })

/** Without the classic set, its duplicates go, and what stands only there moves out. */
function placeEntry({ canonical, ...own }: SiteEntry): SiteEntry[] {
  if (wanted[own.page] === false || isBare(own)) return []
  const other = canonical && everyPage.find(({ path }) => path === canonical)
  const entry: SiteEntry = other && !isBare(other) ? { ...own, canonical } : own
  if (!isClassic(entry)) return [entry]
  if (parts.classic) return [{ ...entry, classic: true }]
  if (entry.canonical) return []
  const path = entry.path
    .slice(classicHome.length)
    .replace('/services/', '/servicos/')
    .replace('/team/', '/equipe/')
  const read = entry.page === 'service' || entry.page === 'profile'
  return [{ ...entry, path, theme: read ? 'noite' : entry.theme }]
}

const movedPages = movePages(
  addPages(everyPage.flatMap(placeEntry), addedPages().flatMap(placeEntry)),
)

/** The address it has now, of a page that the content puts there. */
const standsAt = (path: string) => movedPages.find(({ drawnAt }) => drawnAt === path)?.path ?? path

const isShown = ({ content }: SiteEntry) => hasContent(content) && !findArchived(content)

/**
 * The one list of public pages. Routes, pre-rendering, sitemap.xml, menus, share images and
 * canonical links derive from it: a new page is its content file and one line here, and one that goes
 * takes both with it. What else names its address leaves it out.
 */
export const siteMap: SiteEntry[] = movedPages
  .filter(isShown)
  .map((entry) => (entry.canonical ? { ...entry, canonical: standsAt(entry.canonical) } : entry))

const pagesByPath = new Map(siteMap.toReversed().map((entry) => [entry.path, entry]))
const pagesByContent = siteMap.reduce(
  (pages, entry) => pages.set(entry.content, [...(pages.get(entry.content) ?? []), entry]),
  new Map<string, SiteEntry[]>(),
)

/** The page that stands at an address. */
export const pageOn = (path: string): SiteEntry | undefined => pagesByPath.get(path)

/** Pages that show some content, in the order of the site map. */
export const pagesOf = (content: string): SiteEntry[] => pagesByContent.get(content) ?? []

const oldAddresses = findOldAddresses(movedPages, isShown)

/** As people read an address: other sites end theirs with a slash, and write accents as bytes. */
function asWritten(path: string): string {
  const bare = path.replace(/(?<=.)\/+$/, '')
  try {
    return decodeURI(bare)
  } catch {
    return bare
  }
}

/** Addresses that texts had before they moved in here. */
const formerAddresses = new Map(
  Object.entries(everyArticle).flatMap(([slug, { formerly = [] }]) => {
    const [entry] = pagesOf(`articles/${slug}`)
    return entry ? formerly.map((path) => [path, entry.path] as const) : []
  }),
)

/** Where an address that a page has left leads; null where it is gone, undefined where none stood. */
export const redirectOf = (path: string): string | null | undefined =>
  oldAddresses.has(path) ? oldAddresses.get(path) : formerAddresses.get(asWritten(path))

/** Every place of some content, whether or not the desk took it off. */
export const placesOf = (content: string): SiteEntry[] =>
  movedPages.filter((entry) => entry.content === content)

/** Addresses outside the site map that exist while a part does. */
const otherAddresses: [start: string, there: boolean][] = [
  ['/auth', parts.clientArea],
  ['/dashboard', parts.clientArea],
  ['/contato', true],
]

/**
 * Where a link of the content leads on this site: content names the addresses of the whole one, and a
 * page may have moved, or be left out (undefined). Addresses of other sites stay as they are.
 */
export function addressNow(link: string): string | undefined {
  if (!link.startsWith('/')) return link
  const [, path, rest] = /^([^?#]*)(.*)$/.exec(link) as unknown as [string, string, string]
  if (pageOn(path)) return link
  const other = otherAddresses.find(([start]) => path === start || path.startsWith(`${start}/`))
  if (other) return other[1] ? link : undefined
  const page = movedPages.find((entry) => path === (entry.drawnAt ?? entry.path))
  // What was taken off has no link, even where its address leads somewhere.
  if (page) return isShown(page) ? page.path + rest : undefined
  const later = redirectOf(path)
  if (later) return later + rest
  if (path === classicHome) return rest === '#contact' ? `/${rest}` : '/'
  const known = everyPage.find((entry) => entry.path === path)
  const now =
    known &&
    siteMap.find(({ content, path }) => content === known.content || path === known.canonical)
  return now && now.path + rest
}

/**
 * Whether a link of the content names something there is or could be, were its part not left out.
 * @public scripts/content reads it from the content it checks.
 */
export function isKnownAddress(link: string): boolean {
  const [path] = link.split(/[?#]/) as [string]
  const at = (entry: SiteEntry) => path === entry.path || path === entry.drawnAt
  if (movedPages.some((entry) => at(entry) && !isShown(entry))) return false
  return (
    addressNow(link) !== undefined ||
    everyPage.some((entry) => entry.path === path) ||
    otherAddresses.some(([start]) => path === start || path.startsWith(`${start}/`))
  )
}

/** Links that lead somewhere on this site. */
export function linksNow<Link extends { to: string }>(links: Link[]): Link[] {
  return links.flatMap((link) => {
    const to = addressNow(link.to)
    return to === undefined ? [] : [{ ...link, to }]
  })
}
