import { claims } from '#content/claims.ts'
import { ownAgenda, schedulingPage } from '#content/derived/scheduling.ts'
import { page as home } from '#content/pages/home.ts'
import { expect, openHydrated, test, waitForHydration } from '#tests/support/pages/browser.ts'
import { at, requireSome } from '#tests/support/pages/site.ts'

/** Zeros where nothing is published: then only real figures are shown. */
const { roi, satisfaction, clients, campaigns } = claims.heroFallback ?? {
  roi: 0,
  satisfaction: 0,
  clients: 0,
  campaigns: 0,
}
const metric = (name: string) => `[data-metric="${name}"]`
const noFigures = { impressions: 0, clicks: 0, spend: 0, conversions: 0 }

test('The figures count up from 0 to their target, once @whole', async ({ page }) => {
  requireSome(claims.heroFallback, 'published figures')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const store = window as unknown as { seen: number[] }
    store.seen = []
    new MutationObserver(() => {
      const figure = Number.parseInt(
        document.querySelector('[data-metric="roi"]')?.textContent ?? '',
        10,
      )
      if (!Number.isNaN(figure) && figure !== store.seen.at(-1)) store.seen.push(figure)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await openHydrated(page, '/')
  const counted = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  // The HTML says its target already; then it counts.
  await expect.poll(async () => (await counted()).lastIndexOf(roi)).toBeGreaterThan(2)
  const rising = (await counted()).slice((await counted()).indexOf(0))
  expect(rising[0]).toBe(0)
  expect(rising).toEqual([...rising].sort((a, b) => a - b))
  expect(rising.at(-1)).toBe(roi)
  expect(rising.length).toBeLessThanOrEqual(61)
})

test('Without figures of its own the home shows the fallbacks and is not live', async ({
  page,
}) => {
  requireSome(claims.heroFallback, 'published figures')
  await page.route('**/functions/v1/hero-metrics', (route) => route.fulfill({ json: noFigures }))
  await openHydrated(page, '/')
  await expect(page.locator(metric('roi'))).toContainText(`${roi}%`)
  await expect(page.locator(metric('satisfaction'))).toContainText(`${satisfaction}%`)
  await expect(page.locator(metric('clients'))).toContainText(`${clients}`)
  await expect(page.locator(metric('campaigns'))).toContainText(`${campaigns}`)
  await expect(page.getByText('ao vivo')).toBeHidden()
})

test('Real figures are computed, capped at 100 and called live', async ({ page }) => {
  const totals = { impressions: 9000, clicks: 100, spend: 50, conversions: 250 }
  await page.route('**/functions/v1/hero-metrics', (route) => route.fulfill({ json: totals }))
  await openHydrated(page, '/')
  await expect(page.locator(metric('roi'))).toContainText('500%')
  await expect(page.locator(metric('satisfaction'))).toContainText('100%')
  await expect(page.getByText('ao vivo')).toBeVisible()
})

test('The figures are fetched again every 30 seconds while the tab is visible @whole', async ({
  page,
}) => {
  await page.clock.install()
  let requests = 0
  await page.route('**/functions/v1/hero-metrics', (route) => {
    requests += 1
    return route.fulfill({ json: noFigures })
  })
  await page.goto('/')
  await page.keyboard.press('Tab')
  await page.clock.runFor(5_000)
  await expect.poll(() => requests).toBe(1)
  await page.clock.runFor(30_000)
  await expect.poll(() => requests).toBe(2)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.runFor(60_000)
  expect(requests).toBe(2)
})

test('The methodology goes on every 4 seconds, waits, pauses and follows its markers @whole', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  await page.keyboard.press('Tab')
  await page.clock.runFor(3_000)
  const markers = page.locator('.route-marker')
  const steps = home.methodology.steps.length
  await expect(markers).toHaveCount(steps)
  const current = () =>
    markers.evaluateAll((all) => all.findIndex((m) => m.hasAttribute('aria-current')))
  await page.locator('#metodologia').scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
  await expect(page.locator('.methodology')).toHaveAttribute('data-running')
  for (let next = 1; next <= steps; next += 1) {
    await page.clock.runFor(4_000)
    await expect.poll(current).toBe(next % steps)
  }
  await page.getByRole('button', { name: 'Pausar apresentação' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(9_000)
  expect(await current()).toBe(0)
  await markers.last().click()
  await expect.poll(current).toBe(steps - 1)
})

test('The methodology does not start where motion is unwelcome @whole', async ({ page }) => {
  await openHydrated(page, '/')
  await page.locator('#metodologia').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Reproduzir apresentação' })).toBeVisible()
})

test('What brought the visit is written into WhatsApp texts and scheduling links', async ({
  page,
  context,
}) => {
  await context.route(/wa\.me/, (route) => route.fulfill({ body: 'ok' }))
  await openHydrated(page, '/?utm_source=instagram&utm_medium=bio&utm_campaign=inverno')
  await page
    .getByRole('navigation', { name: 'Principal' })
    .locator(`a[href="${at('services')}"]`)
    .click()
  await expect(page).toHaveURL(at('services'))
  // The page's script writes the origin into links.
  await waitForHydration(page)
  const chat = page.locator('a[href^="https://wa.me/"]').last()
  const opened = context.waitForEvent('page')
  await chat.click()
  const text = new URL((await opened).url()).searchParams.get('text')
  expect(text).toContain('Origem: instagram / bio / inverno')
  const booking = page.locator(`main a[href^="${schedulingPage()}"]`).first()
  const booked = context.waitForEvent('page')
  await booking.click()
  expect(new URL((await booked).url()).searchParams.get('origem')).toBe('instagram / bio / inverno')
})

test('The server answers totals only, and none without showcase campaigns', async ({ request }) => {
  const answer = await request.get('/functions/v1/hero-metrics')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toEqual(noFigures)
})

test('The offer says how many places the calendar has left this month @whole', async ({ page }) => {
  requireSome(ownAgenda && home.offer, 'an offer and a calendar of its own')
  await openHydrated(page, '/')
  const line = page.locator('[data-places]')
  await expect(line).toHaveText(home.offer?.places.plain ?? '')
  const answered = page.waitForResponse('**/agenda/vagas.json')
  await line.scrollIntoViewIfNeeded()
  const { left, month } = await (await answered).json()
  expect(left).toBeLessThanOrEqual(home.offer?.slots ?? 0)
  await expect(line).toContainText(month)
  await expect(line).not.toContainText(/[{}]/)
})
