import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { requireParts } from '#tests/support/pages/site.ts'
import { expect, publish, test } from '#tests/support/people/publishing.ts'

requireParts('links')

// One after another: they change the site that all of them see.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

const editor = `/agencia/site?${new URLSearchParams({ doc: 'pages/links#page' })}`
const title = (page: Page) => page.locator('.site-form [data-field]').first()

/** Types into the first text of the page of links. */
async function write(page: Page, text: string) {
  await title(page).fill(text)
  await expect(page.getByRole('status').filter({ hasText: 'Rascunho salvo' })).toBeVisible()
}

test('A text is changed beside its page, published, found in the history and taken back', async ({
  page,
  staff: _staff,
}) => {
  await openHydrated(page, editor)
  await expectAccessible(page, 'Site')
  const before = await title(page).inputValue()
  const news = `novidade ${crypto.randomUUID().slice(0, 8)}`
  const after = `${before}, com ${news}`
  await write(page, after)
  // The frame shows the draft, visitors do not.
  const frame = page.frame({ url: /\/agencia\/site\/ver\/links/ })
  await expect.poll(async () => (await frame?.content())?.includes(news)).toBe(true)
  const visitor = await page.context().browser()?.newPage()
  await visitor?.goto('/links')
  expect((await visitor?.content())?.includes(news)).toBe(false)
  await openHydrated(page, '/agencia/site/publicar')
  await expectAccessible(page, 'Publicar')
  await expect(page.getByRole('insertion').filter({ hasText: news.split(' ')[1] })).toBeVisible()
  await publish(page)
  await expect(async () => {
    await visitor?.goto('/links')
    expect((await visitor?.content())?.includes(news)).toBe(true)
  }).toPass()
  await openHydrated(page, '/agencia/site/historico')
  await expectAccessible(page, 'Histórico')
  const versions = page.getByRole('region', { name: 'Versões' }).getByRole('listitem')
  await expect(versions.first()).toContainText('no ar agora')
  // Back: the text as it was, as a new release.
  await openHydrated(page, editor)
  await expect(title(page)).toHaveValue(after)
  await page
    .getByRole('button', { name: /^Voltar .* ao padrão$/ })
    .first()
    .click()
  await expect(title(page)).toHaveValue(before)
  await publish(page)
  await expect(async () => {
    await visitor?.goto('/links')
    expect((await visitor?.content())?.includes(news)).toBe(false)
  }).toPass()
  await visitor?.close()
})

test('Whoever edits one text after another is in nobody’s way, and counts both', async ({
  page,
  staff: _staff,
}) => {
  await openHydrated(page, editor)
  const before = await title(page).inputValue()
  await write(page, `${before}!`)
  await expect(page.getByRole('link', { name: 'Publicar 1 mudança' })).toBeVisible()
  await page.getByLabel('O que editar').selectOption({ index: 0 })
  await expect(title(page)).not.toHaveValue(`${before}!`)
  await expect(page.getByRole('link', { name: 'Publicar 1 mudança' })).toBeVisible()
  const second = await title(page).inputValue()
  await write(page, `${second}!`)
  await expect(page.getByRole('link', { name: 'Publicar 2 mudanças' })).toBeVisible()
  await write(page, second)
  await page.goBack()
  await expect(title(page)).toHaveValue(`${before}!`)
  await write(page, before)
  await expect(page.getByRole('link', { name: 'Publicar', exact: true })).toBeVisible()
})

test('A colleague’s newer text is shown instead of being overwritten @whole', async ({
  page,
  browser,
  staff: _staff,
  employee,
}) => {
  const context = await browser.newContext()
  await employee(context, 'team')
  const colleague = await context.newPage()
  await openHydrated(page, editor)
  await openHydrated(colleague, editor)
  await write(colleague, 'Texto da colega')
  await title(page).fill('O meu texto')
  const notice = page.getByRole('alert').filter({ hasText: 'mexeu aqui também' })
  await expect(notice).toContainText('Texto da colega')
  await expect(notice).toContainText('O meu texto')
  await notice.getByRole('button', { name: 'Ficar com o meu' }).click()
  await expect(notice).toBeHidden()
  await title(colleague).fill('Outro texto da colega')
  const answer = colleague.getByRole('alert').filter({ hasText: 'mexeu aqui também' })
  await answer.getByRole('button', { name: 'Usar o que está salvo' }).click()
  await expect(answer).toBeHidden()
  await expect(title(colleague)).toHaveValue('O meu texto')
  await colleague.reload()
  await expect(title(colleague)).toHaveValue('O meu texto')
  await openHydrated(colleague, '/agencia/site/publicar')
  await expect(colleague.getByText('Um dono, ou quem ele marcar')).toBeVisible()
  await context.close()
})

