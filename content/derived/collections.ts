import { legalTexts } from '../legal/texts.ts'
import { addedDocuments, findAdded } from '../live.ts'
import { findArchived } from '../page-changes.ts'

/**
 * The content files by their folders, and the documents that the desk added to them. The bundler
 * collects the files, so only the built server can use this module; all of them are loaded with it,
 * so that a new build never pulls files from under a running one.
 */
const files = import.meta.glob<Record<string, unknown>>(
  '/content/{pages,services,cases,team,legal,articles}/*.ts',
  { eager: true },
)
const texts = legalTexts(
  import.meta.glob<string>('/content/legal/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

/** What an added document of a folder is exported as, were it a file. */
const exports: Record<string, string> = {
  services: 'service',
  cases: 'successCase',
  team: 'profile',
  legal: 'page',
  articles: 'article',
}

/** What a content file holds, its first export; nothing where it is gone. */
export function findContent<Content>(content: string): Content | undefined {
  if (findArchived(content)) return undefined
  const [first] = Object.values(files[`/content/${content}.ts`] ?? {})
  if (first !== undefined) return first as Content
  const [folder = '', slug = ''] = content.split('/')
  return findAdded(folder, exports[folder] ?? '', slug) as Content | undefined
}

/** Everything of a folder, by its slug, whether a file or added at the desk. */
export function listContent<Content>(folder: string): [slug: string, content: Content][] {
  const written = Object.entries(files).flatMap(([file, module]): [string, Content][] => {
    const [, slug] = /^\/content\/(\w+\/[\w-]+)\.ts$/.exec(file) ?? []
    if (!slug?.startsWith(`${folder}/`)) return []
    const [first] = Object.values(module)
    return [[slug.slice(folder.length + 1), first as Content]]
  })
  const added = addedDocuments<Content>(folder, exports[folder] ?? '')
  return [...written, ...added].filter(([slug]) => !findArchived(`${folder}/${slug}`))
}

/** The Markdown of a legal page, as in 'legal/terms'. */
export const findText = (content: string): string | undefined => texts[`/content/${content}.md`]

/** Every legal text, by its content. */
export const listTexts = (): [content: string, text: string][] =>
  Object.entries(texts).map(([file, text]) => [file.replace(/^\/content\/|\.md$/g, ''), text])
