import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { newAccount, newId, tell } from '#tests/support/features/connections/platforms.ts'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { moveTo, openHydrated, waitForHydration } from '#tests/support/pages/browser.ts'
import { expectToast, forgiveRefusals } from '#tests/support/pages/forms.ts'
import { expect, test } from '#tests/support/people/desk.ts'

test('From a pasted token to a client’s filled overview, and back', async ({
  page,
  staff: _staff,
  company,
  complaints,
}) => {
  test.setTimeout(90_000)
  const account = newAccount()
  const token = `EAA${randomUUID()}`
  await tell({ meta: { token, accounts: [account] } })

  await openHydrated(page, '/agencia/conexoes')
  const form = page.getByRole('region', { name: 'Conectar Meta' })
  await form.getByLabel('Token do usuário do sistema').fill(`EAA${randomUUID()}`)
  await form.getByRole('button', { name: 'Conectar Meta' }).click()
  await expectToast(page, 'Erro ao conectar', 'A plataforma não aceita este acesso')
  forgiveRefusals(complaints)
  await expect(form.getByLabel('Nome deste acesso')).not.toHaveValue('')
  await form.getByLabel('Token do usuário do sistema').fill(token)
  await form.getByRole('button', { name: 'Conectar Meta' }).click()
  await expectToast(page, 'Plataforma conectada')
  expect(await page.content()).not.toContain(token)

  await page.getByRole('link', { name: `Ligar a um cliente: ${account.name}` }).click()
  await page.getByRole('combobox', { name: 'Cliente' }).selectOption(company.id)
  await page.getByRole('button', { name: 'Ligar ao cliente' }).click()
  await expectToast(page, 'Conta ligada ao cliente')
  await expect(page.getByText('Ativa', { exact: true })).toBeVisible({ timeout: 40_000 })
  await expectAccessible(page, 'an account')
  const days = page.getByRole('table', { name: /Origem de cada dia/ })
  await expect(days.getByRole('row').nth(1)).toContainText('Conexão')

  await page.getByRole('link', { name: 'Conferir com a plataforma' }).click()
  await page.getByRole('button', { name: 'Conferir' }).click()
  await expect(page.getByText('o investimento é o mesmo na plataforma e aqui')).toBeVisible()

  await page.goto(`/agencia/clientes/${company.id}?secao=numeros`)
  await waitForHydration(page)
  await expect(page.getByRole('list', { name: 'Contas conectadas' })).toContainText(account.name)
  await page.getByRole('button', { name: 'Ver como cliente' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByText('Nenhuma campanha encontrada')).toBeHidden()
  await page.goto('/dashboard/campaigns')
  await expect(page.getByText(account.campaigns[0]?.name as string).first()).toBeVisible()
  await page.getByRole('button', { name: 'Voltar à mesa' }).click()

  await page.goto('/agencia/conexoes')
  await waitForHydration(page)
  await page.getByRole('link', { name: `Ver ${account.name}` }).click()
  await page.getByText('Desligar do cliente').click()
  await page.getByRole('button', { name: 'Desligar e remover os números' }).click()
  await expectToast(page, 'Conta desligada e números removidos')
})

test('An account in dollars is converted at a rate that can be changed, and is the platform’s @whole', async ({
  page,
  staff: _staff,
  company,
  complaints,
}) => {
  test.setTimeout(90_000)
  const dollars = newAccount({ currency: 'USD', name: `Miami ${newId()}` })
  const token = `EAA${randomUUID()}`
  await tell({ meta: { token, accounts: [dollars] } })
  await openHydrated(page, '/agencia/conexoes')
  const form = page.getByRole('region', { name: 'Conectar Meta' })
  await form.getByLabel('Token do usuário do sistema').fill(token)
  await form.getByRole('button', { name: 'Conectar Meta' }).click()
  await expectToast(page, 'Plataforma conectada')
  await page.getByRole('link', { name: `Ligar a um cliente: ${dollars.name}` }).click()
  await page.getByRole('combobox', { name: 'Cliente' }).selectOption(company.id)
  const rate = page.getByLabel('Quantos reais vale 1 USD')
  await rate.fill('cinco')
  await page.getByRole('button', { name: 'Ligar ao cliente' }).click()
  await expect(page.getByText('Escreva quantos reais vale 1 USD, como 5,43.')).toBeVisible()
  forgiveRefusals(complaints)
  await rate.fill('5,43')
  await page.getByRole('button', { name: 'Ligar ao cliente' }).click()
  await expectToast(page, 'Conta ligada ao cliente')
  await expect(page.getByText('Convertida a 5,43.')).toBeVisible()
  await expect(page.getByText('Ativa', { exact: true })).toBeVisible({ timeout: 40_000 })
  await expectAccessible(page, 'an account in dollars')
  await page.getByLabel('Quantos reais vale 1 USD').fill('6')
  await page.getByRole('button', { name: 'Guardar a taxa' }).click()
  await expectToast(page, 'Taxa guardada')
  await page.getByRole('link', { name: 'Conferir com a plataforma' }).click()
  await page.getByRole('button', { name: 'Conferir' }).click()
  await expect(page.getByText('o investimento é o mesmo na plataforma e aqui')).toBeVisible()
  await expect(page.getByRole('cell', { name: /US\$/ }).first()).toBeVisible()
})

test('A manager’s accounts come by a service account’s file or by signing in, and a refusal changes nothing @whole', async ({
  page,
  staff: _staff,
  database,
  complaints,
}) => {
  const manager = newAccount({ isManager: true, campaigns: [] })
  const below = newAccount({ manager: manager.id, name: `Busca ${newId()}` })
  const world = { accounts: [manager, below], direct: [manager.id] }
  const { serviceAccount } = await tell({ google: world, denies: { google: true } })
  await openHydrated(page, '/agencia/conexoes')
  const form = page.getByRole('region', { name: 'Conectar Google' })
  await form.getByRole('link', { name: 'entre com a sua conta do Google' }).click()
  await expectToast(page, 'A plataforma não foi conectada')
  await tell({ denies: { google: false } })
  await form.getByLabel('Arquivo JSON da conta de serviço').fill('{"type": "outra coisa"}')
  await form.getByRole('button', { name: 'Conectar Google' }).click()
  await expect(form.getByText('Este não é o arquivo JSON')).toBeVisible()
  forgiveRefusals(complaints)
  await form.getByLabel('Arquivo JSON da conta de serviço').fill(serviceAccount)
  await form.getByRole('button', { name: 'Conectar Google' }).click()
  await expectToast(page, 'Plataforma conectada')
  await expect(page.getByText(below.name)).toBeVisible()
  await form.getByRole('link', { name: 'entre com a sua conta do Google' }).click()
  await expectToast(page, 'Plataforma conectada')
  const { rows } = await database.db.execute(
    sql`select from alisio.ad_credentials where kind = 'sign-in' and platform = 'google'`,
  )
  expect(rows.length).toBeGreaterThan(0)
})

const states = ['active', 'waiting', 'reconnect', 'no-permission', 'set-up']

test('axe finds nothing on any state of a connection @whole', async ({
  page,
  staff: _staff,
  company,
  database,
}) => {
  test.setTimeout(60_000)
  const label = `Meta de uma agência com um nome bem comprido ${randomUUID()}`
  const { rows } = await database.db.execute<{ id: string }>(sql`
    insert into alisio.ad_credentials (platform, kind, label, secret, expires_at)
    values ('meta', 'token', ${label}, 'v1.x', now() + interval '5 days') returning id`)
  const credential = rows[0]?.id as string
  const ids: string[] = []
  for (const state of states) {
    const external = newId()
    const { rows: accounts } = await database.db.execute<{ id: string }>(sql`
      insert into alisio.ad_accounts (platform, external_id, name, currency, zone, credential_id,
        client_id, state, problem, wanted_from, next_sync_at)
      values ('meta', ${external}, ${`Conta ${state}`}, 'BRL', 'America/Sao_Paulo', ${credential},
        ${company.id}, ${state}, ${state === 'active' ? null : '100/33'}, '2025-10-14',
        now() + interval '3 hours') returning id`)
    ids.push(accounts[0]?.id as string)
    await database.db.execute(sql`
      insert into alisio.imports (client_id, state, file_name, platform, staff_name, seq,
        ad_account_id, covered_from, covered_until, done_at, result)
      values (${company.id}, 'done', 'Conexão', 'meta', 'Ana', nextval('alisio.layer_order'),
        ${accounts[0]?.id}, '2026-03-01', current_date - 1, now(), '{}')`)
    await database.db.execute(sql`
      insert into alisio.ad_syncs (account_id, client_id, reason, state, ended_at, first_day,
        last_day, requests, days, changed, problem)
      values (${accounts[0]?.id}, ${company.id}, 'night',
        ${state === 'active' ? 'done' : 'failed'}, now(), '2026-10-18', '2026-11-14', 4, 280, 12,
        ${state === 'active' ? null : '100/33'})`)
  }
  await openHydrated(page, '/agencia/conexoes')
  const card = page.getByRole('region', { name: label })
  await expect(card.getByText('Termina em 5 dias')).toBeVisible()
  await card.getByText('Renovar o acesso').first().click()
  await expectAccessible(page, 'connections')
  for (const [at, state] of states.entries()) {
    await moveTo(page, `/agencia/conexoes/${ids[at]}`)
    await expectAccessible(page, state)
  }
  await database.db.execute(sql`
    update alisio.ad_accounts set next_sync_at = now() where id = ${ids[0]}`)
  await moveTo(page, `/agencia/conexoes/${ids[0]}`)
  await expect(page.getByText(/Buscando os últimos 13 meses/)).toBeVisible()
  await expectAccessible(page, 'progress')
  await moveTo(page, `/agencia/conexoes/${ids[1]}/conferir`)
  await expectAccessible(page, 'compare')
  await database.db.execute(sql`delete from alisio.ad_credentials where id = ${credential}`)
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a token is pasted and an account given to a client @whole', async ({
    page,
    staff: _staff,
    company,
  }) => {
    const account = newAccount()
    const token = `EAA${randomUUID()}`
    await tell({ meta: { token, accounts: [account] } })
    await page.goto('/agencia/conexoes')
    const form = page.getByRole('region', { name: 'Conectar Meta' })
    await form.getByLabel('Token do usuário do sistema').fill(token)
    await form.getByRole('button', { name: 'Conectar Meta' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Plataforma conectada' })).toBeVisible()
    await page.getByRole('link', { name: `Ligar a um cliente: ${account.name}` }).click()
    await page.getByRole('combobox', { name: 'Cliente' }).selectOption(company.id)
    await page.getByRole('button', { name: 'Ligar ao cliente' }).click()
    await expect(page.getByText('Números de', { exact: false }).first()).toBeVisible()
  })
})
