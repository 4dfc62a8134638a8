import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { moveTo, openHydrated } from '#tests/support/pages/browser.ts'
import { expectToast } from '#tests/support/pages/forms.ts'
import { expect, test } from '#tests/support/people/desk.ts'
import { waitForMail } from '#tests/support/smtp.ts'

const DAY = 86_400_000
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10)

/** As Meta exports it by default in Portuguese, with its line of totals, for the days just past. */
function metaFile(days: number[], spend = '100,50') {
  const head =
    '"Início dos relatórios","Término dos relatórios","Nome da campanha","Veiculação da campanha","Valor usado (BRL)","Impressões","Cliques no link","Resultados"'
  const rows = days.map(
    (back) =>
      `"${dayBefore(back)}","${dayBefore(back)}","Leads — Fortaleza","active","${spend}","1000","20","2"`,
  )
  const total = `"${dayBefore(40)}","${dayBefore(1)}","","","999,00","1","1","1"`
  return {
    name: 'meta-ads.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${[head, total, ...rows].join('\n')}`),
  }
}

const report = (page: Page) => page.getByRole('region', { name: 'O que este arquivo muda' })
const days = (page: Page) => page.getByRole('region', { name: 'Dia por dia' })

test('From a new client to figures they see, and back: a file is dropped, looked at, confirmed and undone', async ({
  page,
  staff: _staff,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const name = `Padaria ${randomUUID().slice(0, 8)}`
  const person = `${randomUUID()}@example.com`
  await openHydrated(page, '/agencia/clientes/novo')
  await page.getByLabel('Nome da empresa').fill(name)
  await page.getByLabel('E-mail da primeira pessoa').fill(person)
  await page.getByRole('button', { name: 'Criar cliente' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  const { text = '' } = await waitForMail({ to: person })
  const link = new URL(/http\S+convite\S+/.exec(text)?.[0] as string)
  const clientContext = await browser.newContext({ baseURL, locale: 'pt-BR' })
  const client = await clientContext.newPage()
  await openHydrated(client, link.pathname + link.search)
  await client.getByLabel('Nome Completo').fill('Lívia Cliente')
  await client.locator('[name=password]').fill('jangada-no-mar-aberto')
  await client.locator('[name=confirmPassword]').fill('jangada-no-mar-aberto')
  await client.getByRole('button', { name: 'Criar senha e entrar' }).click()
  await expect(client.getByText('Nenhuma campanha encontrada')).toBeVisible()

  await page.getByRole('link', { name: 'Visão geral' }).click()
  await page.getByLabel('Arquivo de números').setInputFiles(metaFile([4, 3, 1]))
  await expect(report(page)).toBeVisible()
  await expectAccessible(page, 'what a file would change')
  await expect(report(page)).toContainText('3 linhas lidas')
  await expect(report(page)).toContainText('três dias novos')
  await expect(days(page).getByRole('row')).toHaveCount(4)
  const warnings = page.getByRole('list', { name: 'Avisos' })
  await expect(warnings).toContainText('Falta um dia no meio')
  await expect(warnings).toContainText('1 linha de total fica de fora')
  // Nothing counts before it is confirmed.
  await client.reload()
  await expect(client.getByText('Nenhuma campanha encontrada')).toBeVisible()

  await page.getByRole('button', { name: 'Confirmar 3 dias' }).click()
  await expectToast(page, 'Números importados')
  await client.reload()
  await expect(client.getByText('R$ 301,50').first()).toBeVisible()

  await page.getByRole('link', { name: 'Desfazer meta-ads.csv' }).click()
  const result = page.getByRole('region', { name: 'Importação feita' })
  await result.getByText('Desfazer', { exact: true }).click()
  await page.getByRole('button', { name: 'Desfazer a importação' }).click()
  await expectToast(page, 'Importação desfeita')
  await client.reload()
  await expect(client.getByText('Nenhuma campanha encontrada')).toBeVisible()
  await clientContext.close()

  await page.goto('/agencia/registro')
  await expect(page.getByText('importou números').first()).toBeVisible()
  await expect(page.getByText('desfez uma importação').first()).toBeVisible()
})

test('A second file shows what it changes, and a broken one which lines are wrong @whole', async ({
  page,
  staff: _staff,
  company,
}) => {
  await openHydrated(page, `/agencia/clientes/${company.id}`)
  await page.getByLabel('Arquivo de números').setInputFiles(metaFile([3, 2]))
  await page.getByRole('button', { name: 'Confirmar 2 dias' }).click()
  await expectToast(page, 'Números importados')
  await page.getByLabel('Arquivo de números').setInputFiles({
    ...metaFile([2, 1], '80,00'),
    name: 'corrigido.csv',
  })
  await expect(report(page)).toContainText('um dia novo e um que muda')
  await expect(days(page).getByRole('row', { name: /muda/ })).toContainText('R$ 100,50')
  await page.getByRole('button', { name: 'Descartar arquivo' }).click()
  await expectToast(page, 'Arquivo descartado')

  const broken = metaFile([2, 1], 'cem')
  await page.getByLabel('Arquivo de números').setInputFiles(broken)
  await expect(page.locator('.import-problem')).toContainText(
    'Linha 3: Investimento "cem" não é um número',
  )
  await page.getByRole('button', { name: 'Descartar arquivo' }).click()
  await expectToast(page, 'Arquivo descartado')
  await page.getByLabel('Arquivo de números').setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.from('x'),
  })
  await expect(page.locator('.import-problem')).toContainText('Este arquivo é uma imagem')
})

test('An import interrupted by a restart is on Hoje and can be confirmed again or discarded @whole', async ({
  page,
  staff: _staff,
  company,
  database,
}) => {
  // The state after a killed process: marked as running, but nobody holds its lock.
  const interrupt = (state: string) =>
    database.db.execute(sql`
      update alisio.imports set state = ${state}, held = true where client_id = ${company.id}`)
  await openHydrated(page, `/agencia/clientes/${company.id}`)
  await page.getByLabel('Arquivo de números').setInputFiles(metaFile([3, 2]))
  await expect(report(page)).toBeVisible()
  await interrupt('saving')
  await page.reload()
  await expect(page.getByText('A gravação foi interrompida')).toBeVisible()
  await expectAccessible(page, 'interrupted')
  await moveTo(page, '/agencia')
  const line = page.getByRole('listitem').filter({ hasText: company.name })
  await expect(line).toContainText('A gravação foi interrompida')
  await line.getByRole('link', { name: /Continuar/ }).click()
  await page.getByRole('button', { name: 'Confirmar 2 dias' }).click()
  await expectToast(page, 'Números importados')

  await page.getByLabel('Arquivo de números').setInputFiles({
    ...metaFile([2, 1], '80,00'),
    name: 'corrigido.csv',
  })
  await expect(report(page)).toBeVisible()
  await database.db.execute(sql`
    update alisio.imports set state = 'reading', held = true
    where client_id = ${company.id} and state = 'ready'`)
  await page.reload()
  await expect(page.getByText('A leitura foi interrompida')).toBeVisible()
  await page.getByRole('button', { name: 'Descartar arquivo' }).click()
  await expectToast(page, 'Arquivo descartado')
  await expect(page.getByRole('list', { name: 'Importações' })).not.toContainText('corrigido.csv')
})

test('axe finds nothing on the pages of an import @whole', async ({
  page,
  staff: _staff,
  company,
  database,
}) => {
  await openHydrated(page, `/agencia/clientes/${company.id}`)
  await page.getByLabel('Arquivo de números').setInputFiles(metaFile([5, 4, 3]))
  await page.getByRole('button', { name: 'Confirmar 3 dias' }).click()
  await expectToast(page, 'Números importados')
  await page.getByLabel('Arquivo de números').setInputFiles(metaFile([4, 3, 1], '1.234.567,89'))
  await expect(report(page)).toBeVisible()
  await expectAccessible(page, 'preview')
  await moveTo(page, `/agencia/clientes/${company.id}/importacoes`)
  await expectAccessible(page, 'history')
  await database.db.execute(sql`
    update alisio.imports set state = 'reading', progress = 0.4, held = false, moved_at = now()
    where client_id = ${company.id} and state = 'ready'`)
  await moveTo(page, `/agencia/clientes/${company.id}?secao=numeros`)
  await expectAccessible(page, 'client')
  await page.getByRole('link', { name: 'Ver meta-ads.csv' }).click()
  await expect(page.getByText('Lendo o arquivo… 40%')).toBeVisible()
  await expectAccessible(page, 'progress')
  await moveTo(page, `/agencia/clientes/${company.id}`)
  await page.getByLabel('Arquivo de números').setInputFiles(metaFile([2], 'x'))
  await expect(page.locator('.import-problem')).toBeVisible()
  await expectAccessible(page, 'refused')
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a file is sent, confirmed and undone @whole', async ({ page, staff: _staff, company }) => {
    await page.goto(`/agencia/clientes/${company.id}`)
    await page.getByLabel('Arquivo de números').setInputFiles(metaFile([2, 1]))
    await page.getByRole('button', { name: 'Enviar arquivo' }).click()
    await page.getByRole('button', { name: 'Confirmar 2 dias' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Números importados' })).toBeVisible()
    await page.getByRole('link', { name: 'Desfazer meta-ads.csv' }).click()
    const result = page.getByRole('region', { name: 'Importação feita' })
    await result.getByText('Desfazer', { exact: true }).click()
    await page.getByRole('button', { name: 'Desfazer a importação' }).click()
    await expect(page.getByText(/Desfeita por/)).toBeVisible()
  })
})
