import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { table } from '../support/markdown.ts'
import type { Part } from '../support/part.ts'
import { runCommand } from '../support/run-command.ts'
import { temporaryFolder } from '../support/server.ts'
import { round } from '../support/statistics.ts'

const COUNTS = [0, 50, 500]
const MODEL = 'content/services/seo.ts'
const MAP = 'content/site-map.ts'

/** The project as git knows it, with the pictures' cache, so that only new pages cost. */
async function copyProject(folder: string): Promise<void> {
  const { stdout } = await runCommand('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ])
  for (const file of stdout.split('\0').filter(Boolean)) cpSync(file, join(folder, file))
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  for (const made of ['.cache', 'public/generated', 'app/generated']) {
    cpSync(made, join(folder, made), {
      recursive: true,
      filter: (path) => !/build$|\.lock$/.test(path),
    })
  }
}

/** As a person would add it: a content file and one line of the site map each. */
function addPages(folder: string, from: number, to: number): void {
  const model = readFileSync(join(folder, MODEL), 'utf8')
  const lines: string[] = []
  for (let page = from; page < to; page += 1) {
    const slug = `medida-${page}`
    const content = model
      .replace(/seed: \d+/, `seed: ${20_000 + page}`)
      .replace(/name: 'SEO'/, `name: 'Medida ${page}'`)
    writeFileSync(join(folder, 'content/services', `${slug}.ts`), content)
    lines.push(`  service('/servicos/${slug}', '${slug}'),`)
  }
  const map = readFileSync(join(folder, MAP), 'utf8')
  writeFileSync(
    join(folder, MAP),
    map.replace('export const siteMap: SiteEntry[] = [\n', `$&${lines.join('\n')}\n`),
  )
}

function folderSize(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

async function build(folder: string): Promise<number> {
  const since = performance.now()
  const { code, stderr, stdout } = await runCommand(process.execPath, ['scripts/build.mjs'], {
    cwd: folder,
  })
  if (code !== 0) throw new Error((stderr + stdout).slice(-1500))
  return (performance.now() - since) / 1000
}

export const growth: Part = {
  name: 'growth',
  title: 'How cost grows with pages',
  slow: 'builds a copy of the project with 50 and 500 more pages',
  async run() {
    const folder = temporaryFolder()
    const rows: (string | number)[][] = []
    try {
      mkdirSync(join(folder, 'public'), { recursive: true })
      await copyProject(folder)
      let there = 0
      let base: { seconds: number; again: number; bytes: number } | undefined
      for (const count of COUNTS) {
        addPages(folder, there, count)
        there = count
        const seconds = await build(folder)
        const again = await build(folder)
        const bytes = folderSize(join(folder, 'build'))
        base ??= { seconds, again, bytes }
        const per = (now: number, then: number) => (count ? round((now - then) / count, 2) : '')
        rows.push([
          count,
          round(seconds, 1),
          per(seconds, base.again),
          round(again, 1),
          per(again, base.again),
          round(bytes / 1e6, 1),
          per((bytes - base.bytes) / 1000, 0),
        ])
        console.log(`  ${count} pages more: ${round(seconds)} s, then ${round(again)} s`)
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    const head = [
      'pages added',
      'first build, s',
      'per page, s',
      'build again, s',
      'per page, s',
      'build, MB',
      'per page, kB',
    ]
    return `A copy of the project in which generated service pages are added as people add them, a content file and a line of the site map. The first build draws the new pages’ pictures; building again finds them in the cache. Size counts every encoding of every file.\n\n${table(head, rows)}`
  },
}
