import { sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { palette } from '#content/palette.ts'
import type { Database } from '#server/db/client.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { cardOf, expect, test } from '#tests/support/people/client-area.ts'
import { addCampaign, addStats } from '#tests/support/people/clients.ts'

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const fixed = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The four figures, summed here from the client's single rows. */
async function expectedCards({ db }: Database, email: string, days: number) {
  const { rows } = await db.execute<Record<'spend' | 'conversions' | 'clicks' | 'ctr', string>>(sql`
    select stats.spend, stats.conversions, stats.clicks, stats.ctr
    from alisio.campaigns_stats stats join alisio.campaigns on campaigns.id = stats.campaign_id
    join alisio."user" on "user".id = campaigns.client_id
    where "user".email = ${email}
      and stats.date between (now() at time zone ${brand.timeZone})::date - ${days - 1}::int
        and (now() at time zone ${brand.timeZone})::date`)
  // Summed as whole numbers: a mean of 2.235 must not become 2.2349.
  const sum = (column: keyof (typeof rows)[number]) =>
    rows.reduce((total, row) => total + Math.round(Number(row[column]) * 1e6), 0) / 1e6
  expect(rows.length).toBeGreaterThan(0)
  return {
    'Investimento Total': money.format(sum('spend')),
    Conversões: whole.format(sum('conversions')),
    Cliques: whole.format(sum('clicks')),
    'CTR Médio': `${fixed.format(sum('ctr') / rows.length)}%`,
  }
}

/** '#rrggbb' as a browser computes it. */
const cssColour = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

test('A new client signs up, makes demo data, reads its sums and signs out', async ({
  page,
  database,
}) => {
  const email = `nova-${crypto.randomUUID()}@example.com`
  await openHydrated(page, '/auth?mode=signup')
  const form = page.locator('form', { has: page.getByLabel('Nome Completo') })
  await form.getByLabel('Nome Completo').fill('Nova Cliente')
  await form.getByLabel('Email').fill(email)
  await form.locator('[name=password]').fill('jangada-no-mar-aberto')
  await form.locator('[name=confirmPassword]').fill('jangada-no-mar-aberto')
  await form.getByRole('button', { name: 'Criar Conta' }).click()
  await page.waitForURL('**/dashboard')

  await expect(page.getByText('Nenhuma campanha encontrada')).toBeVisible()
  await page.getByRole('button', { name: 'Gerar Dados Demo' }).click()
  await expect(page.getByText('Dados demo criados!')).toBeVisible()
  await expect(page.getByText('Recarregando estatísticas...')).toBeVisible()
  await expect(cardOf(page, 'Investimento Total')).toContainText('Últimos 30 dias')
  for (const [label, value] of Object.entries(await expectedCards(database, email, 30))) {
    await expect(cardOf(page, label).locator('.figure-value')).toHaveText(value)
  }

  await page.getByRole('link', { name: 'Últimos 7 dias' }).click()
  await expect(cardOf(page, 'Investimento Total')).toContainText('Últimos 7 dias')
  for (const [label, value] of Object.entries(await expectedCards(database, email, 7))) {
    await expect(cardOf(page, label).locator('.figure-value')).toHaveText(value)
  }

  await page.getByRole('button', { name: 'Sair' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/dashboard')
  await page.waitForURL('**/auth')
})

test('Demo data is marked and goes after a question @whole', async ({ page, client, database }) => {
  await openHydrated(page, '/dashboard')
  await page.getByRole('button', { name: 'Gerar Dados Demo' }).click()
  await expect(page.getByText('Demo', { exact: true })).toBeVisible()
  const opener = page.getByRole('button', { name: 'Remover dados demo' })
  await opener.click()
  const question = page.getByRole('dialog', { name: 'Remover os dados demo?' })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(question).toBeHidden()
  await opener.click()
  await question.getByRole('button', { name: 'Remover dados demo' }).click()
  await expect(page.getByText('Dados demo removidos!')).toBeVisible()
  await expect(page.getByText('Nenhuma campanha encontrada')).toBeVisible()
  const { rows } = await database.db.execute(
    sql`select 1 from alisio.campaigns_stats where client_id = ${client.id}`,
  )
  expect(rows).toEqual([])
})

test('Rows with click rates 1 and 3 show 2,00%, and objective and status as specified @whole', async ({
  page,
  client,
  database,
}) => {
  const lead = { name: 'Captação', objective: 'OUTCOME_LEAD_GEN', status: 'ACTIVE' }
  const campaign = await addCampaign(database, client, lead)
  const rest = { name: 'Parada', objective: 'SALES', status: 'PAUSED' }
  await addCampaign(database, client, rest)
  await addStats(database, campaign, [
    { daysAgo: 0, ctr: 1 },
    { daysAgo: 5, ctr: 3 },
  ])
  await page.goto('/dashboard')
  await expect(cardOf(page, 'CTR Médio').locator('.figure-value')).toHaveText('2,00%')
  await page.goto('/dashboard/campaigns')
  const card = page.getByRole('listitem').filter({ hasText: 'Captação' })
  // In Portuguese first, then as the specification writes it.
  await expect(card.locator('.campaign-objective')).toHaveText(
    /^Objetivo: Leads\s*outcome lead_gen$/,
  )
  await expect(card.locator('.status')).toHaveText('Status: Ativa')
  await expect(card.locator('.platform-word')).toHaveText(['active', 'outcome lead_gen'])
  const colours = await page
    .locator('.status-dot')
    .evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).backgroundColor))
  // Nothing was spent, so what runs comes first: green for the active, grey for the paused one.
  const { resting, running } = palette.drawn
  expect(colours).toEqual([cssColour(running), cssColour(resting)])
})

