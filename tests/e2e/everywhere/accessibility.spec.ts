import { timeForAll } from '#tests/support/missing.ts'
import { expectAccessible, expectNothingBesideThePage } from '#tests/support/pages/axe.ts'
import {
  expect,
  familyPaths,
  layOutWhole,
  onePathPerFamily,
  openHydrated,
  test,
} from '#tests/support/pages/browser.ts'
import {
  expectInkOnWhite,
  expectLargeTargets,
  expectReadInOrder,
} from '#tests/support/pages/judge-page.ts'
import { skipWithout } from '#tests/support/pages/site.ts'

// One load serves all of it. `npm run bench -- pa11y` asks axe about every page.
for (const [nth, path] of onePathPerFamily.entries()) {
  test.describe(() => {
    if (!familyPaths.includes(path)) skipWithout(timeForAll)
    test(`${path} fits 320 px, is read in order, has large targets, and axe finds nothing, on a phone, a desk and on paper`, async ({
      page,
      baseURL,
    }) => {
      const hosts = new Set<string>()
      page.on('request', (request) => hosts.add(new URL(request.url()).host))
      await page.setViewportSize({ width: 320, height: 700 })
      await openHydrated(page, path)
      await layOutWhole(page)
      await expectNothingBesideThePage(page, path)
      await page.setViewportSize({ width: 390, height: 844 })
      await expectReadInOrder(page, path)
      await expectLargeTargets(page, `${path} at 390 px`)
      // Header and footer are the same on all of them: on a desk's screen every fourth one is judged.
      await expectAccessible(page, path, nth % 4 === 0 ? [390, 1440] : undefined)
      await page.setViewportSize({ width: 1280, height: 900 })
      await expectLargeTargets(page, `${path} at 1280 px`)
      await expectInkOnWhite(page, path)
      expect([...hosts], 'hosts that it contacts').toEqual([new URL(baseURL as string).host])
    })
  })
}

test('A keyboard visitor can skip to the content', async ({ page }) => {
  await openHydrated(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
