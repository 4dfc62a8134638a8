import type { Page } from '@playwright/test'
import { brand } from '#content/brand.ts'
import { palette } from '#content/palette.ts'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { skipWithout } from '#tests/support/pages/site.ts'
import { expect, publish, test } from '#tests/support/people/publishing.ts'

// One after another: they change the site that all of them see.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

const editor = (document: string, part?: string) =>
  `/agencia/site?${new URLSearchParams({ doc: document, ...(part && { parte: part }) })}`
const fieldAt = (page: Page, ...path: (string | number)[]) =>
  page.locator(`[data-field='${JSON.stringify(path)}']`)

/** Does something to a form and waits until it is saved. */
async function save(page: Page, act: () => Promise<void>) {
  const answer = page.waitForResponse(/\/agencia\/site\/salvar/)
  await act()
  await answer
  await expect(page.getByRole('status').filter({ hasText: 'Rascunho salvo' })).toBeVisible()
}

test('Opening hours are chosen by the names of the days, with and without scripts', async ({
  page,
  browser,
  enter,
  staff,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, editor('brand#brand', 'hours'))
  await expectAccessible(page, 'Horário de atendimento')
  const sundayOn = (on: Page) =>
    on
      .getByRole('group', { name: 'Dias da semana' })
      .first()
      .getByRole('checkbox', { name: 'domingo' })
  const wasOpen = await sundayOn(page).isChecked()
  await save(page, () => sundayOn(page).setChecked(!wasOpen))
  // What visitors read follows at once.
  if (!wasOpen) await expect(fieldAt(page, 'hours', 0, 'label')).toHaveValue(/domingo/)
  // However far somebody reads, publishing stays in sight.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('link', { name: /^Publicar/ })).toBeInViewport({ ratio: 1 })
  await openHydrated(page, '/agencia/site/publicar')
  const change = page.getByRole(wasOpen ? 'deletion' : 'insertion').filter({ hasText: 'domingo' })
  await expect(change.first()).toBeVisible()

  const context = await browser.newContext({ javaScriptEnabled: false })
  await enter(context, staff)
  const plain = await context.newPage()
  await plain.goto(editor('brand#brand', 'hours'))
  await expect(sundayOn(plain)).toBeChecked({ checked: !wasOpen })
  await sundayOn(plain).setChecked(wasOpen)
  await plain.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(sundayOn(plain)).toBeChecked({ checked: wasOpen })
  await context.close()
})

test('A number to call is written as people write it, and an address keeps its place on the map @whole', async ({
  page,
  staff: _staff,
}) => {
  await openHydrated(page, editor('brand#brand'))
  await save(page, () => fieldAt(page, 'whatsapp').fill('(11) 98888-7777'))
  await page.reload()
  await expect(fieldAt(page, 'whatsapp')).toHaveValue('+55 (11) 98888-7777')
  await openHydrated(page, editor('brand#brand', 'address'))
  await save(page, () => fieldAt(page, 'address', 'city').fill('São Paulo'))
  await expect(page.locator('.site-error')).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'País' })).toHaveValue(brand.address.country)
})

test('A new legal page waits for its text, and says so before anybody publishes', async ({
  page,
  browser,
  staff: _staff,
}) => {
  const title = `Trocas ${crypto.randomUUID().slice(0, 6)}`
  await openHydrated(page, '/agencia/site/paginas?tipo=legal')
  await page.getByLabel('Título do texto').fill(title)
  await page.getByRole('button', { name: /^Criar rascunho/ }).click()
  await expect(page.getByText('Rascunho criado')).toBeVisible()
  await openHydrated(page, '/agencia/site/publicar')
  await expect(page.getByText(/Escreva o texto desta página/).first()).toBeVisible()
  await expect(
    page.getByRole('checkbox', { name: new RegExp(`^Publicar .*${title}`) }).first(),
  ).toBeDisabled()
  await page.getByRole('link', { name: 'Corrigir' }).first().click()
  const text = fieldAt(page)
  await expect(text).toBeFocused()
  await expect(page.getByText(/^Escreva o texto desta página/)).toBeVisible()
  await expectAccessible(page, 'um texto legal por escrever')
  // As tall as a page, though nothing is written yet.
  expect((await text.boundingBox())?.height).toBeGreaterThan(300)
  const unwritten = page.getByText('por escrever', { exact: true })
  await expect(unwritten).toBeVisible()
  await save(page, () => text.fill('## Prazo\n\nVocê tem sete dias.'))
  await expect(unwritten).toBeHidden()
  await publish(page)
  const address = (await page.getByRole('link', { name: 'Ver no site' }).getAttribute('href')) ?? ''
  const visitor = await browser.newPage()
  await expect(async () => {
    await visitor.goto(address)
    await expect(visitor.getByRole('main')).toContainText('Você tem sete dias.', { timeout: 500 })
  }).toPass()
  await visitor.close()
})

test('A preview that is loaded anew stays where it was, and the desk keeps its colours @whole', async ({
  page,
  staff: _staff,
}) => {
  await openHydrated(page, editor('palette#palette'))
  const frame = () => page.frame({ url: /\/agencia\/site\/ver/ })
  const scrolled = () => frame()?.evaluate(() => window.scrollY)
  const button = page.getByRole('link', { name: /^Publicar/ })
  const colourOf = () => button.evaluate((one) => getComputedStyle(one).backgroundColor)
  const before = await colourOf()
  await page.frameLocator('.site-frame iframe').locator('footer').first().waitFor()
  await frame()?.evaluate(() => window.scrollTo(0, 1200))
  const place = await scrolled()
  expect(place).toBeGreaterThan(1000)
  const colour = () =>
    frame()?.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))
  const then = await colour()
  await save(page, () => fieldAt(page, 'own', 'main').fill('#e0559a'))
  // While the frame is loaded anew, nothing can be asked of it.
  await expect(async () => {
    expect(await colour()).not.toBe(then)
    // What lies above may be some pixels taller or smaller.
    expect(Math.abs(((await scrolled()) ?? 0) - (place ?? 0))).toBeLessThan(40)
  }).toPass({ timeout: 20_000 })
  expect(await colourOf()).toBe(before)
  expect(palette.own.main).not.toBe('#e0559a')
})

test('Texts with the name that the site came with are listed, each a press from its field @whole', async ({
  page,
  staff: _staff,
}) => {
  skipWithout('the sample’s content')
  await openHydrated(page, editor('brand#brand'))
  await save(page, () => fieldAt(page, 'name').fill('Agência da Dona'))
  await openHydrated(page, '/agencia/site/comecar')
  const left = page.getByRole('region', { name: new RegExp(`ainda dizem “${brand.name}”`) })
  await expectAccessible(page, 'o nome de antes')
  await left.getByText('Empresa e contato').click()
  // What is put together with the name follows by itself, and is not listed.
  await expect(left.getByText('Todos os caminhos até')).toHaveCount(0)
  await left.getByRole('link', { name: brand.url }).click()
  await expect(fieldAt(page, 'url')).toBeFocused()
})
