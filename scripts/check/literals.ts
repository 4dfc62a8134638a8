import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brand } from '#content/brand.ts'
import { pageAt } from '#content/derived/addresses.ts'
import { oneOffServices, recurringServices, servicePlans } from '#content/plans.ts'
import { siteMap } from '#content/site-map.ts'
import { slugsIn } from '../content/load.ts'

/** Colours belong in content/palette.ts; only black, white and greys are allowed elsewhere. */
const literal = /#([0-9a-f]{6}|[0-9a-f]{3})\b|\brgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/gi

/** Pictures of clients' screens use the clients' colours. */
const free = /^(content\/palette\.ts|scripts\/assets\/screens\/|scripts\/adopt\/|.*\.test\.tsx?$)/

export function coloursIn(text: string): string[] {
  return [...text.matchAll(literal)].flatMap(([match, hex, ...rgb]) => {
    const parts = hex
      ? hex.length === 3
        ? [...hex]
        : (hex.match(/../g) as string[])
      : rgb.slice(0, 3)
    return new Set(parts.map((part) => part?.toLowerCase())).size === 1 ? [] : [match]
  })
}

/** Lists colours outside the palette. */
export function strayColours(files: Map<string, string>): string[] {
  return [...files].flatMap(([file, text]) =>
    free.test(file)
      ? []
      : text
          .split('\n')
          .flatMap((line, i) =>
            coloursIn(line).map(
              (colour) =>
                `${file}:${i + 1}: ${colour} is a colour of its own: take one of content/palette.ts`,
            ),
          ),
  )
}

/** The calendar's module owns its address. */
const pagePaths = siteMap
  .map(({ path }) => path)
  .filter((path) => path !== '/' && path !== pageAt('agenda'))

/** Where code names a page's address, which another agency may move or leave out. */
export function strayPaths(files: Map<string, string>): string[] {
  return [...files].flatMap(([file, text]) => {
    if (!/^(app|features|server)\/.*\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) return []
    return text.split('\n').flatMap((line, i) => {
      const quoted = [...line.matchAll(/(?<=['"`])\/[\w/-]*(?=[#?'"`])/g)].map(String)
      return quoted
        .filter((path) => pagePaths.includes(path))
        .map(
          (path) =>
            `${file}:${i + 1}: ${path} is a page's address: ask content/derived/addresses.ts for it`,
        )
    })
  })
}

/** Files that any agency may add or remove, so code must not name them. */
const slugs = ['services', 'team', 'cases'].flatMap((folder) => slugsIn('.', folder))
const plans = [...recurringServices, ...oneOffServices, ...Object.values(servicePlans).flat()]
/** A slug of one word may be a word of the code as well. */
const ownNames = [...new Set([...slugs, ...plans.map(({ id }) => id)])].filter((name) =>
  name.includes('-'),
)

/** Where code names a service, a person, a case or a price, which may not be there. */
export function strayNames(files: Map<string, string>, names = ownNames): string[] {
  const quoted = new RegExp(
    `['"\`][^'"\`]*(?<![\\w-])(${names.map(escapePattern).join('|')})(?![\\w-])`,
  )
  if (names.length === 0) return []
  return [...files].flatMap(([file, text]) => {
    if (!/^(app|features|scripts|server)\/.*\.tsx?$/.test(file) || mayName.test(file)) return []
    return text.split('\n').flatMap((line, i) => {
      const [, name] = (!isNote.test(line) && quoted.exec(line)) || []
      return name
        ? [
            `${file}:${i + 1}: '${name}' may be taken out of content/: look for what is there instead`,
          ]
        : []
    })
  })
}

const { address } = brand
/** Names may be common words (Natal is a city and a feast): the sample's are none. */
const names = [brand.name, brand.assistant, address.city, address.stateName]
const brandWords = [
  brand.legalName,
  ...(brand.taxId ? [brand.taxId] : []),
  new URL(brand.url).host,
  brand.privacyOfficer,
  brand.phone.display,
  brand.timeZone,
  ...(address.street ? [address.street] : []),
  ...(brand.sample ? names : []),
]

/** Comments, migrations already applied, and pictures of clients' screens. */
const mayName =
  /^(content\/|scripts\/(assets\/screens|adopt)\/|server\/db\/migrations\/|.*\.(md|test\.tsx?)$)/
const isNote = /^\s*(\*|\/\/|\/\*)/

const escapePattern = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Lists words in code that name this agency: its name, place, time zone or people. */
export function strayWords(files: Map<string, string>, words = brandWords): string[] {
  return [...files].flatMap(([file, text]) => {
    if (mayName.test(file)) return []
    return text
      .split('\n')
      .flatMap((line, i) =>
        isNote.test(line)
          ? []
          : words
              .filter((word) =>
                new RegExp(`(?<![\\p{L}\\d])${escapePattern(word)}(?![\\p{L}\\d])`, 'u').test(line),
              )
              .map(
                (word) =>
                  `${file}:${i + 1}: '${word}' belongs to the agency: take it from content/brand.ts`,
              ),
      )
  })
}

function readTree(): Map<string, string> {
  const files = new Map<string, string>()
  for (const top of ['app', 'content', 'features', 'server', 'scripts']) {
    for (const entry of readdirSync(top, { recursive: true, withFileTypes: true })) {
      const name = path.posix.join(entry.parentPath, entry.name)
      if (!entry.isFile() || name.includes('/generated/')) continue
      if (/\.(tsx?|mjs|css|svg|md|sql)$/.test(name)) files.set(name, readFileSync(name, 'utf8'))
    }
  }
  return files
}

if (import.meta.main) {
  const files = readTree()
  const problems = [
    ...strayColours(files),
    ...strayPaths(files),
    ...strayNames(files),
    ...strayWords(files),
  ]
  for (const problem of problems) console.error(problem)
  console.log(
    problems.length
      ? `${problems.length} words stand in the wrong place`
      : 'facts stand in content',
  )
  process.exit(problems.length ? 1 : 0)
}
