import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import {
  applyPatches,
  builtAssets,
  crawlerFiles,
  downloadNames,
  downloadsKey,
  drawForPreview,
  fingerprintPage,
  iconNames,
  iconsKey,
  renderPage,
} from '#app/site/site.server.ts'
import { currentDocuments, type Patch } from '#content/live.ts'
import { siteMap } from '#content/site-map.ts'
import {
  compressText,
  findOldNames,
  type PageRow,
  type Rendering,
  validateSite,
} from '#features/publishing/server/publishing.server.ts'
import { lowerThreadPriority } from '../process/low-priority.ts'

/** A page to look at, all that a state of the content changes, or what a first task would begin with. */
export type RenderTask =
  | { kind: 'warm-up' }
  | { kind: 'old-names' }
  | { kind: 'page'; path: string; nonce: string | undefined }
  /** `known` are pages of an earlier release of this build. */
  | { kind: 'release'; today: string; known: readonly PageRow[] }
/** How the content differs from that of the task before. */
export type PatchChange = { set: Record<string, Patch>; removed: string[] }
export type RenderRequest = { id: number; task: RenderTask; change: PatchChange }
/** `page` is the one that cannot be made. */
export type RenderAnswer = { id: number } & ({ result: unknown } | { error: string; page?: string })

lowerThreadPriority()
const { clientFolder } = workerData as { clientFolder: string }
const assets = builtAssets(clientFolder)
const patches: Record<string, Patch> = {}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

function read(file: string): string | null {
  try {
    return readFileSync(join(clientFolder, file), 'utf8')
  } catch {
    return null
  }
}

const builtPages = Object.keys(
  (JSON.parse(read('../pages.json') ?? '{"pages":{}}') as { pages: object }).pages,
)
const builtDays = JSON.parse(read('../last-changed.json') ?? '{}') as Record<
  string,
  { day: string }
>

/** A hash of what a page says between its header and its footer. */
function wordsOf(html: string): string {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const text = main
    .replace(/<(script|style|template)[\s>][\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return hashOf(text).slice(0, 22)
}

/** The page that is being made. */
let at: string | undefined

const renderedPaths = () => siteMap.filter(({ live }) => !live).map(({ path }) => path)

type Defaults = { pages: Map<string, string>; downloads: string; names: string[]; icons: string }
let defaults: Defaults | undefined

/** What the build's own pages and files depend on. */
async function readDefaults(): Promise<Defaults> {
  const pages = new Map<string, string>()
  applyPatches({})
  for (const path of renderedPaths()) pages.set(path, await fingerprintPage(path))
  return { pages, downloads: downloadsKey(), names: downloadNames(), icons: iconsKey() }
}

const gone = (path: string): PageRow => ({
  path,
  key: '',
  words: null,
  day: null,
  body: null,
  scripts: [],
  styles: [],
})

/** Pages and crawler files that differ from the build's own; only what changed is rendered. */
async function renderRelease(today: string, rows: readonly PageRow[]): Promise<Rendering> {
  defaults ??= await readDefaults()
  applyPatches(patches)
  const rowsByPath = new Map(rows.map((row) => [row.path, row]))
  const pages: PageRow[] = []
  const texts: Rendering['texts'] = []
  const paths = renderedPaths()
  for (const path of paths) {
    at = path
    const key = await fingerprintPage(path)
    if (key === defaults.pages.get(path)) continue
    const before = rowsByPath.get(path)
    if (before?.body && before.key === key) {
      pages.push(before)
      continue
    }
    const { html, ...hashes } = await renderPage(path, assets)
    const [body, words] = [hashOf(html), wordsOf(html)]
    const built = read(join(path, 'index.html'))
    const day =
      before?.words === words
        ? before.day
        : built !== null && wordsOf(built) === words
          ? (builtDays[path]?.day ?? null)
          : today
    pages.push({ path, key, words, day, body, ...hashes })
    texts.push(compressText(body, html))
  }
  at = undefined
  const here = new Set(paths)
  for (const path of builtPages) if (!here.has(path)) pages.push(gone(path))
  const days = { ...builtDays }
  for (const { path, day } of pages) if (day) days[path] = { day }
  for (const [path, text] of Object.entries(crawlerFiles(days, new Date()))) {
    if (text === read(path)) continue
    const body = hashOf(text)
    pages.push({ ...gone(path), key: body, body })
    texts.push(compressText(body, text))
  }
  const drawnBy = (key: string) => (name: string) => ({
    ...gone(`/generated/${name}`),
    key: `draw:${key}`,
  })
  if (iconsKey() !== defaults.icons) pages.push(...iconNames.map(drawnBy(iconsKey())))
  const [downloads, names] = [downloadsKey(), downloadNames()]
  if (downloads !== defaults.downloads) {
    const without = defaults.names.filter((name) => !names.includes(name))
    pages.push(
      ...names.map(drawnBy(downloads)),
      ...without.map((name) => gone(`/generated/${name}`)),
    )
  }
  return { pages, texts, issues: validateSite().filter(({ blocks }) => blocks) }
}

async function run(task: RenderTask): Promise<unknown> {
  if (task.kind === 'release') return renderRelease(task.today, task.known)
  if (task.kind === 'warm-up') {
    defaults ??= await readDefaults()
    return null
  }
  applyPatches(patches, { unwritten: true })
  if (task.kind === 'old-names') return findOldNames(currentDocuments())
  const isPage = siteMap.some(({ path, live }) => path === task.path && !live)
  if (!isPage) return null
  drawForPreview(true)
  try {
    return (await renderPage(task.path, assets, task.nonce)).html
  } finally {
    drawForPreview(false)
  }
}

/** The texts of a release are megabytes: they change hands instead of being copied. */
function handedOver(answer: RenderAnswer): ArrayBuffer[] {
  const { texts = [] } = (('result' in answer && answer.result) || {}) as Partial<Rendering>
  return texts.flatMap(({ br, gzip }) => [br.buffer as ArrayBuffer, gzip.buffer as ArrayBuffer])
}

// One task after another: each has patches of its own.
let last = Promise.resolve()
parentPort?.on('message', ({ id, task, change }: RenderRequest) => {
  last = last.then(async () => {
    Object.assign(patches, change.set)
    for (const document of change.removed) delete patches[document]
    at = undefined
    const answer: RenderAnswer = await run(task).then(
      (result) => ({ id, result }),
      (error) => ({ id, error: String(error?.stack ?? error), page: at }),
    )
    parentPort?.postMessage(answer, handedOver(answer))
  })
})
