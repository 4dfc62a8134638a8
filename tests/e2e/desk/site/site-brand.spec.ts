import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { look } from '#content/look.ts'
import { palette } from '#content/palette.ts'
import type { Database } from '#server/db/client.ts'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { expectToast } from '#tests/support/pages/forms.ts'
import { skipWithout } from '#tests/support/pages/site.ts'
import { configured } from '#tests/support/pages/sites.ts'
import { expect, publish, test } from '#tests/support/people/publishing.ts'
import { waitForMail } from '#tests/support/smtp.ts'

// The name and the colours of every page change: on the site that few other stories look at.
test.use({ baseURL: configured.origin, dataFolder: configured.dataFolder })
test.describe.configure({ mode: 'serial', timeout: 180_000 })

const editor = (document: string) => `/agencia/site?${new URLSearchParams({ doc: document })}`
const fieldAt = (page: Page, ...path: (string | number)[]) =>
  page.locator(`[data-field='${JSON.stringify(path)}']`)
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Rascunho salvo' })

async function write(page: Page, path: (string | number)[], text: string) {
  const answer = page.waitForResponse(/\/agencia\/site\/salvar/)
  await fieldAt(page, ...path).fill(text)
  await answer
  await expect(saved(page)).toBeVisible()
}

/** As somebody who has shown their second factor, which this site asks for. */
async function passSecondFactor({ db }: Database, { id }: { id: string }) {
  await db.execute(sql`update alisio."user" set two_factor_enabled = true where id = ${id}`)
  await db.execute(sql`update alisio.session set second_factor_at = now() where user_id = ${id}`)
}

test.beforeEach(({ database, staff }) => passSecondFactor(database, staff))

test.afterEach(({ database }) => database.db.execute(sql`delete from alisio.site_steps`))

/** The files of both typefaces that a page asks for ahead. */
const fontsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('link[rel=preload][as=font]')].map((one) =>
      one.getAttribute('href'),
    ),
  )

/** Every face that the page has loaded comes from these files. */
async function expectTypeface(page: Page, fonts: (string | null)[]) {
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready
    return performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.woff2'))
  })
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.filter((file) => !fonts.includes(file))).toEqual([])
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="#c8102e" d="M0 0h120v40H0z"/></svg>'

test('Name, colours, letters and logo are changed at the desk, and visitors see them without a build', async ({
  page,
}) => {
  const name = `Agência ${crypto.randomUUID().slice(0, 8)}`
  await openHydrated(page, editor('brand#brand'))
  await write(page, ['name'], name)

  await openHydrated(page, editor('palette#palette'))
  await expectAccessible(page, 'Cores')
  await write(page, ['own', 'main'], palette.themes[look.pages].bg)
  // What nobody could read is refused, with a colour that can be read.
  await expect(page.locator('.site-error')).toContainText('some no fundo')
  const take = page.getByRole('button', { name: /^Usar #/ })
  const suggested = ((await take.textContent()) ?? '').replace('Usar ', '').trim()
  await take.click()
  await expect(fieldAt(page, 'own', 'main')).toHaveValue(suggested)
  await expect(page.locator('.site-error')).toBeHidden()
  await write(page, ['own', 'main'], '#e0559a')

  await openHydrated(page, editor('look#look'))
  await expectAccessible(page, 'Logotipo e letras')
  const other = look.pair === 'space' ? 'figtree' : 'space'
  const answer = page.waitForResponse(/\/agencia\/site\/salvar/)
  await fieldAt(page, 'pair').selectOption(other)
  await answer
  const upload = page.getByLabel('Arquivo do logotipo')
  const send = page.getByRole('button', { name: 'Enviar logotipo' })
  const file = (text: string) => ({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(text),
  })
  await upload.setInputFiles(file(drawing.replace('<path', '<script>alert(1)</script><path')))
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: 'mais do que desenho' })).toBeVisible()
  await upload.setInputFiles(file(drawing))
  await send.click()
  await expect(page.getByRole('img', { name: 'Logotipo do rascunho' })).toBeVisible()
  await publish(page)

  const visitor = await page.context().browser()?.newPage({ baseURL: configured.origin })
  if (!visitor) throw new Error('no browser')
  await expect(async () => {
    await visitor.goto('/')
    await expect(visitor.locator('header').first()).toContainText(name, { timeout: 500 })
  }).toPass()
  const fonts = await fontsOf(visitor)
  const look2 = await visitor.evaluate(() => ({
    brand: getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
    logo: document.querySelector<HTMLImageElement>('header img')?.naturalWidth,
  }))
  expect(look2.brand).not.toBe(palette.themes[look.pages].brand)
  expect(look2.logo).toBeGreaterThan(0)
  for (const font of fonts) expect((await visitor.request.get(font ?? '')).status()).toBe(200)
  await expectAccessible(visitor, 'a página inicial em outras cores')
  // The doors of the client area follow too, and so does the desk, with the same typefaces.
  await visitor.goto('/auth')
  await expect(visitor.locator('link[href*="/assets/tema-"]')).toHaveCount(1)
  expect(await fontsOf(visitor)).toEqual(fonts)
  await openHydrated(page, '/agencia')
  expect(await fontsOf(page)).toEqual(fonts)
  await expectTypeface(page, fonts)
  // Icons keep their addresses and change their colours.
  for (const file of ['favicon.svg', 'favicon.ico', 'icon-192.png']) {
    const icon = await visitor.request.get(`/generated/${file}`)
    expect(icon.status()).toBe(200)
    expect(await icon.body()).not.toEqual(readFileSync(`build/client/generated/${file}`))
  }
  const manifest = await visitor.request.get('/manifest.webmanifest')
  expect(await manifest.text()).toContain(name)
  await visitor.close()
})

