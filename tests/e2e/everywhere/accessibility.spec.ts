import { expectAccessible } from '#tests/support/pages/axe.ts'
import { expect, onePathPerFamily, openHydrated, test } from '#tests/support/pages/browser.ts'

// `npm run bench -- pa11y` asks axe about every page.
for (const path of onePathPerFamily) {
  test(`axe finds nothing on ${path} at 390 and 1440 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await openHydrated(page, path)
    await expectAccessible(page, path)
  })
}

test('A keyboard visitor can skip to the content', async ({ page }) => {
  await openHydrated(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
