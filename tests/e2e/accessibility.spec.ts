import { expectNothingBesideThePage, expectNoViolations } from '#tests/support/axe.ts'
import {
  expect,
  onePathPerFamily,
  openHydrated,
  publicPaths,
  test,
} from '#tests/support/browser.ts'

// `npm run bench -- pa11y` asks axe about every page.
for (const path of onePathPerFamily) {
  test(`axe finds nothing on ${path} at 390 and 1440 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await openHydrated(page, path)
    await expectNoViolations(page, '390 px')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectNoViolations(page, '1440 px')
  })
}

test('No page is wider than a phone of 320 px', async ({ page }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of publicPaths) {
    await page.goto(path)
    await expectNothingBesideThePage(page, path)
  }
})

test('A keyboard visitor can skip to the content', async ({ page }) => {
  await openHydrated(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
