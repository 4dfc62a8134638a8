import { sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { palette } from '#content/palette.ts'
import type { Database } from '#server/db/client.ts'
import { openHydrated } from '#tests/support/browser.ts'
import { expect, test } from '#tests/support/client-area.ts'
import { addCampaign, addStats } from '#tests/support/clients.ts'

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
  const sum = (column: keyof (typeof rows)[number]) =>
    rows.reduce((total, row) => total + Number(row[column]), 0)
  expect(rows.length).toBeGreaterThan(0)
  return {
    'Investimento Total': money.format(sum('spend')),
    Conversões: whole.format(sum('conversions')),
    Cliques: whole.format(sum('clicks')),
    'CTR Médio': `${fixed.format(sum('ctr') / rows.length)}%`,
  }
}

const cardOf = (page: import('@playwright/test').Page, label: string) =>
  page.locator('.figure-card', { has: page.getByText(label, { exact: true }) })

/** '#rrggbb' as a browser says it. */
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

test('Demo data is marked and goes after a question', async ({ page, client, database }) => {
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

test('Rows with click rates 1 and 3 show 2,00%, and objective and status as specified', async ({
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
  await expect(card.locator('.campaign-objective')).toHaveText('Objetivo: outcome lead_gen')
  await expect(card.locator('.status')).toHaveText('Status: active')
  const colours = await page
    .locator('.status-dot')
    .evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).backgroundColor))
  // The newest comes first: grey for the paused one, green for the active.
  const { resting, running } = palette.drawn
  expect(colours).toEqual([cssColour(resting), cssColour(running)])
})

test('The chart is read by keyboard, by pointer and as a table', async ({
  page,
  client,
  database,
}) => {
  const campaign = await addCampaign(database, client)
  await addStats(database, campaign, [
    { daysAgo: 0, spend: 10, conversions: 1 },
    { daysAgo: 1, spend: 1234.5, conversions: 7 },
  ])
  await openHydrated(page, '/dashboard?periodo=7')
  const slider = page.getByRole('slider', { name: 'Ler o gráfico dia a dia' })
  await slider.focus()
  await expect(slider).toHaveAttribute('aria-valuetext', /: investimento R\$\s10,00, conversões 1$/)
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /investimento R\$\s1\.234,50, conversões 7/,
  )
  await expect(page.locator('.chart-tip')).toContainText('7 conversões')
  await page.keyboard.press('Home')
  await expect(page.locator('.chart-tip')).toContainText('sem dados')
  await slider.blur()
  await expect(page.locator('.chart-tip')).toHaveCount(0)

  const box = (await slider.boundingBox()) as {
    x: number
    y: number
    width: number
    height: number
  }
  await page.mouse.move(box.x + (box.width * 5) / 6, box.y + box.height / 2)
  await expect(page.locator('.chart-tip')).toContainText('R$ 1.234,50')
  await page.mouse.move(0, 0)
  await expect(page.locator('.chart-tip')).toHaveCount(0)

  await page.getByText('Ver os números em tabela').click()
  const rows = page.getByRole('region', { name: 'Números por dia' }).getByRole('row')
  await expect(rows).toHaveCount(1 + 7)
  await expect(rows.last()).toContainText('R$ 10,00')
  await expect(rows.nth(1)).toContainText('sem dados')
})

