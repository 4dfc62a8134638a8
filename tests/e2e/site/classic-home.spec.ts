import { filterOfferedPaths } from '#content/derived/addresses.ts'
import { menus } from '#content/menus.ts'
import { page as content } from '#content/pages/classic-home.ts'
import { classicTestimonials } from '#content/testimonials.ts'
import { expect, openHydrated, test, wakeIsland } from '#tests/support/pages/browser.ts'
import { at, requireParts } from '#tests/support/pages/site.ts'

requireParts('classic')

const home = at('classic-home')
const services = filterOfferedPaths(content.services.pages, 'dia')
const [first] = services as [string]

test('Scrolled more than 50 px the header turns solid, beyond 300 px a button leads back to the top @whole', async ({
  page,
}) => {
  await openHydrated(page, home)
  const header = page.getByRole('banner')
  await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }))
  await expect(header).not.toHaveAttribute('data-solid')
  await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }))
  await expect(header).toHaveAttribute('data-solid')
  const button = page.getByRole('button', { name: 'Voltar ao topo' })
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await expect(button).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 301, behavior: 'instant' }))
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('The menu opens from the right, keeps focus and closes by Escape and by a link', async ({
    page,
  }) => {
    await openHydrated(page, home)
    const opener = page.getByRole('button', { name: 'Abrir menu' })
    await opener.click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    for (const { label } of menus.dia.sheet) {
      await expect(sheet.getByRole('link', { name: label, exact: true })).toBeVisible()
    }
    for (let press = 0; press < 12; press++) await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () =>
          !!document.activeElement?.closest('dialog') || document.activeElement === document.body,
      ),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await sheet.locator(`a[href="${home}#contact"]`).click()
    await expect(sheet).toBeHidden()
    await expect(page.locator('#contact')).toBeInViewport()
  })
})

test('Testimonials go round in both directions, by dot and by arrow key @whole', async ({
  page,
}) => {
  await openHydrated(page, home)
  await wakeIsland(page, '.testimonials')
  const dots = page.getByRole('button', { name: /^View testimonial \d$/ })
  const count = classicTestimonials.length
  await expect(dots).toHaveCount(count)
  const current = async () => {
    const states = await dots.evaluateAll((all) =>
      all.map((dot) => dot.hasAttribute('aria-current')),
    )
    return states.indexOf(true)
  }
  await page.getByRole('button', { name: 'Depoimento anterior' }).click()
  expect(await current()).toBe(count - 1)
  await page.getByRole('button', { name: 'Próximo depoimento' }).click()
  expect(await current()).toBe(0)
  await page.getByRole('button', { name: `View testimonial ${count}` }).click()
  expect(await current()).toBe(count - 1)
  await page.keyboard.press('ArrowRight')
  expect(await current()).toBe(0)
})

test('A specialist is one click away, with the greeting already written, and each service has its page @whole', async ({
  page,
}) => {
  await openHydrated(page, home)
  for (const path of services) {
    await expect(page.locator(`#services a[href="${path}"]`)).toHaveCount(1)
  }
  const link = page.getByRole('link', { name: content.callToAction.talk })
  const url = new URL((await link.getAttribute('href')) as string)
  expect(url.host).toBe('wa.me')
  expect(url.searchParams.get('text')).toContain('site')
  expect(url.searchParams.get('text')).toContain('detalhes')
  await expect(link).toHaveAttribute('target', '_blank')
  // A change of page starts at the top.
  await page.locator(`#services a[href="${first}"]`).click()
  await expect(page).toHaveURL(first)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('Quick links scroll within the home and reach it from another page @whole', async ({
  page,
}) => {
  await openHydrated(page, home)
  const quickLinks = page.getByRole('navigation', { name: 'Links Rápidos' })
  await quickLinks.locator(`a[href="${home}#testimonials"]`).click()
  await expect(page).toHaveURL(`${home}#testimonials`)
  await expect(page.locator('#testimonials')).toBeFocused()
  await openHydrated(page, at('about', 'dia'))
  await page
    .getByRole('navigation', { name: 'Links Rápidos' })
    .locator(`a[href="${home}#about"]`)
    .click()
  await expect(page).toHaveURL(new RegExp(home))
  await expect(page.locator('#about')).toBeInViewport()
  await expect
    .poll(() => page.locator('#about').evaluate((e) => e.getBoundingClientRect().top >= 0))
    .toBe(true)
})

test('A hash in the address scrolls to its section on load and on change @whole', async ({
  page,
}) => {
  await openHydrated(page, `${home}#about`)
  await expect(page.locator('#about')).toBeInViewport()
  await page.evaluate(() => {
    location.hash = 'contact'
  })
  await expect(page.locator('#contact')).toBeInViewport()
})
