import { readFileSync } from 'node:fs'
import path from 'node:path'
import { areas as sampleAreas } from '#content/portfolio/areas.ts'
import { phases as samplePhases } from '#content/portfolio/process.ts'
import { siteMap } from '#content/site-map.ts'
import { slugOf } from '#features/shared/rules/slug.ts'
import type { Answers } from './answers.ts'
import { dropField, isWritten, setField } from './edit-field.ts'
import { neutralCopy } from './neutral-copy.ts'
import { neutral, print } from './print.ts'
import { hasFigure, withoutFigures } from './promises.ts'
import type { Offered } from './services.ts'
import { exportedName, projectFile } from './stories.ts'

type Files = Map<string, string>
type Edit = (source: string) => string

const replace =
  (from: string | RegExp, to: string): Edit =>
  (source) =>
    source.replace(from, () => to)

const field =
  (name: string, code: string): Edit =>
  (source) =>
    setField(source, name, code)

/** A list in a constant, or in the page. */
const list =
  (constant: string, name: string, items: string[]): Edit =>
  (source) =>
    setField(source, isWritten(source, constant) ? constant : name, print(items))

/** Adds the import of `todo` to a file with neutral text. */
function withTodo(file: string, source: string): string {
  if (!source.includes('todo(') || /import \{ todo \}/.test(source)) return source
  const depth = '../'.repeat(file.split('/').length - 2)
  return `import { todo } from '${depth}todo.ts'\n${source}`
}

/** The address of a sample service on the full site. */
function addressOf({ slug, added }: Offered, classic: boolean): string | undefined {
  if (added) return `/servicos/${slug}`
  const entries = siteMap.filter(({ content }) => content === `services/${slug}`)
  const match = entries.find((entry) => Boolean(entry.classic) === classic)
  return (match ?? (classic ? undefined : entries[0]))?.path
}

