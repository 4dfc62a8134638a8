import { defaultOf } from '#content/live.ts'
import { siteMap } from '#content/site-map.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/failures/errors.ts'
import { labelsAlong } from '../../rules/fields/labels.ts'
import {
  isNewPageKind,
  kindFacts,
  kindOfContent,
  type PageKind,
} from '../../rules/pages/page-kinds.ts'
import { countTemplateTexts } from '../../rules/pages/page-templates.ts'
import { findDocument } from '../documents/editor.ts'
import { canArchive, linksToPage } from './page-acts.ts'
import {
  archivedIn,
  contentOf,
  documentsOf,
  isPublished,
  type PagePlace,
  placesIn,
  readSiteState,
  type SiteState,
  startOf,
  valueIn,
} from './page-state.ts'

type Db = Pick<Database, 'db'>

export type PageItem = {
  kind: PageKind
  slug: string
  name: string
  /** The document that the editor opens. */
  document: string
  places: PagePlace[]
  /** Where it is seen, as a visitor would write it. */
  address: string | null
  state: 'live' | 'new' | 'changed' | 'archived'
  /** Texts that are still the template's. */
  unwritten: number
}

function describePage(state: SiteState, kind: PageKind, slug: string): PageItem | undefined {
  const keys = documentsOf(state, contentOf(kind, slug))
  const { exports } = kindFacts[kind]
  const document = keys.find((key) => exports.length === 1 || key.endsWith(`#${exports[0]}`))
  if (!document || (kind === 'person' && document.endsWith('#personal'))) return undefined
  const values = keys.map((key) => valueIn(state, key))
  const places = placesIn(state, kind, slug)
  const archived = archivedIn(state, kind).some((one) => one.content === contentOf(kind, slug))
  const drafted = keys.some((key) => state.drafts.has(key))
  return {
    kind,
    slug,
    name: findDocument(document, state.drafts.get(document)?.patch ?? state.live[document]).name,
    document,
    places,
    address: kindFacts[kind].within ? `${startOf(kind)}${slug}` : (places[0]?.path ?? null),
    state: archived ? 'archived' : !isPublished(keys) ? 'new' : drafted ? 'changed' : 'live',
    unwritten: values.reduce<number>((sum, value) => sum + countTemplateTexts(value), 0),
  }
}

/** Everything of the site that can be added from a template, with the drafts. */
export async function listPages(database: Db, staffId: string): Promise<PageItem[]> {
  const state = await readSiteState(database, staffId)
  const contents = new Set([...state.documents.keys()].map((key) => key.split('#')[0] as string))
  return [...contents].flatMap((content) => {
    const { kind, slug } = kindOfContent(content) ?? {}
    return (isNewPageKind(kind) && slug && describePage(state, kind, slug)) || []
  })
}

/** The page whose content this is; nothing where it is of no kind that can be moved. */
export async function findPage(
  database: Db,
  staffId: string,
  content: string,
): Promise<PageItem | undefined> {
  const { kind, slug } = kindOfContent(content) ?? {}
  if (!kind || !slug) return undefined
  return describePage(await readSiteState(database, staffId), kind, slug)
}

/** The fields that lead to a page. */
function describeLinks(state: SiteState, page: Pick<PageItem, 'kind' | 'slug'>) {
  return linksToPage(state, page).map(({ document, path }) => ({
    document,
    part: String(path[0] ?? ''),
    name: findDocument(document, state.drafts.get(document)?.patch ?? state.live[document]).name,
    label: labelsAlong(document, path, state.documents.get(document)).join(' › '),
    /** Menus and lists of pages leave out what is gone. */
    leavesByItself: document === 'menus#menuLinks' || /^(paths|pages)$/.test(String(path.at(-2))),
  }))
}

/** One page, with what leads to it. */
export async function readPage(database: Db, staffId: string, kind: PageKind, slug: string) {
  const state = await readSiteState(database, staffId)
  const page = describePage(state, kind, slug)
  if (!page) throw notFound()
  const content = contentOf(kind, slug)
  const entry = archivedIn(state, kind).find((one) => one.content === content)
  return {
    ...page,
    archived: entry ?? null,
    added: defaultOf(page.document) === undefined,
    published: isPublished(documentsOf(state, content)),
    canArchive: canArchive({ kind, slug }),
    links: describeLinks(state, { kind, slug }),
    targets: siteMap
      .filter((one) => !one.canonical && one.content !== content)
      .map(({ path }) => path),
  }
}

/** Pages that drafts take off, with what still leads to each. */
export async function listDeadLinks(database: Db, staffId: string) {
  const state = await readSiteState(database, staffId)
  const leaving = (['service', 'legal'] as const).flatMap((kind) =>
    archivedIn(state, kind).flatMap(({ content }) => kindOfContent(content) ?? []),
  )
  return leaving.flatMap(({ kind, slug }) => {
    const page = describePage(state, kind, slug)
    if (!page) return []
    return describeLinks(state, { kind, slug })
      .filter(({ leavesByItself }) => !leavesByItself)
      .map((link) => ({ ...link, page: page.name }))
  })
}
