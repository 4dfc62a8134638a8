import { page as aboutPage } from '#content/pages/about.ts'
import { page as classicHome } from '#content/pages/classic-home.ts'
import { expect, test, waitForHydration, wakeIsland } from '#tests/support/pages/browser.ts'
import { at, requireParts } from '#tests/support/pages/site.ts'
import { configured } from '#tests/support/pages/sites.ts'
import { variant } from '#tests/support/runs.ts'
import { StandIn } from '#tests/support/stand-in.ts'

// One server stands in for all of these stories, so they run one after the other.
test.describe.configure({ mode: 'serial' })
test.use({ baseURL: configured.origin })

const { action } = classicHome.contact.scheduling
let standIn: StandIn

test.beforeEach(async () => {
  standIn = new StandIn()
  await standIn.start(Number(process.env.E2E_STAND_IN_PORT ?? 4312))
})
test.afterEach(() => standIn.stop())

test('Before consent no other host is contacted, and events are sent once after it', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  await page
    .getByRole('navigation', { name: 'Principal' })
    .locator(`a[href="${at('services')}"]`)
    .click()
  await expect(page).toHaveURL(at('services'))
  expect(standIn.hits).toEqual([])
  await page.getByRole('button', { name: 'Aceitar' }).click()
  await expect.poll(() => standIn.events().length).toBe(6)
  expect(
    standIn
      .events()
      .filter((event) => event.startsWith('pixel'))
      .sort(),
  ).toEqual([
    'pixel PageView {}',
    'pixel PageView {}',
    expect.stringContaining('pixel ViewContent'),
  ])
  expect(standIn.events()).toContain(`analytics page_view {"page_path":"${at('services')}"}`)
})

test('After a refusal nothing is ever loaded or sent', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Rejeitar' }).click()
  await page
    .getByRole('navigation', { name: 'Principal' })
    .locator(`a[href="${at('services')}"]`)
    .click()
  await expect(page).toHaveURL(at('services'))
  await page.reload()
  await waitForHydration(page)
  expect(standIn.hits).toEqual([])
})

test('A click on the links page is tracked by name @whole', async ({ page, context }) => {
  requireParts('links')
  await context.route(/wa\.me|agenda\.|\.example/, (route) => route.fulfill({ body: 'ok' }))
  await page.addInitScript(() => localStorage.setItem('cookies-accepted', 'true'))
  await page.goto(at('links'))
  await waitForHydration(page)
  await page.locator('a[data-link]').first().click()
  // Each of the two services is told by itself, the one a moment before the other.
  const eventsNamed = (name: string) => standIn.events().filter((event) => event.includes(name))
  await expect.poll(() => eventsNamed('LinkClick').length).toBe(1)
  await expect
    .poll(() => eventsNamed('link_click'))
    .toEqual([expect.stringMatching(/"link_name":".+","page":"\/[\w-]+"/)])
})

test('Taking consent back stops tracking', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.length) localStorage.setItem('cookies-accepted', 'true')
  })
  await page.goto('/')
  await waitForHydration(page)
  await expect.poll(() => standIn.events().length).toBe(4)
  await page.getByRole('button', { name: 'Preferências de cookies' }).click()
  await page.getByRole('button', { name: 'Rejeitar' }).click()
  await page
    .getByRole('navigation', { name: 'Principal' })
    .locator(`a[href="${at('services')}"]`)
    .click()
  await expect(page).toHaveURL(at('services'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(standIn.events()).toHaveLength(4)
})

test('Nothing is loaded where clients sign in, whatever was accepted', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookies-accepted', 'true'))
  await page.goto('/auth')
  await waitForHydration(page)
  expect(standIn.hits).toEqual([])
})

for (const answer of [undefined, 'Rejeitar']) {
  test(`The scheduling widget sends no request to its host ${answer ? 'after a refusal' : 'before an answer'}, until it is pressed for${variant(answer === undefined)}`, async ({
    page,
  }) => {
    requireParts('classic')
    await page.goto(at('classic-home'))
    await waitForHydration(page)
    if (answer) await page.getByRole('button', { name: answer }).click()
    await wakeIsland(page, '.scheduling')
    const show = page.getByRole('button', { name: 'Mostrar a agenda aqui' })
    await expect(show).toBeVisible()
    await expect(page.locator('#contact').getByRole('link', { name: action })).toBeVisible()
    expect(standIn.hits).toEqual([])
    await show.click()
    await expect(page.frameLocator('#contact iframe').getByText('ok')).toBeVisible()
    const frame = await page.locator('#contact [data-url]').boundingBox()
    expect(frame?.height).toBe(700)
  })
}

test('Who accepted cookies finds the scheduling widget, added once @whole', async ({ page }) => {
  requireParts('classic')
  await page.goto(at('classic-home'))
  await waitForHydration(page)
  await wakeIsland(page, '.scheduling')
  await page.getByRole('button', { name: 'Aceitar' }).click()
  await expect(page.frameLocator('#contact iframe').getByText('ok')).toBeVisible()
  await page
    .getByRole('banner')
    .locator(`a[href="${at('about', 'dia')}"]`)
    .click()
  await expect(page.getByRole('heading', { level: 1, name: aboutPage.hero.title })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: classicHome.hero.title })).toBeVisible()
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await expect(page.frameLocator('#contact iframe').getByText('ok')).toBeVisible()
  await expect(page.locator('head script[src$="/widget.js"]')).toHaveCount(1)
})
