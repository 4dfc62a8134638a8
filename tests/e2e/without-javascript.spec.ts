import { expect, publicPaths, test } from '#tests/support/browser.ts'

test.use({ javaScriptEnabled: false })

test('All content can be read with JavaScript off', async ({ page }) => {
  test.setTimeout(120_000)
  for (const path of publicPaths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    const hidden: string[] = []
    for (const paragraph of await page.locator('main :is(h2, h3, p, li)').all()) {
      const closed = await paragraph.locator('xpath=ancestor::details[not(@open)]').count()
      if (!closed && !(await paragraph.isVisible()))
        hidden.push((await paragraph.textContent()) ?? '')
    }
    expect(hidden, path).toEqual([])
  }
})
