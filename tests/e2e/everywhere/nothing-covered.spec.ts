import type { Page } from '@playwright/test'
import { homeOf } from '#content/derived/addresses.ts'
import { timeForAll } from '#tests/support/missing.ts'
import { expect, layOutWhole, openHydrated, test } from '#tests/support/pages/browser.ts'
import { at, pathsOf, skipWithout } from '#tests/support/pages/site.ts'
import { triesAll } from '#tests/support/runs.ts'

test.describe.configure({ timeout: 120_000 })

const paths = [...new Set(['/', homeOf('dia'), at('plans'), at('portfolio'), ...pathsOf('agenda')])]
/** The calendar in a frame is only fetched near it, and is walked through too. */
async function openWhole(page: Page, path: string) {
  await openHydrated(page, path)
  await layOutWhole(page)
  for (const frame of await page.locator('main iframe').all()) {
    await frame.scrollIntoViewIfNeeded()
    await frame.contentFrame().getByRole('heading').first().waitFor()
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

const narrowest = { width: 320, height: 256 }
const larger = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

type Stop = { name: string; covered: string }

/** Gives the page a way to tell what has the focus, and what lies on the part of it on screen. */
const addLook = (page: Page) =>
  page.evaluate(() => {
    const look = (): Stop | undefined => {
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      const box = element.getBoundingClientRect()
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const isClear = above && (element.contains(above) || above.contains(element))
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim()
      return {
        name: name?.slice(0, 60) || element.outerHTML.slice(0, 120),
        covered: isClear && bottom > top ? '' : (above?.outerHTML.slice(0, 80) ?? 'off the screen'),
      }
    }
    Object.assign(window, { look })
  })

const lookNow = (page: Page) =>
  page.evaluate(() => (window as unknown as { look: () => Stop | undefined }).look())

/** Every stop of the Tab key, from the top of the page to its end. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < 200) {
    await page.keyboard.press('Tab')
    const stop = await lookNow(page)
    if (!stop) break
    stops.push(stop)
  }
  return stops
}

const headings = 'main :is(h1, h2, h3, input:not([type=hidden], [tabindex="-1"]), textarea, select)'

/** Headings and fields that lie below a control when they are scrolled to an edge of the screen. */
const coveredAtRest = (page: Page) =>
  page.locator(headings).evaluateAll((all) =>
    all.flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return []
      return (['start', 'end'] as const).flatMap((block) => {
        element.scrollIntoView({ block, behavior: 'instant' })
        const box = element.getBoundingClientRect()
        const points = [box.left + 4, (box.left + box.right) / 2, box.right - 4].map(
          (x) => [x, (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2] as const,
        )
        const isCovered = points.some(([x, y]) =>
          document.elementFromPoint(x, y)?.closest('.floating, .site-header, .consent'),
        )
        return isCovered ? [`${block} ${element.outerHTML.slice(0, 80)}`] : []
      })
    }),
  )

for (const [turn, path] of paths.entries()) {
  test.describe(() => {
    if (turn > 0) skipWithout(timeForAll)
    test(`On ${path} nothing lies on what Tab reaches, nor on a heading or field at rest`, async ({
      page,
    }) => {
      await page.addInitScript(() => localStorage.setItem('cookies-rejected', 'true'))
      await page.setViewportSize(narrowest)
      await openWhole(page, path)
      await addLook(page)
      // Where there is least room most is covered.
      for (const screen of [narrowest, ...(triesAll ? larger : [])]) {
        const what = `at ${screen.width} × ${screen.height}`
        await page.setViewportSize(screen)
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        const stops = await walk(page)
        const covered = stops.filter(({ covered }) => covered)
        expect(covered, what).toEqual([])
        expect(stops.length, `walked to its end ${what}`).toBeGreaterThan(10)
        expect(stops.length, `walked to its end ${what}`).toBeLessThan(200)
        expect(await coveredAtRest(page), what).toEqual([])
      }
    })
  })
}
