import { randomUUID } from 'node:crypto'
import { homeOf } from '#content/derived/addresses.ts'
import { openHydrated, waitForHydration } from '#tests/support/pages/browser.ts'
import { expectToast, fillSignUp, forgiveRefusals, signIn } from '#tests/support/pages/forms.ts'
import { requireParts } from '#tests/support/pages/site.ts'
import { expect, test } from '#tests/support/people/client-area.ts'
import { waitForMail } from '#tests/support/smtp.ts'

requireParts('clientArea')

const password = 'jangada-no-mar-aberto'
const newAddress = () => `${randomUUID()}@example.com`

test('A visitor signs up, reaches the dashboard and signs out', async ({ page }) => {
  const email = newAddress()
  await openHydrated(page, '/auth')
  const form = await fillSignUp(page, { email, password })
  await form.getByRole('button', { name: 'Criar Conta' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expectToast(page, 'Conta criada com sucesso!', 'Você pode fazer login agora.')
  await expect(page.getByRole('complementary')).toContainText(email)
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expectToast(page, 'Logout realizado', 'Até logo!')
})

test('A client signs in and is welcomed back, and going back does not lead to the form', async ({
  page,
  client,
  context,
}) => {
  await context.clearCookies()
  await openHydrated(page, homeOf('dia'))
  await openHydrated(page, '/auth')
  await signIn(page, client.email, client.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expectToast(page, 'Login realizado!', 'Bem-vindo de volta.')
  await page.goBack()
  await expect(page).toHaveURL(homeOf('dia'))
})

test('While a form is being sent its button shows progress and is disabled @whole', async ({
  page,
}) => {
  await openHydrated(page, '/auth')
  let answer = () => {}
  await page.route('**/auth.data*', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  const form = await fillSignUp(page, { email: newAddress(), password })
  await form.getByRole('button', { name: 'Criar Conta' }).click()
  await expect(form.getByRole('button', { name: 'Criando conta...' })).toBeDisabled()
  await page.getByRole('tab', { name: 'Login' }).click()
  answer()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('With errors in the form nothing is sent and each field says why; a password can be looked at', async ({
  page,
}) => {
  await openHydrated(page, '/auth')
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await page.getByRole('button', { name: 'Entrar' }).click()
  const login = page.getByRole('tabpanel', { name: 'Login' })
  await expect(login).toContainText('Email inválido')
  await expect(login).toContainText('Senha deve ter no mínimo 6 caracteres')
  await expect(login.getByLabel('Email')).toBeFocused()
  await login.getByLabel('Email').fill('ana@example.com')
  await expect(login).not.toContainText('Email inválido')
  const form = await fillSignUp(page, { name: 'A', email: 'ana', password: '12345' })
  await form.locator('[name=confirmPassword]').fill('54321')
  await form.getByRole('button', { name: 'Criar Conta' }).click()
  await expect(form).toContainText('Nome deve ter no mínimo 2 caracteres')
  await expect(form).toContainText('As senhas não coincidem')
  expect(posts).toEqual([])

  const field = form.locator('[name=password]')
  await field.fill('vento')
  await expect(form).toContainText('Use 6 caracteres ou mais')
  await field.fill('jangada ao vento')
  await expect(form).toContainText('Senha forte')
  await form.getByRole('button', { name: 'Mostrar senha' }).first().click()
  await expect(field).toHaveAttribute('type', 'text')
  await form.getByRole('button', { name: 'Ocultar senha' }).click()
  await expect(field).toHaveAttribute('type', 'password')
})

test('A wrong password and an unknown address get the same message @whole', async ({
  page,
  client,
  context,
  complaints,
}) => {
  await context.clearCookies()
  for (const email of [client.email, newAddress()]) {
    await openHydrated(page, '/auth')
    await signIn(page, email, 'uma senha errada')
    await expectToast(page, 'Erro ao fazer login', 'E-mail ou senha incorretos.')
    await expect(page).toHaveURL(/\/auth/)
  }
  forgiveRefusals(complaints)
})

test('A common password or a used address is refused with a reason, and the form stays filled in @whole', async ({
  page,
  client,
  context,
  complaints,
}) => {
  await context.clearCookies()
  await openHydrated(page, '/auth')
  const email = newAddress()
  const form = await fillSignUp(page, { email, password: 'senha123' })
  await form.getByRole('button', { name: 'Criar Conta' }).click()
  await expect(form).toContainText('Esta senha é muito comum')
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await fillSignUp(page, { email: client.email, password })
  await form.getByRole('button', { name: 'Criar Conta' }).click()
  await expectToast(page, 'Erro ao criar conta')
  forgiveRefusals(complaints)
})

test('A signed-out visitor is redirected to /auth', async ({ page }) => {
  await openHydrated(page, homeOf('dia'))
  await page.goto('/dashboard/settings')
  await expect(page).toHaveURL(/\/auth$/)
  await page.goBack()
  await expect(page).toHaveURL(homeOf('dia'))
})

test('A signed-in client is redirected from /auth to the dashboard, and back skips /auth @whole', async ({
  page,
  client: _client,
}) => {
  await openHydrated(page, homeOf('dia'))
  await page.goto('/auth')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goBack()
  await expect(page).toHaveURL(homeOf('dia'))
})

test('A forgotten password is replaced through the mailed link, once', async ({
  page,
  client,
  browser,
}) => {
  const other = await browser.newContext()
  const visitor = await other.newPage()
  await openHydrated(visitor, '/auth')
  await visitor.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await expect(visitor).toHaveURL(/mode=/)
  await visitor.getByRole('textbox', { name: 'Email' }).fill(client.email)
  await visitor.getByRole('button', { name: 'Enviar link' }).click()
  await expectToast(
    visitor,
    'Email enviado!',
    'Confira sua caixa de entrada para redefinir sua senha.',
  )
  const mail = await waitForMail({ to: client.email, subject: 'Redefina a sua senha' })
  const link = mail.text?.match(/http:\S+\/auth\?mode=reset&token=\S+/)?.[0] as string
  // Opened where somebody is signed in, it still is the form of the mail's account.
  await page.goto(link)
  await waitForHydration(page)
  await expect(page.getByRole('heading', { name: 'Crie uma nova senha' })).toBeVisible()
  await page.locator('[name=password]').fill('mar calmo de manhã')
  await page.locator('[name=confirmPassword]').fill('mar calmo de manhã')
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expectToast(page, 'Senha redefinida!')
  await signIn(page, client.email, 'mar calmo de manhã')
  await expect(page).toHaveURL(/\/dashboard$/)
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible()
  await other.close()
})

test('Signing out in one tab empties the others @whole', async ({ page, client, context }) => {
  await openHydrated(page, '/dashboard/settings')
  const other = await context.newPage()
  await openHydrated(other, '/dashboard/support')
  await other.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByText(client.email)).toHaveCount(0)
})

test('Signing in in one tab brings the others in @whole', async ({ page, client, context }) => {
  await context.clearCookies()
  await openHydrated(page, '/auth')
  const other = await context.newPage()
  await openHydrated(other, '/auth')
  await signIn(other, client.email, client.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('complementary')).toContainText(client.email)
})

test('Too many wrong passwords lock the account, with a message for how long @whole', async ({
  request,
  baseURL,
}) => {
  const form = { intent: 'sign-in', email: newAddress(), password: 'uma senha errada' }
  const attempt = () => request.post('/auth', { headers: { Origin: baseURL as string }, form })
  for (let time = 0; time < 10; time += 1) expect((await attempt()).status()).toBe(401)
  const refused = await attempt()
  expect(refused.status()).toBe(429)
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
  expect(await refused.text()).toContain('Foram tentativas demais em pouco tempo.')
})
