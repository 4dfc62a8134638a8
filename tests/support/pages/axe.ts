import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { triesAll } from '../runs.ts'
import { layOutWhole } from './browser.ts'

/** Half as long as the package's `source`, which every judged page has to read. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * All of axe's rules over the page, or over parts of it. It runs inside the page: @axe-core/playwright
 * does the same five times slower, because it opens a second page for frames, and these have none.
 */
export async function expectNoViolations(page: Page, what: string, parts?: string[]) {
  await layOutWhole(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async (include) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run(include ? { include } : document, {
      resultTypes: ['violations'],
      // The pages in frames are judged by themselves; a mail's frame runs no script at all.
      iframes: false,
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`)
  }, parts)
  expect(violations, what).toEqual([])
}

export async function expectNothingBesideThePage(page: Page, what: string) {
  await layOutWhole(page)
  // What is drawn to its place by a script has it a moment after the window.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: what,
    })
    .toBeLessThanOrEqual(0)
}

const PART = 'data-judged-at-this-width'

/** Marks what this width shows and the one before did not, the menus, and what scrolls by itself. */
const markParts = (page: Page, isFirst: boolean) =>
  page.evaluate(
    ([isFirst, PART]) => {
      const store = window as unknown as { shown: Set<Element> }
      const visible = [...document.querySelectorAll('body *')].filter((e) => e.checkVisibility())
      const before = isFirst ? new Set(visible) : store.shown
      const scrolls = (e: Element) =>
        (e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight) &&
        /auto|scroll/.test(getComputedStyle(e).overflow)
      for (const element of visible) element.removeAttribute(PART)
      for (const element of visible) {
        const isPart =
          !before.has(element) || element.matches('header, nav, aside') || scrolls(element)
        if (isPart && !element.closest(`[${PART}]`)) element.setAttribute(PART, '')
      }
      store.shown = new Set(visible)
      return document.querySelector(`[${PART}]`) !== null
    },
    [isFirst, PART] as const,
  )

/**
 * The page as it stands, on a phone and on a desk: axe finds nothing, and nothing is beside it. What
 * both widths show is judged at the first; the other is about menus and what only stands there, and
 * left to stories that name their widths, and to TEST_RUNS=all.
 */
export async function expectAccessible(page: Page, what: string, widths?: number[]) {
  for (const [nth, width] of (widths ?? [390, 1440]).entries()) {
    const place = `${what} at ${width} px`
    await page.setViewportSize({ width, height: 900 })
    if (nth === 0 || widths || triesAll) {
      const hasParts = await markParts(page, nth === 0)
      if (nth === 0) await expectNoViolations(page, place)
      else if (hasParts) await expectNoViolations(page, place, [`[${PART}]`])
    }
    await expectNothingBesideThePage(page, place)
  }
}