test('Campaigns are searched and filtered by an address that can be shared', async ({
  page,
  client,
  database,
}) => {
  const promo = await addCampaign(database, client, { name: 'Promoção de São João' })
  await addCampaign(database, client, { name: 'Remarketing', status: 'PAUSED' })
  await addStats(database, promo, [{ daysAgo: 2, spend: 50 }])
  await openHydrated(page, '/dashboard/campaigns')
  const names = page.locator('.campaign-name')
  // What spent money leads, not the newest; that order is still there.
  await expect(names).toHaveText(['Promoção de São João', 'Remarketing'])
  await page.getByLabel('Ordenar por').selectOption('recentes')
  await expect(names).toHaveText(['Remarketing', 'Promoção de São João'])
  await page.getByRole('searchbox', { name: 'Buscar por nome' }).fill('sao joao')
  await expect(names).toHaveText(['Promoção de São João'])
  await expect(page).toHaveURL(/busca=sao\+joao/)
  await page.reload()
  await expect(names).toHaveText(['Promoção de São João'])
  await page.getByLabel('Status').selectOption('Pausada')
  await expect(page.getByText('Nenhuma campanha com esses filtros')).toBeVisible()
  await page.getByRole('link', { name: 'Limpar filtros' }).first().click()
  await expect(names).toHaveCount(2)

  await page.getByRole('link', { name: 'Promoção de São João' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promoção de São João')
  const way = page.getByRole('navigation', { name: 'Você está em' })
  await expect(way).toContainText('Campanhas')
  await expect(cardOf(page, 'Investimento Total')).toContainText('R$ 50,00')
  await way.getByRole('link', { name: 'Campanhas' }).click()
  await expect(names).toHaveCount(2)
})

test('The file for spreadsheets holds the period @whole', async ({ page, client, database }) => {
  const campaign = await addCampaign(database, client, { name: '=2+2' })
  await addStats(database, campaign, [
    { daysAgo: 3, spend: 1234.5, clicks: 10, impressions: 400, conversions: 2, ctr: 2.5 },
    { daysAgo: 20, spend: 1 },
  ])
  await page.goto('/dashboard?periodo=7')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('campanhas-7-dias.csv')
  const { text } = await page.request
    .get('/dashboard/export.csv?periodo=7')
    .then(async (answer) => ({ text: await answer.text() }))
  const [head, row, ...others] = text.trimEnd().split('\r\n')
  expect(head).toContain('Data;Campanha;Objetivo;Status;Investimento (R$)')
  expect(row).toContain(";'=2+2;Leads;Ativa;1234,50;400;10;2;2,5000;não;")
  expect(others).toEqual([])
})

test('Everything works without JavaScript', async ({ browser, signUp }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await signUp(context)
  const page = await context.newPage()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Gerar Dados Demo' }).click()
  // Searching by text passes over <noscript>.
  await expect(page.locator('noscript p').first()).toHaveText('Dados demo criados!')
  await expect(cardOf(page, 'Investimento Total')).toContainText('Últimos 30 dias')
  await page.getByRole('link', { name: 'Últimos 90 dias' }).click()
  await expect(cardOf(page, 'Investimento Total')).toContainText('Últimos 90 dias')
  await page.getByText('Ver os números em tabela').click()
  const days = page.getByRole('region', { name: 'Números por dia' })
  await expect(days.getByRole('row')).toHaveCount(1 + 90)
  await page.getByRole('combobox', { name: /^Comparar com/ }).selectOption('ano')
  await page.getByRole('button', { name: 'Ver', exact: true }).first().click()
  await expect(page).toHaveURL(/periodo=90.*comparar=ano/)
  await page.goto('/dashboard/campaigns')
  await page.getByRole('searchbox').fill('loja')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.locator('.campaign-name')).toHaveText(['Vendas — Loja virtual'])
  await page.getByRole('button', { name: 'Remover dados demo' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remover dados demo' }).click()
  await expect(page.getByText('Nenhuma campanha encontrada')).toBeVisible()
  await context.close()
})
