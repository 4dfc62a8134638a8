import type { Page } from '@playwright/test'
import { pageAt } from '#content/derived/addresses.ts'
import { timeForAll } from '#tests/support/missing.ts'
import { expect, test } from '#tests/support/pages/browser.ts'
import { requireSome, skipWithout } from '#tests/support/pages/site.ts'

/** Grids whose number of cards is the agency's to decide, the page they stand on, and the most they can hold. */
const grids: [selector: string, path: string | undefined, most?: number][] = [
  ['.service-bento', '/'],
  ['.home-voices', '/'],
  ['.stat-cards', '/', 4],
  ['.tool-wall', '/'],
  ['.services-bento', pageAt('classic-home')],
  ['.svc-overview', pageAt('services')],
  ['.person-list', pageAt('about')],
  ['.folio-areas', pageAt('portfolio') && `${pageAt('portfolio')}?aba=areas`],
  ['.folio-stats', pageAt('portfolio'), 6],
  ['.plan-cards', pageAt('plans')],
]

/** Makes a grid hold so many cards, and says which of its last row stand alone beside a hole. */
function orphans(page: Page, selector: string, most: number): Promise<string[]> {
  return page.evaluate(
    ([selector, most]) => {
      const grid = document.querySelector<HTMLElement>(selector)
      if (!grid) return []
      const original = [...grid.children]
      const cards = original.map((card) => card.cloneNode(true))
      const orphans = Array.from({ length: most }, (_, i) => i + 1).flatMap((count) => {
        grid.replaceChildren(
          ...Array.from({ length: count }, (_, i) =>
            (cards[i] ?? (cards.at(-1) as Node)).cloneNode(true),
          ),
        )
        const boxes = [...grid.children].map((card) => card.getBoundingClientRect())
        const { width } = grid.getBoundingClientRect()
        const bottom = Math.max(...boxes.map((box) => box.bottom))
        const last = boxes.filter((box) => Math.abs(box.bottom - bottom) < 60)
        const isOne = new Set(boxes.map((box) => Math.round(box.left))).size === 1
        const [box] = last
        const alone = count > 1 && last.length === 1 && !isOne && box && box.width < width * 0.9
        return alone
          ? [`${count} cards: the last is ${Math.round(box.width)} of ${width} wide`]
          : []
      })
      // React may wake here afterwards, and finds what the server sent.
      grid.replaceChildren(...original)
      return orphans
    },
    [selector, most] as [string, number],
  )
}

for (const [nth, [selector, path, most = 10]] of grids.entries()) {
  test.describe(() => {
    if (nth % 5 > 0) skipWithout(timeForAll)
    test(`However many cards ${selector} has, none is alone in its row`, async ({ page }) => {
      requireSome(path, `a page with ${selector}`)
      await page.goto(path ?? '/')
      requireSome(await page.locator(selector).count(), `cards in ${selector}`)
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await orphans(page, selector, most), `at ${width} px`).toEqual([])
      }
    })
  })
}
