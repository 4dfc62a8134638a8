import type { Page } from '@playwright/test'
import {
  expect,
  layOutWhole,
  onePathPerFamily,
  openHydrated,
  test,
} from '#tests/support/pages/browser.ts'

test.describe.configure({ timeout: 120_000 })

const controls =
  'a[href], button, summary, input:not([type=hidden], [tabindex="-1"]), select, textarea, [role=tab]'

const smallTargets = (page: Page) =>
  page.locator(controls).evaluateAll((all) => {
    const inSentence = (one: Element) =>
      getComputedStyle(one).display === 'inline' &&
      (one.parentElement?.textContent?.trim().length ?? 0) > (one.textContent?.trim().length ?? 0)
    return all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !inSentence(one))
      .map((one) => {
        // A card's link is pressed wherever its card is.
        const wide = getComputedStyle(one, '::after').position === 'absolute'
        const target = (wide && (one as HTMLElement).offsetParent) || one
        return { one, box: target.getBoundingClientRect() }
      })
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ one, box }) => {
        const size = `${Math.round(box.width)} × ${Math.round(box.height)}`
        return `${size} ${one.outerHTML.slice(0, 100)}`
      })
  })

test('Every target is at least 24 px wide and high, links in a sentence aside', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('cookies-rejected', 'true'))
  const tooSmall: string[] = []
  for (const path of onePathPerFamily) {
    await openHydrated(page, path)
    await layOutWhole(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const small = await smallTargets(page)
      tooSmall.push(...small.map((one) => `${path} at ${width} px: ${one}`))
    }
  }
  expect(tooSmall).toEqual([])
})
