import { pageAt } from '#content/addresses.ts'
import { page as casesPage } from '#content/pages/cases.ts'
import { schedulingPage } from '#content/scheduling.ts'
import { expect, openHydrated, test } from '#tests/support/browser.ts'

const [first, last] = [casesPage.cases[0], casesPage.cases.at(-1)] as [string, string]

const versions = ['/cases-sucesso', '/home1/case-studies']

for (const path of versions) {
  test(`${path} shows three figures and four cases with all of their parts`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('Transformações Reais')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Cases de Sucesso' })).toBeVisible()
    for (const figure of ['+1200%', '+200', '98%']) {
      await expect(page.getByText(figure, { exact: true }).first()).toBeVisible()
    }
    const cases = page.getByRole('article')
    await expect(cases).toHaveCount(4)
    for (const item of await cases.all()) {
      await expect(item.getByRole('img', { name: 'Nota 5 de 5' })).toBeVisible()
      for (const part of ['Desafio', 'Solução', 'Conquistas', 'Prazo', 'Investimento']) {
        await expect(item.getByText(part, { exact: true })).toBeVisible()
      }
    }
  })

  test(`${path} ends with a conversation that opens in a new tab`, async ({ page }) => {
    await page.goto(path)
    const closing = page.getByRole('region', { name: 'Pronto para Ser o Próximo Case?' })
    const schedule = closing.getByRole('link', { name: 'Agendar Conversa Gratuita' })
    await expect(schedule).toHaveAttribute('target', '_blank')
    expect(await schedule.getAttribute('href')).toContain(schedulingPage())
  })
}

test('A visitor reads a long story in place and finds it in the address', async ({ page }) => {
  await openHydrated(page, '/cases-sucesso')
  const story = page.locator(`#${first}`)
  await expect(story).toBeHidden()
  await page.locator('summary', { hasText: 'Ler a história completa' }).first().click()
  await expect(story).toBeVisible()
  await expect(page).toHaveURL(`/cases-sucesso#${first}`)
  await page.locator('summary', { hasText: 'Ler a história completa' }).first().click()
  await expect(story).toBeHidden()
  await expect(page).toHaveURL('/cases-sucesso')
})

test('The address of a story opens it and brings it into view', async ({ page }) => {
  await openHydrated(page, `${pageAt('cases', 'dia')}#${last}`)
  await expect(page.locator(`#${last} > p`).first()).toBeInViewport()
  await page.evaluate((slug) => {
    location.hash = `#${slug}`
  }, first)
  await expect(page.locator(`#${first} > p`).first()).toBeInViewport()
})

test('A link on another page leads to the open story', async ({ page }) => {
  await openHydrated(page, '/servicos/trafego-pago')
  const link = page.locator('main a[href^="/cases-sucesso#"]').first()
  const slug = (await link.getAttribute('href'))?.split('#')[1]
  await link.click()
  await expect(page.locator(`#${slug} > p`).first()).toBeInViewport()
})

test('A visitor copies the address of a story', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, '/cases-sucesso')
  const link = page.getByRole('link', { name: /Copiar link da história de Escola Farol/ })
  await link.click()
  await expect(page.getByText('Link copiado')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname + new URL(copied).hash).toBe('/cases-sucesso#escola-farol')
})

test('The classic version adds six studies, a customer, WhatsApp and a proposal', async ({
  page,
}) => {
  await page.goto('/home1/case-studies')
  await expect(page.locator('.study')).toHaveCount(6)
  await expect(page.getByRole('figure').filter({ hasText: 'Tatiane Rocha' })).toBeVisible()
  const closing = page.getByRole('region', { name: 'Pronto para Ser o Próximo Case?' })
  const chat = closing.getByRole('link', { name: 'Conversar no WhatsApp' })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/)
  await expect(closing.getByRole('link', { name: 'Solicitar proposta' })).toHaveAttribute(
    'href',
    '/home1#contact',
  )
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('Every story opens and can be read', async ({ page }) => {
    await page.goto('/cases-sucesso')
    for (const details of await page.locator('details').all()) {
      await details.locator('summary').click()
      await expect(details.locator('p').first()).toBeVisible()
    }
  })
})
