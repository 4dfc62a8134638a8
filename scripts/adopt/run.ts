import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { slugOf } from '#features/shared/rules/slug.ts'
import { reviewContent } from '../content/check.ts'
import { slugsIn } from '../content/load.ts'
import { type Answers, answersSchema } from './answers.ts'
import { ask } from './ask.ts'
import { copyFiles } from './edit-copy.ts'
import { colourNotes, factFiles, unknownNames } from './facts.ts'
import { listLeft } from './left.ts'
import { ownPlans } from './plans.ts'
import { withoutUnused } from './print.ts'
import { type Context, offeredServices, sampleSlugs, serviceFiles } from './services.ts'
import { storyFiles } from './stories.ts'

const root = path.resolve('.')
const print = (line: string) => process.stdout.write(`${line}\n`)

const help = `npm run adopt
  faz perguntas e escreve content/ para a sua agência. As respostas também podem vir de um
  pipe, uma por linha: npm run adopt < respostas.txt
npm run adopt -- agencia.json
  lê as respostas de um arquivo; tests/agencies tem exemplos. Fotos ficam ao lado do arquivo.
npm run adopt -- --left
  lista os textos que ainda são neutros, com arquivo e linha.
npm run adopt -- --check
  confere content/ e diz o que corrigir, arquivo por arquivo.

O que você não disser não aparece no site: números, preços, redes sociais, endereço.`

function fail(lines: string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}

function parse(input: unknown, source: string): Answers {
  const result = answersSchema.safeParse(input)
  if (result.success) return result.data
  fail(
    result.error.issues.map((issue) => {
      const unknown = issue.code === 'unrecognized_keys' && issue.keys.join(', ')
      const text = unknown
        ? `tem ${unknown}, que não se usa: tire, ou corrija o nome`
        : issue.message
      return `${source}: ${issue.path.join('.') || 'o arquivo'} ${text}`
    }),
  )
}

function readAnswers(file: string): unknown {
  if (!existsSync(file)) {
    fail([
      `${file}: não existe: dê o nome de um arquivo de respostas, ou nenhum para ser perguntado`,
    ])
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    fail([`${file}: não é JSON: ${(error as Error).message}`])
  }
}

/** What the sample invented: its people, clients, projects and services. */
function removeSample(): void {
  for (const folder of ['team', 'cases', 'portfolio/projects', 'services', 'articles']) {
    for (const slug of slugsIn(root, folder)) {
      rmSync(path.join(root, 'content', folder, `${slug}.ts`))
      rmSync(path.join(root, 'content', folder, slug), { recursive: true, force: true })
    }
  }
  rmSync(path.join(root, 'content/last-changed.json'), { force: true })
  rmSync(path.join(root, 'scripts/assets/drawn'), { recursive: true, force: true })
}

type Copied = { file: string; folder: string }

function photosOf({ people, cases, services = [] }: Answers): Copied[] {
  const newServices = services.flatMap((one) => (typeof one === 'string' ? [] : [one]))
  const photos = [
    ...people.map(({ photo }) => ['team', photo] as const),
    ...cases.map(({ photo }) => ['cases', photo] as const),
    ...newServices.map(({ photo }) => ['services', photo] as const),
  ]
  return photos.flatMap(([folder, photo]) => (photo ? [{ file: photo.file, folder }] : []))
}

function report(): void {
  const left = listLeft(root)
  for (const { file, line, text } of left) print(`${file}:${line}: ${text.slice(0, 90)}`)
  print(`${left.length} textos ainda são neutros: escreva os seus e tire o todo()`)
}

/** Texts of the sample that lead to a service, or to prices, that this agency does not have. */
async function otherPages(offered: string[], plans: boolean): Promise<(text: string) => boolean> {
  const left = sampleSlugs(root).filter((slug) => !offered.includes(slug))
  const names = await Promise.all(
    left.map(async (slug) => {
      const { service } = await import(
        pathToFileURL(path.join(root, `content/services/${slug}.ts`)).href
      )
      return service.name as string
    }),
  )
  const pages = plans ? names : [...names, 'Planos']
  const led = pages.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const leads = new RegExp(
    `(?:serviço de|página(?: de)?|em|no plano|veja) \\[?(?:${led})(?![\\p{L}])`,
    'iu',
  )
  return (text) => pages.length > 0 && leads.test(text)
}

/** All new files of content/, before any is written: an error leaves the sample unchanged. */
async function makeFiles(answers: Answers): Promise<Map<string, string>> {
  const offered = await offeredServices(root, answers)
  const slugs = offered.map(({ slug }) => slug)
  const { tiers, monthly, once } = ownPlans(answers, offered)
  const sells = monthly.length + once.length > 0
  const context: Context = {
    answers,
    pricedPlans: new Set(Object.keys(tiers).filter((list) => (tiers[list]?.length ?? 0) > 0)),
    cases: answers.cases.slice(0, 2).map(({ company }) => slugOf(company)),
    relatedTo: (candidates, self) => {
      const others = slugs.filter((slug) => slug !== self)
      const related = candidates.filter((slug) => others.includes(slug))
      return related.length > 0 ? related : others.slice(0, 3)
    },
    namesOther: await otherPages(slugs, sells && answers.parts.plans),
  }
  return new Map([
    ...factFiles(root, answers, offered),
    ...copyFiles(root, answers, offered),
    ...storyFiles(answers),
    ...serviceFiles(offered, context),
  ])
}

async function adopt(file: string | undefined): Promise<void> {
  const { brand } = await import('#content/brand.ts')
  if (!brand.sample) {
    fail([
      'content/brand.ts: sample já é false: edite content/ à mão, ou comece de uma cópia nova do projeto',
    ])
  }
  const sampleServices = sampleSlugs(root)
  const source = file ?? 'respostas'
  const answers = parse(file ? readAnswers(file) : await ask(sampleServices), source)
  const from = file ? path.dirname(file) : root
  const photos = photosOf(answers)
  const problems = [
    ...unknownNames(answers, sampleServices),
    ...photos
      .filter(({ file: photo }) => !existsSync(path.join(from, photo)))
      .map(({ file: photo }) => `a foto ${photo} não está ao lado do arquivo: ponha-a em ${from}/`),
  ]
  if (problems.length > 0) fail(problems.map((line) => `${source}: ${line}`))
  const files = await makeFiles(answers)
  removeSample()
  for (const { file: photo, folder } of photos) {
    cpSync(path.join(from, photo), path.join(root, 'content', folder, photo))
  }
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), withoutUnused(name, text))
  }
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  const unused = ['lint', '--write', '--unsafe', '--only=correctness/noUnusedImports', 'content']
  for (const args of [unused, ['check', '--write', 'content']]) {
    // A copy without git has no ignore file, and does not need one.
    spawnSync(process.execPath, [biome, ...args, '--vcs-enabled=false'], { cwd: root })
  }
  print(`content/ agora é de ${answers.brand.name}.`)
  for (const note of colourNotes(answers)) print(`${source}: ${note}`)
}

const [argument] = process.argv.slice(2)
if (argument === '--help' || argument === '-h') print(help)
else if (argument === '--left') report()
else if (argument === '--check') {
  const { problems, warnings } = await reviewContent(root)
  for (const warning of warnings) process.stderr.write(`warning: ${warning}\n`)
  if (problems.length > 0) fail(problems)
} else if (argument?.startsWith('-')) {
  fail([`${argument} não é uma opção: npm run adopt -- --help diz quais há`])
} else {
  try {
    await adopt(argument)
  } catch (error) {
    fail([(error as Error).message])
  }
  report()
}
