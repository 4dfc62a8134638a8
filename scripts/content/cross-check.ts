import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { crossCheckDocuments, type Finding } from '#content/schemas/checks/cross-check.ts'
import type { PhotoFile } from '#content/types/common.ts'
import { readAssistantFiles } from './assistant-files.ts'
import { fieldOf, type Module, slugsIn } from './load.ts'

type SiteMap = Pick<typeof import('#content/site-map.ts'), 'siteMap' | 'isKnownAddress'>

type Addresses = typeof import('#content/derived/addresses.ts')

type Load = (file: string) => Promise<Module | undefined>

/** What no single file can tell: slugs that name nothing, links that lead nowhere, lists that miss a file. */
export async function crossCheck(
  root: string,
  modules: Map<string, Module>,
  load: Load,
): Promise<{ problems: string[]; warnings: string[] }> {
  const site = (await load('content/site-map.ts')) as SiteMap | undefined
  const addresses = (await load('content/derived/addresses.ts')) as Addresses | undefined
  if (!site || !addresses) return { problems: [], warnings: [] }
  // What the assistant says leads to pages too.
  for (const [file, text] of readAssistantFiles(root)) {
    if (file.endsWith('.json')) modules.set(file, { '': JSON.parse(text) })
  }
  const findings = crossCheckDocuments(documentsOf(modules), { ...site, ...addresses })
  const linesOf = (blocks: boolean) => findings.filter((one) => one.blocks === blocks).map(lineOf)
  const problems = [
    ...pageFiles(root, site),
    ...findUnlisted(root, site),
    ...unpublished(root, modules),
    ...team(root, modules),
    ...photos(root, modules),
    ...legalFacts(root, site),
    ...linesOf(true),
  ]
  const warnings = linesOf(false)
  return { problems: [...new Set(problems)], warnings: [...new Set(warnings)] }
}

/** The checked files' values by document, `file#export`; of a data file the whole. */
function documentsOf(modules: Map<string, Module>): Map<string, unknown> {
  return new Map(
    [...modules].flatMap(([file, module]) =>
      Object.entries(module).map(([exported, value]) => [
        `${file.replace(/^content\/|\.ts$/g, '')}#${exported}`,
        value,
      ]),
    ),
  )
}

/** A finding with its file, as all other lines have it. */
function lineOf({ document, path: keys, message }: Finding): string {
  const [name = ''] = document.split('#')
  const file = `content/${name}${name.endsWith('.json') ? '' : '.ts'}`
  return `${file}: ${fieldOf(keys)} ${message}`
}

function pageFiles(root: string, { siteMap }: SiteMap): string[] {
  const contents = new Map<string, string>()
  return siteMap.flatMap(({ path: address, content }) => {
    const problems: string[] = []
    const other = contents.get(address)
    if (other) problems.push(`content/site-map.ts: ${address} stands twice: take one out`)
    contents.set(address, content)
    if (!existsSync(path.join(root, `content/${content}.ts`))) {
      problems.push(
        `content/site-map.ts: ${address} shows content/${content}.ts, which is missing: write it, or take the line out`,
      )
    }
    return problems
  })
}

const exportOf = <Value>(modules: Map<string, Module>, file: string, exported: string) =>
  modules.get(file)?.[exported] as Value | undefined

/** A service is offered where its page is: deleting the file and its lines is all it takes to stop. */
function findUnlisted(root: string, { siteMap }: SiteMap): string[] {
  const pages = siteMap.map(({ content }) => content)
  if (!pages.some((content) => content.startsWith('services/'))) {
    return ['content/site-map.ts: has no service: add the line of one, with its file']
  }
  return slugsIn(root, 'services')
    .filter((slug) => !pages.includes(`services/${slug}`))
    .map(
      (slug) =>
        `content/services/${slug}.ts: has no page: add service('/servicos/${slug}', '${slug}') to content/site-map.ts, or delete the file`,
    )
}

/** A case is offered where it is listed. */
function unpublished(root: string, modules: Map<string, Module>): string[] {
  const published = exportOf<{ cases: string[] }>(modules, 'content/pages/cases.ts', 'page')?.cases
  return slugsIn(root, 'cases')
    .filter((slug) => !published?.includes(slug))
    .map(
      (slug) =>
        `content/cases/${slug}.ts: is not published: add '${slug}' to cases in content/pages/cases.ts`,
    )
}

function team(root: string, modules: Map<string, Module>): string[] {
  const files = slugsIn(root, 'team')
  const people = exportOf<{ leads: string[]; personal?: string }>(
    modules,
    'content/people.ts',
    'people',
  )
  const parts = exportOf<Record<string, boolean>>(modules, 'content/parts.ts', 'parts')
  if (!people || !parts) return []
  const slugs = [
    ...(parts.team ? people.leads : []),
    ...(parts.personal && people.personal ? [people.personal] : []),
  ]
  const unused = files
    .filter((slug) => ![...people.leads, people.personal].includes(slug))
    .map((slug) => `content/team/${slug}.ts: has no page: add '${slug}' to content/people.ts`)
  const missing = slugs
    .filter((slug) => !files.includes(slug))
    .map((slug) => `content/people.ts: '${slug}' has no file: write content/team/${slug}.ts`)
  return [...missing, ...unused]
}

function photos(root: string, modules: Map<string, Module>): string[] {
  return [...modules].flatMap(([file, module]) =>
    Object.values(module)
      .flatMap((value) => [...photosOf(value)])
      .filter(({ file: picture }) => !existsSync(path.join(root, path.dirname(file), picture)))
      .filter(() => !file.startsWith('content/pages/'))
      .map(
        ({ file: picture }) =>
          `${file}: photo.file '${picture}' is not beside it: put the picture into ${path.dirname(file)}/`,
      ),
  )
}

export function* photosOf(value: unknown): Generator<PhotoFile> {
  if (!value || typeof value !== 'object') return
  const one = value as Partial<PhotoFile>
  if (typeof one.file === 'string' && typeof one.alt === 'string') yield one as PhotoFile
  for (const item of Object.values(value)) yield* photosOf(item)
}

/** A legal text is Markdown beside its content file. */
function legalFacts(root: string, { siteMap }: SiteMap): string[] {
  return siteMap
    .filter(({ content }) => content.startsWith('legal/'))
    .flatMap(({ content }) => {
      const file = `content/${content}.md`
      if (!existsSync(path.join(root, file))) return [`${file}: is missing: write the document`]
      const html = /<(?!!--)[a-z/][^>]*>/i.exec(readFileSync(path.join(root, file), 'utf8'))
      return html ? [`${file}: holds ${html[0]}: a legal text may hold no HTML, only Markdown`] : []
    })
}
