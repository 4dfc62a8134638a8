import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { layOutWhole } from './browser.ts'

/**
 * All of axe's rules over the page, or over parts of it. It runs inside the page: @axe-core/playwright
 * does the same five times slower, because it opens a second page for frames, and these have none.
 */
export async function expectNoViolations(page: Page, what: string, parts?: string[]) {
  await layOutWhole(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (include) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run(include ? { include } : document, {
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`)
  }, parts)
  expect(found, what).toEqual([])
}

export async function expectNothingBesideThePage(page: Page, what: string) {
  await layOutWhole(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, what).toBeLessThanOrEqual(0)
}

/** The page as it stands, on a phone and on a desk: axe finds nothing, and nothing is beside it. */
export async function expectAccessible(page: Page, what: string, widths = [390, 1440]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoViolations(page, `${what} at ${width} px`)
    await expectNothingBesideThePage(page, `${what} at ${width} px`)
  }
}
