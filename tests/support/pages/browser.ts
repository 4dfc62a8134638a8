import { resolve } from 'node:path'
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { siteMap } from '#content/site-map.ts'
import { type Database, openDatabase } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection/connection.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { createLogger } from '#server/log.ts'
import { isMissing, timeForAll } from '../missing.ts'
import { triesAll } from '../runs.ts'

export { expect }

export const publicPaths = siteMap.map((entry) => entry.path)
/** A page of each family in each theme: what is slow to judge is judged on these. */
export const onePathPerFamily = [
  ...new Map(siteMap.map((entry) => [`${entry.page} ${entry.theme}`, entry.path])).values(),
]
const familyOf = new Map(siteMap.map((entry) => [entry.path, entry.page]))
/** Of each family one of these, the themes taking turns. */
export const familyPaths = [
  ...Map.groupBy(onePathPerFamily, (path) => familyOf.get(path)).values(),
].map((paths, at) => paths[at % paths.length] as string)
/** What a sweep inside of one story goes through. */
export const sweptPaths = triesAll ? onePathPerFamily : familyPaths
export const builtPaths = siteMap.filter(({ live }) => !live).map((entry) => entry.path)

type OfStory = { time: undefined; complaints: string[] }
type Data = { connection: Connection; database: Database }
type OfWorker = { openData: (folder: string) => Promise<Data> }

/** Opens the database of a built server once for each worker. */
async function useData(use: (openData: OfWorker['openData']) => Promise<void>): Promise<void> {
  const log = createLogger('warn')
  const opened = new Map<string, ReturnType<typeof open>>()
  const open = async (folder: string) => {
    const { connection, stop } = await startEmbedded(resolve(folder), log)
    return { connection, database: openDatabase(connection, log), stop }
  }
  await use((folder) => {
    const one = opened.get(folder) ?? open(folder)
    opened.set(folder, one)
    return one
  })
  for (const { database, stop } of await Promise.all(opened.values())) {
    await database.close()
    await stop()
  }
}

/**
 * Every story fails when the browser complains: policy violations, hydration mismatches, errors. One
 * with `@whole` in its title is left to `npm run bench -- whole` (docs/decisions/056). Whatever a
 * worker has stands here, for all stories: Playwright starts another worker, which loads the server
 * and a browser, wherever two stories that follow each other differ in it.
 */
export const test = base.extend<OfStory, OfWorker>({
  openData: [({ browserName: _needsNothing }, use) => useData(use), { scope: 'worker' }],
  time: [
    async ({ baseURL: _needsNothing }, use, story) => {
      const isLeftOut = story.tags.includes('@whole') && isMissing(timeForAll)
      story.skip(isLeftOut, `needs ${timeForAll}`)
      await use(undefined)
    },
    { auto: true },
  ],
  complaints: [
    // Listening on the context opens no page in stories that only send requests.
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('console', (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      context.on('weberror', (problem) => complaints.push(problem.error().message))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Delays requests to these addresses until the story releases them. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Waits until a page's scripts run. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { documentElement: root } = document
    if ('hydrated' in root.dataset) return true
    // Told at once, where looking at every frame would have a slow machine draw them all.
    return new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if ('hydrated' in root.dataset) resolve(true)
      })
      observer.observe(root, { attributeFilter: ['data-hydrated'] })
    })
  })
}

type Router = { navigate: (to: string, options: { flushSync: true }) => Promise<void> }

/** Moves within the client area or the desk as its links do, once some page of it was opened. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: Router
    }
    return router.navigate(to, { flushSync: true })
  }, path)
  await expect(page).toHaveURL(path)
}

/** Lays out what a fresh page leaves for later (app/site/browser/boot.ts), for who measures or judges all of it. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fresh of document.querySelectorAll<HTMLElement>('[data-fresh]')) {
      delete fresh.dataset.fresh
    }
  })
}

/** Brings the island that holds `part` near, and waits until it answers. */
export async function wakeIsland(page: Page, part: string): Promise<void> {
  const island = page.locator('page-island', { has: page.locator(part) })
  // What was left for later above it may still push it away.
  await expect(async () => {
    await page.locator(part).first().scrollIntoViewIfNeeded()
    await expect(island).toHaveAttribute('data-awake', { timeout: 1000 })
  }).toPass({ timeout: 15_000 })
}

export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}