/** Replaces the sample's story in the files that remain. */
export function copyFiles(root: string, answers: Answers, offered: Offered[]): Files {
  const files: Files = new Map()
  const read = (file: string) => files.get(file) ?? readFileSync(path.join(root, file), 'utf8')
  const edit = (file: string, ...edits: Edit[]) => {
    try {
      files.set(
        file,
        withTodo(
          file,
          edits.reduce((source, change) => change(source), read(file)),
        ),
      )
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`)
    }
  }
  for (const [file, copy] of Object.entries(neutralCopy(answers, offered))) {
    const literal =
      (name: string): Edit =>
      (source) =>
        isWritten(source, name) && !(name in copy.set)
          ? setField(source, name, print(neutral(copy.written?.[name] ?? '')))
          : source
    edit(
      file,
      ...Object.entries(copy.set).map(([name, text]) => field(name, print(neutral(text)))),
      ...Object.keys(copy.written ?? {}).map(literal),
      ...(copy.drop ?? []).map(
        (name): Edit =>
          (source) =>
            dropField(source, name),
      ),
    )
  }
  const { headline } = answers
  if (headline) {
    edit(
      'content/pages/home.ts',
      field('page.hero.title', print(headline.title)),
      field('page.hero.highlight', print(headline.highlight)),
      field('page.hero.lead', print(headline.lead)),
    )
  }
  edit(
    'content/pages/home.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source
    field('page.hero.proof', 'home.companies && `${home.companies.value} ${home.companies.label}`'),
    list(
      'services',
      'page.services.paths',
      offered.flatMap((one) => addressOf(one, false) ?? []).slice(0, 6),
    ),
  )
  const classic = offered.flatMap((one) => addressOf(one, true) ?? [])
  edit(
    'content/pages/classic-home.ts',
    list(
      'services',
      'page.services.pages',
      classic.length > 0 ? classic : offered.flatMap((one) => addressOf(one, false) ?? []),
    ),
  )
  const slugs = offered.map(({ slug }) => slug)
  edit('content/pages/services.ts', list('services', 'page.grid.services', slugs), (source) =>
    source.replace(/^ *\{ need: .*, slug: '([\w-]+)' \},\n/gm, (line, slug: string) =>
      slugs.includes(slug) ? line : '',
    ),
  )
  edit('content/site-map.ts', servicePages(offered))
  edit('content/articles.ts', (source) =>
    source
      .replace(/^import \{ article as \w+ \} from .*\n/gm, '')
      .replace(/^ {2}'[\w-]+': \w+,\n/gm, ''),
  )
  edit(
    'content/pages/articles.ts',
    field('page.hero.title', print('O que aprendemos')),
    field('page.hero.highlight', print('no trabalho de cada dia.')),
    field(
      'page.hero.lead',
      print('Respostas às perguntas que mais ouvimos, escritas por quem faz.'),
    ),
  )
  edit(
    'content/pages/cases.ts',
    field('cases', print(answers.cases.map(({ company }) => slugOf(company)))),
  )
  edit('content/portfolio/areas.ts', ownAreas(offered))
  edit('content/portfolio/results.ts', field('resultBars', '[]'), replace(' Sample figures.', ''))
  edit(
    'content/portfolio/process.ts',
    field(
      'phases',
      print(
        samplePhases.map(({ duration, ...phase }) => ({
          ...phase,
          description: withoutFigures(phase.description) || phase.title,
          deliverables: phase.deliverables.filter((item) => !hasFigure(item)),
        })),
      ),
    ),
  )
  edit('content/assistant/niches.json', (source) =>
    source.replace(/^ +"proof": \{[\s\S]*?\},?\n/gm, ''),
  )
  const [host] = answers.people as [Answers['people'][number]]
  edit('content/pages/agenda.ts', replace(/host: '.*'/, `host: '${slugOf(host.name)}'`))
  edit(
    'content/pages/links.ts',
    replace(/\.\.\/team\/[\w-]+\.ts/, `../team/${slugOf(host.name)}.ts`),
    replace(/ {4}\/\/ A sample address.*\n {4}email: .*/, '    email: brand.email,'),
    replace("const [, mailHost] = brand.email.split('@')\n", ''),
    replace(/message: 'Olá, \p{L}+!/u, `message: 'Olá, ${host.name.split(' ')[0]}!`),
  )
  const projects = answers.cases.slice(0, 3).map(projectFile)
  for (const { name, source } of projects)
    files.set(`content/portfolio/projects/${name}.ts`, source)
  edit(
    'content/pages/portfolio.ts',
    replace(
      /\[pousadaVentoLeste.*\]/,
      `[${projects.map(({ name }) => exportedName(name)).join(', ')}]`,
    ),
    (source) => source.replace(/^import \{ \w+ \} from '\.\.\/portfolio\/projects\/.*\n/gm, ''),
    (source) =>
      `${projects.map(({ name }) => `import { ${exportedName(name)} } from '../portfolio/projects/${name}.ts'`).join('\n')}\n${source}`,
  )
  return files
}

/** Removes pages of services that are not offered and adds pages of new ones. */
function servicePages(offered: Offered[]): Edit {
  const slugs = offered.map(({ slug }) => slug)
  const addedSlugs = offered.filter((one) => one.added).map(({ slug }) => slug)
  return (source) =>
    source
      .replace(/^ {2}service\(\s*'[^']+',\s*'([\w-]+)'[^)]*\),\n/gm, (line, slug: string) =>
        slugs.includes(slug) ? line : '',
      )
      .replace(/^ {2}\{ path: '\/servicos', .*\n/m, (line) =>
        [line, ...addedSlugs.map((slug) => `  service('/servicos/${slug}', '${slug}'),\n`)].join(
          '',
        ),
      )
}

/** The areas of the offered services, and a new one for each service without an area. */
function ownAreas(offered: Offered[]): Edit {
  const covered = new Set<string>()
  const remaining = sampleAreas.flatMap((area) => {
    const slug = siteMap.find(({ path }) => path === area.link)?.content.replace('services/', '')
    const description = withoutFigures(area.description)
    if (!offered.some((one) => !one.added && one.slug === slug) || description === '') return []
    covered.add(slug as string)
    return [
      {
        ...area,
        description: neutral(description),
        features: area.features.filter((feature) => !hasFigure(feature)),
        metrics: [],
        technologies: [],
      },
    ]
  })
  const others = offered
    .filter(({ slug }) => !covered.has(slug))
    .flatMap((one, place) => {
      const service = one.added ?? one.sample
      const link = addressOf(one, false)
      if (!service || !link) return []
      const { name, summary, icon } = service
      return [
        {
          id: one.slug,
          title: name,
          description: one.added ? summary : neutral(withoutFigures(summary) || name),
          icon,
          image: { seed: 2311 + place, field: 'layers', hue: 'mar' },
          link,
          features: service.features
            .filter((feature) => one.added || !hasFigure(feature))
            .slice(0, 4),
          metrics: [],
          technologies: [],
        },
      ]
    })
  return (source) =>
    setField(source, 'areas', print([...remaining, ...others])).replace(
      /^\/\/ Figures are samples.*\n/m,
      '',
    )
}
