import { brand } from '#content/brand.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { expectToast } from '#tests/support/pages/forms.ts'
import { requireParts } from '#tests/support/pages/site.ts'
import { expect, test } from '#tests/support/people/client-area.ts'

requireParts('clientArea')

const support = '/dashboard/support'

test('The sidebar collapses to icons, by button and by keyboard, and stays so @whole', async ({
  page,
  client,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openHydrated(page, support)
  const sidebar = page.getByRole('complementary')
  const width = async () => (await sidebar.boundingBox())?.width
  expect(await width()).toBe(256)
  await expect(sidebar.getByRole('heading', { name: 'Menu Principal' })).toBeVisible()
  await expect(sidebar.getByText(brand.assistant)).toBeVisible()
  await expect(sidebar.getByText(client.email)).toBeVisible()
  await page.keyboard.press('Control+b')
  await expect.poll(width).toBe(48)
  await page.keyboard.press('Meta+b')
  await expect.poll(width).toBe(256)
  await page.getByRole('button', { name: 'Recolher menu' }).click()
  await expect.poll(width).toBe(48)
  const cookies = await page.context().cookies()
  const cookie = cookies.find(({ name }) => name === 'sidebar_state')
  expect(cookie?.value).toBe('false')
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7)
  await page.goto('/dashboard/settings', { waitUntil: 'commit' })
  await page.waitForSelector('aside')
  expect(await width()).toBe(48)
  // Icons keep their names.
  await expect(sidebar.getByRole('link', { name: 'Acessibilidade' })).toBeVisible()
  await expect(sidebar.getByRole('button', { name: 'Sair', exact: true })).toBeVisible()
})

test('Below 768 px the sidebar slides in over the page and closes on Escape and on links @whole', async ({
  page,
  client: _client,
}) => {
  await page.setViewportSize({ width: 767, height: 800 })
  await openHydrated(page, support)
  const sidebar = page.locator('aside')
  await expect(sidebar).toBeHidden()
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await expect(sidebar).toBeVisible()
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(288)
  await page.keyboard.press('Escape')
  await expect(sidebar).toBeHidden()
  await page.keyboard.press('Control+b')
  await expect(sidebar).toBeVisible()
  await sidebar.getByRole('link', { name: 'Configurações' }).click()
  await expect(page).toHaveURL(/settings$/)
  await expect(sidebar).toBeHidden()
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(sidebar).toBeVisible()
})

test('The menu can be skipped, names where one is, and the way there @whole', async ({
  page,
  client: _client,
}) => {
  await openHydrated(page, '/dashboard')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const pages = {
    'Visão Geral': '/dashboard',
    Campanhas: '/dashboard/campaigns',
    Configurações: '/dashboard/settings',
    Acessibilidade: '/dashboard/accessibility',
    Suporte: '/dashboard/support',
  }
  const menu = page.getByRole('navigation', { name: 'Menu Principal' })
  for (const [name, path] of Object.entries(pages)) {
    await menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(menu.locator('[aria-current=page]')).toHaveText(name)
    await expect(page.getByRole('navigation', { name: 'Você está em' })).toContainText(name)
    await expect(page).toHaveTitle(new RegExp(name))
  }
})

test('Support lists the contact channels and whether the team is open; a failed sign-out stays on the page @whole', async ({
  page,
  client: _client,
  complaints,
}) => {
  await openHydrated(page, support)
  await expect(page.getByText(brand.replyTime)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Abrir conversa' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  )
  await expect(page.getByRole('button', { name: 'Em breve' })).toBeDisabled()
  await expect(page.getByText(/^(Aberto agora|Fechado)$/)).toBeVisible()
  await expect(page.getByText(brand.hours[0].label)).toBeVisible()
  await page.route('**/sign-out', (route) => route.abort())
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await expectToast(page, 'Erro ao fazer logout')
  await expect(page).toHaveURL(/support$/)
  complaints.splice(0)
})

test('Private pages are stored nowhere and listed nowhere', async ({
  client: _client,
  context,
}) => {
  for (const path of ['/auth?mode=reset&token=x', '/dashboard', support]) {
    const answer = await context.request.get(path)
    expect(answer.headers()['cache-control'], path).toBe('no-store')
    expect(answer.headers()['content-security-policy'], path).not.toContain('unsafe-inline')
    expect(await answer.text(), path).toContain('name="robots" content="noindex"')
  }
})
