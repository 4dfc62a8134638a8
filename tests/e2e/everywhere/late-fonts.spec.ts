import type { Page } from '@playwright/test'
import { brand } from '#content/brand.ts'
import { look } from '#content/look.ts'
import { fallbackFonts } from '#scripts/test/fonts.mjs'
import { timeForAll } from '#tests/support/missing.ts'
import {
  expect,
  familyPaths,
  holdRequests,
  publicPaths,
  test,
} from '#tests/support/pages/browser.ts'
import { skipWithout } from '#tests/support/pages/site.ts'
import { triesAll } from '#tests/support/runs.ts'

/** The letters that stand in for the headlines' own; whether this machine has them. */
const loadFallback = (page: Page) =>
  page.evaluate(() => {
    const faces = [...document.fonts].filter((face) => face.family.includes('Display F'))
    return Promise.all(faces.map((face) => face.load())).then(
      () => true,
      () => false,
    )
  })

/**
 * A fallback is as wide as the font on average, each headline a few percent more or less. Those of the
 * sample wrap the same all the same; another agency's may wrap as in a box that much wider or narrower.
 */
const boxWidths = brand.sample ? [1] : [0.95, 1, 1.05]

const displayFont = `${look.type.display.weight} 1rem Display`

const judged = triesAll ? publicPaths : familyPaths
/** In several stories: as one they would end long after the others. */
const SHARES = 9
const shares = Array.from({ length: SHARES }, (_, share) =>
  judged.filter((_, at) => at % SHARES === share),
)

for (const [share, paths] of shares.entries()) {
  test.describe(() => {
    if (share > 0) skipWithout(timeForAll)
    test(`A font that arrives late changes no headline’s height, ${share + 1} of ${SHARES}`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(180_000)
      await page.goto('/')
      skipWithout(fallbackFonts, !(await loadFallback(page)))
      // Neither bears on a headline, and six widths of every page are much to draw.
      await page.route(/\.(avif|webp|js)$/, (route) => route.abort())
      for (const path of paths) {
        const release = await holdRequests(page, '**/*.woff2')
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await loadFallback(page)
        await page.evaluate(() => {
          for (const part of document.querySelectorAll('main > :not(:has(h1)), footer')) {
            if (part.localName !== 'h1') part.remove()
          }
        })
        const before = await headlineHeights(page, [1])
        expect(await page.evaluate((font) => document.fonts.check(font), displayFont)).toBe(false)
        release()
        const loaded = await page.evaluate(
          async (font) => (await document.fonts.load(font)).length,
          displayFont,
        )
        expect(loaded, path).toBe(1)
        const after = await headlineHeights(page, boxWidths)
        for (const [width, heights] of Object.entries(before)) {
          for (const [nth, [height]] of heights.entries()) {
            expect(after[Number(width)]?.[nth], `${path} at ${width} px`).toContain(height)
          }
        }
        await page.unroute('**/*.woff2')
      }
      complaints.length = 0
    })
  })
}

/** At the widths of common phones, and of a desk: every headline's height in boxes of such widths. */
async function headlineHeights(page: Page, boxes: number[]) {
  const heights: Record<number, number[][]> = {}
  for (const width of [360, 390, 393, 402, 412, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const titles = page.locator('h1')
    heights[width] = await titles.evaluateAll(
      (all, boxes) =>
        all.map((title) => {
          const { width } = getComputedStyle(title)
          const overlaps = boxes.map((share) => {
            if (share !== 1) title.style.width = `calc(${width} * ${share})`
            return title.clientHeight
          })
          title.style.width = ''
          return overlaps
        }),
      boxes,
    )
  }
  return heights
}
