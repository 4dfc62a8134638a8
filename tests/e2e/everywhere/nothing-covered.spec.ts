import type { Page } from '@playwright/test'
import { homeOf } from '#content/addresses.ts'
import { expect, layOutWhole, openHydrated, test } from '#tests/support/pages/browser.ts'
import { at, pathsOf } from '#tests/support/pages/site.ts'

test.describe.configure({ timeout: 180_000 })

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

const screens = [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** What has the focus, and what lies on the part of it that is on screen. */
const look = (page: Page) =>
  page.evaluate(() => {
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
  })

for (const screen of screens) {
  test(`At ${screen.width} × ${screen.height} nothing lies on what Tab reaches`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('cookies-rejected', 'true'))
    await page.setViewportSize(screen)
    for (const path of paths) {
      await openWhole(page, path)
      const covered: string[] = []
      let stops = 0
      for (; stops < 200; stops += 1) {
        await page.keyboard.press('Tab')
        const focused = await look(page)
        if (!focused) break
        if (focused.covered) covered.push(`${focused.name}: ${focused.covered}`)
      }
      expect(covered, path).toEqual([])
      expect(stops, `${path} is walked to its end`).toBeGreaterThan(10)
      expect(stops, `${path} is walked to its end`).toBeLessThan(200)
    }
  })

  test(`At ${screen.width} × ${screen.height} no heading or field comes to rest below a control`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('cookies-rejected', 'true'))
    await page.setViewportSize(screen)
    for (const path of paths) {
      await openHydrated(page, path)
      await layOutWhole(page)
      const covered = await page
        .locator(
          'main :is(h1, h2, h3, input:not([type=hidden], [tabindex="-1"]), textarea, select)',
        )
        .evaluateAll((all) =>
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
      expect(covered, path).toEqual([])
    }
  })
}
