import { claims } from '#content/claims.ts'
import { homeOf } from '#content/derived/addresses.ts'
import { page as casesPage } from '#content/pages/cases.ts'
import { recurringServices } from '#content/plans.ts'
import { classicTestimonials } from '#content/testimonials.ts'
import { timeForAll } from '#tests/support/missing.ts'
import { expect, openHydrated, test } from '#tests/support/pages/browser.ts'
import { at, pathsOf, requireParts, requireSome, skipWithout } from '#tests/support/pages/site.ts'
import { takeShare } from '#tests/support/runs.ts'

test.describe.configure({ timeout: 90_000 })

test('On paper all tabs are there', async ({ page }) => {
  requireParts('portfolio')
  await openHydrated(page, at('portfolio'))
  const panels = page.locator('.tabs > .tab-panel')
  await expect(page.locator('.tabs[data-live]')).toBeVisible()
  await expect(panels.filter({ visible: true })).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(panels.filter({ visible: true })).toHaveCount(await panels.count())
})

test('On paper all stories and testimonials are visible @whole', async ({ page }) => {
  requireSome(casesPage.cases.length > 0, 'a case')
  await openHydrated(page, at('cases'))
  const storyVisibility = () =>
    page
      .locator('[data-story] > :not(summary)')
      .evaluateAll((all) => all.map((one) => one.checkVisibility()))
  expect(new Set(await storyVisibility())).toEqual(new Set([false]))
  await page.emulateMedia({ media: 'print' })
  expect(new Set(await storyVisibility())).toEqual(new Set([true]))
  requireParts('classic')
  await openHydrated(page, homeOf('dia'))
  const voices = page.locator('.testimonial-stack > li')
  await expect(voices.filter({ visible: true })).toHaveCount(classicTestimonials.length)
})

test('A figure that is still counted up to is printed as what it comes to @whole', async ({
  page,
}) => {
  const { heroFallback } = claims
  requireSome(heroFallback, 'published figures')
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
  await page.clock.install()
  await openHydrated(page, '/')
  await page.clock.runFor(500)
  await expect(page.locator('[data-metric=roi]')).toHaveAttribute('aria-hidden', 'true')
  await expect(page.locator('[data-metric=roi]')).toBeHidden()
  const final = page.locator('.metrics-card').getByText(`${heroFallback?.roi}%`, { exact: true })
  await expect(final).toBeVisible()
  await expect(final).toHaveCSS('opacity', '1')
})

for (const media of [{ forcedColors: 'active' }, { contrast: 'more' }] as const) {
  test.describe(() => {
    if ('contrast' in media) skipWithout(timeForAll)
    const name = 'contrast' in media ? 'more contrast' : 'forced colours'

    test(`With ${name} days and hours differ by shape, and drawings are hidden`, async ({
      page,
    }) => {
      skipWithout('an agenda of its own')
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
      await openHydrated(page, at('agenda'))
      await expect(page.locator('.wind')).toBeHidden()
      const mark = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((one) => getComputedStyle(one, '::after').content)
      expect(await mark('.agenda-day:has(:checked)')).toContain('✓')
      expect(await mark('label.agenda-day:not(:has(:checked))')).toBe('none')
      const off = page.locator('.agenda-off').first()
      await expect(off).toHaveCSS('border-top-style', 'none')
      await expect(off).toHaveCSS('text-decoration-line', 'line-through')
      await expect(page.locator('label.agenda-day').first()).toHaveCSS('border-top-width', '2px')
    })
  })
}

test('With forced colours only what is chosen has a check mark', async ({ page }) => {
  requireParts('plans')
  const [chosen, other] = recurringServices
  requireSome(other, 'two monthly services')
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await openHydrated(page, `${at('plans')}?servicos=${chosen?.id}`)
  const card = (name = '') =>
    page.locator('.plan-card', { has: page.getByRole('button', { name, exact: true }) })
  await expect(card(chosen?.name).getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  await expect(card(chosen?.name).locator('.plan-tick > svg')).toBeVisible()
  await expect(card(other?.name).locator('.plan-tick > svg')).toBeHidden()
})

test('With forced colours lists, comparisons and questions keep their marks @whole', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const invisible: string[] = []
  for (const path of takeShare(pathsOf('service'), 0, 3)) {
    await openHydrated(page, path)
    const same = await page
      .locator('.svc-faq summary, .svc-ticks > li, .svc-contrast p')
      .evaluateAll((all) => {
        const { backgroundColor: ground } = getComputedStyle(document.body)
        return all
          .filter((one) => getComputedStyle(one, '::before').backgroundColor === ground)
          .map((one) => one.textContent ?? '')
      })
    invisible.push(...same)
  }
  expect(invisible).toEqual([])
})
