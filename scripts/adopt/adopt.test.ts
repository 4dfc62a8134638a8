import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { brand } from '#content/brand.ts'
import { caseStudies } from '#content/case-studies.ts'
import { palette } from '#content/palette.ts'
import { homeTestimonials } from '#content/testimonials.ts'
import { weakPairs } from '#features/brand/rules/contrast.ts'
import { makePalette } from '#features/brand/rules/make-palette.ts'
import { editableDocuments } from '#features/publishing/server/documents/documents.ts'
import { validateDocument } from '#features/publishing/server/documents/validate.ts'
import { readContentDocuments } from '#tests/support/content/documents.ts'
import { isMissing, needing, wholeContent } from '#tests/support/missing.ts'
import { triesAll } from '#tests/support/runs.ts'
import { openScripts } from '#tests/support/scripts.ts'
import { checkContent } from '../content/check.ts'
import { slugsIn } from '../content/load.ts'

// Whole sites are written, read and judged.
vi.setConfig({ testTimeout: 60_000 })

const people = slugsIn('.', 'team').map((slug) => slug.replaceAll('-', ' '))

/** The agencies of the files are generated from the sample, which an adopted site no longer has. */
const needed = wholeContent
const fresh = !isMissing(needed)

const folders: string[] = []

/** A temporary copy of the files that `npm run adopt` reads and writes. */
function copyProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'adopted-'))
  folders.push(root)
  for (const room of [
    'content',
    'features',
    'scripts',
    'server/process/project-root.ts',
    'tests/agencies',
    'package.json',
    'biome.json',
  ]) {
    cpSync(room, path.join(root, room), { recursive: true })
  }
  for (const room of ['app', 'node_modules']) {
    symlinkSync(path.resolve(room), path.join(root, room))
  }
  return root
}

function adopt(root: string, args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/adopt/run.ts', ...args],
    { cwd: root, encoding: 'utf8', input },
  )
  return { status, stdout, stderr }
}

const adopted = new Map<string, { root: string; output: string }>()

/** The site of an agency, made once for all that is looked at in it. */
function adoptOnce(args: readonly string[], input = '') {
  const before = adopted.get(args.join())
  if (before) return before
  const root = copyProject()
  const { status, stdout, stderr } = adopt(root, [...args], input)
  expect([status, stderr]).toEqual([0, ''])
  const site = { root, output: stdout }
  adopted.set(args.join(), site)
  return site
}

afterAll(() => {
  for (const root of folders) rmSync(root, { recursive: true, force: true })
})

function textsOf(root: string): [file: string, text: string][] {
  return (
    readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|md|json)$/.test(name))
      .map((name): [string, string] => [
        name,
        readFileSync(path.join(root, 'content', name), 'utf8'),
      ])
      // What visitors may write is no word of the agency, and neither are marked samples of the desk.
      .filter(([name]) => !/^assistant\/(language|niches)|samples?\.ts$/.test(name))
  )
}

