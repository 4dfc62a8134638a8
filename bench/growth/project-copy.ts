import { cpSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../support/run-command.ts'

const MODEL = 'content/articles/perfil-no-google-para-loja-de-bairro.ts'
const LIST = 'content/articles.ts'

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

/**
 * Texts, as a person would add them: a content file each, and its lines in the list. A text is drawn
 * from its title, so that those with the same title share their pictures.
 */
export function addPages(folder: string, from: number, to: number, pictures: number): void {
  const model = readFileSync(join(folder, MODEL), 'utf8')
  const added = Array.from({ length: to - from }, (_, index) => from + index)
  for (const page of added) {
    const content = replaceAll(model, [
      [/title: '/, `$&Medida ${page % pictures}. `],
      [/## /, `$&${page}. `],
    ])
    writeFileSync(join(folder, 'content/articles', `medida-${page}.ts`), content)
  }
  const list = readFileSync(join(folder, LIST), 'utf8')
  const imports = added.map(
    (page) => `import { article as added${page} } from './articles/medida-${page}.ts'`,
  )
  const entries = added.map((page) => `  'medida-${page}': added${page},`)
  writeFileSync(
    join(folder, LIST),
    replaceAll(list, [
      [/^/, `${imports.join('\n')}\n`],
      [/const written: .* = \{\n/, `$&${entries.join('\n')}\n`],
    ]),
  )
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
