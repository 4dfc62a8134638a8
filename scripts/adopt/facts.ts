import { readFileSync } from 'node:fs'
import path from 'node:path'
import { claims as sampleClaims } from '#content/claims.ts'
import { palette as samplePalette } from '#content/palette.ts'
import { oneOffServices, recurringServices, servicePlans } from '#content/plans.ts'
import { type Answers, slugOf } from './answers.ts'
import { firstMark, looks } from './looks.ts'
import { makePalette } from './make-palette.ts'
import { neutral, printFile } from './print.ts'

type Files = Map<string, string>

/** Statements that promise nothing, for figures nobody gave. */
const statements = [
  ['100%', 'das contas no nome do cliente'],
  ['1', 'pessoa que responde por tudo'],
  ['1 folha', 'por relatório, todo mês'],
  ['30 dias', 'de plano antes de começar'],
  ['0', 'contratos que prendem'],
  ['7 dias', 'para a primeira proposta'],
]

/** The statement for the n-th figure nobody gave. */
export function statement(place: number) {
  const [value, label] = statements[place % statements.length] as [string, string]
  return { value: neutral(value), label: neutral(label) }
}

function ownClaims(given: Answers['claims']) {
  let next = 0
  const own = (key: string, value: unknown): unknown => {
    if (key in given) return given[key]
    // Sentences are made of it.
    if (key === 'websites.timeline') {
      return { value: neutral('20 dias'), label: neutral('do briefing ao ar, em geral') }
    }
    if (value && typeof value === 'object' && 'value' in value && 'label' in value) {
      return statement(next++)
    }
    if (value && typeof value === 'object') {
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, own(`${key}.${name}`, inner)]),
      )
    }
    return typeof value === 'number' ? value : neutral('a combinar')
  }
  return Object.fromEntries(
    Object.entries(sampleClaims).map(([group, value]) => [group, own(group, value)]),
  )
}

/** Prices and figures that no page would show. */
export function unknownIds({ prices, claims }: Answers): string[] {
  const plans = [...recurringServices, ...oneOffServices, ...Object.values(servicePlans).flat()]
  const ids = new Set<string>(plans.map(({ id }) => id))
  const figures = Object.entries(sampleClaims).flatMap(([group, values]) =>
    Object.keys(values).map((name) => `${group}.${name}`),
  )
  return [
    ...Object.keys(prices)
      .filter((id) => !ids.has(id))
      .map((id) => `prices.${id} is no id of content/plans.ts: take one of ${[...ids].join(', ')}`),
    ...Object.keys(claims)
      .filter((name) => !figures.includes(name))
      .map((name) => `claims.${name} is no figure of content/claims.ts: mend its name`),
  ]
}

/** Brand, look, palette, parts, people, figures and prices: what an agency is, without its words. */
export function factFiles(root: string, answers: Answers): Files {
  const { brand, colours, parts, people } = answers
  const types = "import type { Look } from './types/look.ts'"
  const files: Files = new Map()
  files.set(
    'content/brand.ts',
    `${printFile(
      {
        note: 'Everything that makes the site one agency’s.',
        exports: { brand: ['', { sample: false, ...brand }] },
      },
      './',
    ).trim()} as const\n`.replace(/scheduling: '(.*?)'/, "scheduling: '$1' as string"),
  )
  files.set(
    'content/palette.ts',
    printFile(
      {
        imports: ["import type { Palette } from './types/look.ts'"],
        note: 'The one place for colour. The build stops where a pair cannot be read.',
        exports: { palette: ['Palette', makePalette(samplePalette, colours)] },
      },
      './',
    ),
  )
  files.set(
    'content/look.ts',
    printFile(
      {
        imports: [types],
        note: 'Type, corners, drawings and the mark.',
        exports: { look: ['Look', { ...looks[answers.look], logo: firstMark(brand.name) }] },
      },
      './',
    ),
  )
  const partsSource = readFileSync(path.join(root, 'content/parts.ts'), 'utf8')
  files.set(
    'content/parts.ts',
    Object.entries(parts).reduce(
      (source, [part, wanted]) =>
        source.replace(new RegExp(`^( {2}${part}: )\\w+`, 'm'), `$1${wanted}`),
      partsSource,
    ),
  )
  const [first, ...others] = people.map(({ name }) => slugOf(name)) as [string, ...string[]]
  files.set(
    'content/people.ts',
    printFile(
      {
        note: 'Slugs of content/team. The first lead also has a page at the root of the site, as `personal` has.',
        exports: {
          people: ['{ leads: string[]; personal?: string }', { leads: [first, ...others] }],
        },
      },
      './',
    ).trimStart(),
  )
  files.set(
    'content/claims.ts',
    printFile(
      {
        note: 'Every marketing figure the site shows, once. Publish only those you can prove.',
        exports: { claims: ['', ownClaims(answers.claims)] },
      },
      './',
    ),
  )
  // The one word of the agency outside content/: the address that its assistant answers at.
  files.set(
    'contracts/chat.ts',
    readFileSync(path.join(root, 'contracts/chat.ts'), 'utf8').replace(
      /(?<=CHAT_PATH = '\/functions\/v1\/chat-)[\w-]+/,
      slugOf(brand.assistant),
    ),
  )
  const plans = readFileSync(path.join(root, 'content/plans.ts'), 'utf8').replace(
    /(id: '([\w-]+)',\n\s+name: .*\n\s+price: )([\d_]+)/g,
    (_, start, id, price) => `${start}${answers.prices[id] ?? `todo(${price})`}`,
  )
  files.set(
    'content/plans.ts',
    plans.includes('todo(') ? `import { todo } from './todo.ts'\n\n${plans}` : plans,
  )
  return files
}
