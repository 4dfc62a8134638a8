import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { expectToast, forgiveRefusals } from '#tests/support/pages/forms.ts'
import { expect, test } from '#tests/support/people/desk.ts'

/** As TikTok Ads exports it, for days just past. */
function tiktokFile(currency = 'BRL') {
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
  const head = 'Campaign name,By Day,Cost,Impressions,Clicks (destination),Conversions,Currency'
  const rows = [3, 2].map((back) => `Vídeos,${day(back)},100.50,1000,20,2,${currency}`)
  return {
    name: 'tiktok.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, ...rows].join('\n')),
  }
}

const step = (page: Page) => page.getByRole('region', { name: 'O que é cada coluna?' })
const report = (page: Page) => page.getByRole('region', { name: 'O que este arquivo muda' })

test('A file nobody recognises is mapped once, in dollars, and the next one enters by itself @whole', async ({
  page,
  staff: _staff,
  company,
  complaints,
}) => {
  await openHydrated(page, `/agencia/clientes/${company.id}`)
  await page.getByLabel('Arquivo de números').setInputFiles(tiktokFile('USD'))
  await expect(step(page).getByLabel('Nome da plataforma')).toHaveValue('TikTok Ads')
  await expect(step(page).locator('[name=spend]')).toHaveValue('2')
  await expect(step(page).getByLabel('Valores em')).toHaveValue('USD')
  await expectAccessible(page, 'the mapping step')

  // A wrong choice gets an error beside its field, and the others stay.
  await step(page).getByLabel('Nome da plataforma').fill('TikTok da loja')
  await step(page).locator('[name=day]').selectOption('0')
  await step(page).locator('[name=name]').selectOption('1')
  await step(page)
    .getByLabel(/Quantos reais vale 1/)
    .fill('5,43')
  await page.getByRole('button', { name: 'Ler o arquivo' }).last().click()
  await expect(step(page)).toContainText('“Vídeos” não é um dia')
  forgiveRefusals(complaints)
  await expect(step(page).getByLabel('Nome da plataforma')).toHaveValue('TikTok da loja')

  await step(page).locator('[name=day]').selectOption('1')
  await step(page).locator('[name=name]').selectOption('0')
  await page.getByRole('button', { name: 'Ler o arquivo' }).last().click()
  await expect(report(page)).toContainText('2 linhas lidas')
  await expect(page.getByText('convertido de US$ 201,00 a 5,43')).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar 2 dias' }).click()
  await expectToast(page, 'Números importados')

  await page.getByLabel('Arquivo de números').setInputFiles(tiktokFile('USD'))
  await expect(step(page)).toContainText('Falta a taxa para reais')
  await expect(step(page).getByLabel(/Quantos reais vale 1/)).toHaveValue('5,43')
  await page.getByRole('button', { name: 'Ler o arquivo' }).last().click()
  await expect(report(page)).toContainText('dois iguais ao que já temos')
  await page.getByRole('link', { name: 'Mudar plataforma ou colunas' }).click()
  await expect(step(page).getByLabel('Nome da plataforma')).toHaveValue('TikTok da loja')
})

test.describe('on a phone, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('A file nobody recognises is mapped, also after a wrong choice @whole', async ({
    page,
    staff: _staff,
    company,
    complaints,
  }) => {
    await page.goto(`/agencia/clientes/${company.id}`)
    await page.getByLabel('Arquivo de números').setInputFiles(tiktokFile())
    await page.getByRole('button', { name: 'Enviar arquivo' }).click()
    await step(page).locator('[name=spend]').selectOption('0')
    await page.getByRole('button', { name: 'Ler o arquivo' }).last().click()
    await expect(step(page)).toContainText('já é Campanha')
    forgiveRefusals(complaints)
    await expect(step(page).locator('[name=spend]')).toHaveValue('0')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await step(page).locator('[name=spend]').selectOption('2')
    await page.getByRole('button', { name: 'Ler o arquivo' }).last().click()
    await expect(report(page)).toContainText('2 linhas lidas')
    await expect(page.getByText('Lido como TikTok Ads')).toBeVisible()
    await page.getByRole('button', { name: 'Confirmar 2 dias' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Números importados' })).toBeVisible()
  })
})
