import { forgiveRefusals } from '#tests/support/pages/forms.ts'
import { requireParts } from '#tests/support/pages/site.ts'
import { expect, test } from '#tests/support/people/client-area.ts'

requireParts('clientArea')

test.use({ javaScriptEnabled: false })

test('Signing in, saving a profile and signing out work without JavaScript', async ({
  page,
  client,
  context,
  complaints,
}) => {
  await context.clearCookies()
  await page.goto('/auth')
  const login = page.locator('#panel-login')
  await login.getByLabel('Email').fill('ana')
  await login.getByLabel('Senha').fill('123')
  await login.getByRole('button', { name: 'Entrar' }).click()
  await expect(login).toContainText('Email inválido')
  await login.getByLabel('Email').fill(client.email)
  await login.getByLabel('Senha').fill('uma senha errada')
  await login.getByRole('button', { name: 'Entrar' }).click()
  await expect(login.getByRole('alert')).toContainText('Erro ao fazer login')
  await login.getByLabel('Email').fill(client.email)
  await login.getByLabel('Senha').fill(client.password)
  await login.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('status').filter({ hasText: 'Login realizado!' })).toBeVisible()
  await page.getByRole('link', { name: 'Configurações' }).click()
  await expect(page.getByText('Login realizado!')).toHaveCount(0)
  await page.getByLabel('Empresa').fill('Padaria do Porto')
  await page.getByRole('button', { name: 'Salvar Alterações' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Perfil atualizado!' })).toBeVisible()
  await expect(page.getByLabel('Empresa')).toHaveValue('Padaria do Porto')
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth$/)
  forgiveRefusals(complaints)
})

test('Preferences are saved by a plain form', async ({ page, client: _client }) => {
  await page.goto('/dashboard/accessibility')
  await page.getByLabel('Grande').check()
  await page.getByLabel('Alto contraste').check()
  await page.getByRole('button', { name: 'Salvar preferências' }).click()
  await expect(page.getByRole('status').first()).toContainText('Preferências atualizadas')
  await expect(page.locator('html')).toHaveAttribute('data-font', 'large')
  await expect(page.locator('html')).toHaveClass(/high-contrast/)
  await page.getByLabel('Alto contraste').uncheck()
  await page.getByRole('button', { name: 'Salvar preferências' }).click()
  await expect(page.locator('html')).not.toHaveClass(/high-contrast/)
})

test('The menu of a phone opens without JavaScript @whole', async ({ page, client: _client }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/campaigns')
  await expect(page.getByRole('link', { name: 'Configurações' })).toBeHidden()
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByRole('link', { name: 'Configurações' }).click()
  await expect(page).toHaveURL(/settings$/)
})
