import { canMove, isReserved } from '#content/derived/page-moves.ts'
import { defaultOf } from '#content/live.ts'
import { pageAddress } from '#content/schemas/page-changes.ts'
import { placesOf, redirectOf, siteMap } from '#content/site-map.ts'
import type { Database } from '#server/db/client.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { addressIn, moveAddress } from '../../rules/pages/page-addresses.ts'
import { kindFacts, kindOfContent, type PageKind, pageKinds } from '../../rules/pages/page-kinds.ts'
import { discardDraft } from '../drafts/drafts.ts'
import { findLinksTo } from './links-to.ts'
import {
  archivedIn,
  archiveOf,
  contentOf,
  documentsOf,
  isPublished,
  placesIn,
  readSiteState,
  redirectsIn,
  redirectsOf,
  type SiteState,
  saveValue,
} from './page-state.ts'

type Db = Pick<Database, 'db'>
type Page = { kind: PageKind; slug: string }

const refusal = (title: string, help: string) => new AppError('bad_request', title, help)

/** Pages of the law that the product's forms lead to stay. */
export const canArchive = ({ kind, slug }: Page): boolean =>
  kind !== 'legal' || defaultOf(`${contentOf(kind, slug)}#page`) === undefined

/** Every address that a draft or a page has, but for those of one page. */
function takenAddresses(state: SiteState, but: string): string[] {
  const moved = pageKinds.flatMap((kind) => redirectsIn(state, kind))
  const pages = siteMap
    .filter((entry) => (entry.drawnAt ?? entry.path) !== but)
    .map(({ path, drawnAt }) => addressIn(moved, drawnAt ?? path))
  const planned = [...state.documents.keys()].flatMap((key) => {
    const [content = '', exported = ''] = key.split('#')
    const { kind, slug } = kindOfContent(content) ?? {}
    if (!kind || !slug || kindFacts[kind].exports[0] !== exported) return []
    return placesIn(state, kind, slug).flatMap(({ base, path }) => (base === but ? [] : [path]))
  })
  return [...pages, ...planned]
}

/** Why a page cannot stand at an address; nothing where it can. `base` is the page's own. */
export function addressProblem(state: SiteState, path: string, base: string): string | undefined {
  if (path === '/' || !pageAddress.safeParse(path).success) {
    return 'Use só letras minúsculas sem acento, números, hífens e barras, como /servicos/radio.'
  }
  if (isReserved(path)) return 'Este endereço é do próprio sistema. Escolha outro.'
  if (takenAddresses(state, base).includes(path)) return 'Já há uma página neste endereço.'
  const list = pageKinds.flatMap((kind) => redirectsIn(state, kind))
  const leads = list.find((one) => one.path === path)
  const isOwn = path === base || leads?.to === addressIn(list, base)
  if (!isOwn && (leads || redirectOf(path) !== undefined)) {
    return 'Este endereço já foi de outra página e leva a ela. Escolha outro.'
  }
  return undefined
}

/** Gives a page another address; the old one leads to it. Returns what is wrong with the address. */
export async function changeAddress(
  database: Db,
  staffId: string,
  { kind, slug, base, to }: Page & { base: string; to: string },
): Promise<string | undefined> {
  const state = await readSiteState(database, staffId)
  if (!placesIn(state, kind, slug).some((place) => place.base === base)) throw notFound()
  const entry = placesOf(contentOf(kind, slug)).find((one) => (one.drawnAt ?? one.path) === base)
  if (entry && !canMove(entry)) throw notFound()
  const problem = addressProblem(state, to, base)
  if (problem) return problem
  const live = entry ? [entry.path] : []
  const list = moveAddress(redirectsIn(state, kind), { base, to, live })
  await saveValue(database, staffId, state, redirectsOf(kind), list)
  return undefined
}

/** Takes a page off the site; its addresses lead to another page, or say that it is gone. */
export async function archivePage(
  database: Db,
  staffId: string,
  { kind, slug, to }: Page & { to?: string },
): Promise<void> {
  const state = await readSiteState(database, staffId)
  const content = contentOf(kind, slug)
  const keys = documentsOf(state, content)
  if (keys.length === 0) throw notFound()
  if (!canArchive({ kind, slug })) {
    throw refusal('Este texto a lei pede no site.', 'Edite o texto em vez de arquivar.')
  }
  if (!isPublished(keys)) {
    // Nobody has seen it: there is nothing to take off.
    for (const key of keys) {
      const draft = state.drafts.get(key)
      if (draft) await discardDraft(database, staffId, draft)
    }
    return
  }
  const addresses = placesIn(state, kind, slug).map(({ path }) => path)
  const isPage = siteMap.some(({ path, content: other }) => path === to && other !== content)
  if (to !== undefined && (!isPage || addresses.includes(to))) {
    throw refusal('Esta página não serve de destino.', 'Escolha outra, que continue no site.')
  }
  const others = archivedIn(state, kind).filter((one) => one.content !== content)
  const entry = { content, ...(to !== undefined && { to }) }
  await saveValue(database, staffId, state, archiveOf(kind), [...others, entry])
}

/** Puts a page back where it stood. */
export async function restorePage(
  database: Db,
  staffId: string,
  { kind, slug }: Page,
): Promise<void> {
  const state = await readSiteState(database, staffId)
  const content = contentOf(kind, slug)
  const others = archivedIn(state, kind).filter((one) => one.content !== content)
  await saveValue(database, staffId, state, archiveOf(kind), others)
}

/** Texts and fields that lead to a page. Menus and lists leave it out by themselves. */
export function linksToPage(state: SiteState, { kind, slug }: Page) {
  const addresses = placesIn(state, kind, slug).flatMap(({ base, path }) => [base, path])
  const prefix = `${contentOf(kind, slug)}#`
  return findLinksTo(state.documents, addresses).filter(
    ({ document }) => !document.startsWith(prefix),
  )
}
