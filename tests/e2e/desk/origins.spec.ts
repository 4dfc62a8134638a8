import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { contactPageOf } from '#content/derived/addresses.ts'
import { page as plansPage } from '#content/pages/plans.ts'
import { oneOffServices, recurringServices } from '#content/plans.ts'
import { openHydrated, wakeIsland } from '#tests/support/pages/browser.ts'
import { at, requireParts, requireSome } from '#tests/support/pages/site.ts'
import { expect, test } from '#tests/support/people/desk.ts'

/** The user agent of a person's browser: the one of the stories counts as a bot. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'

const priced = oneOffServices.filter(({ price }) => typeof price === 'number')
/** One of each kind, as far as they are sold. */
const services = [...recurringServices.slice(0, 1), ...priced.slice(0, 1)].map(({ name }) => name)

const figures = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
    .getByRole('cell')

test('A package taken to WhatsApp is found by its code, becomes a lead, and its visit and lead stand in one row', async ({
  page,
  staff: _staff,
  browser,
  baseURL,
}) => {
  requireParts('plans')
  requireSome(services.length, 'price to choose')
  const campaign = `feira ${randomUUID().slice(0, 8)}`
  const visitor = await browser.newContext({
    userAgent,
    baseURL,
    viewport: { width: 390, height: 844 },
  })
  const phone = await visitor.newPage()
  const query = new URLSearchParams({ utm_source: 'jornal', utm_campaign: campaign })
  await openHydrated(phone, `${at('plans')}?${query}`)
  await wakeIsland(phone, '.plan-cards')
  // Not before: routed requests look like a reload.
  await visitor.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  for (const name of services) {
    await phone.getByRole('button', { name, exact: true }).click()
  }
  const stored = phone.waitForResponse((answer) => answer.url().endsWith('/whatsapp-reference'))
  const opened = visitor.waitForEvent('page')
  await phone.getByRole('link', { name: plansPage.builder.labels.summary.ask }).click()
  const text = new URL((await opened).url()).searchParams.get('text') ?? ''
  const codePattern = /\n\nReferência: ([0-9A-Z]{6})$/
  expect(text).toMatch(codePattern)
  const code = text.match(codePattern)?.[1] as string
  expect((await stored).status()).toBe(204)
  // A step to another page is no second visit, and neither is the same page loaded again.
  await phone.reload()
  await phone.goto(contactPageOf('dia'), { referer: `${baseURL}${at('plans')}` })
  await visitor.close()

  await openHydrated(page, '/agencia/origens')
  await page.getByRole('link', { name: 'Achar por referência' }).click()
  await page.getByLabel('Referência da mensagem').fill('ZZZZZZ')
  await page.getByRole('button', { name: 'Achar' }).click()
  await expect(page.getByText('Nada guardado com')).toBeVisible()
  // The search of the leads knows codes, too.
  await openHydrated(page, `/agencia/leads?busca=${code.toLowerCase()}`)
  await page.getByRole('link', { name: `Referência ${code}` }).click()
  const region = page.getByRole('region', { name: `Referência ${code}` })
  await expect(region.getByRole('listitem')).toHaveText(services)
  await expect(region).toContainText(campaign)
  await region.getByRole('button', { name: 'Criar lead' }).click()
  await expect(region.getByText('Nome deve ter no mínimo 2 caracteres')).toBeVisible()
  await region.getByLabel('Nome de quem escreveu').fill('Rita Campos')
  await region.getByRole('button', { name: 'Criar lead' }).click()
  await expect(page).toHaveURL(/\/agencia\/leads\/[\w-]+$/)

  await openHydrated(page, '/agencia/origens?por=campanha')
  await expect(figures(page, campaign).first()).toHaveText('1')
  await expect(figures(page, campaign).nth(1)).toHaveText('1')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, userAgent })

  test('De onde vêm is read by origin, page and month, and a plan is still asked for @whole', async ({
    page,
    staff: _staff,
  }) => {
    await page.goto(at('services'))
    await page.goto('/agencia/origens')
    await expect(page.getByText(/^Em .+ chegaram/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Visitas por dia' })).toBeVisible()
    await page.getByText('Ver os números em tabela').click()
    const today = page.getByRole('region', { name: 'Visitas por dia' }).getByRole('row').last()
    await expect(today.getByRole('cell')).toHaveText(/^[1-9]/)
    const read = page
      .locator('.most-read')
      .getByRole('row')
      .filter({ hasText: at('services') })
    await expect(read.getByRole('cell').first()).toHaveText(/^[1-9]/)
    await page.getByRole('link', { name: 'Página', exact: true }).click()
    await expect(figures(page, at('services')).first()).toHaveText(/^\d+$/)
    const months = page.getByRole('navigation', { name: 'Mês' })
    await months.getByRole('link').first().click()
    await expect(page).toHaveURL(/mes=\d{4}-\d\d&por=pagina/)
    await expect(months.getByRole('link')).toHaveCount(2)
    requireParts('plans')
    await page.goto(at('plans'))
    await expect(page.locator('main a[href^="https://wa.me/"]').first()).toBeVisible()
  })
})