const linesWith = (root: string, pattern: RegExp) =>
  textsOf(root).flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}: ${line}`] : [])),
  )

const load = (root: string, file: string) => import(pathToFileURL(path.join(root, file)).href)

/** One answer per line, as from a pipe; an empty line selects the default or nothing. */
const typed = [
  ...['Maré Alta', 'Belém', 'pa', '', 'marealta.com.br', '', '(91) 98888-0000', ''],
  ...['', '', '', '', '', '', '', '', ''],
  ...['Dalva Reis', '', ''],
  ...['1, 7', 'Locução', 'Voz para rádio e vídeo.', 'Gravação; Edição', '', ''],
  ...['', '', ''],
  ...['#c8102e', '#f2b705', '', ''],
]

const agencies = [
  ['igarape', ['tests/agencies/igarape.json'], ''],
  ['answers from a pipe', [], `${typed.join('\n')}\n`],
  ...(triesAll ? [['prumo', ['tests/agencies/prumo.json'], ''] as const] : []),
] as const

describe.runIf(fresh).each(agencies)(needing(needed, '%s'), (_, args, input) => {
  let root = ''
  let output = ''

  beforeAll(() => {
    ;({ root, output } = adoptOnce(args, input))
  })

  test('the linter has nothing to say of it', () => {
    const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
    const args = [biome, 'ci', '--error-on-warnings', '--vcs-enabled=false', 'content']
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    expect([status, status && stderr]).toEqual([0, 0])
  })

  test('content made from answers has nothing wrong', async () => {
    const problems = await checkContent(root)
    // What the assistant would say of a service that is not offered it leaves out when it answers.
    expect(problems.filter((line) => !line.startsWith('content/assistant/'))).toEqual([])
  })

  test('every text of it can be edited at the desk', async () => {
    const documents = await readContentDocuments(root)
    const editable = editableDocuments(documents)
    const issues = editable.flatMap(({ key }) =>
      validateDocument(key, documents.get(key), documents).map(({ message }) => [key, message]),
    )
    expect(editable.length).toBeGreaterThan(50)
    expect(issues).toEqual([])
  })

  test('it lists the texts that are still neutral, with their count', () => {
    const count = Number(/(\d+) textos ainda são neutros/.exec(output)?.[1])
    expect(count).toBeGreaterThan(10)
    expect(output.split('\n').filter((line) => /^content\/.+:\d+: /.test(line))).toHaveLength(count)
  })

  test('no name, place, person or colour of the sample is left in it', () => {
    const { address } = brand
    const clients = [
      ...caseStudies.map(({ client }) => client),
      ...homeTestimonials.map(({ company }) => company),
    ]
    const words = [
      brand.name,
      brand.assistant,
      brand.privacyOfficer,
      address.city,
      address.stateName,
      ...clients,
    ]
    const colours = JSON.stringify(palette).match(/#[0-9a-f]{6}/g) ?? []
    const isDistinct = (colour: string) =>
      !/^#(.)\1{5}$/.test(colour) && !/^#(..)\1\1$/.test(colour)
    const removed = [...words, ...people, ...new Set(colours.filter(isDistinct))]
    const remaining = textsOf(root).flatMap(([file, text]) =>
      removed
        .filter((word) => new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'u').test(text))
        .map((word) => `${file}: ${word}`),
    )
    expect(remaining).toEqual([])
  })

  test('no figure, room, street or network that nobody gave is shown', async () => {
    expect(
      linesWith(
        root,
        /320%|\b98%|\b450\b|5 vagas|R\$ 2\.500|R\$ 50M|12 posts|\/sala\b|a preencher/,
      ),
    ).toEqual([])
    expect(linesWith(root, /00\.000\.000|00000-000|Sample|Av\. Exemplo/)).toEqual([])
    const { brand: adoptedBrand } = await load(root, 'content/brand.ts')
    const networks = Object.values(adoptedBrand.social as Record<string, { url: string }>)
    expect(networks.map(({ url }) => new URL(url).host)).not.toContain(
      new URL(adoptedBrand.url).host,
    )
  })

  test('placeholder texts read as finished', () => {
    const unfinished =
      /de a combinar|Uma empresas|um pontos|1 folha|Escreva aqui|em uma frase\.|Especialidade (um|dois)|Nome do Cliente|Primeiro Case|Diga (como|de onde)|Uma frase (que|sobre)|Duas ou três frases/
    expect(linesWith(root, unfinished)).toEqual([])
  })

  test('sails, winds and boats stay with the sample', () => {
    expect(linesWith(root, /\b(ventos?|velas?|barcos?|navegam|rema|a bordo)\b/i)).toEqual([])
  })
})

describe.runIf(fresh)(needing(needed, 'what was given'), () => {
  let root = ''
  beforeAll(() => {
    root = adoptOnce(['tests/agencies/igarape.json']).root
  })

  test('is understood as people type it', async () => {
    const { brand: adoptedBrand } = await load(root, 'content/brand.ts')
    expect(adoptedBrand.address).toMatchObject({ city: 'Belém', state: 'PA', stateName: 'Pará' })
    expect(adoptedBrand.phone).toEqual({ display: '(91) 98888-0000', e164: '+5591988880000' })
    expect(adoptedBrand.timeZone).toBe('America/Belem')
    expect(adoptedBrand.social).toEqual({
      instagram: { label: 'Instagram', url: 'https://instagram.com/igarape' },
    })
    expect(adoptedBrand.closed).toBe('Sábado e domingo, fechado')
  })

  test('is what the site has: four people, four services, its prices and no others', async () => {
    expect((await load(root, 'content/people.ts')).people.leads).toHaveLength(4)
    expect(slugsIn(root, 'services')).toEqual([
      'assessoria-de-imprensa',
      'seo',
      'som-de-rua',
      'trafego-pago',
    ])
    const { recurringServices, oneOffServices, servicePlans } = await load(root, 'content/plans.ts')
    const prices = recurringServices.map(({ id, price }: { id: string; price: number }) => [
      id,
      price,
    ])
    expect(prices).toEqual([
      ['trafego-pago', 1350],
      ['som-de-rua', 1900],
    ])
    expect([oneOffServices, ...Object.values(servicePlans)].flat()).toEqual([])
    const { profile } = await load(root, 'content/team/benedito-farias.ts')
    expect(profile.photo.focus).toBe('top')
  })
})

describe.runIf(fresh)(needing(needed, 'a mistake'), () => {
  const answers = JSON.parse(readFileSync('tests/agencies/igarape.json', 'utf8'))
  let root = ''
  let scripts: ReturnType<typeof openScripts>
  beforeAll(() => {
    root = copyProject()
    scripts = openScripts(root, process.env)
  })
  afterAll(() => scripts.close())
  const adoptAgain = (...args: string[]) => scripts.run('scripts/adopt/run.ts', args)

  test.each([
    [
      'a state that is none',
      { brand: { ...answers.brand, address: { city: 'Belém', state: 'xx' } } },
      'brand.address.state não é um estado',
    ],
    [
      'a photo that is not there',
      {
        people: [{ name: 'Ana Prado', role: 'Direção', photo: { file: 'nada.jpg', alt: 'Ana' } }],
      },
      'nada.jpg',
    ],
    ['a service that is none', { services: ['nada'] }, "'nada' não existe em content/services"],
    ['half an offer', { claims: { 'offer.slots': 3 } }, 'offer.minutes'],
    ['two people of one name', { people: [answers.people[2], answers.people[2]] }, 'socorro-lima'],
    ['a word that is none', { nada: 1 }, 'nada'],
  ])('%s is told by file and leaves the sample whole', async (_, change, part) => {
    writeFileSync(path.join(root, 'errada.json'), JSON.stringify({ ...answers, ...change }))
    const { code, stderr } = await adoptAgain('errada.json')
    expect(code).toBe(1)
    expect(stderr).toContain('errada.json: ')
    expect(stderr).toContain(part)
    expect(readFileSync(path.join(root, 'content/brand.ts'), 'utf8')).toContain('sample: true')
    expect(existsSync(path.join(root, 'content/team/marina-lopes.ts'))).toBe(true)
  })

  test('in a pipe names the question', () => {
    const { status, stderr } = adopt(root, [], 'Maré Alta\nBelém\nmarte\n')
    expect(status).toBe(1)
    expect(stderr).toMatch(/resposta 3 \(Estado.*'marte' não é um estado/)
  })

  test('of an option is met with help', async () => {
    expect((await adoptAgain('--ajuda')).stderr).toContain('--help')
    const { code, stdout } = await adoptAgain('--help')
    expect(code).toBe(0)
    expect(stdout).toContain('npm run adopt -- agencia.json')
  })
})

test('colours nobody could read on each other are moved apart until they can', () => {
  const dull = { main: '#8a8f5c', accent: '#7a7f86', dark: '#333333', light: '#efefef' }
  expect(weakPairs(makePalette(palette, dull))).toEqual([])
})
