import { expect, sweptPaths, test } from '#tests/support/pages/browser.ts'

test.use({ javaScriptEnabled: false })

test('All content can be read with JavaScript off', async ({ page }) => {
  test.setTimeout(60_000)
  for (const path of sweptPaths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h2, h3, p, li)')]
        .filter((element) => !element.closest('details:not([open])'))
        .filter(
          (element) =>
            !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map((element) => element.textContent),
    )
    expect(hidden, path).toEqual([])
  }
})