test('A link shows the drafts to somebody without a login, until it is withdrawn', async ({
  page,
  browser,
  staff: _staff,
}) => {
  await openHydrated(page, editor)
  await write(page, 'Só na prévia')
  await openHydrated(page, '/agencia/site/publicar')
  await page.getByRole('button', { name: 'Criar um link' }).click()
  const link = await page.getByLabel('Link, mostrado só agora').inputValue()
  await expectAccessible(page, 'Publicar com um link')
  const stranger = await browser.newPage()
  const { pathname } = new URL(link)
  const answer = await stranger.goto(`${pathname}links`)
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  expect((await stranger.content()).includes('Só na prévia')).toBe(true)
  await expectAccessible(stranger, 'a prévia para alguém')
  await page.getByRole('button', { name: /^Desligar/ }).click()
  await expect(page.getByText('Links desligados')).toBeVisible()
  expect((await stranger.goto(`${pathname}links`))?.status()).toBe(404)
  await stranger.close()
})

test('A text is found by its words, and a text that does not fit says so and stays @whole', async ({
  page,
  staff: _staff,
}) => {
  await openHydrated(page, editor)
  const text = await title(page).inputValue()
  await page.getByRole('searchbox', { name: 'Buscar um texto no site' }).fill(text)
  await page.keyboard.press('Enter')
  const results = page.getByRole('region', { name: 'Textos encontrados' })
  await expect(results.getByRole('listitem').first()).toContainText(text)
  await openHydrated(page, editor)
  await title(page).fill('')
  await expect(page.locator('.site-error').first()).toBeVisible()
  await openHydrated(page, '/agencia/site/publicar')
  await expect(page.getByText('Fica de fora')).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeDisabled()
  // Nothing can be published, so the way to the field stands where the button would.
  await expect(page.getByText('Antes de publicar, corrija o que espera')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publicar agora' })).toBeHidden()
  await page.getByRole('link', { name: 'Corrigir' }).click()
  await expect(title(page)).toBeFocused()
  const wrong = page.getByRole('link', { name: '1 campo por corrigir' })
  await title(page).blur()
  await wrong.click()
  await expect(title(page)).toBeFocused()
  // The error goes with the first letter, before anything was saved.
  await page.route('**/agencia/site/salvar', async (route) => {
    await page.waitForFunction(() => document.body.dataset.release === 'yes')
    await route.continue()
  })
  await page.keyboard.type('R')
  await expect(page.locator('.site-error').first()).toBeHidden()
  await expect(wrong).toBeHidden()
  await page.evaluate(() => {
    document.body.dataset.release = 'yes'
  })
  await write(page, text)
})

test('What is typed right before leaving is saved first, and typing on during a save is no conflict @whole', async ({
  page,
  staff: _staff,
}) => {
  await openHydrated(page, editor)
  const before = await title(page).inputValue()
  // The first save is slow: the second one waits for the version that it makes.
  let requests = 0
  await page.route('**/agencia/site/salvar', async (route) => {
    requests += 1
    if (requests === 1) await page.waitForFunction(() => document.body.dataset.release === 'yes')
    await route.continue()
  })
  const started = page.waitForRequest('**/agencia/site/salvar')
  await title(page).fill(`${before} um`)
  await started
  await title(page).fill(`${before} um dois`)
  const second = page.waitForResponse(
    (answer) => answer.url().endsWith('/salvar') && /dois/.test(answer.request().postData() ?? ''),
  )
  await page.evaluate(() => {
    document.body.dataset.release = 'yes'
  })
  await second
  await expect(page.getByRole('status').filter({ hasText: 'Rascunho salvo' })).toBeVisible()
  await title(page).fill(`${before} um dois três`)
  await page.getByRole('link', { name: /^Publicar/ }).click()
  await expect(page.getByRole('insertion').filter({ hasText: 'três' })).toBeVisible()
})
