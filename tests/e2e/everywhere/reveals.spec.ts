import type { Page } from '@playwright/test'
import { expect, layOutWhole, openHydrated, test } from '#tests/support/pages/browser.ts'
import { at, requireParts } from '#tests/support/pages/site.ts'

requireParts('classic')

const home = at('classic-home')

const line = 150

/** Scrolls until this many pixels of the screen lie between the element's top and the bottom edge. */
async function bringInside(page: Page, inside: number) {
  await page
    .locator('[data-reveal]')
    .last()
    .evaluate((element, inside) => {
      const { top } = element.getBoundingClientRect()
      scrollBy({ top: top - (innerHeight - inside), behavior: 'instant' })
    }, inside)
}

const opacities = (page: Page) =>
  page
    .locator('[data-reveal]')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).opacity))

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('Sections of the classic home rise when their top is 150 px inside the screen @whole', async ({
    page,
  }) => {
    await openHydrated(page, home)
    // What is laid out late above it would push it over the line.
    await layOutWhole(page)
    const last = page.locator('[data-reveal]').last()
    await expect(last).toHaveCSS('opacity', '0')
    await bringInside(page, line - 4)
    // What was passed on the way has risen; by then this one would have, too.
    await expect.poll(async () => (await opacities(page)).slice(0, -1)).not.toContain('0')
    await expect(last).toHaveCSS('opacity', '0')
    await bringInside(page, line + 4)
    await expect(last).toHaveCSS('opacity', '1')
  })

  test('On load everything on the screen is visible, the hero first @whole', async ({ page }) => {
    await openHydrated(page, `${home}#about`)
    await expect(page.locator('#about [data-reveal]')).toHaveCSS('opacity', '1')
    await expect(page.locator('main h1')).toHaveCount(1)
    await expect(page.locator('[data-reveal] h1')).toHaveCount(0)
  })

  test('Rising moves nothing else on the page @whole', async ({ page }) => {
    await openHydrated(page, home)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    await layOutWhole(page)
    const before = await height()
    await page.keyboard.press('End')
    await expect.poll(async () => new Set(await opacities(page))).toEqual(new Set(['1']))
    expect(await height()).toBe(before)
  })
})

test('With reduced motion nothing on the classic home waits to be seen', async ({ page }) => {
  await openHydrated(page, home)
  const states = await opacities(page)
  expect(states.length).toBeGreaterThan(3)
  expect(new Set(states)).toEqual(new Set(['1']))
})
