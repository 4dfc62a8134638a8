import { sql } from 'drizzle-orm'
import { palette } from '#content/palette.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { cardOf, expect, test } from '#tests/support/people/client-area.ts'
import { addCampaign, addStats } from '#tests/support/people/clients.ts'

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

test('Going from page to page keeps the period @whole', async ({ page, client, database }) => {
  const campaign = await addCampaign(database, client, { name: 'Leads' })
  await addStats(database, campaign, [{ daysAgo: 1, spend: 5 }])
  await openHydrated(page, '/dashboard?periodo=90')
  await page.getByRole('link', { name: 'Leads' }).click()
  // Both pages have the line with the period; only the heading shows that this one has loaded.
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
  await expect(page.getByText(/^Últimos 90 dias ·/)).toBeVisible()
  await page.goBack()
  await expect(cardOf(page, 'Investimento Total')).toContainText('Últimos 90 dias')
})

/** '#rrggbb' as a browser computes it. */
const cssColour = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

const dayAgo = (days: number) =>
  new Date(Date.now() - 3 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)

test('A period ends with the figures, shows that, and is chosen without a button', async ({
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

test('On a phone the chart answers a tap and stays, and the first campaign follows the cards @whole', async ({
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

test('On a phone the first figure comes before any filter, which one line opens @whole', async ({
  browser,
  signUp,
  database,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled,
    })
    const client = await signUp(context)
    const campaign = await addCampaign(database, client, { name: 'Loja', source: 'meta' })
    await addStats(database, campaign, [{ daysAgo: 1, spend: 10, conversions: 1 }])
    const page = await context.newPage()
    await page.goto('/dashboard?periodo=7')
    await expect(cardOf(page, 'Investimento Total').locator('.figure-value')).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Últimos 90 dias' })).toBeHidden()
    await page.getByText('Período e filtros').click()
    await page.getByRole('link', { name: 'Últimos 90 dias' }).click()
    await expect(cardOf(page, 'Investimento Total')).toContainText('Últimos 90 dias')
    await context.close()
  }
})

test('On a desk’s screen the chart is above the fold and the filters stand open @whole', async ({
  page,
  client,
  database,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const campaign = await addCampaign(database, client, { name: 'Loja', source: 'meta' })
  await addStats(database, campaign, [
    { daysAgo: 1, spend: 10, conversions: 1 },
    { daysAgo: 2, spend: 12, conversions: 2 },
    { daysAgo: 8, spend: 40, conversions: 9 },
  ])
  await openHydrated(page, '/dashboard?periodo=7')
  await expect(page.getByText('Período e filtros')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Últimos 90 dias' })).toBeVisible()
  await expect(page.locator('.chart-plot')).toBeInViewport({ ratio: 1 })
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const card = await page.locator('.figure-card').first().boundingBox()
  const chart = await page.locator('.chart').boundingBox()
  expect([card?.x, chart?.x]).toEqual([title?.x, title?.x])
})

test('A bad change is marked by words and an icon, not by colour alone @whole', async ({
  page,
  client,
  database,
}) => {
  const campaign = await addCampaign(database, client, { name: 'Loja', source: 'meta' })
  await addStats(database, campaign, [{ daysAgo: 0, spend: 130, conversions: 2 }])
  await database.db.execute(sql`
    insert into alisio.client_goals (client_id, from_month, monthly_budget, conversions,
      cost_per_conversion, counts)
    values (${client.id}, (date_trunc('month', now()) - interval '2 months')::date, 100, 400, 20, 'conversions')`)
  await openHydrated(page, '/dashboard?periodo=este-mes')
  const pace = page.getByRole('region', { name: /^Metas de/ })
  const verdicts = pace.locator('.pace-verdict')
  await expect(verdicts.first()).toHaveText('acima da verba')
  await expect(verdicts.last()).toHaveText('acima da meta')
  await expect(verdicts.first().locator('svg')).toBeVisible()
  const [bad, good] = [cssColour(palette.themes.dia.danger), cssColour(palette.themes.dia.ok)]
  await expect(verdicts.first()).toHaveCSS('color', bad)
  expect(bad).not.toBe(good)
})
