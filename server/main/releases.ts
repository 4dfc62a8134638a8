import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import { applyPatches, type Patches } from '#content/live.ts'
import { type PageTexts, readPageTexts } from '#features/publishing/rules/where-used.ts'
import {
  contentHash,
  createPatchReader,
  type findOldNames,
  improveBody,
  loadBodies,
  loadRendering,
  type PageRow,
  type Rendering,
  readReleaseHour,
  readSchedule,
  storeRendering,
} from '#features/publishing/server/publishing.server.ts'
import type { AppDeps } from '../deps.ts'
import { logFailure } from '../failures/outage.ts'
import {
  releasedFile,
  resourceFile,
  type StaticFile,
  type StaticFiles,
} from '../http/files/static-files.ts'
import { thirdPartiesFrom } from '../http/security/security-headers.ts'
import { createDrawnFiles } from './draw-files.ts'
import { createRenderThread } from './render-thread.ts'

/** A release waits longer than this (scheduleRelease), so that every process has made it ready. */
const IDLE_MS = 500
/** While somebody is publishing, so that all processes learn of it in time. */
const BUSY_MS = 100
/** How long before its hour a release is made ready. */
const AHEAD_MS = 30_000
/** How long nobody may have published before bodies are compressed better. */
const QUIET_MS = 60_000
/** How long whoever publishes waits to see it, and how often is looked. */
const SEEN_MS = 5000
const LOOK_MS = 20
/** Files loaded and made between two turns, so that visitors do not wait for a large release. */
const FILES_A_TURN = 4

/** Colours and logo of a release, with a hash in their names. */
const LOOK = /^\/assets\/(tema|logo)-/

/** Names a build by what it renders and by the code that renders it. */
function buildIdOf(buildFolder: string): string {
  const hash = createHash('sha256').update(readFileSync(join(buildFolder, 'pages.json')))
  for (const name of readdirSync(join(buildFolder, 'server/assets')).toSorted()) hash.update(name)
  // The content's modules stand beside the bundle, by names that do not change with them.
  const content = join(buildFolder, 'server/content')
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (name.endsWith('.js')) hash.update(readFileSync(join(content, name)))
  }
  return hash.digest('base64url').slice(0, 22)
}

type Options = { deps: AppDeps; built: StaticFiles; buildFolder: string }
type ReleasedPage = { row: PageRow; file: StaticFile | undefined; quality: number }
type Prepared = {
  hour: number
  /** How many releases are in it. */
  count: number
  patches: Patches
  pages: ReadonlyMap<string, ReleasedPage>
  files: StaticFiles
}

