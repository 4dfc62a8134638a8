import { currentDocuments } from '#content/live.ts'
import { siteMap } from '#content/site-map.ts'
import { editorLink } from '#features/publishing/rules/editor-link.ts'
import { kindOfContent } from '#features/publishing/rules/pages/page-kinds.ts'
import type { PageTexts } from '#features/publishing/rules/where-used.ts'
import {
  type EditedDocument,
  findPage,
  findPages,
  isMailDocument,
  type PageItem,
  readDocument,
} from '#features/publishing/server/publishing.server.ts'
import { type Args, requestInfo } from '#server/http/request/request-context.ts'

/** The page of a document, or the one that shows most of its texts. */
export function addressOf(
  document: EditedDocument,
  readPages: () => PageTexts[],
  item: PageItem | undefined,
): string {
  const [file] = document.key.split('#')
  const entry = siteMap.find(({ content, live }) => content === file && !live)
  // The preview has the address of the drafts.
  if (item?.address) return item.address
  if (entry) return entry.path
  const counts = new Map<string, number>()
  for (const path of Object.values(findPages(document.fields, readPages())).flat()) {
    counts.set(path, (counts.get(path) ?? 0) + 1)
  }
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one)
  return best?.[0] ?? '/'
}

type Published = {
  /** Where its text is edited. */
  editor: string
  /** Where visitors read it. */
  address: string
}

/** The first of these documents that visitors see on a page, pages of their own before others. */
export async function findPublished(
  args: Args,
  staffId: string,
  keys: readonly string[],
): Promise<Published | undefined> {
  const { database, releases } = requestInfo(args).deps
  const contentIn = (key: string) => key.split('#')[0] ?? ''
  const visible = keys.filter((key) => currentDocuments().has(key) && !isMailDocument(key))
  const isPage = (key: string) => kindOfContent(contentIn(key)) !== undefined
  for (const key of visible.toSorted((one, other) => Number(isPage(other)) - Number(isPage(one)))) {
    const item = await findPage(database, staffId, contentIn(key))
    if (item?.state === 'archived' || key.includes('page-changes#')) continue
    const document = await readDocument(database, staffId, key)
    return {
      editor: editorLink(key),
      address: addressOf(document, () => releases?.pageTexts() ?? [], item),
    }
  }
  return undefined
}
