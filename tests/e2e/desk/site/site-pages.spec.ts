import { siteMap } from '#content/site-map.ts'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { forgiveRefusals } from '#tests/support/pages/forms.ts'
import { requireSome } from '#tests/support/pages/site.ts'
import { expect, publish, test } from '#tests/support/people/publishing.ts'

// One after another: they change the site that all of them see.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

const cases = siteMap.find(({ page }) => page === 'cases')?.path ?? ''
const service = siteMap.find(({ page, canonical }) => page === 'service' && !canonical)
const slug = service?.content.replace('services/', '') ?? ''
const address = service?.path ?? ''
const managed = `/agencia/site/paginas/service/${slug}`

requireSome(cases && service, 'a page of cases and a service')

test('A case begins from a template and is on the page of cases once it is published', async ({
  page,
  browser,
  staff: _staff,
}) => {
  const company = `Padaria São João ${crypto.randomUUID().slice(0, 6)}`
  await openHydrated(page, '/agencia/site/paginas?tipo=case')
  await expectAccessible(page, 'Páginas')
  await page.getByLabel('Empresa do case').fill(company)
  await expect(page.getByLabel('Endereço')).toHaveValue(/^padaria-sao-joao-/)
  const typedAddress = await page.getByLabel('Endereço').inputValue()
  await page.getByRole('button', { name: /^Criar rascunho/ }).click()
  await expect(page.getByText('Rascunho criado')).toBeVisible()
  const first = page.locator('.site-form [data-field]').first()
  await expect(first).toBeFocused()
  // What to write is no text of the field.
  await expect(first).toHaveValue('')
  await expect(first).toHaveAttribute('placeholder', /./)
  await expectAccessible(page, 'um modelo por escrever')
  await expect(page.frameLocator('.site-frame iframe').locator('mark').first()).toBeAttached()
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await visitor.goto(cases)
  await expect(visitor.locator(`[id="${typedAddress}"]`)).toHaveCount(0)
  await openHydrated(page, '/agencia/site/publicar')
  await expectAccessible(page, 'Publicar')
  await expect(page.getByText(/textos do modelo por escrever/)).toBeVisible()
  await publish(page)
  const look = page.getByRole('link', { name: 'Ver no site' })
  await expect(look).toHaveAttribute('href', `${cases}#${typedAddress}`)
  await expect(async () => {
    // Without its anchor, with which the browser would not load the page again.
    await visitor.goto(cases)
    await expect(visitor.locator(`[id="${typedAddress}"]`)).toBeAttached({ timeout: 500 })
    await expect(visitor.getByRole('main')).toContainText(company, { timeout: 500 })
  }).toPass()
  // What nobody wrote is for the preview, and the live page is one press away.
  await expect(visitor.getByRole('main')).not.toContainText('Troque este texto')
  await expect(page.getByRole('link', { name: 'Ver o site' })).toHaveAttribute('href', /^\//)
  await visitor.context().close()
})

test('A case that is on the site goes with a step back @whole', async ({
  page,
  browser,
  staff: _staff,
}) => {
  const company = `Padaria São João ${crypto.randomUUID().slice(0, 6)}`
  await openHydrated(page, '/agencia/site/paginas?tipo=case')
  await page.getByLabel('Empresa do case').fill(company)
  await expect(page.getByLabel('Endereço')).toHaveValue(/^padaria-sao-joao-/)
  const typedAddress = await page.getByLabel('Endereço').inputValue()
  await page.getByRole('button', { name: /^Criar rascunho/ }).click()
  await expect(page.getByText('Rascunho criado')).toBeVisible()
  await publish(page)
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await expect(async () => {
    await visitor.goto(cases)
    await expect(visitor.locator(`[id="${typedAddress}"]`)).toBeAttached({ timeout: 500 })
  }).toPass()
  await openHydrated(page, '/agencia/site/historico')
  const versions = page.getByRole('region', { name: 'Versões' }).getByRole('listitem')
  await expect(versions.first()).toContainText(`Novo no site: ${company}`)
  await expect(versions.last()).toContainText('O site como veio')
  await versions.nth(1).getByRole('button', { name: 'Voltar a esta versão' }).click()
  await expect(page.getByRole('link', { name: `Sai do site: ${company}` })).toBeVisible()
  await publish(page)
  await expect(async () => {
    await visitor.goto(cases)
    await expect(visitor.locator(`[id="${typedAddress}"]`)).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await visitor.context().close()
})

test('A changed address leads from the old one to the new one @whole', async ({
  page,
  request,
  complaints,
  staff: _staff,
}) => {
  const moved = `/lugar-novo-${crypto.randomUUID().slice(0, 6)}`
  await openHydrated(page, managed)
  await expectAccessible(page, 'Página')
  await page.getByRole('textbox', { name: 'Endereço' }).first().fill('/agencia/x')
  await page.getByRole('button', { name: 'Mudar o endereço' }).first().click()
  await expect(page.getByText('Este endereço é do próprio sistema')).toBeVisible()
  forgiveRefusals(complaints)
  await page.getByRole('textbox', { name: 'Endereço' }).first().fill(moved)
  await page.getByRole('button', { name: 'Mudar o endereço' }).first().click()
  await expect(page.getByText('Endereço mudado')).toBeVisible()
  expect((await request.get(moved)).status()).toBe(404)
  await publish(page)
  await expect(async () => {
    const answer = await request.get(`${address}?utm_source=x`, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(`${moved}?utm_source=x`)
    expect((await request.get(moved)).status()).toBe(200)
  }).toPass()
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap.includes(`${moved}<`)).toBe(true)
  expect(sitemap.includes(`${address}<`)).toBe(false)
  // Back where it was, and no loop is left.
  await openHydrated(page, managed)
  await page.getByRole('textbox', { name: 'Endereço' }).first().fill(address)
  await page.getByRole('button', { name: 'Mudar o endereço' }).first().click()
  await expect(page.getByText('Endereço mudado')).toBeVisible()
  await publish(page)
  await expect(async () => {
    expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(200)
    const answer = await request.get(moved, { maxRedirects: 0 })
    expect(answer.headers().location).toBe(address)
  }).toPass()
})

test('An archived page says that it is gone, after its links were shown, and comes back @whole', async ({
  page,
  request,
  staff: _staff,
}) => {
  // A text that leads to it.
  const editor = `/agencia/site?${new URLSearchParams({ doc: 'whatsapp#greeting' })}`
  await openHydrated(page, editor)
  const field = page.locator('.site-form [data-field]').first()
  await field.fill(`Olá! Vi [isto](${address}).`)
  await expect(page.getByRole('status').filter({ hasText: 'Rascunho salvo' })).toBeVisible()
  await publish(page)
  const archive = page.getByRole('region', { name: 'Arquivar' })
  // The page that tells may come from before the release.
  await expect(async () => {
    await openHydrated(page, managed)
    const link = archive.getByRole('link', { name: 'Saudação no WhatsApp' })
    await expect(link).toBeVisible({ timeout: 1000 })
  }).toPass()
  await archive.getByRole('button', { name: 'Arquivar' }).click()
  await page.waitForURL('**/agencia/site/paginas')
  await openHydrated(page, '/agencia/site/publicar')
  const dead = page.getByRole('region', { name: 'Links para páginas que saem' })
  await expect(dead.getByRole('link', { name: 'Saudação no WhatsApp' })).toBeVisible()
  await expectAccessible(page, 'Publicar')
  await publish(page)
  await expect(async () => {
    const answer = await request.get(address)
    expect(answer.status()).toBe(410)
    expect((await answer.text()).includes('Esta página saiu do ar')).toBe(true)
  }).toPass()
  const home = await (await request.get('/')).text()
  expect(home.includes(`href="${address}"`)).toBe(false)
  await openHydrated(page, managed)
  await page.getByRole('button', { name: 'Trazer de volta' }).click()
  await expect(page.getByText('Aparece no site ao publicar.')).toBeVisible()
  await publish(page)
  await expect(async () => {
    expect((await request.get(address)).status()).toBe(200)
  }).toPass()
})

test('Two versions are compared, and a scheduled one gets another hour @whole', async ({
  page,
  staff: _staff,
}) => {
  await openHydrated(page, `/agencia/site?${new URLSearchParams({ doc: 'whatsapp#greeting' })}`)
  await page.locator('.site-form [data-field]').first().fill('Olá, mar calmo')
  await expect(page.getByRole('status').filter({ hasText: 'Rascunho salvo' })).toBeVisible()
  await openHydrated(page, '/agencia/site/publicar')
  await page.getByRole('radio', { name: /^Agendar/ }).check()
  const year = new Date().getFullYear() + 1
  await page.getByLabel('Dia', { exact: true }).fill(`${year}-03-10`)
  await page.getByLabel('Hora', { exact: true }).fill('10:00')
  await page.getByRole('button', { name: 'Agendar' }).click()
  const toast = page.getByText(`Entra no ar em 10/03/${year} às 10:00.`, { exact: false })
  await expect(toast.first()).toBeVisible({ timeout: 60_000 })
  await openHydrated(page, '/agencia/site/publicar')
  await expect(page.getByRole('region', { name: 'Agendado' })).toContainText('10:00')
  await expectAccessible(page, 'Publicar')
  await page.getByRole('link', { name: 'Mudar a hora ou cancelar' }).click()
  await page.getByRole('textbox', { name: 'Hora', exact: true }).fill('11:30')
  await page.getByRole('button', { name: 'Mudar a hora' }).click()
  await expect(page.getByText(`Entra no ar em 10/03/${year} às 11:30.`)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Hora', exact: true })).toHaveValue('11:30')
  await page.getByRole('button', { name: 'Comparar' }).click()
  const differences = page.getByRole('region', { name: 'Diferenças' })
  await expect(differences.getByRole('insertion').filter({ hasText: 'mar' })).toBeVisible()
  await expectAccessible(page, 'Versão')
})
