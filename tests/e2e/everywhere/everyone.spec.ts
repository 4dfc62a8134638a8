import type { Page } from '@playwright/test'
import { homeOf } from '#content/derived/addresses.ts'
import { page as plansPage } from '#content/pages/plans.ts'
import { recurringServices } from '#content/plans.ts'
import { timeForAll } from '#tests/support/missing.ts'
import { expectNothingBesideThePage } from '#tests/support/pages/axe.ts'
import { expect, openHydrated, test } from '#tests/support/pages/browser.ts'
import { at, requireParts, requireSome, skipWithout } from '#tests/support/pages/site.ts'

async function answerConsent(page: Page) {
  await page.addInitScript(() => localStorage.setItem('cookies-rejected', 'true'))
}

const [service] = recurringServices

/** Presses Tab until the wanted element has the focus, and says what had it on the way. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>, most = 60) {
  const way: string[] = []
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return way
    way.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''))
  }
  throw new Error(`not reached by ${most} tabs:\n${way.join('\n')}`)
}

test('The phone menu opens, keeps the focus, and gives it back, by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await answerConsent(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, homeOf('dia'))
  const open = page.getByRole('button', { name: 'Abrir menu' })
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  const stops = await menu.locator('a, button').count()
  for (let step = 0; step < stops + 2; step += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(outside, 'the page behind the menu got the focus').toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
})

test('A press beside the phone menu closes it and does nothing else; the page behind stays @whole', async ({
  page,
}) => {
  await answerConsent(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, homeOf('dia'))
  const open = page.getByRole('button', { name: 'Abrir menu' })
  await open.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('button', { name: 'Fechar' })).toBeFocused()
  await expect(page.locator('[aria-label="Abrir menu"]')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Shift+Tab')
  await expect(menu.getByRole('link').last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('button', { name: 'Fechar' })).toBeFocused()
  await page.mouse.move(10, 400)
  await page.mouse.wheel(0, 600)
  await page.evaluate(() => {
    addEventListener('click', ({ target }) => {
      document.documentElement.dataset.pressed =
        (target as Element).closest('a, button')?.ariaLabel ?? ''
    })
  })
  // The brand's link lies under the shade here.
  const { x, y } = (await page.getByRole('banner').getByRole('link').first().boundingBox()) ?? {}
  await page.mouse.click((x ?? 0) + 4, (y ?? 0) + 10)
  await expect(menu).toBeHidden()
  await expect(page.locator('[aria-label="Abrir menu"]')).toHaveAttribute('aria-expanded', 'false')
  await expect(open).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'Fechar')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('Tabs are one stop; arrows, Home and End move between them', async ({ page }) => {
  requireParts('portfolio')
  await answerConsent(page)
  await openHydrated(page, at('portfolio'))
  // Their script comes after the page's own.
  await expect(page.locator('.tabs[data-live]')).toBeVisible()
  const tabs = page.getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(tabs.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(tabs.first()).toBeFocused()
  const panel = page.getByRole('tabpanel')
  await expect(panel).toHaveAccessibleName(await tabs.first().innerText())
  await page.keyboard.press('Tab')
  await expect(panel).toBeFocused()
})

test('A package is chosen and requested by keyboard @whole', async ({ page }) => {
  requireParts('plans')
  requireSome(service, 'monthly service')
  await answerConsent(page)
  await openHydrated(page, at('plans'))
  const card = page.getByRole('button', { name: service?.name, exact: true })
  await card.focus()
  await page.keyboard.press('Space')
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await tabTo(page, page.getByRole('link', { name: plansPage.builder.labels.summary.ask }))
})

test('Whatever has the focus shows it and is not covered @whole', async ({ page }) => {
  test.setTimeout(90_000)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openHydrated(page, '/')
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      // A card's link draws the mark around its whole card.
      const marks = [undefined, '::after'].map((part) => getComputedStyle(element, part))
      const box = element.getBoundingClientRect()
      const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
      const top = document.elementFromPoint(...middle)
      return {
        name: element.textContent?.trim() || element.getAttribute('aria-label'),
        marked: marks.some((mark) => mark.outlineStyle !== 'none' && mark.outlineWidth !== '0px'),
        clear: Boolean(top && (element.contains(top) || top.contains(element))),
      }
    })
    expect(focus, focus.name ?? '').toMatchObject({ marked: true, clear: true })
  }
})

for (const path of new Set([at('plans'), '/'])) {
  test.describe(() => {
    if (path === '/') skipWithout(timeForAll)
    test(`With forced colours ${path} shows its state and its limits`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
      await openHydrated(page, `${path}?servicos=${service?.id}`)
      const invisible = await page.locator('a.btn:visible, button:visible').evaluateAll((buttons) =>
        buttons
          .filter((button) => {
            const { borderStyle, textDecorationLine, outlineStyle } = getComputedStyle(button)
            const isIconOnly = !button.textContent?.trim()
            const drawn = borderStyle !== 'none' || textDecorationLine !== 'none'
            return !isIconOnly && !drawn && outlineStyle === 'none'
          })
          .map((button) => button.textContent?.trim()),
      )
      expect(invisible).toEqual([])
    })
  })
}

test('At 400% zoom on a laptop the main journeys need no sideways scrolling', async ({ page }) => {
  test.setTimeout(90_000)
  // 1280 by 800 at 400% are 320 by 200 CSS pixels.
  await page.setViewportSize({ width: 320, height: 200 })
  for (const path of new Set(['/', homeOf('dia'), at('plans'), at('portfolio')])) {
    await openHydrated(page, path)
    await expectNothingBesideThePage(page, path)
  }
  const banner = page.getByRole('region', { name: 'Cookies' })
  await banner.getByRole('button', { name: 'Rejeitar' }).click()
  await expect(banner).toBeHidden()
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const last = page.getByRole('dialog').getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
})

test('On paper there is the text, and neither banner nor floating buttons @whole', async ({
  page,
}) => {
  await openHydrated(page, '/privacy-policy')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Cookies', exact: true })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const paper = await page.evaluate(() => {
    const fixed = [...document.querySelectorAll('body *')].filter(
      (element) =>
        getComputedStyle(element).position === 'fixed' &&
        (element as HTMLElement).checkVisibility() &&
        element.getBoundingClientRect().height > 0,
    )
    return { fixed: fixed.map((element) => element.className) }
  })
  expect(paper.fixed).toEqual([])
})