const isPage = (path: string) => !/\.\w+$/.test(path)
/** What visitors see: the build's pages, or those of the release whose hour has come. */
export function createReleases({ deps, built, buildFolder }: Options) {
  const { database, log } = deps
  const thirdParties = thirdPartiesFrom(deps.env)
  const build = buildIdOf(buildFolder)
  const thread = createRenderThread(buildFolder)
  const readPatches = createPatchReader(database)
  const findDrawn = createDrawnFiles(deps, buildFolder)
  const texts = new WeakMap<StaticFile, PageTexts>()
  let live: Prepared = { hour: 0, count: 0, patches: {}, pages: new Map(), files: built }
  let prepared: Prepared | undefined
  let timer: NodeJS.Timeout | undefined
  let switching: NodeJS.Timeout | undefined
  let improving: NodeJS.Timeout | undefined
  let stopped = false

  /**
   * Renders a state of the content for this build and stores it, unless that has been done. What may
   * not be published is not stored; what another build has published is.
   */
  async function render(patches: Patches, isPublished: boolean): Promise<Omit<Rendering, 'texts'>> {
    const key = { content: contentHash(patches), build }
    const stored = await loadRendering(database, key)
    if (stored) return { pages: stored, issues: [] }
    const today = new Date().toISOString().slice(0, 10)
    const liveRows = [...live.pages.values()].map(({ row }) => row)
    const rendering = await thread.render<Rendering>(patches, {
      kind: 'release',
      today,
      known: liveRows,
    })
    if (isPublished || rendering.issues.length === 0) await storeRendering(database, key, rendering)
    return rendering
  }

  /** The files of a rendering; those that stay are taken over. */
  async function load(rows: PageRow[], before: ReadonlyMap<string, ReleasedPage>) {
    const findUnchanged = (row: PageRow) => {
      const page = before.get(row.path)
      return page?.file && page.row.body === row.body ? page : undefined
    }
    const pages = new Map<string, ReleasedPage>()
    const changed: PageRow[] = []
    for (const row of rows) {
      const page = findUnchanged(row)
      pages.set(row.path, page ?? { row, file: undefined, quality: 0 })
      if (!page && row.body !== null) changed.push(row)
    }
    for (let at = 0; at < changed.length; at += FILES_A_TURN) {
      const part = changed.slice(at, at + FILES_A_TURN)
      const bodies = await loadBodies(
        database,
        part.map(({ body }) => body as string),
      )
      for (const row of part) {
        const body = bodies.get(row.body as string)
        if (!body) throw new Error(`the body of ${row.path} is gone`)
        const file = releasedFile(row.path, body, row, thirdParties)
        pages.set(row.path, { row, file, quality: body.quality })
      }
      await nextTurn()
    }
    return pages
  }

  function filesWith(pages: ReadonlyMap<string, ReleasedPage>): StaticFiles {
    const files = new Map(built)
    // A page that was loaded just before still asks for the look it was made with.
    for (const [path, file] of live.files) if (LOOK.test(path)) files.set(path, file)
    for (const [path, { file }] of pages) {
      if (file) files.set(path, file)
      else files.delete(path)
    }
    return files
  }

  async function prepare(until: Date, count: number): Promise<Prepared> {
    const patches = await readPatches({ until })
    const rows = Object.keys(patches).length === 0 ? [] : (await render(patches, true)).pages
    const pages = await load(rows, live.pages)
    return { hour: until.getTime(), count, patches, pages, files: filesWith(pages) }
  }

  /** In one turn, so that no page mixes two releases. */
  function switchTo(next: Prepared): void {
    if (next.hour < live.hour) return
    applyPatches(next.patches)
    show(next)
    log.info('release is live', { pages: next.pages.size })
  }

  function show(next: Prepared): void {
    live = next
    clearTimeout(improving)
    improving = setTimeout(() => void improve(next), QUIET_MS).unref()
  }

  /** Replaces quickly compressed bodies by smaller ones, once nobody publishes. */
  async function improve(of: Prepared): Promise<void> {
    const quick = [...of.pages.values()].filter(({ file, quality }) => file && quality < 11)
    const hashes = quick.map(({ row }) => row.body as string)
    try {
      while (live === of && !stopped && (await improveBody(database, hashes))) await nextTurn()
      const others = [...of.pages].filter(([, page]) => !quick.includes(page))
      const pages = await load(
        [...of.pages.values()].map(({ row }) => row),
        new Map(others),
      )
      if (live === of) live = { ...of, pages, files: filesWith(pages) }
    } catch (error) {
      logFailure(log, 'bodies not compressed', error)
    }
  }

  /** Two releases may have come between two looks, and the one that was ready knew one of them. */
  const isStale = (current: Date, past: number) =>
    current.getTime() === live.hour && past !== live.count

  /** Brings this process to where the database's clock is, and prepares what comes next. */
  async function follow(): Promise<number> {
    const { now, preparing, current, next, past, coming } = await readSchedule(database)
    const received = performance.now()
    if (current && (current.getTime() > live.hour || isStale(current, past))) {
      const isReady = prepared?.hour === current.getTime() && prepared.count === past
      const due = isReady && prepared ? prepared : await prepare(current, past)
      await nextTurn()
      // From a timer's callback, never from a promise's: see applyPatches.
      await new Promise<void>((resolve) => setImmediate(() => resolve(switchTo(due))))
    }
    const isNext = prepared?.hour === next?.getTime() && prepared?.count === past + coming
    if (prepared && !isNext) {
      // It was cancelled or moved, another one came before it, or its hour has come.
      clearTimeout(switching)
      prepared = undefined
    }
    const wait = next ? next.getTime() - now.getTime() : Number.POSITIVE_INFINITY
    if (next && wait < AHEAD_MS && !prepared) {
      const ready = await prepare(next, past + coming)
      prepared = ready
      switching = setTimeout(() => switchTo(ready), wait - (performance.now() - received))
    }
    return preparing || wait < 2 * IDLE_MS ? BUSY_MS : IDLE_MS
  }

  async function poll(): Promise<void> {
    const after = await follow().catch((error) => {
      logFailure(log, 'releases not read', error)
      return IDLE_MS
    })
    if (!stopped) timer = setTimeout(() => void poll(), after).unref()
  }

  /** Before the first visitor: a build that has not rendered the release yet makes pages on request. */
  async function begin(current: Date, count: number): Promise<void> {
    const patches = await readPatches({ until: current })
    const stored = await loadRendering(database, { content: contentHash(patches), build })
    if (stored || Object.keys(patches).length === 0) return switchTo(await prepare(current, count))
    const files = new Map([...built].filter(([path]) => !isPage(path)))
    switchTo({ hour: current.getTime(), count, patches, pages: new Map(), files })
    const unfinished = live
    void prepare(current, count)
      .then((ready) => {
        if (live === unfinished) show(ready)
      })
      .catch((error) => logFailure(log, 'pages not rendered', error))
  }

  return {
    files: () => live.files,
    warmUp: () =>
      void thread
        .render(live.patches, { kind: 'warm-up' })
        .catch((error) => logFailure(log, 'rendering not warmed up', error)),
    /** Validates and renders what the site would be with this release. */
    prepareRelease: async (release: string) =>
      (await render(await readPatches({ extra: release }), false)).issues,
    waitUntilLive: async (release: string) => {
      const hour = (await readReleaseHour(database, release))?.getTime() ?? Number.POSITIVE_INFINITY
      const end = performance.now() + SEEN_MS
      while (live.hour < hour && performance.now() < end && !stopped) await delay(LOOK_MS)
      return live.hour >= hour
    },
    /** A page with these patches; null where it has none that a build makes. */
    renderPage: (path: string, patches: Patches, nonce: string | undefined) =>
      thread.render<string | null>(patches, { kind: 'page', path, nonce }),
    /** Asked where all texts are as they would be: many are put together with the name. */
    findOldNames: (patches: Patches) =>
      thread.render<ReturnType<typeof findOldNames>>(patches, { kind: 'old-names' }),
    /** Drawn when it is first asked for, and from then on a file like others until the next release. */
    drawFile: async (path: string) => {
      const of = live
      const { key } = of.pages.get(path)?.row ?? {}
      if (!key?.startsWith('draw:')) return undefined
      const name = basename(path)
      const body = await findDrawn(`${build} ${key} ${name}`, name, of.patches)
      of.files.set(path, resourceFile(path, { identity: body }))
      return body
    },
    /** What each live page reads, read once for each version of it. */
    pageTexts: (): PageTexts[] =>
      [...live.files]
        .filter(([path]) => isPage(path))
        .map(([path, file]) => {
          const pageTexts = texts.get(file) ?? readPageTexts(path, file.identity.body.toString())
          texts.set(file, pageTexts)
          return pageTexts
        }),
    start: async () => {
      const { current, past } = await readSchedule(database)
      if (current) await begin(current, past)
      timer = setTimeout(() => void poll(), IDLE_MS).unref()
    },
    stop: () => {
      stopped = true
      clearTimeout(timer)
      clearTimeout(switching)
      clearTimeout(improving)
      void thread.stop()
    },
  }
}
