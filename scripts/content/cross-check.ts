import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SuccessCase } from '#content/types/case.ts'
import type { Photo } from '#content/types/common.ts'
import type { ServiceContent } from '#content/types/service.ts'
import { readAssistantFiles } from './assistant-files.ts'
import { wrongCounts } from './counts.ts'
import { type Module, slugsIn } from './load.ts'

type SiteMap = Pick<typeof import('#content/site-map.ts'), 'siteMap' | 'isKnownAddress'>

type Addresses = typeof import('#content/addresses.ts')

type Load = (file: string) => Promise<Module | undefined>

/** What no single file can tell: slugs that name nothing, links that lead nowhere, lists that miss a file. */
export async function crossCheck(
  root: string,
  modules: Map<string, Module>,
  load: Load,
): Promise<{ problems: string[]; warnings: string[] }> {
  const site = (await load('content/site-map.ts')) as SiteMap | undefined
  const addresses = (await load('content/addresses.ts')) as Addresses | undefined
  if (!site || !addresses) return { problems: [], warnings: [] }
  // What the assistant says leads to pages too.
  for (const [file, text] of readAssistantFiles(root)) {
    if (file.endsWith('.json')) modules.set(file, { '': JSON.parse(text) })
  }
  const problems = [
    ...pageFiles(root, site),
    ...unlisted(root, site),
    ...cases(root, modules),
    ...team(root, modules),
    ...photos(root, modules),
    ...legalFacts(root, site),
    ...wrongCounts(modules, addresses),
  ]
  const warnings = [...services(root, modules), ...people(root, modules), ...links(modules, site)]
  return { problems: [...new Set(problems)], warnings: [...new Set(warnings)] }
}

function pageFiles(root: string, { siteMap }: SiteMap): string[] {
  const seen = new Map<string, string>()
  return siteMap.flatMap(({ path: address, content }) => {
    const problems: string[] = []
    const other = seen.get(address)
    if (other) problems.push(`content/site-map.ts: ${address} stands twice: take one out`)
    seen.set(address, content)
    if (!existsSync(path.join(root, `content/${content}.ts`))) {
      problems.push(
        `content/site-map.ts: ${address} shows content/${content}.ts, which is missing: write it, or take the line out`,
      )
    }
    return problems
  })
}

const named = <Value>(modules: Map<string, Module>, file: string, exported: string) =>
  modules.get(file)?.[exported] as Value | undefined

/** A service is offered where its page is: deleting the file and its lines is all it takes to stop. */
function unlisted(root: string, { siteMap }: SiteMap): string[] {
  const shown = siteMap.map(({ content }) => content)
  if (!shown.some((content) => content.startsWith('services/'))) {
    return ['content/site-map.ts: has no service: add the line of one, with its file']
  }
  return slugsIn(root, 'services')
    .filter((slug) => !shown.includes(`services/${slug}`))
    .map(
      (slug) =>
        `content/services/${slug}.ts: has no page: add service('/servicos/${slug}', '${slug}') to content/site-map.ts, or delete the file`,
    )
}

/** 'x is no …: take one of a, b, c'. */
function unknown(
  slugs: string[],
  known: string[],
  file: string,
  field: string,
  what: string,
  result = ' and is left out',
) {
  return slugs.flatMap((slug, i) =>
    known.includes(slug)
      ? []
      : [
          `${file}: ${field}[${i}] '${slug}' is no ${what}${result}: ${known.length > 0 ? `take one of ${known.join(', ')}` : 'there is none'}`,
        ],
  )
}

function services(root: string, modules: Map<string, Module>): string[] {
  const known = slugsIn(root, 'services')
  const published = publishedCases(modules)
  const each = known.flatMap((slug) => {
    const file = `content/services/${slug}.ts`
    const service = named<ServiceContent>(modules, file, 'service')
    if (!service) return []
    const problems = [
      ...unknown(service.related, known, file, 'related', 'service'),
      ...unknown(service.cases, published, file, 'cases', 'published case'),
    ]
    const ids = service.blocks.map(({ id }) => id)
    const twice = ids.find((id, i) => ids.indexOf(id) !== i)
    if (twice) problems.push(`${file}: blocks has the id '${twice}' twice: rename one`)
    return problems
  })
  const grid = named<{ grid: { services: string[] }; hero: { start: { slug: string }[] } }>(
    modules,
    'content/pages/services.ts',
    'page',
  )
  if (!grid) return each
  const file = 'content/pages/services.ts'
  return [
    ...each,
    ...unknown(grid.grid.services, known, file, 'grid.services', 'service'),
    ...unknown(
      grid.hero.start.map(({ slug }) => slug),
      known,
      file,
      'hero.start',
      'service',
    ),
  ]
}

