import { homeOf } from '#content/derived/addresses.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { expectToast, forgiveRefusals, signIn } from '#tests/support/pages/forms.ts'
import { requireParts } from '#tests/support/pages/site.ts'
import { expect, test } from '#tests/support/people/client-area.ts'

requireParts('clientArea')

const path = '/dashboard/accessibility'

test('A choice holds at once, after a reload, on the public site and on another device', async ({
  page,
  client,
  browser,
}) => {
  await openHydrated(page, path)
  const html = page.locator('html')
  await expect(page.getByLabel('Média')).toBeChecked()
  await page.getByLabel('Grande').check()
  await expect(html).toHaveCSS('font-size', '18px')
  await expectToast(
    page,
    'Preferências atualizadas',
    'Suas configurações de acessibilidade foram salvas.',
  )
  await page.getByLabel('Alto contraste').check()
  await expect(html).toHaveClass(/high-contrast/)
  await page.getByLabel('Reduzir movimento').check()
  await expect(html).toHaveClass(/reduce-motion/)
  await expect
    .poll(
      async () => (await page.context().cookies()).find((c) => c.name === 'preferencias')?.value,
    )
    .toBe('large.high-contrast.reduce-motion')
  await page.reload()
  await expect(page.getByLabel('Grande')).toBeChecked()
  await expect(html).toHaveClass(/high-contrast reduce-motion/)

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await openHydrated(other, '/auth')
  await signIn(other, client.email, client.password)
  await expect(other).toHaveURL(/\/dashboard$/)
  await expect(other.locator('html')).toHaveClass(/high-contrast reduce-motion/)
  // On the public site before the first paint: read while nothing but the document has run.
  await other.goto('/', { waitUntil: 'commit' })
  await other.waitForSelector('main')
  await expect(other.locator('html')).toHaveCSS('font-size', '18px')
  await expect(other.locator('html')).toHaveClass(/high-contrast reduce-motion/)
  await openHydrated(other, '/')
  await expect(other.locator('html')).toHaveAttribute('data-font', 'large')

  await openHydrated(other, '/dashboard')
  await other.getByRole('button', { name: 'Sair', exact: true }).click()
  await expect(other).toHaveURL(/:\d+\/$/)
  await expect(other.locator('html')).not.toHaveClass(/high-contrast/)
  await other.reload()
  await expect(other.locator('html')).toHaveCSS('font-size', '16px')
  await elsewhere.close()
})

test('Before anything is painted a public page already has the choice @whole', async ({
  page,
  client: _client,
}) => {
  await openHydrated(page, path)
  await page.getByLabel('Pequena').check()
  await expectToast(page, 'Preferências atualizadas')
  await page.getByLabel('Alto contraste').check()
  await expect
    .poll(() => page.evaluate(() => document.cookie))
    .toContain('preferencias=small.high-contrast')
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-paint').length > 0)
        document.documentElement.dataset.atFirstPaint = document.documentElement.className
    }).observe({ type: 'paint', buffered: true })
  })
  await page.goto(homeOf('dia'))
  await expect(page.locator('html')).toHaveAttribute('data-at-first-paint', /high-contrast/)
  await expect(page.locator('html')).toHaveCSS('font-size', '14px')
})

test('A choice that cannot be saved stays, with an error message @whole', async ({
  page,
  client: _client,
  complaints,
}) => {
  await openHydrated(page, path)
  await page.route('**/accessibility/save', (route) => route.fulfill({ status: 500 }))
  await page.getByLabel('Grande').check()
  await expectToast(page, 'Erro ao atualizar preferências')
  await expect(page.getByLabel('Grande')).toBeChecked()
  await expect(page.locator('html')).toHaveCSS('font-size', '18px')
  await page.getByRole('link', { name: 'Suporte' }).click()
  await expect(page).toHaveURL(/support$/)
  await expect(page.locator('html')).toHaveCSS('font-size', '18px')
  forgiveRefusals(complaints)
})
