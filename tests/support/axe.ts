import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { layOutWhole } from './browser.ts'

/**
 * All of axe's rules over the page, or over parts of it. It runs inside the page: @axe-core/playwright
 * does the same five times slower, because it opens a second page for frames, and these have none.
 */
export async function expectNoViolations(
  page: Page,
  what: string,
  parts?: string[],
  rules: axe.RunOptions = {},
) {
  await layOutWhole(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async ([include, options]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const { violations } = await run(include ? { include } : document, {
        resultTypes: ['violations'],
        ...options,
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`)
    },
    [parts, rules] as const,
  )
  expect(found, what).toEqual([])
}

export async function expectNothingBesideThePage(page: Page, what: string) {
  await layOutWhole(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, what).toBeLessThanOrEqual(0)
}

/**
 * The page as it stands, on a phone and on a desk: axe finds nothing, and nothing is beside it. What
 * takes axe longest, contrast, is the same at every width but where another menu stands.
 */
export async function expectAccessible(page: Page, what: string, widths = [390, 1440]) {
  for (const width of widths) {
    const place = `${what} at ${width} px`
    await page.setViewportSize({ width, height: 900 })
    if (width === widths[0]) await expectNoViolations(page, place)
    else {
      await expectNoViolations(page, place, undefined, {
        rules: { 'color-contrast': { enabled: false } },
      })
      const menus = 'header, nav, aside'
      if ((await page.locator(menus).count()) > 0) {
        await expectNoViolations(page, place, [menus], { runOnly: ['color-contrast'] })
      }
    }
    await expectNothingBesideThePage(page, place)
  }
}