/** People named by the agenda and the page of links. */
function people(root: string, modules: Map<string, Module>): string[] {
  const known = slugsIn(root, 'team')
  const agenda = named<{ host?: string }>(modules, 'content/pages/agenda.ts', 'agenda')
  const links = named<{ contact: { person?: string } }>(modules, 'content/pages/links.ts', 'page')
  const references: [file: string, field: string, slug: string | undefined][] = [
    ['content/pages/agenda.ts', 'host', agenda?.host],
    ['content/pages/links.ts', 'contact.person', links?.contact.person],
  ]
  return references
    .filter(([, , slug]) => slug && !known.includes(slug))
    .map(
      ([file, field, slug]) =>
        `${file}: ${field} '${slug}' has no file in content/team: name somebody who has, or leave it out`,
    )
}

function publishedCases(modules: Map<string, Module>): string[] {
  return named<{ cases: string[] }>(modules, 'content/pages/cases.ts', 'page')?.cases ?? []
}

function cases(root: string, modules: Map<string, Module>): string[] {
  const files = slugsIn(root, 'cases')
  const published = publishedCases(modules)
  const lists = ['content/pages/cases.ts', 'content/pages/cases-classic.ts'].flatMap((file) => {
    const list = named<{ cases: string[] }>(modules, file, 'page')?.cases ?? []
    return unknown(list, files, file, 'cases', 'file of content/cases', '')
  })
  const own = files.flatMap((slug) => {
    const file = `content/cases/${slug}.ts`
    const story = named<SuccessCase>(modules, file, 'successCase')
    const problems: string[] = []
    if (story && story.slug !== slug) {
      problems.push(`${file}: slug is '${story.slug}': make it '${slug}', as the file is called`)
    }
    if (!published.includes(slug)) {
      problems.push(`${file}: is not published: add '${slug}' to cases in content/pages/cases.ts`)
    }
    return problems
  })
  return [...lists, ...own]
}

function team(root: string, modules: Map<string, Module>): string[] {
  const files = slugsIn(root, 'team')
  const people = named<{ leads: string[]; personal?: string }>(
    modules,
    'content/people.ts',
    'people',
  )
  const parts = named<Record<string, boolean>>(modules, 'content/parts.ts', 'parts')
  if (!people || !parts) return []
  const shown = [
    ...(parts.team ? people.leads : []),
    ...(parts.personal && people.personal ? [people.personal] : []),
  ]
  const own = files.flatMap((slug) => {
    const file = `content/team/${slug}.ts`
    const module = modules.get(file)
    const person = (module?.profile ?? module?.personal) as { slug: string } | undefined
    const problems: string[] = []
    if (person && person.slug !== slug) {
      problems.push(`${file}: slug is '${person.slug}': make it '${slug}', as the file is called`)
    }
    if (![...people.leads, people.personal].includes(slug)) {
      problems.push(`${file}: has no page: add '${slug}' to content/people.ts`)
    }
    return problems
  })
  const missing = shown
    .filter((slug) => !files.includes(slug))
    .map((slug) => `content/people.ts: '${slug}' has no file: write content/team/${slug}.ts`)
  return [...missing, ...own]
}

/** Every text of a value with its field. */
function* textsOf(value: unknown, field = ''): Generator<[field: string, text: string]> {
  if (typeof value === 'string') yield [field, value]
  else if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) yield* textsOf(item, `${field}[${i}]`)
  } else if (value && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) {
      yield* textsOf(item, field ? `${field}.${key}` : key)
    }
  }
}

/** Fields that hold an address, and links within a text. */
function addressesIn(field: string, text: string): string[] {
  const whole = /(^|\.)(link|to|url|path|paths\[\d+\]|pages\[\d+\])$/.test(field)
  if (whole) return text.startsWith('/') ? [text] : []
  return [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, address]) => address as string)
}

function links(modules: Map<string, Module>, site: SiteMap): string[] {
  return [...modules].flatMap(([file, module]) => {
    if (file === 'content/site-map.ts') return []
    return Object.values(module).flatMap((value) =>
      [...textsOf(value)].flatMap(([field, text]) =>
        addressesIn(field, text)
          .filter((address) => !site.isKnownAddress(address))
          .map(
            (address) =>
              `${file}: ${field} leads to ${address}, which is no page, and is left out: mend it, or add the page to content/site-map.ts`,
          ),
      ),
    )
  })
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

export function* photosOf(value: unknown): Generator<Photo> {
  if (!value || typeof value !== 'object') return
  const one = value as Partial<Photo>
  if (typeof one.file === 'string' && typeof one.alt === 'string') yield one as Photo
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
