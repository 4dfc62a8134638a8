import { slugOf } from '#features/shared/rules/slug.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/failures/errors.ts'
import { kindFacts, type NewPageKind } from '../../rules/pages/page-kinds.ts'
import { copyOf, templateOf } from '../../rules/pages/page-templates.ts'
import { type FieldPath, isSame, readField, setAt } from '../../rules/patch.ts'
import { addressProblem } from './page-acts.ts'
import {
  contentOf,
  documentsOf,
  placesIn,
  readSiteState,
  type SiteState,
  saveValue,
  valueIn,
} from './page-state.ts'

type Db = Pick<Database, 'db'>

/** A list of another document that a new page may stand in. */
type PageList = {
  id: string
  label: string
  /** Off unless it is ticked. */
  optional: boolean
  places: readonly { document: string; path: FieldPath }[]
  item: (page: { slug: string; title: string; address: string }) => unknown
  /** Only where the desk wrote a list of its own; else the list takes it in by itself. */
  ifWritten?: true
}

const link = ({ title, address }: { title: string; address: string }) => ({
  label: title,
  to: address,
})
const slug = (page: { slug: string }) => page.slug

/** Where each kind of page can be shown. The footer lists every service by itself. */
export const pageLists: Readonly<Record<NewPageKind, readonly PageList[]>> = {
  service: [
    {
      id: 'lista',
      label: 'Na página de todos os serviços',
      optional: true,
      places: [{ document: 'pages/services#page', path: ['grid', 'services'] }],
      item: slug,
    },
    {
      id: 'inicio',
      label: 'Entre os serviços da página inicial',
      optional: true,
      places: [{ document: 'pages/home#page', path: ['services', 'paths'] }],
      item: ({ address }) => address,
    },
  ],
  case: [
    {
      id: 'lista',
      label: 'Na página de cases',
      optional: false,
      places: [
        { document: 'pages/cases#page', path: ['cases'] },
        { document: 'pages/cases-classic#page', path: ['cases'] },
      ],
      item: slug,
      ifWritten: true,
    },
  ],
  project: [],
  person: [
    {
      id: 'lista',
      label: 'Na equipe',
      optional: false,
      places: [{ document: 'people#people', path: ['leads'] }],
      item: slug,
    },
  ],
  legal: [
    {
      id: 'rodape',
      label: 'Entre os textos legais do rodapé',
      optional: true,
      places: [
        { document: 'menus#menuLinks', path: ['noite', 'legal'] },
        { document: 'menus#menuLinks', path: ['dia', 'legal'] },
      ],
      item: link,
    },
  ],
}

type NewPage = {
  kind: NewPageKind
  title: string
  /** Typed by hand, or empty for one from the title. */
  address: string
  /** The slug of a page to copy. */
  from?: string
  /** Ids of the lists it should stand in. */
  lists: readonly string[]
}

/** Whether the desk wrote this field itself, in a draft or in what is live. */
function isWritten({ drafts, live }: SiteState, document: string, path: FieldPath): boolean {
  const draft = drafts.get(document)
  return readField(draft ? draft.patch : live[document], path) !== undefined
}

async function addToLists(database: Db, staffId: string, page: NewPage & { slug: string }) {
  for (const list of pageLists[page.kind]) {
    if (list.optional && !page.lists.includes(list.id)) continue
    for (const { document, path } of list.places) {
      // Read again: two lists may stand in one document.
      const state = await readSiteState(database, staffId)
      const value = valueIn(state, document)
      const items = readField(value, path)
      if (!Array.isArray(items)) continue
      if (list.ifWritten && !isWritten(state, document, path)) continue
      const [place] = placesIn(state, page.kind, page.slug)
      const item = list.item({ ...page, address: place?.path ?? '/' })
      if (items.some((one) => isSame(one, item))) continue
      await saveValue(database, staffId, state, document, setAt(value, path, [...items, item]))
    }
  }
}

function slugProblem(state: SiteState, kind: NewPageKind, slug: string): string | undefined {
  if (slug === '') return 'Escreva um endereço com letras ou números.'
  if (documentsOf(state, contentOf(kind, slug)).length > 0) {
    return 'Já existe um com este endereço. Escolha outro.'
  }
  const [place] = placesIn(state, kind, slug)
  return place && addressProblem(state, place.base, place.base)
}

/** Begins a page as a draft, from a template or as a copy. Returns its document, or what is wrong. */
export async function createPage(
  database: Db,
  staffId: string,
  page: NewPage,
): Promise<{ document: string } | { problem: string }> {
  const { kind, title, from } = page
  const state = await readSiteState(database, staffId)
  const slug = slugOf(page.address || title)
  const problem = slugProblem(state, kind, slug)
  if (problem) return { problem }
  const start = { title, slug, today: new Date() }
  const { exports } = kindFacts[kind]
  const template = templateOf(kind, start)
  const sources = from ? documentsOf(state, contentOf(kind, from)) : []
  if (from && sources.length === 0) throw notFound()
  for (const exported of exports) {
    // Files of projects export each under its own name.
    const source = sources.find((key) => exports.length === 1 || key.endsWith(`#${exported}`))
    const value = source ? copyOf(kind, valueIn(state, source), start) : template[exported]
    const key = `${contentOf(kind, slug)}#${exported}`
    await saveValue(database, staffId, state, key, value)
  }
  await addToLists(database, staffId, { ...page, slug })
  return { document: `${contentOf(kind, slug)}#${exports[0]}` }
}
