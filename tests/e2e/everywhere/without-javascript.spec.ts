import { expect, sweptPaths, test } from '#tests/support/pages/browser.ts'
import { takeShare } from '#tests/support/runs.ts'

test.use({ javaScriptEnabled: false })

test('All content can be read with JavaScript off', async ({ page }) => {
  test.setTimeout(60_000)
  // The rules that hide and show are the same on all of them: every second page is opened.
  for (const path of takeShare(sweptPaths, 0, 2)) {
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
