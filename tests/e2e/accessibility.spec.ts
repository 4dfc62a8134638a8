import AxeBuilder from '@axe-core/playwright'
import { expect, openHydrated, publicPaths, test } from '#tests/support/browser.ts'

for (const width of [390, 1440]) {
  for (const path of publicPaths) {
    test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openHydrated(page, path)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`),
      ).toEqual([])
    })
  }
}

test('No page is wider than a phone of 320 px', async ({ page }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of publicPaths) {
    await page.goto(path)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

test('A keyboard visitor can skip to the content', async ({ page }) => {
  await openHydrated(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