test('Campaigns are searched and filtered by an address that can be kept', async ({
  page,
  client,
  database,
}) => {
  const promo = await addCampaign(database, client, { name: 'Promoção de São João' })
  await addCampaign(database, client, { name: 'Remarketing', status: 'PAUSED' })
  await addStats(database, promo, [{ daysAgo: 2, spend: 50 }])
  await openHydrated(page, '/dashboard/campaigns')
  const names = page.locator('.campaign-name')
  await expect(names).toHaveText(['Remarketing', 'Promoção de São João'])
  await page.getByRole('searchbox', { name: 'Buscar por nome' }).fill('sao joao')
  await expect(names).toHaveText(['Promoção de São João'])
  await expect(page).toHaveURL(/busca=sao\+joao/)
  await page.reload()
  await expect(names).toHaveText(['Promoção de São João'])
  await page.getByLabel('Status').selectOption('paused')
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

test('The file for spreadsheets holds the period', async ({ page, client, database }) => {
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
  expect(row).toContain(";'=2+2;outcome leads;active;1234,50;400;10;2;2,5000;não;")
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

test('Going from page to page keeps the period', async ({ page, client, database }) => {
  const campaign = await addCampaign(database, client, { name: 'Leads' })
  await addStats(database, campaign, [{ daysAgo: 1, spend: 5 }])
  await openHydrated(page, '/dashboard?periodo=90')
  await page.getByRole('link', { name: 'Leads' }).click()
  // The line with the period stands on both pages; only the heading tells that this one came.
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
  await expect(page.getByText(/^Últimos 90 dias ·/)).toBeVisible()
  await page.goBack()
  await expect(cardOf(page, 'Investimento Total')).toContainText('Últimos 90 dias')
})

const dayAgo = (days: number) =>
  new Date(Date.now() - 3 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)

test('A period ends where the figures end, says so, and is chosen without a button', async ({
  page,
  client,
  database,
}) => {
  const [meta, google] = [
    await addCampaign(database, client, { name: 'Loja', source: 'meta' }),
    await addCampaign(database, client, { name: 'Busca', source: 'google' }),
  ]
  const days = Array.from({ length: 20 }, (_, index) => index + 1)
  await addStats(
    database,
    meta,
    days.map((daysAgo) => ({ daysAgo, spend: 10, conversions: 1 })),
  )
  await addStats(
    database,
    google,
    days.slice(7).map((daysAgo) => ({ daysAgo, spend: 4 })),
  )
  await database.db.execute(sql`
    insert into alisio.figure_notes (client_id, date, body)
    values (${client.id}, ${dayAgo(3)}::date, 'Trocamos os criativos')`)
  await openHydrated(page, '/dashboard?periodo=7')
  // Seven days of Meta up to yesterday; what Google has not sent is no zero and not compared.
  await expect(cardOf(page, 'Investimento Total')).toContainText('R$ 70,00')
  await expect(cardOf(page, 'Investimento Total')).toContainText('antes R$ 70,00')
  const short = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`
  await expect(page.locator('.report-until')).toContainText(short(dayAgo(1)))
  await expect(page.getByText(/^comparado com /)).toBeVisible()
  await expect(page.getByText(/números do Google Ads pararam em/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pedir a atualização' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Avisos da agência' })).toContainText('criativos')

  await page.getByRole('combobox', { name: /^Plataforma/ }).selectOption('google')
  await expect(page).toHaveURL(/plataforma=google/)
  await expect(cardOf(page, 'Investimento Total')).toContainText('R$ 28,00')
  await page.getByText('Outro período').click()
  await page.getByLabel('De', { exact: true }).fill(dayAgo(9))
  await page.getByLabel('Até', { exact: true }).fill(dayAgo(8))
  await expect(page).toHaveURL(new RegExp(`plataforma=google.*${dayAgo(8)}|${dayAgo(8)}.*google`))
  await expect(cardOf(page, 'Investimento Total')).toContainText('R$ 8,00')
  await page.getByRole('combobox', { name: /^Plataforma/ }).selectOption('')
  await expect(cardOf(page, 'Investimento Total')).toContainText('R$ 28,00')
  const table = page.getByRole('region', { name: 'Campanhas do período' })
  await expect(table.getByRole('row').nth(1)).toContainText('Loja')
  await table.getByRole('link', { name: 'Campanha', exact: true }).click()
  await expect(table.getByRole('row').nth(1)).toContainText('Busca')
})

test('On a phone the chart answers a tap and stays, and the first campaign follows the cards', async ({
  browser,
  signUp,
  database,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 780 },
    hasTouch: true,
  })
  const client = await signUp(context)
  const campaign = await addCampaign(database, client, { name: 'Loja' })
  await addStats(database, campaign, [
    { daysAgo: 1, spend: 10 },
    { daysAgo: 2, spend: 33 },
    { daysAgo: 7, spend: 1 },
  ])
  const page = await context.newPage()
  await openHydrated(page, '/dashboard?periodo=7')
  const cards = await page.locator('.figure-cards').boundingBox()
  const first = await page.getByRole('link', { name: 'Loja' }).boundingBox()
  expect((first?.y ?? 0) - ((cards?.y ?? 0) + (cards?.height ?? 0))).toBeLessThan(780)
  const plot = page.locator('.chart-plot')
  await plot.scrollIntoViewIfNeeded()
  const box = await plot.boundingBox()
  await page.touchscreen.tap((box?.x ?? 0) + ((box?.width ?? 0) * 5) / 6, (box?.y ?? 0) + 60)
  await expect(page.locator('.chart-tip')).toContainText('R$ 33,00')
  await page.mouse.wheel(0, 40)
  await expect(page.locator('.chart-tip')).toBeVisible()
  await page.touchscreen.tap(5, 5)
  await expect(page.locator('.chart-tip')).toHaveCount(0)
  await context.close()
})
