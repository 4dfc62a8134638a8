import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, createServerModuleRunner, type Plugin } from 'vite'
import type { SiteAssets } from '#app/site/render/assets.server.ts'
import { page as casesPage } from '#content/pages/cases.ts'
import { type Part, parts } from '#content/parts.ts'
import { people } from '#content/people.ts'
import { oneOffServices, recurringServices, servicePlans } from '#content/plans.ts'
import type { SiteEntry } from '#content/types/site.ts'
import type { ChatRequest } from '#features/assistant/rules/chat.ts'
import { slugsIn } from '#scripts/content/load.ts'

/** What an agency may take out of its content, each by the name it goes by. */
export type Removed = {
  services: string[]
  plans: string[]
  people: string[]
  cases: string[]
  articles: string[]
  parts: Part[]
}

/** All that there is to take out. */
export const allRemovable: Removed = {
  services: slugsIn('.', 'services'),
  plans: [...recurringServices, ...oneOffServices, ...Object.values(servicePlans).flat()].map(
    ({ id }) => id,
  ),
  people: [...people.leads, ...(people.personal ? [people.personal] : [])],
  cases: casesPage.cases,
  articles: slugsIn('.', 'articles'),
  parts: (Object.keys(parts) as Part[]).filter((part) => parts[part]),
}

/** `build` for the assistant's model, which what is taken out does not change. */
const rooms = ['app', 'features', 'server', 'scripts', 'node_modules', 'build']

/** A folder that is the project, but for its content. */
function makeProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'subset-'))
  cpSync('package.json', path.join(root, 'package.json'))
  for (const room of rooms) symlinkSync(path.resolve(room), path.join(root, room))
  return root
}

/** One of each thing and no case, with every part: what a small agency begins with. */
export const allButOneOfEach: Removed = {
  services: allRemovable.services.slice(1),
  plans: allRemovable.plans.slice(1),
  people: allRemovable.people.slice(1),
  cases: allRemovable.cases,
  articles: allRemovable.articles,
  parts: [],
}

/** The project without some of its content. */
export function projectWithout(removed: Removed): string {
  const root = makeProject()
  cpSync('content', path.join(root, 'content'), { recursive: true })
  takeOut(root, removed)
  return root
}

/** As somebody would take it out: the file goes, and its lines in the one list that names it. */
export function takeOut(root: string, removed: Removed): void {
  const edit = (file: string, change: (source: string) => string) => {
    const full = path.join(root, 'content', file)
    const before = readFileSync(full, 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`Nothing was taken out of content/${file}`)
    writeFileSync(full, after)
  }
  const remove = (file: string) =>
    rmSync(path.join(root, 'content', file), { recursive: true, force: true })
  for (const slug of removed.services) {
    remove(`services/${slug}.ts`)
    const line = new RegExp(`^  service\\((?:'[^']*'|\\s+'[^']*'),\\s+'${slug}'[^)]*\\),\\n`, 'gm')
    edit('site-map.ts', (source) => source.replace(line, ''))
  }
  for (const slug of removed.people) {
    remove(`team/${slug}.ts`)
    remove(`team/${slug}`)
    const isPersonal = slug === people.personal
    edit('people.ts', (source) =>
      isPersonal
        ? source.replace(/^ {2}personal: .*\n/m, '')
        : source.replace(new RegExp(`'${slug}'(, )?`), '').replace(/, \]/, ']'),
    )
  }
  for (const slug of removed.cases) {
    remove(`cases/${slug}.ts`)
    edit('pages/cases.ts', (source) => source.replace(new RegExp(`'${slug}',?\\s*`), ''))
  }
  for (const slug of removed.articles) {
    remove(`articles/${slug}.ts`)
    edit('articles.ts', (source) => {
      const [, name] =
        new RegExp(`^import \\{ article as (\\w+) \\} from '\\./articles/${slug}\\.ts'`, 'm').exec(
          source,
        ) ?? []
      return source
        .replace(new RegExp(`^import \\{ article as ${name} \\}.*\\n`, 'm'), '')
        .replace(new RegExp(`^ {2}'${slug}': ${name},\\n`, 'm'), '')
    })
  }
  for (const id of removed.plans) {
    const block = new RegExp(`^( +)\\{\\n\\1  id: '${id}',\\n[\\s\\S]*?^\\1\\},\\n`, 'm')
    edit('plans.ts', (source) => source.replace(block, ''))
  }
  for (const part of removed.parts) {
    edit('parts.ts', (source) => source.replace(`  ${part}: true`, `  ${part}: false`))
  }
}

const assets: SiteAssets = {
  fonts: [],
  stylesheet: '/site.css',
  sheets: new Map(),
  fontFaces: '',
  rules: '',
  read: () => '',
  boot: '',
  script: '/site.js',
}

/** Pictures are drawn by the build and do not matter here. */
const noPictures: Plugin = {
  name: 'no-pictures',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/app/generated/art.ts')
      ? "const picture = { avif: '/a', webp: '/a', phoneAvif: '/a', phoneWebp: '/a', width: 1, height: 1 }\nexport const art = new Proxy({}, { get: () => picture })"
      : undefined,
}

export type SubsetSite = {
  siteMap: SiteEntry[]
  /** Every page by its path, as the build would write it. */
  pages: Map<string, string>
  answer: (request: ChatRequest) => string
}

/** Loads the content of one project after the other into the same code, as the build does. */
export async function siteLoader() {
  const root = makeProject()
  const server = await createServer({
    root,
    configFile: false,
    cacheDir: path.join(root, '.vite'),
    appType: 'custom',
    logLevel: 'silent',
    plugins: [noPictures],
    resolve: { preserveSymlinks: true },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  })
  const { ssr } = server.environments
  let runner: ReturnType<typeof createServerModuleRunner> | undefined
  const load = async (project: string): Promise<SubsetSite> => {
    rmSync(path.join(root, 'content'), { force: true })
    symlinkSync(path.join(project, 'content'), path.join(root, 'content'))
    // Content that changed, and what lists it by its folder.
    for (const module of ssr.moduleGraph.idToModuleMap.values()) {
      const file = module.file ?? ''
      const lists = () => readFileSync(file, 'utf8').includes('import.meta.glob')
      if (file.startsWith(`${root}/content/`) || (/\.tsx?$/.test(file) && lists())) {
        ssr.moduleGraph.invalidateModule(module)
      }
    }
    await runner?.close()
    runner = createServerModuleRunner(ssr, { hmr: false })
    const { siteMap } = await runner.import('/content/site-map.ts')
    const { renderPage } = await runner.import('/app/site/render/pages.tsx')
    const { composeAnswer } = await runner.import(
      '/features/assistant/server/chat/answers/compose-answer.ts',
    )
    const pages = new Map<string, string>()
    for (const { path: address, live } of siteMap as SiteEntry[]) {
      if (!live) pages.set(address, (await renderPage(address, assets)).html)
    }
    return { siteMap, pages, answer: composeAnswer }
  }
  const close = async () => {
    await runner?.close()
    await server.close()
    rmSync(root, { recursive: true, force: true })
  }
  return { load, close }
}
