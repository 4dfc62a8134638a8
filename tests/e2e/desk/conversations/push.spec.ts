import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { newReader } from '#tests/support/features/conversations/push-service.ts'
import { expectNothingBesideThePage, expectNoViolations } from '#tests/support/pages/axe.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { forgiveRefusals } from '#tests/support/pages/forms.ts'
import { expect, test } from '#tests/support/people/desk.ts'

/**
 * The browser of the tests reaches no push service and asks nobody, so its subscription is one of
 * ours; the service worker is the real one.
 */
async function stubSubscription(context: BrowserContext): Promise<string> {
  const { p256dh, auth } = newReader()
  const endpoint = `https://push.example.com/${randomUUID()}`
  const subscription = { endpoint, keys: { p256dh, auth } }
  await context.addInitScript((json) => {
    const manager = {
      subscribe: async () => ({ toJSON: () => json }),
      getSubscription: async () => null,
    }
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', {
      get: () => manager,
    })
    window.PushManager ??= class {} as typeof PushManager
    window.Notification = Object.assign(() => {}, {
      permission: 'default',
      requestPermission: async () => 'granted',
    }) as unknown as typeof Notification
  }, subscription)
  return endpoint
}

const workers = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
const devices = (page: Page) => page.getByRole('list', { name: 'Aparelhos que recebem avisos' })

test('The desk can be installed and its notifications turned on; the public site has no worker', async ({
  page,
  context,
  staff,
  database,
}) => {
  const endpoint = await stubSubscription(context)
  await page.goto('/')
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe(
    '/manifest.webmanifest',
  )
  const home = await page.request.get('/')
  expect(home.headers()['content-security-policy']).toContain("worker-src 'none'")

  await openHydrated(page, '/agencia')
  await page.getByRole('link', { name: 'Avisos', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avisos')
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) as string
  const answer = await page.request.get(address)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({
    scope: '/agencia',
    start_url: '/agencia',
    display: 'standalone',
  })
  expect(manifest.icons.map(({ purpose = 'any' }) => purpose)).toContain('maskable')
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200)

  expect(await workers(page)).toEqual([])
  await page.getByRole('button', { name: 'Ativar neste aparelho' }).click()
  await expect(devices(page).getByRole('listitem')).toHaveCount(1)
  await expect(devices(page)).toContainText('(este)')
  await expect(page.getByText('Este aparelho recebe os avisos.')).toBeVisible()
  expect(await workers(page)).toEqual(['/agencia'])
  const { rows } = await database.db.execute(
    sql`select endpoint from alisio.push_subscriptions where user_id = ${staff.id}`,
  )
  expect(rows).toEqual([{ endpoint }])
  await expectNoViolations(page, 'Avisos with a device')
  await expectNothingBesideThePage(page, 'Avisos with a device')

  // No wider scope, so a page of the site can never come under it.
  const script = await page.request.get('/agencia/avisos.js')
  expect(script.headers()).toMatchObject({ 'service-worker-allowed': '/agencia' })

  await devices(page)
    .getByRole('button', { name: /^Remover/ })
    .click()
  await expect(page.getByText('Nenhum ainda.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ativar neste aparelho' })).toBeVisible()
})

test('Whoever signs out hears nothing more on that device @whole', async ({
  page,
  context,
  staff,
  database,
}) => {
  await stubSubscription(context)
  await openHydrated(page, '/agencia/avisos')
  await page.getByRole('button', { name: 'Ativar neste aparelho' }).click()
  await expect(devices(page).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/$/)
  const { rows } = await database.db.execute(
    sql`select id from alisio.push_subscriptions where user_id = ${staff.id}`,
  )
  expect(rows).toEqual([])
})

test('On an iPhone in Safari the page says how to add the desk to the home screen @whole', async ({
  page,
  context,
  staff: _staff,
}) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager')
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone) Safari/604' })
  })
  await openHydrated(page, '/agencia/avisos')
  await expect(page.getByText('depois de pôr a mesa na Tela de Início')).toBeVisible()
  await expect(page.getByText('“Adicionar à Tela de Início”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ativar neste aparelho' })).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('Choices, quiet hours and devices are changed by plain forms @whole', async ({
    page,
    staff,
    database,
    complaints,
  }) => {
    const { p256dh, auth } = newReader()
    await database.db.execute(sql`
      insert into alisio.push_subscriptions (user_id, session_id, endpoint, p256dh, auth, label)
      values (${staff.id}, 'gone', ${`https://push.example.com/${staff.id}`}, ${p256dh}, ${auth},
        'Chrome no Android')`)
    await page.goto('/agencia/avisos')
    const hint = page.locator('noscript p').filter({ hasText: 'Ativar precisa de JavaScript' })
    await expect(hint).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ativar neste aparelho' })).toHaveCount(0)
    const names = page.getByLabel('Mostrar nomes na notificação')
    await expect(names).not.toBeChecked()
    await names.check()
    await page.getByLabel('Novo lead').uncheck()
    await page.getByLabel('Das').fill('21:30')
    await page.getByLabel('Até as').fill('')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('Preencha as duas horas, ou nenhuma')).toBeVisible()
    forgiveRefusals(complaints)
    await expect(names).toBeChecked()
    await expect(page.getByLabel('Novo lead')).not.toBeChecked()
    await expect(page.getByLabel('Das')).toHaveValue('21:30')
    await page.getByLabel('Até as').fill('06:15')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Avisos salvos' })).toBeVisible()
    await page.goto('/agencia/avisos')
    await expect(names).toBeChecked()
    await expect(page.getByLabel('Novo lead')).not.toBeChecked()
    await expect(page.getByLabel('Alguém espera')).toBeChecked()
    await expect(page.getByLabel('Das')).toHaveValue('21:30')
    await expect(page.getByLabel('Até as')).toHaveValue('06:15')

    await devices(page).getByRole('button', { name: 'Remover: Chrome no Android' }).click()
    await expect(page.getByText('Nenhum ainda.')).toBeVisible()
    await page.goto('/agencia/registro')
    await expect(page.getByText('removeu um aparelho dos avisos').first()).toBeVisible()
  })
})