test('The words of a mail are changed, looked at and tried out before they are published @whole', async ({
  page,
  staff,
}) => {
  const words = `Que bom receber notícias suas ${crypto.randomUUID().slice(0, 6)}`
  await openHydrated(page, editor('mails#contactReceived'))
  await expectAccessible(page, 'as palavras de um e-mail')
  await write(page, ['title'], words)
  await expect(page.frameLocator('.site-frame iframe').getByText(words).first()).toBeVisible()
  // A token that the mail does not have is refused where it stands, and nothing is sent.
  await write(page, ['thanks'], 'Obrigado, {nome}.')
  const issue = page.locator('.site-error').filter({ hasText: '{nome}' })
  await expect(issue).toBeVisible()
  await write(page, ['thanks'], 'Obrigado por escrever.')
  await expect(issue).toBeHidden()
  await page.getByRole('button', { name: 'Enviar um teste para mim' }).click()
  await expectToast(page, 'Teste a caminho')
  const mail = await waitForMail({ to: staff.email, subject: 'Teste: ' })
  expect(mail.html).toContain(words)
})

test('A first owner makes the site their own, step by step, in few presses @whole', async ({
  page,
}) => {
  skipWithout('the sample’s content')
  let presses = 0
  const press = async (name: string | RegExp, role: 'link' | 'button' = 'link') => {
    presses += 1
    await page.getByRole(role, { name }).first().click()
  }
  await openHydrated(page, '/agencia/site')
  await press('Deixe o site com a sua cara')
  await expect(page.getByRole('heading', { name: /^0 de \d passos prontos$/ })).toBeVisible()
  await expectAccessible(page, 'Deixe o site com a sua cara')
  await press('Abrir Nome')
  await expect(page.getByText(/^Passo 1 de \d: Nome$/)).toBeVisible()
  await expect(fieldAt(page, 'name')).toBeFocused()
  await write(page, ['name'], 'Agência da Dona')
  await press('Próximo: Contato')
  await expect(page.getByText(/^Passo 2 de/)).toBeVisible()
  await write(page, ['email'], 'oi@dona.example')
  await press('Próximo: Cores')
  await expect(page.getByText(/^Passo 3 de/)).toBeVisible()
  await write(page, ['own', 'main'], '#e0559a')
  await press('Ver todos')
  await expect(page.getByRole('heading', { name: /^3 de \d passos prontos$/ })).toBeVisible()
  for (const step of ['Logotipo e letras', 'Serviços', 'Preços', 'Pessoas', 'Dados legais']) {
    const skip = page.getByRole('button', { name: `Pular: ${step}` })
    if ((await skip.count()) === 0) continue
    await press(`Pular: ${step}`, 'button')
    await expect(page.getByRole('button', { name: `Não pular: ${step}` })).toBeVisible()
  }
  await press('Publicar')
  await press('Publicar agora', 'button')
  await expect(page.getByText('As páginas já mostram as mudanças.')).toBeVisible({
    timeout: 60_000,
  })
  expect(presses).toBeLessThanOrEqual(12)
})

test('Two people see where the other one is @whole', async ({
  page,
  browser,
  employee,
  database,
}) => {
  const context = await browser.newContext({ baseURL: configured.origin })
  const other = await employee(context, 'team')
  await passSecondFactor(database, other)
  const colleague = await context.newPage()
  await openHydrated(page, editor('brand#brand'))
  await openHydrated(colleague, editor('brand#brand'))
  const notice = colleague.getByRole('status').filter({ hasText: 'está editando' })
  await expect(notice).toContainText('este texto também')
  await openHydrated(page, editor('palette#palette'))
  await openHydrated(colleague, editor('brand#brand'))
  await expect(notice.getByRole('link', { name: 'Cores' })).toBeVisible()
  await expectAccessible(colleague, 'quem mais edita')
  await context.close()
})

test('An owner lets the whole team publish prices, and nobody else decides that @whole', async ({
  page,
  browser,
  employee,
  database,
}) => {
  const context = await browser.newContext({ baseURL: configured.origin })
  await passSecondFactor(database, await employee(context, 'team'))
  const colleague = await context.newPage()
  await openHydrated(colleague, '/agencia/site/quem-publica')
  await expect(colleague.getByRole('combobox')).toHaveCount(0)
  await openHydrated(page, '/agencia/site/quem-publica')
  await expectAccessible(page, 'Quem publica')
  await page.getByLabel('Quem publica: Preços e contrato').selectOption('Toda a equipe')
  await page.getByRole('button', { name: /^Salvar ?: Preços e contrato$/ }).click()
  await expectToast(page, 'Salvo')
  await database.db.execute(sql`
    insert into alisio.site_drafts (document, patch, changed_by_name)
    values ('contract#termSentence', '"Doze meses."', 'teste'), ('claims#claims', '{}', 'teste')`)
  await openHydrated(colleague, '/agencia/site/publicar')
  await expect(colleague.getByRole('checkbox', { name: /Frase do prazo/ })).toBeEnabled()
  await expect(colleague.getByRole('checkbox', { name: /Números que o site/ })).toBeDisabled()
  await database.db.execute(sql`delete from alisio.site_rights`)
  await context.close()
})
