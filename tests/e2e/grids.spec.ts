import type { Page } from '@playwright/test'
import { pageAt } from '#content/addresses.ts'
import { expect, test } from '#tests/support/browser.ts'

/** Grids whose number of cards is the agency's to decide, and the page they stand on. */
const grids: [selector: string, path: string | undefined][] = [
  ['.service-bento', '/'],
  ['.home-voices', '/'],
  ['.stat-cards', '/'],
  ['.tool-wall', '/'],
  ['.services-bento', pageAt('classic-home')],
  ['.svc-overview', pageAt('services')],
  ['.person-list', pageAt('about')],
  ['.folio-areas', pageAt('portfolio') && `${pageAt('portfolio')}?aba=areas`],
  ['.folio-stats', pageAt('portfolio')],
  ['.plan-cards', pageAt('plans')],
]
const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Makes a grid hold so many cards, and says which of its last row stand alone beside a hole. */
function orphans(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    ([selector, counts]) => {
      const grid = document.querySelector<HTMLElement>(selector)
      if (!grid) return []
      const cards = [...grid.children].map((card) => card.cloneNode(true))
      return counts.flatMap((count) => {
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
    },
    [selector, counts] as [string, number[]],
  )
}

for (const [selector, path] of grids) {
  for (const width of [390, 768, 1440]) {
    test(`However many cards ${selector} has, none stands alone at ${width}`, async ({ page }) => {
      test.skip(!path, 'this agency has no such page')
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path ?? '/')
      test.skip((await page.locator(selector).count()) === 0, 'this agency has no such cards')
      expect(await orphans(page, selector)).toEqual([])
    })
  }
}
