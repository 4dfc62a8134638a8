import type { Page } from '@playwright/test'
import { homeOf } from '#content/derived/addresses.ts'
import {
  expect,
  layOutWhole,
  openHydrated,
  test,
  waitForHydration,
} from '#tests/support/pages/browser.ts'
import { at } from '#tests/support/pages/site.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const stored = (page: Page, key: string) => page.evaluate((k) => localStorage.getItem(k), key)

test('Accepting is remembered, the banner stays away, and consent can be taken back from the footer', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await expect(banner(page)).toBeVisible()
  await banner(page).getByRole('button', { name: 'Aceitar' }).click()
  await expect(banner(page)).toBeHidden()
  expect(await stored(page, 'cookies-accepted')).toBe('true')
  await page.reload()
  await waitForHydration(page)
  await expect(banner(page)).toBeHidden()
  await page.getByRole('button', { name: 'Preferências de cookies' }).click()
  await expect(banner(page)).toBeVisible()
  await banner(page).getByRole('button', { name: 'Rejeitar' }).click()
  expect(await stored(page, 'cookies-accepted')).toBeNull()
  expect(await stored(page, 'cookies-rejected')).toBe('true')
})

test('Rejecting is stored under a separate key', async ({ page }) => {
  await openHydrated(page, homeOf('dia'))
  await banner(page).getByRole('button', { name: 'Rejeitar' }).click()
  expect(await stored(page, 'cookies-rejected')).toBe('true')
  expect(await stored(page, 'cookies-accepted')).toBeNull()
  await page.reload()
  await expect(banner(page)).toBeHidden()
})

test('Closing hides the banner until the next page load and stores nothing @whole', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await banner(page).getByRole('button', { name: 'Fechar' }).click()
  await expect(banner(page)).toBeHidden()
  await page
    .getByRole('navigation', { name: 'Principal' })
    .locator(`a[href="${at('services')}"]`)
    .click()
  await expect(page).toHaveURL(at('services'))
  await expect(banner(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.reload()
  await expect(banner(page)).toBeVisible()
})

test('The banner does not flash for those who chose @whole', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookies-accepted', 'true'))
  await page.route(/\/assets\/site-.*js/, () => {})
  await page.goto('/')
  await expect(banner(page)).toBeHidden()
})

test('The banner takes no focus and can be answered by keyboard on a small phone @whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await waitForHydration(page)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  // At the very end of the page nothing is left under the banner.
  await layOutWhole(page)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const top = (await banner(page).boundingBox())?.y ?? 0
  const last = await page.getByRole('contentinfo').boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top)
  await banner(page).getByRole('button', { name: 'Rejeitar' }).focus()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
})

test('On a phone WhatsApp and the assistant can be pressed before the banner is answered @whole', async ({
  page,
}) => {
  for (const width of [320, 390, 820]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await waitForHydration(page)
    await expect(banner(page)).toBeVisible()
    const contact = page.getByRole('navigation', { name: 'Atendimento' }).getByRole('link')
    const controls = contact.or(banner(page).getByRole('button'))
    await expect(contact.first()).toBeVisible()
    const covered = await controls.evaluateAll((all) =>
      all.flatMap((control) => {
        const { x, y, width, height } = control.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return control.contains(top) ? [] : [control.textContent]
      }),
    )
    expect(covered, `at ${width} px`).toEqual([])
  }
})
