import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { people } from '#content/people.ts'
import { checkContent } from './check.ts'
import { slugsIn } from './load.ts'

const top = mkdtempSync(path.join(tmpdir(), 'content-'))
afterAll(() => rmSync(top, { recursive: true, force: true }))

/** The project's content with one change, in a folder of its own. */
function contentWith(
  name: string,
  file: string,
  change: (source: string) => string | null,
): string {
  const root = path.join(top, name.replace(/\W+/g, '-'))
  // What the assistant says is most of the content, and the same in all of them.
  const same = ['contracts', 'node_modules', 'content/assistant']
  const filter = (source: string) => !same.includes(source)
  cpSync('content', path.join(root, 'content'), { recursive: true, filter })
  cpSync('package.json', path.join(root, 'package.json'))
  for (const room of same) symlinkSync(path.resolve(room), path.join(root, room))
  const full = path.join(root, file)
  const changed = change(readFileSync(full, 'utf8'))
  if (changed === null) rmSync(full)
  else writeFileSync(full, changed)
  return root
}

const [aCase] = slugsIn('.', 'cases') as [string]
const [aService] = slugsIn('.', 'services') as [string]
const story = `content/cases/${aCase}.ts`
const service = `content/services/${aService}.ts`
const [lead] = people.leads as [string]

type Mistake = [name: string, file: string, change: (source: string) => string | null, says: RegExp]

const mistakes: Mistake[] = [
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
    /^content\/services\/[\w-]+\.ts: related\[0\] 'nao-ha' is no service: take one of /,
  ],
  [
    'a case that is not published',
    'content/pages/cases.ts',
    (source) => source.replace(`'${aCase}', `, '').replace(`, '${aCase}'`, ''),
    new RegExp(
      `^content/cases/${aCase}\\.ts: is not published: add '${aCase}' to cases in content/pages/cases\\.ts$`,
      'm',
    ),
  ],
  [
    'a dead link',
    'content/portfolio/areas.ts',
    (source) => source.replace(/link: '\/[^']*'/, "link: '/servicos/nao-ha'"),
    /areas\.items\[0\]\.link leads to \/servicos\/nao-ha, which is no page: /,
  ],
  [
    'a price in quotes',
    'content/plans.ts',
    (source) => source.replace(/price: \d+/, "price: 'R$ 10'"),
    /^content\/plans\.ts: recurringServices\[0\]\.price is no price: a number of reais without quotes$/,
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
    (source) =>
      source.replace(/^ {2}art: /m, "  photo: { file: 'equipe.jpg', alt: 'A equipe' },\n  art: "),
    /^content\/cases\/[\w-]+\.ts: photo\.file 'equipe\.jpg' is not beside it: put the picture into content\/cases\/$/,
  ],
  [
    'a photo without words',
    story,
    (source) => source.replace(/^ {2}art: /m, "  photo: { file: 'equipe.jpg', alt: '' },\n  art: "),
    /^content\/cases\/[\w-]+\.ts: photo\.alt is empty: write it/,
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
    'content/tools.ts',
    (source) => source.replace("name: '", "name '"),
    /^content\/tools\.ts: cannot be read: /,
  ],
]

test.each(mistakes)('%s is told in one line, with its file and what to do', async (...mistake) => {
  const [name, file, change, says] = mistake
  const problems = await checkContent(contentWith(name, file, change))
  expect(problems.length).toBeGreaterThan(0)
  expect(problems.find((line) => says.test(line)) ?? problems).toMatch(says)
  for (const line of problems) expect(line).not.toMatch(/\n|\bat .*\(.*:\d+:\d+\)/)
})

test('the content as it is has nothing wrong', async () => {
  expect(await checkContent(path.resolve('.'))).toEqual([])
})

test('content of a part that is left out is not judged', async () => {
  const wrong = (source: string) => source.replace(/ {4}eyebrow: .*\n/, '')
  const kept = contentWith('plans page wrong', 'content/pages/plans.ts', wrong)
  expect((await checkContent(kept)).join('\n')).toContain('content/pages/plans.ts')
  const left = contentWith('plans page wrong and left out', 'content/pages/plans.ts', wrong)
  const parts = path.join(left, 'content/parts.ts')
  writeFileSync(parts, readFileSync(parts, 'utf8').replace('plans: true', 'plans: false'))
  expect((await checkContent(left)).join('\n')).not.toContain('content/pages/plans.ts')
})
