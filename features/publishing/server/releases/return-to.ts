import { defaultOf, type Patch, type Patches } from '#content/live.ts'
import { isCollectionKey } from '#content/schemas/documents.ts'
import type { ArchivedContent, Redirect } from '#content/types/page-changes.ts'
import { kindOfContent, type PageKind } from '../../rules/pages/page-kinds.ts'
import { createPatch, isSame } from '../../rules/patch.ts'
import { valueWith } from '../documents/editor.ts'
import { archiveOf, placesIn, redirectsOf } from '../pages/page-state.ts'

/** A document that the desk added: without its patch there is nothing. */
export const isAdded = (key: string): boolean =>
  isCollectionKey(key) && defaultOf(key) === undefined

type GonePage = { content: string; kind: PageKind; slug: string }

/** Pages of now that an earlier state does not have. */
function pagesWithout(live: Patches, then: Patches): GonePage[] {
  const keys = Object.keys(live).filter((key) => isAdded(key) && !(key in then))
  const contents = new Set(keys.map((key) => key.split('#')[0] as string))
  return [...contents].flatMap((content) => {
    const page = kindOfContent(content)
    return page ? [{ content, ...page }] : []
  })
}

const listIn = <Entry>(patches: Patches, key: string): Entry[] =>
  (valueWith(key, patches[key]) ?? []) as Entry[]

const haveSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((entry) => other.some((each) => isSame(entry, each)))

/** The patches with a list; in the order of now where both hold the same. */
function withList(live: Patches, patches: Patches, key: string, list: unknown[]): Patches {
  const { [key]: _, ...others } = patches
  const now = listIn(live, key)
  const patch = createPatch(defaultOf(key) ?? [], haveSame(now, list) ? now : list)
  return patch === undefined ? others : { ...others, [key]: patch as Patch }
}

/**
 * What the site has to hold to be as it was. A page that was not there yet is archived: its text
 * stays for whoever goes forward again, and its addresses say that it is gone instead of nothing.
 */
export function patchesToReturn(live: Patches, then: Patches): Patches {
  const pages = pagesWithout(live, then)
  const kept = Object.entries(live).filter(
    ([key]) => !(key in then) && pages.some(({ content }) => key.startsWith(`${content}#`)),
  )
  const state = { live, drafts: new Map(), documents: new Map() }
  return pages.reduce(
    (patches, { content, kind, slug }) => {
      const [archive, moved] = [archiveOf(kind), redirectsOf(kind)]
      const isOf = (one: ArchivedContent) => one.content === content
      const entry = listIn<ArchivedContent>(live, archive).find(isOf) ?? { content }
      const others = listIn<ArchivedContent>(patches, archive).filter((one) => !isOf(one))
      const places = placesIn(state, kind, slug)
      const list = listIn<Redirect>(patches, moved)
      const own = listIn<Redirect>(live, moved).filter(
        ({ path, to }) =>
          places.some((place) => place.base === path || place.path === to) &&
          !list.some((one) => one.path === path),
      )
      const without = withList(live, patches, archive, [...others, entry])
      return withList(live, without, moved, [...list, ...own])
    },
    { ...then, ...Object.fromEntries(kept) } as Patches,
  )
}

/** The patches without pages that the desk added and took off again: visitors see none of it. */
export function withoutGonePages(patches: Patches): Patches {
  const keys = Object.keys(patches).filter(isAdded)
  return [archiveOf('service'), archiveOf('legal')].reduce((rest, archive) => {
    const list = listIn<ArchivedContent>(patches, archive)
    const isOf = (key: string, { content }: ArchivedContent) => key.startsWith(`${content}#`)
    const gone = list.filter((entry) => keys.some((key) => isOf(key, entry)))
    const documents = Object.entries(rest).filter(
      ([key]) => !gone.some((entry) => keys.includes(key) && isOf(key, entry)),
    )
    const others = list.filter((entry) => !gone.includes(entry))
    return withList(patches, Object.fromEntries(documents), archive, others)
  }, patches)
}
