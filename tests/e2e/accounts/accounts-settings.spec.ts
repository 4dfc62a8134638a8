import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { profiles, session } from '#features/people/server/schema.ts'
import { rowsAbout } from '#tests/support/database/rows-about.ts'
import { expectNothingBesideThePage, expectNoViolations } from '#tests/support/pages/axe.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { expectToast, forgiveRefusals, signIn } from '#tests/support/pages/forms.ts'
import { requireParts } from '#tests/support/pages/site.ts'
import { addCampaign, addStats } from '#tests/support/people/clients.ts'
import { expect, test } from '#tests/support/people/desk.ts'
import { waitForMail } from '#tests/support/smtp.ts'

requireParts('clientArea')

const settings = '/dashboard/settings'

test('A profile with errors is not sent; mended it is saved and found again', async ({
  page,
  client,
}) => {
  await openHydrated(page, settings)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(client.email)
  await expect(page.getByText('O email não pode ser alterado')).toBeVisible()
  await page.getByLabel('Nome Completo').fill('A')
  await page.getByLabel('Telefone').fill('123')
  await page.getByRole('button', { name: 'Salvar Alterações' }).click()
  await expect(page.getByText('Nome deve ter no mínimo 2 caracteres')).toBeVisible()
  await expect(page.getByText('Telefone inválido')).toBeVisible()
  await page.getByLabel('Nome Completo').fill('Ana Lima Sá')
  await page.getByLabel('Empresa').fill('Padaria do Porto')
  await page.getByLabel('Telefone').fill('(85) 90000-0000')
  await page.getByRole('button', { name: 'Salvar Alterações' }).click()
  await expectToast(page, 'Perfil atualizado!', 'Suas informações foram salvas com sucesso.')
  await page.reload()
  await expect(page.getByLabel('Nome Completo')).toHaveValue('Ana Lima Sá')
  await expect(page.getByLabel('Telefone')).toHaveValue('(85) 90000-0000')
})

test('Where the agency does not offer it, Meta Ads cannot be connected by the client @whole', async ({
  page,
  client: _client,
}) => {
  await page.goto(settings)
  await expect(page.getByRole('button', { name: 'Conectar Meta Ads (Em breve)' })).toBeDisabled()
  const refused = await page.request.get('/dashboard/conexoes/entrar/meta', { maxRedirects: 0 })
  expect(refused.status()).toBe(404)
})

test('Changing the password needs the current one and signs the other devices out', async ({
  page,
  client,
  browser,
  enter,
  complaints,
}) => {
  const elsewhere = await browser.newContext()
  await enter(elsewhere, client)
  const isIn = async () =>
    (await elsewhere.request.get('/dashboard', { maxRedirects: 0 })).status() === 200
  expect(await isIn()).toBe(true)
  await openHydrated(page, settings)
  await expect(page.getByText('este dispositivo')).toHaveCount(1)
  const newPassword = 'vento terral de agosto'
  const change = async (current: string) => {
    await page.getByLabel('Senha atual').fill(current)
    await page.locator('[name=password]').fill(newPassword)
    await page.locator('[name=confirmPassword]').fill(newPassword)
    await page.getByRole('button', { name: 'Alterar senha' }).click()
  }
  await change('não é esta')
  await expectToast(page, 'Erro ao alterar senha', 'A senha atual está incorreta.')
  forgiveRefusals(complaints)
  await change(client.password)
  await expectToast(page, 'Senha alterada!')
  await expect(page.getByLabel('Senha atual')).toHaveValue('')
  expect(await isIn()).toBe(false)
  const other = await elsewhere.newPage()
  await openHydrated(other, '/auth')
  await signIn(other, client.email, newPassword)
  await expect(other).toHaveURL(/\/dashboard$/)
  await elsewhere.close()
})

