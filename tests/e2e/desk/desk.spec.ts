import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { CLIENT_CHAT_PATH } from '#features/assistant/rules/chat.ts'
import { hashToken, newToken } from '#features/people/server/invitations/invite.ts'
import type { Database } from '#server/db/client.ts'
import { openHydrated, waitForHydration } from '#tests/support/pages/browser.ts'
import { expectToast, forgiveRefusals, signIn } from '#tests/support/pages/forms.ts'
import { addCampaign, addStats } from '#tests/support/people/clients.ts'
import { addCompany, expect, grantAccess, test } from '#tests/support/people/desk.ts'
import { codeFor } from '#tests/support/people/totp.ts'
import { waitForMail } from '#tests/support/smtp.ts'

const password = 'jangada-no-mar-aberto'
const newAddress = () => `${randomUUID()}@example.com`

/** As the command leaves it: that it prints and mails the link is its own test. */
async function firstLink({ db }: Database, email: string): Promise<string> {
  const token = newToken()
  await db.execute(sql`
    insert into alisio.invitations (email, staff_role, token_hash, expires_at)
    values (${email}, 'owner', ${hashToken(token)}, now() + interval '1 day')`)
  return `/convite?token=${token}`
}

async function linkMailedTo(to: string): Promise<string> {
  const { text = '' } = await waitForMail({ to })
  const url = new URL(/http\S+convite\S+/.exec(text)?.[0] as string)
  return url.pathname + url.search
}

async function createAccount(page: Page, name: string) {
  await page.getByLabel('Nome Completo').fill(name)
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=confirmPassword]').fill(password)
  await page.getByRole('button', { name: 'Criar senha e entrar' }).click()
}

