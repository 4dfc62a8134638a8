import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { timeForAll } from '#tests/support/missing.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { expectToast, fillSignUp, forgiveRefusals, signIn } from '#tests/support/pages/forms.ts'
import { requireParts, skipWithout } from '#tests/support/pages/site.ts'
import { expect, test } from '#tests/support/people/client-area.ts'

requireParts('clientArea')

/** What may come in place of our answer: nothing, a proxy's page, a hotel's page. */
const losses: Record<string, (route: Route) => Promise<void>> = {
  'a dropped connection': (route) => route.abort('connectionreset'),
  'a proxy’s 502': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  'a page of somebody else': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }),
}

/** Loses what a page sends, or what it asks to be shown, from now on. */
async function lose(page: Page, method: 'POST' | 'GET', loss: (route: Route) => Promise<void>) {
  const isLost = (route: Route) => {
    const { pathname } = new URL(route.request().url())
    return route.request().method() === method && (method === 'POST' || pathname.endsWith('.data'))
  }
  await page.route('**/*', (route) => (isLost(route) ? loss(route) : route.fallback()))
}

for (const [name, loss] of Object.entries(losses)) {
  test.describe(() => {
    if (name !== 'a dropped connection') skipWithout(timeForAll)
    test(`Signing in meets ${name}: a toast reports it, and the fields keep their values`, async ({
      page,
      complaints,
    }) => {
      await openHydrated(page, '/auth')
      await lose(page, 'POST', loss)
      await signIn(page, 'ana@example.com', 'uma senha qualquer')
      await expectToast(page, 'Erro ao fazer login', 'Não conseguimos falar com o servidor.')
      const form = page.getByRole('tabpanel', { name: 'Login' })
      await expect(form.getByLabel('Email')).toHaveValue('ana@example.com')
      await expect(form.locator('[name=password]')).toHaveValue('uma senha qualquer')
      await expect(form.getByRole('button', { name: 'Entrar' })).toBeEnabled()
      forgiveRefusals(complaints)
    })

    test(`Moving within the client area meets ${name}: menu and page stay`, async ({
      page,
      client: _client,
      complaints,
    }) => {
      await openHydrated(page, '/dashboard/settings')
      await page.getByLabel('Nome Completo').fill('Ana, a meio caminho')
      // The other pages' code arrives while nothing else happens.
      await page.waitForLoadState('networkidle')
      await lose(page, 'GET', loss)
      const menu = page.getByRole('navigation', { name: 'Menu Principal' })
      await menu.getByRole('link', { name: 'Campanhas' }).click()
      await expectToast(page, 'A página não abriu')
      await expect(page).toHaveURL(/\/dashboard\/settings$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações')
      await expect(page.getByLabel('Nome Completo')).toHaveValue('Ana, a meio caminho')
      await expect(menu.getByRole('link', { name: 'Suporte' })).toBeVisible()
      forgiveRefusals(complaints)
      await page.unroute('**/*')
      await page.getByRole('button', { name: 'Tentar de novo' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campanhas')
    })
  })
}

const drop = losses['a dropped connection'] as (route: Route) => Promise<void>

test('Signing up meets a dropped connection, and works at the next try @whole', async ({
  page,
  complaints,
}) => {
  await openHydrated(page, '/auth')
  await lose(page, 'POST', drop)
  const email = `${randomUUID()}@example.com`
  const form = await fillSignUp(page, { email, password: 'jangada-no-mar-aberto' })
  await form.getByRole('button', { name: 'Criar Conta' }).click()
  await expectToast(page, 'Erro ao criar conta')
  await expect(form.getByLabel('Nome Completo')).toHaveValue('Ana Lima')
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await page.unroute('**/*')
  await form.getByRole('button', { name: 'Criar Conta' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  // The question about the password, which was lost too, may be answered last of all.
  forgiveRefusals(complaints)
})

test('Forms of the client area keep their page and what was typed @whole', async ({
  page,
  client,
  complaints,
}) => {
  await openHydrated(page, '/dashboard/settings')
  await lose(page, 'POST', drop)
  await page.getByLabel('Nome Completo').fill('Ana Lima Sá')
  await page.getByRole('button', { name: 'Salvar Alterações' }).click()
  await expectToast(page, 'Erro ao atualizar perfil')
  await expect(page.getByLabel('Nome Completo')).toHaveValue('Ana Lima Sá')
  await page.getByLabel('Senha atual').fill(client.password)
  await page.locator('[name=password]').fill('vento terral de agosto')
  await page.locator('[name=confirmPassword]').fill('vento terral de agosto')
  await page.getByRole('button', { name: 'Alterar senha' }).click()
  await expectToast(page, 'Erro ao alterar senha')
  await expect(page.getByLabel('Senha atual')).toHaveValue(client.password)
  await page.getByRole('button', { name: 'Enviar link de confirmação' }).click()
  await expectToast(page, 'Erro ao enviar email')
  await page.getByText('Excluir conta', { exact: true }).click()
  await page.getByLabel('Confirme com a sua senha').fill(client.password)
  await page.getByRole('button', { name: 'Excluir minha conta para sempre' }).click()
  await expectToast(page, 'Erro ao excluir conta')
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await expectToast(page, 'Erro ao fazer logout')
  await expect(page.getByLabel('Nome Completo')).toHaveValue('Ana Lima Sá')
  forgiveRefusals(complaints)
  await page.unroute('**/*')
  await page.getByRole('button', { name: 'Salvar Alterações' }).click()
  await expectToast(page, 'Perfil atualizado!')
})

test('A failed request for demo data, a reset and a preference show what failed @whole', async ({
  page,
  client: _client,
  context,
  complaints,
}) => {
  await openHydrated(page, '/dashboard')
  await lose(page, 'POST', drop)
  await page.getByRole('button', { name: 'Gerar Dados Demo' }).click()
  await expectToast(page, 'Erro ao criar dados demo')
  await expect(page.getByText('Nenhuma campanha encontrada')).toBeVisible()
  await page.getByRole('link', { name: 'Acessibilidade' }).click()
  await page.getByText('Grande', { exact: true }).click()
  await expectToast(page, 'Erro ao atualizar preferências')
  await context.clearCookies()
  await openHydrated(page, '/auth?mode=forgot')
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await expectToast(page, 'Erro ao enviar email')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@example.com')
  forgiveRefusals(complaints)
})

test('Signed in, but the way in is lost: the entrance stays, and leads nowhere by itself @whole', async ({
  page,
  client,
  context,
  complaints,
}) => {
  await context.clearCookies()
  await openHydrated(page, '/auth')
  await page.waitForLoadState('networkidle')
  await lose(page, 'GET', drop)
  await signIn(page, client.email, client.password)
  await expectToast(page, 'A página não abriu')
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByRole('link', { name: 'Visão Geral' })).toHaveCount(0)
  forgiveRefusals(complaints)
  await page.unroute('**/*')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('Going back to a page that cannot be loaded keeps the current page @whole', async ({
  page,
  client: _client,
  complaints,
}) => {
  await openHydrated(page, '/dashboard/support')
  await page.getByRole('link', { name: 'Acessibilidade' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acessibilidade')
  await lose(page, 'GET', drop)
  await page.goBack()
  await expectToast(page, 'A página não abriu')
  await expect(page).toHaveURL(/\/accessibility$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acessibilidade')
  forgiveRefusals(complaints)
})
