import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { people } from '#content/people.ts'
import { oneOffServices, recurringServices, servicePlans } from '#content/plans.ts'
import { longTest } from '#tests/support/long-test.ts'
import { needing } from '#tests/support/missing.ts'
import { reviewContent } from './check.ts'
import { slugsIn } from './load.ts'

const top = mkdtempSync(path.join(tmpdir(), 'content-'))
afterAll(() => rmSync(top, { recursive: true, force: true }))

type Change = [file: string, change: (source: string) => string | null]

/** A copy of the project's content with some changes. */
function contentWith(name: string, ...changes: Change[]): string {
  const root = path.join(top, name.replace(/\W+/g, '-'))
  // The assistant's files are most of the content, and equal in all copies.
  const same = ['features', 'node_modules', 'content/assistant']
  const filter = (source: string) => !same.includes(source)
  cpSync('content', path.join(root, 'content'), { recursive: true, filter })
  cpSync('package.json', path.join(root, 'package.json'))
  for (const room of same) symlinkSync(path.resolve(room), path.join(root, room))
  for (const [file, change] of changes) {
    const full = path.join(root, file)
    const changed = change(readFileSync(full, 'utf8'))
    if (changed === null) rmSync(full)
    else writeFileSync(full, changed)
  }
  return root
}

const [aCase] = slugsIn('.', 'cases')
const [aService] = slugsIn('.', 'services') as [string]
const story = `content/cases/${aCase}.ts`
const service = `content/services/${aService}.ts`
const [lead] = people.leads

type Mistake = [
  name: string,
  file: string,
  change: (source: string) => string | null,
  message: RegExp,
  how?: 'warned of',
]

const priced = [...recurringServices, ...oneOffServices, ...Object.values(servicePlans).flat()]

/** The first price of the list, written in another way. */
function prices(ways: [what: string, typed: string, message: RegExp][]): Mistake[] {
  if (!priced.some(({ price }) => typeof price === 'number')) return []
  return ways.map(([what, typed, message]) => [
    `a price ${what}`,
    'content/plans.ts',
    (source) => source.replace(/price: (?:todo\()?[\d_]+\)?/, `price: ${typed}`),
    new RegExp(`^content/plans\\.ts: .*${message.source}`),
  ])
}

/** In place of the one that may be there. */
const withPhoto = (photo: string) => (source: string) =>
  source
    .replace(/^ {2}photo: \{[^}]*\},\n/m, '')
    .replace(/^ {2}art: /m, `  photo: ${photo},\n  art: `)