test('From the first link to a client who sees their own empty overview', async ({
  page,
  browser,
  baseURL,
  database,
}) => {
  test.setTimeout(120_000)
  await openHydrated(page, await firstLink(database, newAddress()))
  await createAccount(page, 'Marina Dona')
  await expect(page).toHaveURL(/\/agencia$/)

  const name = `Padaria ${randomUUID().slice(0, 8)}`
  const person = newAddress()
  await page.goto('/agencia/clientes/novo')
  await waitForHydration(page)
  await page.getByLabel('Nome da empresa').fill(name)
  await page.getByLabel('E-mail da primeira pessoa').fill(person)
  await page.getByRole('button', { name: 'Criar cliente' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectToast(page, 'Convite enviado')
  await expect(page.getByText(person).first()).toBeVisible()

  const clientContext = await browser.newContext({ baseURL, locale: 'pt-BR' })
  const client = await clientContext.newPage()
  await openHydrated(client, await linkMailedTo(person))
  await expect(client.getByRole('heading', { level: 1 })).toHaveText(name)
  await createAccount(client, 'Lívia Cliente')
  await expect(client).toHaveURL(/\/dashboard$/)
  await expect(client.getByRole('complementary').first()).toContainText(name)
  await expect(client.getByText('Nenhuma campanha encontrada')).toBeVisible()
  await expect(client.getByRole('button', { name: 'Gerar Dados Demo' })).toHaveCount(0)

  // The link has done its work.
  await clientContext.clearCookies()
  await client.goto(await linkMailedTo(person))
  await expect(client.getByRole('heading', { level: 1 })).toHaveText('Este convite não vale mais')
  await clientContext.close()

  await page.reload()
  await expect(page.getByRole('list', { name: 'Pessoas com acesso' })).toContainText(
    'Lívia Cliente',
  )
})

test('Staff set up a second factor and sign in with it, or with a recovery code', async ({
  page,
  staff,
  complaints,
}) => {
  test.setTimeout(90_000)
  await openHydrated(page, '/agencia/dois-fatores')
  await page.getByLabel('A sua senha').fill(staff.password)
  await page.getByRole('button', { name: 'Começar' }).click()
  const key = (await page.locator('.secret-words').textContent()) as string
  await page.getByLabel('Código do aplicativo').fill('000000')
  await page.getByRole('button', { name: 'Ativar' }).click()
  await expectToast(page, 'Não deu certo')
  await expect(page.locator('.secret-words')).toHaveText(key)
  await page.getByLabel('Código do aplicativo').fill(codeFor(key))
  await page.getByRole('button', { name: 'Ativar' }).click()
  const codes = page.locator('.recovery-codes li')
  await expect(codes).toHaveCount(10)
  const recovery = (await codes.first().textContent()) as string
  await page.getByRole('link', { name: 'Já guardei' }).click()
  await expect(page).toHaveURL(/\/agencia$/)

  const enter = async (code: string) => {
    await page.getByLabel('Código do aplicativo').fill(code)
    await page.getByRole('button', { name: 'Entrar' }).click()
  }
  for (const isSecond of [false, true]) {
    await page.context().clearCookies()
    await openHydrated(page, '/auth')
    await signIn(page, staff.email, staff.password)
    await expect(page).toHaveURL(/mode=code$/)
    // The password alone opens nothing, not even the client area.
    for (const path of ['/agencia/clientes', '/dashboard']) {
      const answer = await page.request.get(path, { maxRedirects: 0 })
      expect(answer.headers().location).toBe('/auth')
    }
    await enter(recovery)
    if (isSecond) {
      // A recovery code works once; the application's code goes on working.
      await expectToast(page, 'Erro ao fazer login')
      forgiveRefusals(complaints)
      await enter(codeFor(key))
    }
    await expect(page).toHaveURL(/\/agencia$/)
  }
})

test('Goals and a note set at the desk stand on the client’s overview', async ({
  page,
  staff: _,
  company,
  database,
}) => {
  const campaign = await addCampaign(database, { id: company.id, email: '' }, { name: 'Busca' })
  await addStats(database, campaign, [{ daysAgo: 0, spend: 50, conversions: 5 }])
  await openHydrated(page, `/agencia/clientes/${company.id}`)
  await page.getByRole('link', { name: 'Metas e alertas' }).click()
  await page.getByLabel('Verba do mês (R$)').fill('mil')
  await page.getByRole('button', { name: 'Salvar metas' }).click()
  await expect(page.getByText('Escreva um valor como 1.500,00').first()).toBeVisible()
  await page.getByLabel('Verba do mês (R$)').fill('1.000,00')
  await page.getByRole('button', { name: 'Salvar metas' }).click()
  await expectToast(page, 'Metas salvas')
  await page.getByRole('textbox', { name: 'Aviso' }).fill('Trocamos os criativos')
  await page.getByRole('button', { name: 'Pôr no gráfico' }).click()
  await expectToast(page, 'Aviso no gráfico')
  await page.getByRole('button', { name: 'Ver como cliente' }).click()
  await expect(
    page.getByText(/^5% da verba em \d+% do mês$|^5% da verba no mês inteiro$/),
  ).toBeVisible()
  await expect(page.getByText('Trocamos os criativos')).toBeVisible()
})

test('Staff see exactly what a client sees, change nothing, find the way back, and it is noted', async ({
  page,
  staff,
  company,
  database,
  baseURL,
}) => {
  const campaign = await addCampaign(database, { id: company.id, email: '' }, { name: 'Busca' })
  await addStats(database, campaign, [{ daysAgo: 1, spend: 123.45, clicks: 10, impressions: 100 }])
  await openHydrated(page, `/agencia/clientes/${company.id}`)
  await page.getByRole('button', { name: 'Ver como cliente' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const banner = page.getByRole('complementary', { name: 'Você está vendo como o cliente' })
  await expect(banner).toContainText(company.name)
  await expect(page.getByText('R$ 123,45').first()).toBeVisible()
  const refused = await page.request.post('/dashboard?index', {
    headers: { Origin: baseURL as string },
    form: { intent: 'generate-demo' },
    maxRedirects: 0,
  })
  expect(refused.status()).toBe(403)
  const reply = await page.request.post(CLIENT_CHAT_PATH, {
    headers: { Origin: baseURL as string },
    data: { niche: company.name, question: 'quanto foi gasto ontem?' },
  })
  expect(await reply.text()).toContain('123,45')
  await page.request.get('/dashboard/export.csv')
  await waitForHydration(page)
  await banner.getByRole('button', { name: 'Voltar à mesa' }).click()
  await expect(page).toHaveURL(new RegExp(`/agencia/clientes/${company.id}$`))
  const { rows } = await database.db.execute<{ kind: string }>(sql`
    select kind from alisio.acts where client_id = ${company.id} and staff_id = ${staff.id} order by id`)
  expect(rows.map(({ kind }) => kind)).toEqual(['client-viewed', 'figures-exported'])
})

test('A person of two companies switches between them and loses access to one at once @whole', async ({
  page,
  client,
  company,
  database,
  browser,
  employee,
  baseURL,
}) => {
  await grantAccess(database, client.id, company.id)
  const second = await addCompany(database, `Segunda ${company.name}`)
  await grantAccess(database, client.id, second)
  await openHydrated(page, '/dashboard')
  const choice = page.getByLabel('Cliente', { exact: true })
  await choice.selectOption({ label: company.name })
  await expect(choice).toHaveValue(company.id)
  await expect(page.getByText('A agência carrega os números')).toBeVisible()

  const desk = await browser.newContext({ baseURL, locale: 'pt-BR' })
  await employee(desk, 'team')
  const staffPage = await desk.newPage()
  await openHydrated(staffPage, `/agencia/clientes/${company.id}?secao=pessoas`)
  await staffPage.getByText('Tirar acesso').click()
  await staffPage.getByRole('button', { name: 'Tirar o acesso' }).click()
  await expectToast(staffPage, 'Acesso encerrado')
  await desk.close()

  await page.reload()
  await expect(choice.getByRole('option', { name: company.name, exact: true })).toHaveCount(0)
  await expect(choice).not.toHaveValue(company.id)
})

test('The owner erases a client by typing its name; nothing of it is left but the line in the log @whole', async ({
  page,
  staff,
  company,
  database,
  complaints,
}) => {
  const campaign = await addCampaign(database, { id: company.id, email: '' })
  await addStats(database, campaign, [{ daysAgo: 1 }])
  await openHydrated(page, `/agencia/clientes/${company.id}?secao=ajustes`)
  await page.getByRole('link', { name: 'Apagar para sempre' }).click()
  await page.getByLabel('Para confirmar').fill('outro nome')
  await page.getByRole('button', { name: 'Apagar para sempre' }).click()
  await expectToast(page, 'Erro ao apagar', 'O nome não confere.')
  await page.getByLabel('Para confirmar').fill(company.name)
  await page.getByRole('button', { name: 'Apagar para sempre' }).click()
  await expect(page).toHaveURL(/\/agencia\/clientes$/)
  const { rows } = await database.db.execute(sql`
    select (select count(*)::int from alisio.clients where id = ${company.id}) as clients,
      (select count(*)::int from alisio.campaigns_stats where client_id = ${company.id}) as days,
      (select count(*)::int from alisio.acts where client_id = ${company.id} and staff_id = ${staff.id}) as acts`)
  expect(rows).toEqual([{ clients: 0, days: 0, acts: 1 }])
  forgiveRefusals(complaints)
})
