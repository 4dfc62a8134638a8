import { pageAt } from '#content/derived/addresses.ts'
import { articlesPath } from '#content/derived/article-lists.ts'
import { currentDocuments, defaultOf, type Patch, type Patches } from '#content/live.ts'
import { parts } from '#content/parts.ts'
import { placesOf } from '#content/site-map.ts'
import type { ArchivedContent, Redirect } from '#content/types/page-changes.ts'
import type { SiteEntry } from '#content/types/site.ts'
import type { Database } from '#server/db/client.ts'
import { addressIn } from '../../rules/pages/page-addresses.ts'
import { kindFacts, type PageKind } from '../../rules/pages/page-kinds.ts'
import { createPatch, isSame } from '../../rules/patch.ts'
import { draftedDocuments, staleDraft, valueWith } from '../documents/editor.ts'
import { type Draft, discardDraft, listDrafts, saveDraft } from '../drafts/drafts.ts'
import { readPatches } from '../releases/releases.ts'

type Db = Pick<Database, 'db'>

/** The site as its drafts have it. */
export type SiteState = {
  live: Patches
  drafts: ReadonlyMap<string, Draft>
  /** What visitors see, with the drafts. */
  documents: ReadonlyMap<string, unknown>
}

export async function readSiteState(database: Db, staffId: string): Promise<SiteState> {
  const drafts = await listDrafts(database, staffId)
  const live = await readPatches(database.db, {})
  // Nothing is waited for after this: a release may take documents off while something is.
  const documents = draftedDocuments(drafts)
  for (const { document, patch } of drafts) {
    if (currentDocuments().has(document)) documents.set(document, valueWith(document, patch))
  }
  return {
    live,
    drafts: new Map(drafts.map((draft) => [draft.document, draft])),
    documents,
  }
}

/** A document with its draft, else as visitors see it. */
export function valueIn({ live, drafts }: SiteState, key: string): unknown {
  const draft = drafts.get(key)
  return valueWith(key, draft ? draft.patch : live[key])
}

/** Saves a whole value as a draft; none is left where visitors see the same. */
export async function saveValue(
  database: Db,
  staffId: string,
  { live, drafts }: SiteState,
  key: string,
  value: unknown,
): Promise<void> {
  const patch = (createPatch(defaultOf(key), value) ?? null) as Patch | null
  const draft = drafts.get(key)
  if (isSame(patch, live[key] ?? null)) {
    if (draft && !(await discardDraft(database, staffId, draft))) throw staleDraft()
    return
  }
  const version = draft?.version ?? 0
  const saved = await saveDraft(database, staffId, { document: key, patch, version })
  if ('stale' in saved) throw staleDraft()
}

/** Owners publish what is done to legal texts, so it stands in documents of theirs. */
export const archiveOf = (kind: PageKind): string =>
  kind === 'legal' ? 'legal/page-changes#archivedTexts' : 'page-changes#archived'
export const redirectsOf = (kind: PageKind): string =>
  kind === 'legal' ? 'legal/page-changes#movedTexts' : 'page-changes#redirects'

export const archivedIn = (state: SiteState, kind: PageKind): ArchivedContent[] =>
  (valueIn(state, archiveOf(kind)) ?? []) as ArchivedContent[]
export const redirectsIn = (state: SiteState, kind: PageKind): Redirect[] =>
  (valueIn(state, redirectsOf(kind)) ?? []) as Redirect[]

export const contentOf = (kind: PageKind, slug: string): string =>
  `${kindFacts[kind].folder}/${slug}`

/** The documents of a page: of a legal text two. People and projects have names of their own. */
export function documentsOf({ documents }: SiteState, content: string): string[] {
  return [...documents.keys()].filter((key) => key.startsWith(`${content}#`))
}

/** Whether visitors can see it: not what is a draft alone. */
export const isPublished = (keys: readonly string[]): boolean =>
  keys.some((key) => currentDocuments().has(key))

type Place = Pick<SiteEntry, 'path' | 'drawnAt'>

/** What stands before the slug in the address of a new page. */
export function startOf(kind: PageKind): string {
  const { within } = kindFacts[kind]
  if (within) return `${pageAt(within) ?? '/'}#`
  if (kind === 'person') return parts.classic ? '/home1/team/' : '/equipe/'
  if (kind === 'article') return `${articlesPath}/`
  return kind === 'service' ? '/servicos/' : '/'
}

export type PagePlace = { base: string; path: string }

/** The addresses of a page with the drafts. */
export function placesIn(state: SiteState, kind: PageKind, slug: string): PagePlace[] {
  if (kindFacts[kind].within) return []
  const places: Place[] = placesOf(contentOf(kind, slug))
  const list = redirectsIn(state, kind)
  const planned: Place = { path: `${startOf(kind)}${slug}` }
  return (places.length > 0 ? places : [planned]).map(({ path, drawnAt }) => {
    const base = drawnAt ?? path
    return { base, path: addressIn(list, base) }
  })
}
