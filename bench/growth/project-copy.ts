import { cpSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../support/run-command.ts'

const MODEL = 'content/services/seo.ts'
const MAP = 'content/site-map.ts'

/** The project as git knows it, with the pictures' cache, so that only new pages cost. */
export async function copyProject(folder: string): Promise<void> {
  const listFiles = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout } = await runCommand('git', listFiles)
  for (const file of stdout.split('\0').filter(Boolean)) cpSync(file, join(folder, file))
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  for (const made of ['.cache', 'public/generated', 'app/generated']) {
    cpSync(made, join(folder, made), {
      recursive: true,
      filter: (path) => !/build$|\.lock$/.test(path),
    })
  }
}

/** As a person would add them: a content file and one line of the site map each. */
export function addPages(folder: string, from: number, to: number, pictures: number): void {
  const model = readFileSync(join(folder, MODEL), 'utf8')
  const lines: string[] = []
  for (let page = from; page < to; page += 1) {
    const slug = `medida-${page}`
    const picture = page % pictures
    const content = replaceAll(model, [
      [/seed: \d+/, `seed: ${20_000 + picture}`],
      [/name: 'SEO'/, `name: 'Medida ${page}'`],
      // The share card is drawn from the title.
      [/title: `SEO em /, `title: \`Medida ${picture} em `],
    ])
    writeFileSync(join(folder, 'content/services', `${slug}.ts`), content)
    lines.push(`  service('/servicos/${slug}', '${slug}'),`)
  }
  const map = readFileSync(join(folder, MAP), 'utf8')
  const start = /const everyPage: SiteEntry\[\] = \[\n/
  writeFileSync(join(folder, MAP), replaceAll(map, [[start, `$&${lines.join('\n')}\n`]]))
}

function replaceAll(text: string, changes: [RegExp, string][]): string {
  return changes.reduce((now, [pattern, by]) => {
    if (!pattern.test(now)) throw new Error(`nothing to replace: ${pattern}`)
    return now.replace(pattern, by)
  }, text)
}

export function folderSize(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

/** How long a build of that project takes, in seconds. */
export async function buildCopy(folder: string): Promise<number> {
  const since = performance.now()
  const { code, stderr, stdout } = await runCommand(process.execPath, ['scripts/build.mjs'], {
    cwd: folder,
  })
  if (code !== 0) throw new Error((stderr + stdout).slice(-1500))
  return (performance.now() - since) / 1000
}