const all: Mistake[] = [
  [
    'a field that is missing',
    story,
    (source) => source.replace(/^ {2}sector: .*\n/m, ''),
    /^content\/cases\/[\w-]+\.ts: sector is missing: add it$/,
  ],
  [
    'a field with a wrong name',
    story,
    (source) => source.replace(/^ {2}investment:/m, '  investiment:'),
    /^content\/cases\/[\w-]+\.ts: .*investiment, which no page shows/m,
  ],
  [
    'two figures where three are shown',
    story,
    (source) => source.replace(/( {2}metrics: \[\n)( {4}\{.*\},\n)/, '$1'),
    /^content\/cases\/[\w-]+\.ts: metrics\S* .+$/,
  ],
  [
    'a slug that is not the file',
    story,
    (source) => source.replace(/slug: '.*'/, "slug: 'outro-nome'"),
    /slug is 'outro-nome': make it '[\w-]+', as the file is called$/,
  ],
  [
    'a related service that does not exist',
    service,
    (source) => source.replace(/related: \['[\w-]+'/, "related: ['nao-ha'"),
    /^content\/services\/[\w-]+\.ts: related\[0\] 'nao-ha' is no service and is left out: take one of /,
    'warned of',
  ],
  [
    'a case that is not published',
    'content/pages/cases.ts',
    (source) => source.replace(new RegExp(`'${aCase}',?\\s*`), ''),
    new RegExp(
      `^content/cases/${aCase}\\.ts: is not published: add '${aCase}' to cases in content/pages/cases\\.ts$`,
      'm',
    ),
  ],
  [
    'a dead link',
    'content/portfolio/areas.ts',
    (source) => source.replace(/link: '\/[^']*'/, "link: '/servicos/nao-ha'"),
    /^content\/portfolio\/areas\.ts: \[0\]\.link leads to \/servicos\/nao-ha, which is no page, and is left out: /,
    'warned of',
  ],
  ...prices([
    [
      'in quotes',
      "'R$ 10'",
      /price is no price: write whole reais without dots or commas, 1350 for /,
    ],
    [
      'with a dot for thousands',
      '1.350',
      /price is 1\.35, which would be R\$ 1,35: write whole reais /,
    ],
    [
      'that a dot makes small',
      '2.000',
      /price in line \d+ is written 2\.000, which means 2: write 2000$/,
    ],
    [
      'of several thousands',
      '12.000',
      /price in line \d+ is written 12\.000, which means 12: write /,
    ],
    [
      'of nothing',
      '0',
      /price is 0, which is no price: a service costs R\$ 20 to R\$ 1\.000\.000; /,
    ],
    ['with centavos', '99.9', /price is 99\.9, which would be R\$ 99,90: write whole reais /],
    ['beyond belief', '5000000', /price is 5000000, which is no price: /],
  ]),
  [
    'a title that no search result shows whole',
    service,
    (source) =>
      source.replace(
        /(meta: \{\n\s+title: ['`])/,
        (start) => `${start}${'Muito longo '.repeat(6)}`,
      ),
    /^content\/services\/[\w-]+\.ts: meta\.title has \d+ characters with the name: search results /,
    'warned of',
  ],
  [
    'a description that is cut',
    service,
    (source) =>
      source.replace(
        /(meta: \{\n.*\n\s+description:\s+')/,
        (start) => `${start}${'muito '.repeat(30)}`,
      ),
    /^content\/services\/[\w-]+\.ts: meta\.description has \d+ characters: search engines want 70 to 160$/,
    'warned of',
  ],
  [
    'a hero of nine lines',
    service,
    (source) =>
      source.replace(
        /(hero: \{\n.*\n\s+title:\s+')/,
        (start) => `${start}${'Uma linha inteira '.repeat(9)}`,
      ),
    /^content\/services\/[\w-]+\.ts: hero\.title takes about \d+ lines on a phone: /,
    'warned of',
  ],
  [
    'a service page with little to read',
    service,
    (source) =>
      source.replace(
        /^ {2}blocks: \[\n[\s\S]*?^ {2}\],$/m,
        "  blocks: [{ id: 'a', kind: 'prose', eyebrow: 'A', title: 'B', paragraphs: ['C'] }],",
      ),
    /^content\/services\/[\w-]+\.ts: has \d+ words: search engines seldom show a page of fewer than 500: say more in its blocks$/,
    'warned of',
  ],
  [
    'a service with one question',
    service,
    (source) =>
      source.replace(
        /(faq: \{[\s\S]*?items: )\[\n[\s\S]*?^ {4}\],$/m,
        "$1[{ question: 'Como?', answer: 'Assim.' }],",
      ),
    /^content\/services\/[\w-]+\.ts: faq\.items has 1: answer 4 questions or more that clients ask$/,
    'warned of',
  ],
  [
    'a service without a page',
    'content/site-map.ts',
    (source) =>
      source.replace(
        new RegExp(`^  service\\((?:'[^']*'|\\s+'[^']*'),\\s+'${aService}'[^)]*\\),\\n`, 'gm'),
        '',
      ),
    new RegExp(
      `^content/services/${aService}\\.ts: has no page: add service\\('/servicos/${aService}', '${aService}'\\) to content/site-map\\.ts, or delete the file$`,
    ),
  ],
  [
    'a time zone that does not exist',
    'content/brand.ts',
    (source) => source.replace(/timeZone: '.*'/, "timeZone: 'Brasil/Sul'"),
    /^content\/brand\.ts: timeZone is no time zone: write it as /,
  ],
  [
    'words that cannot be read on their ground',
    'content/palette.ts',
    (source) => source.replace(/^( {6}muted: )'.*'/m, "$1'#777777'"),
    /^content\/palette\.ts: (themes|highContrast)\.\w+\.muted on \S+ is \d\.\d\d:1: make them differ more, [\d.]+:1 at least$/m,
  ],
  [
    'a colour that is none',
    'content/palette.ts',
    (source) => source.replace(/^( {6}muted: )'.*'/m, "$1'cinza'"),
    /^content\/palette\.ts: themes\.\w+\.muted is no colour: write it as /,
  ],
  ['a person without a file', `content/team/${lead}.ts`, () => null, new RegExp(`${lead}`)],
  [
    'a photo that is not there',
    story,
    withPhoto("{ file: 'equipe.jpg', alt: 'A equipe' }"),
    /^content\/cases\/[\w-]+\.ts: photo\.file 'equipe\.jpg' is not beside it: put the picture into content\/cases\/$/,
  ],
  [
    'a photo without words',
    story,
    withPhoto("{ file: 'equipe.jpg', alt: '' }"),
    /^content\/cases\/[\w-]+\.ts: photo\.alt needs an alt: what the picture shows/,
  ],
  [
    'a count that copy gets wrong',
    'content/pages/home.ts',
    (source) =>
      source.replace(
        /(steps: \[)/,
        (start) =>
          `${start}\n      { title: 'Mais', text: 'a', detail: 'b', deliverables: ['c'] },`,
      ),
    /^content\/pages\/home\.ts: methodology\.title says '\w+', but methodology\.steps has \d: change the words$/,
  ],
  [
    'a comma too few',
    'content/brand.ts',
    (source) => source.replace("name: '", "name '"),
    /^content\/brand\.ts: cannot be read: /,
  ],
]

/** A mistake in a case or a person can be made where there is one, and the last service has to stay. */
const mistakes = all.filter(
  ([name, file]) =>
    !/undefined/.test(file) &&
    (aCase || !/case/.test(name)) &&
    (slugsIn('.', 'services').length > 1 || name !== 'a service without a page'),
)

/** What cannot be read, or is not there, hides the rest. */
const standsAlone = ([name]: Mistake) => /comma|without a file|without a page/.test(name)

/** Judged once every file has the right shape. */
const comesLater = ([name]: Mistake) =>
  /not published|not the file|not there|copy gets wrong|on their ground/.test(name)

/**
 * Reading a copy of all content takes a second, so mistakes that do not meet are made in one copy:
 * all that are only warned of, and of the others one of each file.
 */
function inCopies(all: Mistake[]): Mistake[][] {
  const warned = all.filter(([, , , , how]) => how)
  const alone = all.filter((one) => !one[4] && standsAlone(one))
  const rest = all.filter((one) => !one[4] && !standsAlone(one))
  const mix = (some: Mistake[]) => {
    const ofFile = [...Map.groupBy(some, ([, file]) => file).values()]
    const most = Math.max(0, ...ofFile.map(({ length }) => length))
    return Array.from({ length: most }, (_, at) =>
      ofFile.flatMap((those) => those.slice(at, at + 1)),
    )
  }
  const shapes = rest.filter((one) => !comesLater(one))
  return [
    warned,
    ...mix(shapes),
    ...mix(rest.filter(comesLater)),
    ...alone.map((one) => [one]),
  ].filter(({ length }) => length > 0)
}

async function expectTold(name: string, those: Mistake[]) {
  const changes = those.map(([, file, change]): Change => [file, change])
  const { problems, warnings } = await reviewContent(contentWith(name.slice(0, 80), ...changes))
  if (those.every(([, , , , how]) => how)) expect(problems).toEqual([])
  for (const [what, , , message, how] of those) {
    const lines = how ? warnings : problems
    expect(lines.find((line) => message.test(line)) ?? lines.join('\n'), what).toMatch(message)
    for (const line of lines) expect(line).not.toMatch(/\n|\bat .*\(.*:\d+:\d+\)/)
  }
}

for (const those of inCopies(mistakes)) {
  const name = those.map(([what]) => what).join('; ')
  const title = `${name}: each is told in one line, with its file and what to do`
  // A copy for one mistake alone, where others do not hide it, is as dear as one for many.
  if (those.length > 1 || those.some(standsAlone)) test(title, () => expectTold(name, those))
  else longTest(title, () => expectTold(name, those))
}

test('the content as it is has nothing wrong', async () => {
  expect((await reviewContent(path.resolve('.'))).problems).toEqual([])
})

test.runIf(brand.sample)(
  needing('the sample’s content', 'nothing of the sample is too long'),
  async () => {
    const { warnings } = await reviewContent(path.resolve('.'))
    expect(warnings.filter((line) => !/ is left out: /.test(line))).toEqual([])
  },
)

test('content of a part that is left out is not judged', async () => {
  const wrong = (source: string) => source.replace(/ {4}eyebrow: .*\n/, '')
  const included = contentWith('plans page wrong', ['content/pages/plans.ts', wrong])
  expect((await reviewContent(included)).problems.join('\n')).toContain('content/pages/plans.ts')
  const omitted = contentWith('plans page wrong and left out', ['content/pages/plans.ts', wrong])
  const parts = path.join(omitted, 'content/parts.ts')
  writeFileSync(parts, readFileSync(parts, 'utf8').replace('plans: true', 'plans: false'))
  expect((await reviewContent(omitted)).problems.join('\n')).not.toContain('content/pages/plans.ts')
})
