import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brand as sample } from '#content/brand.ts'
import { type Answers, slugOf } from './answers.ts'
import { neutralCopy } from './neutral-copy.ts'
import { print } from './print.ts'
import { neutralAreas, neutralBars, neutralService } from './service-copy.ts'
import { projectFile } from './stories.ts'

type Files = Map<string, string>
type Edit = (source: string) => string

const replace =
  (from: string | RegExp, to: string): Edit =>
  (source) =>
    source.replace(from, () => to)

/** `todo(…)` in place of a literal; the file learns where it comes from. */
function neutralise(source: string, from: string, to: string, depth: string): string {
  if (!source.includes(from)) return source
  const changed = source.replace(from, () => `todo(${print(to)})`)
  const known = changed.includes(`from '${depth}todo.ts'`)
  return known ? changed : `import { todo } from '${depth}todo.ts'\n${changed}`
}

/** The sample's words where it tells its own story, in the files that stay. */
export function copyFiles(root: string, answers: Answers): Files {
  const files: Files = new Map()
  const read = (file: string) => files.get(file) ?? readFileSync(path.join(root, file), 'utf8')
  const edit = (file: string, ...edits: Edit[]) =>
    files.set(
      file,
      edits.reduce((source, change) => change(source), read(file)),
    )
  const own = answers.cases.map(({ company }) => slugOf(company))

  const { headline } = answers
  if (headline) {
    edit(
      'content/pages/home.ts',
      replace("'Seu negócio com'", print(headline.title)),
      replace("'vento a favor.'", print(headline.highlight)),
      replace(/(?<=highlight: .*\n\s+lead: )'.*'/, print(headline.lead)),
    )
  }
  for (const [file, texts] of Object.entries(neutralCopy)) {
    for (const [from, to] of texts) files.set(file, neutralise(read(file), from, to, '../'))
  }
  edit(
    'content/pages/about.ts',
    replace("'Trabalhamos como ele, porque constância", "'Constância"),
    replace('ler para onde sopra e pôr', 'ler o que muda e pôr'),
  )
  edit('content/pages/classic-home.ts', (source) =>
    source.replace(
      /'Nascemos em .*?'/,
      "'Todo projeto começa pelos seus números, e não pelas nossas ideias.'",
    ),
  )
  edit('content/pages/cases.ts', replace(/(?<=const cases: string\[\] = )\[[\s\S]*?\]/, print(own)))
  for (const name of readdirSync(path.join(root, 'content/services'))) {
    edit(
      `content/services/${name}`,
      (source) => source.replace(/^ {4}\/\/ Sample clients.*\n/gm, ''),
      (source) =>
        source.replace(
          /^ {4}\{\n {6}id: '[\w-]+',\n {6}kind: 'stories',\n[\s\S]*?^ {4}\},\n/gm,
          '',
        ),
      replace(/^ {2}cases: \[.*\],$/m, `  cases: ${print(own.slice(0, 2))},`),
      neutralService,
    )
  }
  edit('content/portfolio/areas.ts', neutralAreas)
  edit('content/portfolio/results.ts', neutralBars)
  for (const name of readdirSync(path.join(root, 'content/assistant/niches'))) {
    edit(`content/assistant/niches/${name}`, replace(/^ {2}proof: \{[\s\S]*?\},\n/m, ''))
  }
  edit(
    'content/assistant/phrases/voices.ts',
    replace(slugOf(sample.name), slugOf(answers.brand.name).split('-')[0] ?? ''),
  )
  // Figures nobody gave make no sentences.
  edit(
    'content/assistant/topics/work.ts',
    replace(
      /`O número publicado é .*?`/,
      "'Publicamos só números que podemos provar. O seu retorno depende de oferta, margem e atendimento.'",
    ),
  )
  edit(
    'content/assistant/topics/agency.ts',
    replace(
      /`São \$\{claims\.classic\.years.*?\. Conheça/,
      '`Há quantos anos trabalhamos, e com quem, está contado em outra página. Conheça',
    ),
  )
  edit(
    'content/pages/links.ts',
    replace(/ {4}\/\/ A sample address.*\n {4}email: .*/, '    email: brand.email,'),
    replace("const [, mailHost] = brand.email.split('@')\n", ''),
  )
  const projects = answers.cases.slice(0, 3).map(projectFile)
  for (const { name, source } of projects)
    files.set(`content/portfolio/projects/${name}.ts`, source)
  const exported = (name: string) =>
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  edit(
    'content/pages/portfolio.ts',
    (source) => source.replace(/^import \{ \w+ \} from '\.\.\/portfolio\/projects\/.*\n/gm, ''),
    replace(
      /const projects = \[pousadaVentoLeste.*\]/,
      `const projects = [${projects.map(({ name }) => exported(name)).join(', ')}]`,
    ),
    (source) =>
      `${projects.map(({ name }) => `import { ${exported(name)} } from '../portfolio/projects/${name}.ts'`).join('\n')}\n${source}`,
  )
  return files
}
