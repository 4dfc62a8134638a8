import { addDays } from '#features/shared/rules/days.ts'
import { newId, tell } from '#tests/support/features/platforms.ts'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { hydrated, openHydrated } from '#tests/support/pages/browser.ts'
import { expectToast, forgiveRefusals } from '#tests/support/pages/forms.ts'
import { expect, test } from '#tests/support/people/desk.ts'

const today = () => new Date().toISOString().slice(0, 10)

/** A property of two months, the same every day. */
function newProperty(name: string) {
  const visits = Array.from({ length: 75 }, (_, back) => ({
    day: addDays(today(), -back - 1),
    source: 'Organic Search',
    page: '/promocao',
    sessions: 20,
    engagedSessions: 10,
    events: { generate_lead: 2 },
    people: [`a${back}`, 'b', 'c'],
  }))
  return { id: newId(), name, zone: 'America/Fortaleza', currency: 'BRL', visits }
}

test('From a service account to the client’s Canais, and back', async ({
  page,
  staff: _staff,
  company,
  complaints,
}) => {
  test.setTimeout(120_000)
  const property = newProperty(company.name)
  const site = { url: `https://${newId()}.example/`, searches: [] }
  const world = { google: { accounts: [], direct: [] }, ga4: [property], sites: [site] }
  const { serviceAccount } = await tell(world)

  await openHydrated(page, '/agencia/conexoes')
  const form = page.getByRole('region', { name: 'Conectar Google' })
  await form.getByLabel('Arquivo JSON da conta de serviço').fill(serviceAccount)
  await form.getByRole('checkbox', { name: 'Google Ads' }).uncheck()
  await form.getByRole('button', { name: 'Conectar Google' }).click()
  await expect(form.getByText('Escolha pelo menos uma coisa para ler')).toBeVisible()
  forgiveRefusals(complaints)
  await form.getByRole('checkbox', { name: 'Google Analytics' }).check()
  await form.getByRole('button', { name: 'Conectar Google' }).click()
  await expectToast(page, 'Plataforma conectada')
  await expectAccessible(page, 'connections with channels')

  // By its name the property belongs to the client.
  const row = page.getByRole('listitem').filter({ hasText: property.id })
  await row.getByRole('button', { name: `Ligar a ${company.name}` }).click()
  await expectToast(page, 'Conta ligada ao cliente')
  await row.getByRole('link', { name: 'Ver' }).click()
  await expect(page.getByText('Em dia', { exact: true })).toBeVisible({ timeout: 40_000 })
  await expectAccessible(page, 'an account of a channel')

  await page.goto(`/agencia/clientes/${company.id}?secao=numeros`)
  await hydrated(page)
  await expect(page.getByRole('list', { name: 'Canais' })).toContainText('Em dia')
  await page.getByRole('button', { name: 'Ver como cliente' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await page.getByRole('link', { name: 'Canais' }).first().click()
  const card = page.getByRole('region', { name: 'Site' })
  // Thirty days of twenty visits; one person a day and two who always come.
  await expect(card.getByText('600', { exact: true })).toBeVisible()
  await expect(card.getByText('32', { exact: true })).toBeVisible()
  await expectAccessible(page, 'Canais')
  await card.getByRole('link', { name: /^Ver por dentro/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Site' })).toBeVisible()
  const sources = page.getByRole('region', { name: 'De onde vieram as visitas' })
  await expect(sources.getByRole('row', { name: /Busca orgânica/ })).toContainText('600')
  await expect(page.getByRole('row', { name: /Contato enviado/ })).toContainText('60')
  await expectAccessible(page, 'the site’s page')
  await page.getByRole('button', { name: 'Voltar à mesa' }).click()

  await page.goto('/agencia/conexoes')
  await hydrated(page)
  await page
    .getByRole('listitem')
    .filter({ hasText: property.id })
    .getByRole('link', { name: 'Ver' })
    .click()
  await page.getByText('Desligar do cliente').click()
  await page.getByRole('button', { name: 'Desligar e remover os números' }).click()
  await expectToast(page, 'Conta desligada e números removidos')
})
