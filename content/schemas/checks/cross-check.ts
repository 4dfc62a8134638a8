import type { ServiceContent } from '#content/types/service.ts'
import { wrongCounts } from './counts.ts'
import type { Documents, Finding, Site } from './finding.ts'

export type { Documents, Finding, Site }

/** Slugs of a folder of which each file is one of its kind. */
export function slugsOf(documents: Documents, folder: string): string[] {
  const start = `${folder}/`
  return [...documents.keys()]
    .filter((key) => key.startsWith(start) && !key.slice(start.length).includes('/'))
    .map((key) => key.slice(start.length, key.indexOf('#')))
    .filter((slug, at, all) => all.indexOf(slug) === at)
    .sort()
}

const read = <Value>(documents: Documents, key: string) => documents.get(key) as Value | undefined

type List = { document: string; path: (string | number)[]; slugs: string[] }

/** 'x is no …: take one of a, b, c'. */
function unknown(
  { document, path, slugs }: List,
  choices: string[],
  [what, emPortugues]: [english: string, portuguese: string],
  blocks = false,
): Finding[] {
  const choice = choices.length > 0 ? `take one of ${choices.join(', ')}` : 'there is none'
  return slugs.flatMap((slug, at) =>
    choices.includes(slug)
      ? []
      : [
          {
            document,
            path: [...path, at],
            message: `'${slug}' is no ${what}${blocks ? '' : ' and is left out'}: ${choice}`,
            portuguese: `“${slug}” não é ${emPortugues} deste site: escolha outro ou tire da lista.`,
            blocks,
          },
        ],
  )
}

const aService: [string, string] = ['service', 'um serviço']

function services(documents: Documents): Finding[] {
  const serviceSlugs = slugsOf(documents, 'services')
  const published = publishedCases(documents)
  const each = serviceSlugs.flatMap((slug) => {
    const document = `services/${slug}#service`
    const service = read<ServiceContent>(documents, document)
    if (!service) return []
    const ids = service.blocks.map(({ id }) => id)
    const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at)
    return [
      ...unknown({ document, path: ['related'], slugs: service.related }, serviceSlugs, aService),
      ...unknown({ document, path: ['cases'], slugs: service.cases }, published, [
        'published case',
        'um case publicado',
      ]),
      ...(twice < 0
        ? []
        : [
            {
              document,
              path: ['blocks'],
              message: `has the id '${ids[twice]}' twice: rename one`,
              portuguese: `Dois blocos têm o mesmo nome interno (“${ids[twice]}”): duplique outro bloco.`,
              blocks: false,
            },
          ]),
    ]
  })
  const document = 'pages/services#page'
  const page = read<{ grid: { services: string[] }; hero: { start: { slug: string }[] } }>(
    documents,
    document,
  )
  if (!page) return each
  const start = page.hero.start.map(({ slug }) => slug)
  return [
    ...each,
    ...unknown(
      { document, path: ['grid', 'services'], slugs: page.grid.services },
      serviceSlugs,
      aService,
    ),
    ...unknown({ document, path: ['hero', 'start'], slugs: start }, serviceSlugs, aService),
  ]
}

/** People named by the agenda and the page of links. */
function people(documents: Documents): Finding[] {
  const team = slugsOf(documents, 'team')
  const agenda = read<{ host?: string }>(documents, 'pages/agenda#agenda')
  const links = read<{ contact: { person?: string } }>(documents, 'pages/links#page')
  const references: [document: string, path: string[], slug: string | undefined][] = [
    ['pages/agenda#agenda', ['host'], agenda?.host],
    ['pages/links#page', ['contact', 'person'], links?.contact.person],
  ]
  return references
    .filter(([, , slug]) => slug && !team.includes(slug))
    .map(([document, path, slug]) => ({
      document,
      path,
      message: `'${slug}' has no file in content/team: name somebody who has, or leave it out`,
      portuguese: `“${slug}” não é uma pessoa deste site: escolha outra ou deixe em branco.`,
      blocks: false,
    }))
}

function publishedCases(documents: Documents): string[] {
  return read<{ cases: string[] }>(documents, 'pages/cases#page')?.cases ?? []
}

const aCase: [string, string] = ['file of content/cases', 'um case']

function cases(documents: Documents): Finding[] {
  const caseSlugs = slugsOf(documents, 'cases')
  return ['pages/cases#page', 'pages/cases-classic#page'].flatMap((document) => {
    const slugs = read<{ cases: string[] }>(documents, document)?.cases ?? []
    return unknown({ document, path: ['cases'], slugs }, caseSlugs, aCase, true)
  })
}

/** A file is called as the slug within it. */
function slugs(documents: Documents): Finding[] {
  return [...documents].flatMap(([document, value]): Finding[] => {
    const [, name] =
      /^(?:cases|team)\/([\w-]+)#(?:successCase|profile|personal)$/.exec(document) ?? []
    const slug = (value as { slug?: string } | undefined)?.slug
    if (!name || !slug || slug === name) return []
    return [
      {
        document,
        path: ['slug'],
        message: `is '${slug}': make it '${name}', as the file is called`,
        portuguese: 'O endereço não pode mudar aqui.',
        blocks: true,
      },
    ]
  })
}

/** Every text of a value with its path. */
export function* textsOf(
  value: unknown,
  path: (string | number)[] = [],
): Generator<[path: (string | number)[], text: string]> {
  if (typeof value === 'string') yield [path, value]
  else if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) yield* textsOf(item, [...path, at])
  } else if (value && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) yield* textsOf(item, [...path, key])
  }
}

const addressFields = /^(link|to|url|path|paths|pages)$/

/** Fields that hold an address, and links within a text. */
export function addressesIn(path: (string | number)[], text: string): string[] {
  const name = path.findLast((key) => typeof key === 'string')
  const isItem = typeof path.at(-1) === 'number'
  const whole =
    typeof name === 'string' && addressFields.test(name) && isItem === /^(paths|pages)$/.test(name)
  if (whole) return text.startsWith('/') ? [text] : []
  return [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, address]) => address as string)
}

type Addresses = { path: (string | number)[]; address: string }[]
const addressesBefore = new WeakMap<object, Addresses>()

/** Read once: a text that a release does not change is the same object as before. */
function addressesOf(value: unknown): Addresses {
  const isObject = typeof value === 'object' && value !== null
  const before = isObject ? addressesBefore.get(value) : undefined
  const all =
    before ??
    [...textsOf(value)].flatMap(([path, text]) =>
      addressesIn(path, text).map((address) => ({ path, address })),
    )
  if (isObject) addressesBefore.set(value, all)
  return all
}

function links(documents: Documents, site: Site): Finding[] {
  return [...documents].flatMap(([document, value]) =>
    document.startsWith('site-map#')
      ? []
      : addressesOf(value)
          .filter(({ address }) => !site.isKnownAddress(address))
          .map(({ path, address }) => ({
            document,
            path,
            message: `leads to ${address}, which is no page, and is left out: mend it, or add the page to content/site-map.ts`,
            portuguese: `O link leva a ${address}, que não existe, e não será mostrado: corrija.`,
            blocks: false,
          })),
  )
}

/** What no single document can tell: slugs that name nothing, links that lead nowhere, wrong counts. */
export function crossCheckDocuments(documents: Documents, site: Site): Finding[] {
  return [
    ...cases(documents),
    ...slugs(documents),
    ...wrongCounts(documents, site),
    ...services(documents),
    ...people(documents),
    ...links(documents, site),
  ]
}
