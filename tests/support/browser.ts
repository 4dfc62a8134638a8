import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { siteMap } from '#content/site-map.ts'

export { expect }

export const publicPaths = siteMap.map((entry) => entry.path)

/** Every story fails when the browser complains: policy violations, hydration mismatches, errors. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
}

/** Lays out what a fresh page leaves for later (app/boot.ts), for who measures or judges all of it. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.fresh
  })
}

export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}
