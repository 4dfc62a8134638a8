import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkContent } from '../content/check.ts'
import { slugsIn } from '../content/load.ts'
import { type Answers, answersSchema } from './answers.ts'
import { ask } from './ask.ts'
import { copyFiles } from './edit-copy.ts'
import { factFiles, unknownIds } from './facts.ts'
import { listLeft } from './left.ts'
import { storyFiles } from './stories.ts'

const root = path.resolve('.')
const say = (line: string) => process.stdout.write(`${line}\n`)

function fail(lines: string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}

function parse(given: unknown, source: string): Answers {
  const result = answersSchema.safeParse(given)
  if (result.success) return result.data
  fail(result.error.issues.map((issue) => `${source}: ${issue.path.join('.')} ${issue.message}`))
}

function readAnswers(file: string): unknown {
  if (!existsSync(file))
    fail([`${file}: is not there: name a file of answers, or none to be asked`])
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    fail([`${file}: is no JSON: ${(error as Error).message}`])
  }
}

/** What the sample invented: its people, clients and projects. */
function removeStories(): void {
  const sample: [folder: string, slugs: string[]][] = ['team', 'cases', 'portfolio/projects'].map(
    (folder) => [folder, slugsIn(root, folder)],
  )
  for (const [folder, slugs] of sample) {
    for (const slug of slugs) {
      rmSync(path.join(root, 'content', folder, `${slug}.ts`))
      rmSync(path.join(root, 'content', folder, slug), { recursive: true, force: true })
    }
  }
}

function copyPhotos(answers: Answers, from: string): string[] {
  const wanted = [
    ...answers.people.map(({ photo }) => ['team', photo] as const),
    ...answers.cases.map(({ photo }) => ['cases', photo] as const),
  ]
  return wanted.flatMap(([folder, photo]) => {
    if (!photo) return []
    const source = path.join(from, photo.file)
    if (!existsSync(source))
      return [`${photo.file}: is not beside the answers: put it into ${from}/`]
    cpSync(source, path.join(root, 'content', folder, photo.file))
    return []
  })
}

function report(): void {
  const left = listLeft(root)
  for (const { file, line, text } of left) say(`${file}:${line}: ${text.slice(0, 90)}`)
  say(`${left.length} texts and prices are still neutral: write your own and take todo() away`)
}

async function adopt(file: string | undefined): Promise<void> {
  const { brand } = await import('#content/brand.ts')
  if (!brand.sample) {
    fail([
      'content/brand.ts: sample is false already: edit content/ by hand, or begin from a fresh copy',
    ])
  }
  const answers = parse(file ? readAnswers(file) : await ask(), file ?? 'your answers')
  const unknown = unknownIds(answers)
  if (unknown.length > 0) fail(unknown.map((line) => `${file}: ${line}`))
  // All of it is made before anything is written: a mistake leaves the sample whole.
  const files = new Map([
    ...factFiles(root, answers),
    ...copyFiles(root, answers),
    ...storyFiles(answers),
  ])
  removeStories()
  const missing = copyPhotos(answers, file ? path.dirname(file) : root)
  if (missing.length > 0) fail(missing)
  for (const [name, source] of files) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), source)
  }
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  const unused = ['lint', '--write', '--unsafe', '--only=correctness/noUnusedImports', 'content']
  for (const args of [unused, ['check', '--write', 'content']]) {
    spawnSync(process.execPath, [biome, ...args], { cwd: root })
  }
  say(`content/ is ${answers.brand.name}’s now.`)
}

if (process.argv[2] === '--left') report()
else if (process.argv[2] === '--check') {
  const problems = await checkContent(root)
  if (problems.length > 0) fail(problems)
} else {
  await adopt(process.argv[2])
  report()
}
