import type { Page } from '@playwright/test'
import { addDays } from '#features/shared/rules/days.ts'
import { newId, tell } from '#tests/support/features/connections/platforms.ts'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { openHydrated, waitForHydration } from '#tests/support/pages/browser.ts'
import { expectToast, forgiveRefusals } from '#tests/support/pages/forms.ts'
import { expect, test } from '#tests/support/people/desk.ts'

/** Gives an account to the client on its own page, and waits for its figures. */
async function assign(page: Page, account: string, company: { id: string }) {
  const row = page.getByRole('listitem').filter({ hasText: account })
  await row.getByRole('link', { name: /^Escolher o cliente/ }).click()
  await expect(page).toHaveURL(/\/conexoes\/canais\//)
  await page.getByRole('combobox', { name: 'Cliente' }).selectOption(company.id)
  await page.getByRole('button', { name: 'Ligar ao cliente' }).click()
  await expectToast(page, 'Conta ligada ao cliente')
  await expect(page.getByText('Em dia', { exact: true })).toBeVisible({ timeout: 40_000 })
  await page.goto('/agencia/conexoes')
  await waitForHydration(page)
}

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
  await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible()
  await expect(page.getByText('Em dia', { exact: true })).toBeVisible({ timeout: 40_000 })
  await expectAccessible(page, 'an account of a channel')

  await page.goto(`/agencia/clientes/${company.id}?secao=numeros`)
  await waitForHydration(page)
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
  await waitForHydration(page)
  await page
    .getByRole('listitem')
    .filter({ hasText: property.id })
    .getByRole('link', { name: 'Ver' })
    .click()
  await page.getByText('Desligar do cliente').click()
  await page.getByRole('button', { name: 'Desligar e remover os números' }).click()
  await expectToast(page, 'Conta desligada e números removidos')
})

test('Search and map come by one Google access, each with its page @whole', async ({
  page,
  staff: _staff,
  company,
}) => {
  test.setTimeout(150_000)
  const host = `${newId()}.example`
  const days = Array.from({ length: 60 }, (_, back) => addDays(today(), -back - 1))
  const searches = days.map((day) => ({
    day,
    query: 'sapato azul',
    page: `https://${host}/`,
    clicks: 3,
    impressions: 40,
    position: 4.5,
  }))
  const location = {
    id: newId(),
    title: `Loja ${newId()}`,
    days: days.map((day) => ({ day, values: { CALL_CLICKS: 2, WEBSITE_CLICKS: 5 } })),
  }
  const { serviceAccount } = await tell({
    google: { accounts: [], direct: [] },
    sites: [{ url: `https://${host}/`, searches }],
    locations: [location],
  })
  await openHydrated(page, '/agencia/conexoes')
  const form = page.getByRole('region', { name: 'Conectar Google' })
  await form.getByLabel('Arquivo JSON da conta de serviço').fill(serviceAccount)
  await form.getByRole('checkbox', { name: 'Google Ads' }).uncheck()
  await form.getByRole('checkbox', { name: 'Google Search Console' }).check()
  await form.getByRole('checkbox', { name: 'Perfil da Empresa no Google' }).check()
  await form.getByRole('button', { name: 'Conectar Google' }).click()
  await expectToast(page, 'Plataforma conectada')
  await assign(page, `https://${host}/`, company)
  await assign(page, location.id, company)
  await page.goto(`/agencia/clientes/${company.id}?secao=numeros`)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Ver como cliente' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto('/dashboard/canais/busca')
  await expect(page.getByRole('row', { name: /sapato azul/ })).toContainText('4,5')
  await page.goto('/dashboard/canais/mapa')
  // Thirty days of two calls.
  await expect(page.locator('.figure-card', { hasText: 'Ligações' })).toContainText('60')
})

test('One Meta token brings the profile: permissions in plain words, reach, followers, posts @whole', async ({
  page,
  staff: _staff,
  company,
}) => {
  test.setTimeout(150_000)
  const profile = {
    id: newId(),
    name: company.name,
    followers: 1234,
    days: Array.from({ length: 60 }, (_, back) => ({
      day: addDays(today(), -back - 1),
      people: ['a', 'b', `c${back}`],
      counts: { views: 9, total_interactions: 2 },
    })),
    posts: [
      {
        id: newId(),
        kind: 'post',
        postedAt: `${addDays(today(), -4)}T15:00:00+0000`,
        text: 'Três perguntas que todo mundo faz',
        figures: { reach: 321, views: 400, total_interactions: 17 },
      },
    ],
  }
  const token = `EAA${newId()}`
  const permissions = [
    'instagram_basic',
    'instagram_manage_insights',
    'pages_show_list',
    'pages_read_engagement',
  ]
  await tell({ meta: { token, accounts: [], permissions }, profiles: [profile] })
  await openHydrated(page, '/agencia/conexoes')
  const form = page.getByRole('region', { name: 'Conectar Meta' })
  await expect(form).toContainText('ver alcance, seguidores e publicações do perfil no Instagram')
  await form.getByLabel('Token do usuário do sistema').fill(token)
  await form.getByRole('checkbox', { name: 'Meta Ads' }).uncheck()
  await form.getByRole('checkbox', { name: 'Instagram' }).check()
  await form.getByRole('button', { name: 'Conectar Meta' }).click()
  await expectToast(page, 'Plataforma conectada')
  const row = page.getByRole('listitem').filter({ hasText: profile.id })
  await row.getByRole('button', { name: `Ligar a ${company.name}` }).click()
  await expectToast(page, 'Conta ligada ao cliente')
  await row.getByRole('link', { name: 'Ver' }).click()
  await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible()
  await expect(page.getByText('Em dia', { exact: true })).toBeVisible({ timeout: 60_000 })
  await page.goto(`/agencia/clientes/${company.id}?secao=numeros`)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Ver como cliente' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto('/dashboard/canais/instagram')
  // Two who always come and one a day: of thirty days 32 people, not 90.
  await expect(page.locator('.figure-card', { hasText: 'Alcance' })).toContainText('32')
  await expect(page.locator('.figure-card', { hasText: 'Seguidores' })).toContainText('1.234')
  const posts = page.getByRole('region', { name: 'Melhores publicações' })
  await expect(posts.getByRole('listitem')).toContainText('321')
  await expectAccessible(page, 'Instagram')
})