test('A client sees the devices and signs the others out @whole', async ({
  page,
  client,
  browser,
  enter,
}) => {
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await enter(elsewhere, client)
  await other.goto('/dashboard')
  await expect(other).toHaveURL(/\/dashboard$/)
  await openHydrated(page, settings)
  const devices = page.getByRole('region', { name: 'Dispositivos conectados' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await devices.getByRole('button', { name: 'Sair de todos' }).click()
  await expectToast(page, 'Sessões encerradas')
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await other.goto('/dashboard')
  await expect(other).toHaveURL(/\/auth$/)
  await elsewhere.close()
})

test('Devices are named in words, and nothing is wider than a phone’s screen @whole', async ({
  page,
  client,
  database,
}) => {
  const ipAddress = '2001:0db8:85a3:0000:0000:8a2e:0370:7334'
  await database.db.update(session).set({ ipAddress }).where(eq(session.userId, client.id))
  await page.setViewportSize({ width: 412, height: 800 })
  await openHydrated(page, settings)
  const devices = page.getByRole('region', { name: 'Dispositivos conectados' })
  await expect(devices.getByRole('listitem')).toContainText(['este dispositivo'])
  await expect(devices).not.toContainText('2001')
  for (const width of [412, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNothingBesideThePage(page, `${width} px`)
  }
})

test('A client downloads everything and erases the account; no row remains', async ({
  page,
  client,
  database,
  complaints,
}) => {
  const campaign = await addCampaign(database, client, { name: 'Leads', demo: true })
  await addStats(database, campaign, [{ daysAgo: 1, spend: 12.34, clicks: 5 }])
  await openHydrated(page, settings)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar meus dados' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data.account.email).toBe(client.email)
  expect(data.campaigns).toMatchObject([{ campaign_name: 'Leads', stats: [{ spend: 12.34 }] }])

  const erase = page.getByRole('button', { name: 'Excluir minha conta para sempre' })
  await expect(erase).toBeHidden()
  await page.getByText('Excluir conta', { exact: true }).click()
  await page.getByLabel('Confirme com a sua senha').fill('não é esta')
  await erase.click()
  await expectToast(page, 'Erro ao excluir conta', 'A senha atual está incorreta.')
  forgiveRefusals(complaints)
  await page.getByLabel('Confirme com a sua senha').fill(client.password)
  await erase.click()
  await expect(page).toHaveURL(/\/auth$/)
  await expectToast(page, 'Conta excluída')
  await waitForMail({ to: client.email, subject: 'A sua conta foi excluída' })
  // The mail's own row goes with the hourly job; its text went with the mail.
  expect(await rowsAbout(database, [client.id, client.email, campaign])).toEqual({
    'mails.recipient': 1,
  })
  await openHydrated(page, '/auth')
  await signIn(page, client.email, client.password)
  await expectToast(page, 'Erro ao fazer login')
  forgiveRefusals(complaints)
})

test('Data made by the agency stays until its owner confirms the removal @whole', async ({
  page,
  client,
  browser,
  employee,
  database,
  baseURL,
}) => {
  const campaign = await addCampaign(database, client, { name: 'Leads' })
  await addStats(database, campaign, [{ daysAgo: 1, spend: 12.34, clicks: 5 }])
  await openHydrated(page, settings)
  await page.getByText('Excluir conta', { exact: true }).click()
  await expect(page.getByText('até confirmarmos a exclusão deles')).toBeVisible()
  await page.getByLabel('Confirme com a sua senha').fill(client.password)
  await page.getByRole('button', { name: 'Excluir minha conta para sempre' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  const mail = await waitForMail({ to: client.email, subject: 'A sua conta foi excluída' })
  expect(mail.text).toContain('ficam arquivados até confirmarmos a exclusão deles')

  const desk = await browser.newContext({ baseURL, locale: 'pt-BR' })
  await employee(desk)
  const owner = await desk.newPage()
  await owner.goto('/agencia')
  const requests = owner.getByRole('region', { name: 'Pedidos para apagar' })
  await requests.locator(`a[href="/agencia/clientes/${client.id}"]`).click()
  await expect(owner.getByRole('heading', { name: 'Pediu para apagar' })).toBeVisible()
  await expectNoViolations(owner, 'a client that asked to be erased')
  const name = (await owner.getByRole('heading', { level: 1 }).textContent()) as string
  expect(name).toMatch(/^Conta excluída em/)
  await owner.getByRole('link', { name: 'Apagar para sempre' }).first().click()
  await owner.getByLabel(/Para confirmar/).fill(name)
  await owner.getByRole('button', { name: 'Apagar para sempre' }).click()
  await expect(owner).toHaveURL(/\/agencia\/clientes$/)
  expect(await rowsAbout(database, [campaign])).toEqual({})
  await desk.close()
})

test('A form of another site changes nothing', async ({ client, context, database }) => {
  const forms = [
    [settings, { intent: 'profile', fullName: 'Invasor', companyName: '', phone: '' }],
    [settings, { intent: 'erase', currentPassword: client.password }],
    ['/dashboard/accessibility/save', { fontSize: 'large' }],
    ['/dashboard/accessibility', { fontSize: 'large' }],
    ['/dashboard/sign-out', {}],
  ] as const
  for (const [path, form] of forms) {
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await context.request.post(path, { headers: { Origin: origin }, form })
      expect([400, 403], path).toContain(answer.status())
    }
  }
  expect(await database.db.select().from(profiles).where(eq(profiles.id, client.id))).toMatchObject(
    [{ fullName: 'Cliente de Teste' }],
  )
  expect((await context.request.get('/dashboard/settings/export')).status()).toBe(200)
})

test('A forged form names another account in vain', async ({
  client,
  context,
  database,
  browser,
  signUp,
  baseURL,
}) => {
  const elsewhere = await browser.newContext()
  const other = await signUp(elsewhere)
  await elsewhere.close()
  const names = { id: other.id, userId: other.id, user_id: other.id, email: other.email }
  const post = (path: string, form: Record<string, string>) =>
    context.request.post(path, {
      headers: { Origin: baseURL as string },
      form: { ...names, ...form },
      maxRedirects: 0,
    })
  const profile = { intent: 'profile', fullName: 'Trocado', companyName: 'Minha', phone: '' }
  await post(`${settings}?id=${other.id}`, profile)
  await post('/dashboard/accessibility/save', { fontSize: 'large' })
  const victim = await database.db.select().from(profiles).where(eq(profiles.id, other.id))
  expect(victim).toMatchObject([{ fullName: 'Cliente de Teste', companyName: '' }])
  const stored = await database.db.select().from(profiles).where(eq(profiles.id, client.id))
  expect(stored).toMatchObject([{ fullName: 'Trocado', companyName: 'Minha' }])
  const data = await (await context.request.get(`${settings}/export?user_id=${other.id}`)).text()
  expect(data).not.toContain(other.id)
})
