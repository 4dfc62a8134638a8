import { schedulingPage } from '#content/derived/scheduling.ts'
import {
  expect,
  openHydrated,
  publicPaths,
  sweptPaths,
  test,
} from '#tests/support/pages/browser.ts'
import { at, pathsOf } from '#tests/support/pages/site.ts'
import { takeShare, triesAll } from '#tests/support/runs.ts'

/** Where a meeting is being booked, and the page that stands alone and begins with the way there. */
const without = [...pathsOf('agenda'), ...pathsOf('links')]
const judged = triesAll ? publicPaths : takeShare(sweptPaths, 0, 3)
const paths = judged.filter((path) => !without.includes(path))

test('On every page a meeting is one press away, in the header, the menu and the footer', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route(/\.(js|avif|webp|woff2)$/, (route) => route.abort())
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const link = `a[href="${schedulingPage()}"]`
    await expect(page.getByRole('banner').locator(link), path).toBeInViewport()
    await expect(page.locator('#menu a').first(), path).toHaveAttribute('href', schedulingPage())
    await expect(page.getByRole('contentinfo').locator(link), path).toHaveCount(1)
  }
  complaints.length = 0
})

test('On the smallest phone the header holds name, booking and menu in one line @whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', at('classic-home')]) {
    await openHydrated(page, path)
    const boxes = await page
      .getByRole('banner')
      .locator('a:visible, button:visible')
      .evaluateAll((all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .map(({ left, right, height }) => ({
            left,
            right,
            height,
          })),
      )
    expect(boxes, path).toHaveLength(3)
    boxes.forEach(({ left, right, height }, index) => {
      expect(height, path).toBeLessThan(60)
      expect(right, path).toBeLessThanOrEqual(320)
      expect(left, path).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0)
    })
  }
})
