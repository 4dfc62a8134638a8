import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/axe.ts'
import { awake, expect, hydrated, openHydrated, test } from '#tests/support/browser.ts'

const path = '/home1/planos'

async function openPlans(page: Page, query = '') {
  await openHydrated(page, `${path}${query}`)
  await awake(page, '.plan-cards')
}

function card(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

function summary(page: Page) {
  return page.getByRole('region', { name: 'Resumo do pacote' })
}

/** Each row of the summary by its label. */
async function rows(page: Page): Promise<Record<string, string>> {
  const entries = await summary(page)
    .locator('dl > div')
    .evaluateAll((divs) =>
      divs.map((div) => [
        div.querySelector('dt')?.textContent,
        div.querySelector('dd')?.textContent,
      ]),
    )
  return Object.fromEntries(entries)
}

test('One monthly service costs R$ 800,00 without a discount', async ({ page }) => {
  await openPlans(page)
  await expect(summary(page)).toHaveCount(0)
  await card(page, 'Social media').click()
  await expect
    .poll(() => rows(page))
    .toEqual({
      Subtotal: 'R$ 800,00',
      'Desconto (0%)': 'R$ 0,00',
      'Total Mensal': 'R$ 800,00',
      'Total Único': 'R$ 0,00',
    })
})

test('Two monthly services get 5%, three get 10%', async ({ page }) => {
  await openPlans(page)
  await card(page, 'Social media').click()
  await card(page, 'Tráfego pago').click()
  await expect
    .poll(() => rows(page))
    .toMatchObject({
      Subtotal: 'R$ 1.800,00',
      'Desconto (5%)': '− R$ 90,00',
      'Total Mensal': 'R$ 1.710,00',
    })
  await card(page, 'Gestão de automação').click()
  await expect
    .poll(() => rows(page))
    .toMatchObject({
      Subtotal: 'R$ 2.800,00',
      'Desconto (10%)': '− R$ 280,00',
      'Total Mensal': 'R$ 2.520,00',
    })
})

test('One-off services add up to R$ 3.500,00 without a discount', async ({ page }) => {
  await openPlans(page)
  await card(page, 'Website').click()
  await card(page, 'Criação de marca').click()
  await expect
    .poll(() => rows(page))
    .toEqual({
      Subtotal: 'R$ 0,00',
      'Desconto (0%)': 'R$ 0,00',
      'Total Mensal': 'R$ 0,00',
      'Total Único': 'R$ 3.500,00',
    })
})

test('A card is a toggle, and the summary goes with the last of them', async ({ page }) => {
  await openPlans(page)
  const website = card(page, 'Website')
  await website.focus()
  await page.keyboard.press('Space')
  await expect(website).toHaveAttribute('aria-pressed', 'true')
  await expect(summary(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(website).toHaveAttribute('aria-pressed', 'false')
  await expect(summary(page)).toHaveCount(0)
  await card(page, 'Social media').click()
  await page.getByRole('button', { name: 'Limpar' }).click()
  await expect(summary(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Serviços mensais' })).toBeFocused()
})

test('Image and video capture is shown but cannot be chosen', async ({ page }) => {
  await openPlans(page, '?unicos=media-capture')
  const capture = page.getByRole('listitem').filter({ hasText: 'A combinar' })
  await expect(capture.getByRole('heading')).toHaveText('Captação de imagem e vídeo')
  await expect(capture.getByRole('button')).toHaveCount(0)
  await capture.click()
  await expect(summary(page)).toHaveCount(0)
})

test('A monthly card names three features and counts the others', async ({ page }) => {
  await page.goto(path)
  const features = page.getByRole('listitem').filter({ has: card(page, 'Social media') })
  await expect(features.locator('ul > li')).toHaveCount(4)
  await expect(features.locator('ul > li').last()).toHaveText('+2 recursos adicionais')
})

test('A selection survives a reload, is shared by its address and adds no history', async ({
  page,
}) => {
  await openPlans(page, '?utm_source=bio')
  const before = await page.evaluate(() => history.length)
  for (const name of ['Tráfego pago', 'Social media', 'Website']) await card(page, name).click()
  await expect(page).toHaveURL(
    `${path}?servicos=social-media,trafego-pago&unicos=website&utm_source=bio`,
  )
  expect(await page.evaluate(() => history.length)).toBe(before)
  await page.reload()
  await hydrated(page)
  await awake(page, '.plan-cards')
  await expect
    .poll(() => rows(page))
    .toMatchObject({
      'Total Mensal': 'R$ 1.710,00',
      'Total Único': 'R$ 1.500,00',
    })
})

test('An address may name services that do not exist', async ({ page }) => {
  await openPlans(page, '?servicos=nada,automacao,__proto__&unicos=,')
  await expect(page.locator('[aria-pressed=true]')).toHaveText(['Gestão de automação'])
  await expect.poll(() => rows(page)).toMatchObject({ 'Total Mensal': 'R$ 1.000,00' })
})

test('The link of a package can be copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPlans(page, '?servicos=automacao&utm_source=bio')
  await page.getByRole('button', { name: 'Copiar link' }).click()
  await expect(page.getByRole('button', { name: 'Link copiado' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}${path}?servicos=automacao`,
  )
})

test('A proposal is asked for on WhatsApp with the package, its totals and the visit', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  await openPlans(page, '?utm_source=instagram&utm_medium=bio')
  for (const name of ['Social media', 'Tráfego pago', 'Website']) await card(page, name).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Solicitar Proposta Personalizada' }).click()
  const chat = await opened
  const text = new URL(chat.url()).searchParams.get('text') ?? ''
  for (const part of [
    '• Social media: R$ 800,00/mês',
    '• Tráfego pago: R$ 1.000,00/mês',
    'Subtotal: R$ 1.800,00',
    'Desconto (5%): R$ 90,00',
    'Total Mensal: R$ 1.710,00',
    '• Website: R$ 1.500,00',
    'Total Único: R$ 1.500,00',
    `${path}?servicos=social-media,trafego-pago&unicos=website`,
    'Origem: instagram / bio',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).not.toContain('Gestão de automação')
})

test('The totals are announced once per change', async ({ page }) => {
  await openPlans(page)
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const region = document.querySelector('main [role=status]') as HTMLElement
    new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    })
  })
  for (const name of ['Social media', 'Tráfego pago', 'Website', 'Social media']) {
    await card(page, name).click()
  }
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
    'Total Mensal R$ 800,00.',
    'Total Mensal R$ 1.710,00, com 5% de desconto.',
    'Total Mensal R$ 1.710,00, com 5% de desconto. Total Único R$ 1.500,00.',
    'Total Mensal R$ 1.000,00. Total Único R$ 1.500,00.',
  ])
})

test('On a phone the totals stay in reach and lead to the summary', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.addInitScript(() => localStorage.setItem('cookies-accepted', 'true'))
  await openPlans(page)
  await card(page, 'Social media').click()
  const show = page.getByRole('button', { name: 'Ver resumo' })
  await expect(show).toBeInViewport({ ratio: 1 })
  await show.click()
  await expect(summary(page)).toBeInViewport()
  await expect(summary(page)).toBeFocused()
  await expect(show).toBeHidden()
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  const bar = await page.locator('.plan-bar').boundingBox()
  const end = await footer.boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(end?.y ?? 0)
})

test('axe finds nothing with a package chosen, on a phone and on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await openPlans(page, '?servicos=social-media,trafego-pago&unicos=website')
  await expect(summary(page)).toBeAttached()
  await expectAccessible(page, path)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Prices, discounts and a WhatsApp link can be read and used', async ({ page }) => {
    await page.goto(path)
    for (const text of ['R$ 800', 'R$ 1.000', 'R$ 1.500', 'R$ 2.000', 'A combinar', '15%']) {
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    }
    await expect(page.getByText('4+ serviços, 15%')).toBeVisible()
    const talk = page.getByRole('main').getByRole('link', { name: 'Falar no WhatsApp' })
    await expect(talk).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  })
})
