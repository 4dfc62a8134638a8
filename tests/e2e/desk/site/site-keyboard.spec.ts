import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { page as cases } from '#content/pages/cases.ts'
import { plainPicture } from '#tests/support/features/sample-pictures.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { useKeys } from '#tests/support/pages/keyboard.ts'
import { requireSome } from '#tests/support/pages/site.ts'
import { expect, test } from '#tests/support/people/publishing.ts'

requireSome(cases.cases[0], 'a case')

// One after another: they change the site that all of them see.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

type Keys = ReturnType<typeof useKeys>

const isSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Rascunho salvo' })).toBeVisible()

const title = (page: Page, name: RegExp) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible()

/** From an address to the content of its page, past the menu. */
async function skipMenu(keys: Keys) {
  await keys.reach(/^Pular para o conteúdo/)
  await keys.press('Enter')
}

/** From a page of the desk to a group of texts in the editor, and there to its fields. */
async function openFields(page: Page, keys: Keys, group: RegExp) {
  await keys.reach(group)
  await keys.press('Enter')
  await expect(page.locator('.site-groups [aria-current]')).toHaveText(group)
  await keys.expectAt(group)
}

/** From a field to the list of what was changed. */
async function toPublish(page: Page, keys: Keys) {
  await isSaved(page)
  await keys.press('Control+Enter')
  await keys.expectAt(/^Publicar \d+ mudança/)
  await keys.press('Enter')
  await title(page, /^Publicar \d/)
}

async function publish(keys: Keys) {
  await keys.reach(/^Publicar agora/, 'Tab', 'button')
  await keys.press('Enter')
  // The notice is read out, and its link is the next stop.
  await keys.expectAt(/As páginas já mostram as mudanças/)
  await keys.press('Tab')
  await keys.expectAt(/^Ver no site/)
}

test('With the keyboard alone a price is changed and published, and an earlier version comes back @whole', async ({
  page,
  database,
  staff: _staff,
}) => {
  const keys = useKeys(page)
  await openHydrated(page, '/agencia')
  await keys.reach(/^Site/)
  await keys.press('Enter')
  await title(page, /^Site$/)
  await openFields(page, keys, /^Preços e planos/)
  await keys.reach(/^Preço/)
  await keys.press('Control+A')
  await keys.type('1290')
  await toPublish(page, keys)
  await expect(page.getByRole('insertion').filter({ hasText: '1.290' })).toBeVisible()
  await publish(keys)
  expect(keys.count.keys, 'keys to change a price').toBeLessThan(60)

  // A colleague's draft meanwhile, which is no part of going back.
  await database.db.execute(sql`
    insert into alisio.site_drafts (document, patch, changed_by_name)
    values ('whatsapp#greeting', '"Um rascunho da colega"'::jsonb, 'Caio')`)
  const before = keys.count.keys
  await keys.reach(/^Histórico/)
  await keys.press('Enter')
  await title(page, /^Histórico$/)
  await keys.reach(/^O site como veio/)
  await keys.press('Enter')
  await title(page, /^O site como veio$/)
  await keys.reach(/^Voltar a esta versão/)
  await keys.press('Enter')
  await title(page, /^Publicar \d/)
  await expect(page.getByRole('deletion').filter({ hasText: '1.290' })).toBeVisible()
  const others = page.getByRole('region', { name: 'Outros rascunhos' })
  await expect(others.getByRole('checkbox', { name: /Caio$/ })).not.toBeChecked()
  await publish(keys)
  const { rows } = await database.db.execute(sql`select document from alisio.site_drafts`)
  expect(rows).toEqual([{ document: 'whatsapp#greeting' }])
  expect(keys.count.keys - before, 'keys to go back').toBeLessThan(45)
})

test('With the keyboard alone a colour is scheduled, and the release cancelled @whole', async ({
  page,
  staff: _staff,
}) => {
  const keys = useKeys(page)
  await openHydrated(page, '/agencia/site')
  await skipMenu(keys)
  await openFields(page, keys, /^Aparência/)
  await keys.reach(/^Cor principal/)
  await keys.press('Control+A')
  await keys.type('#3a86ff')
  await toPublish(page, keys)
  await keys.reach(/^Publicar agora/)
  await keys.press('ArrowDown')
  await keys.expectAt(/^Agendar/)
  await keys.press('Tab')
  await keys.expectAt(/^Dia/)
  // Day and month in whichever order the browser asks for them.
  await keys.type(`0105${new Date().getFullYear() + 1}`)
  await keys.reach(/^Hora/)
  // A browser of twelve hours asks which half of the day; others pass over the letter.
  await keys.type('1000A')
  await keys.reach(/^Agendar/, 'Tab', 'button')
  await keys.press('Enter')
  await keys.expectAt(/Nada mais por publicar/)
  await keys.reach(/^Mudar a hora ou cancelar/)
  expect(keys.count.keys, 'keys to schedule a colour').toBeLessThan(75)

  const before = keys.count.keys
  await keys.press('Enter')
  await expect(page).toHaveURL(/\/historico\/\d+$/)
  await keys.expectAt(/O que vai mudar/)
  await keys.reach(/^Cancelar a publicação\.\.\./)
  await keys.press('Enter')
  await keys.reach(/^Cancelar a publicação$/)
  await keys.press('Enter')
  await title(page, /^Histórico$/)
  await expect(page.getByText('agendada')).toHaveCount(0)
  expect(keys.count.keys - before, 'keys to cancel it').toBeLessThan(25)
})

test('With the keyboard alone a new case gets a picture and is published @whole', async ({
  page,
  staff: _staff,
}) => {
  const keys = useKeys(page)
  const company = `Oficina ${crypto.randomUUID().slice(0, 6)}`
  await openHydrated(page, '/agencia/site')
  await skipMenu(keys)
  await keys.reach(/^Organizar páginas/)
  await keys.press('Enter')
  await title(page, /^Organizar páginas$/)
  await keys.reach(/^Empresa do case/)
  await keys.type(company)
  await expect(page.getByLabel('Endereço')).toHaveValue(/^oficina-/)
  await keys.press('Enter')
  // The first field of the template, empty, says what to write.
  await keys.expectAt(/^Nome/)
  await keys.type('Ana Prado')
  await keys.reach(/^Escolher imagem/)
  const chooser = page.waitForEvent('filechooser')
  await keys.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Escolher imagem' })).toBeVisible()
  await keys.reach(/^Enviar imagens/)
  await keys.press('Enter')
  const buffer = await plainPicture('png', { width: 640, height: 480 })
  await (await chooser).setFiles({ name: 'oficina.png', mimeType: 'image/png', buffer })
  await keys.expectAt(/^Descrição da imagem/)
  await keys.type('A oficina ao entardecer')
  await toPublish(page, keys)
  await expect(page.getByText('textos do modelo por escrever')).toBeVisible()
  await publish(keys)
  const look = page.getByRole('link', { name: 'Ver no site' })
  await expect(look).toHaveAttribute('href', /#oficina-/)
  expect(keys.count.keys, 'keys to publish a case').toBeLessThan(80)
})

test('With the keyboard alone an article is written and published @whole', async ({
  page,
  staff: _staff,
}) => {
  const keys = useKeys(page)
  const name = `Sem mouse ${crypto.randomUUID().slice(0, 6)}`
  await openHydrated(page, '/agencia/conteudos')
  await skipMenu(keys)
  await keys.reach(/^Título do texto novo/)
  await keys.type(name)
  await keys.press('Enter')
  await keys.expectAt(/^Resumo$/)
  await keys.type('Como se escreve sem tocar no mouse.')
  await keys.reach(/^Texto$/)
  await keys.type('## A conta')
  await keys.press('Enter')
  await keys.type('- um')
  await keys.press('Enter')
  // At the beginning of an item Tab indents it; anywhere else it leaves the text.
  await keys.press('Tab')
  await keys.expectAt(/^Texto$/)
  await keys.type('dois')
  await keys.press('Shift+Home')
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('dois')
  await keys.press('Control+k')
  await keys.expectAt(/^Para onde leva/)
  await keys.type('/servicos')
  await keys.press('Enter')
  const text = page.getByRole('textbox', { name: 'Texto', exact: true })
  await expect(text.locator('li li a[data-href="/servicos"]')).toHaveText('dois')
  await keys.expectAt(/^Texto$/)
  await keys.press('End')
  await keys.press('Escape')
  await keys.expectAt(/^H2/)
  await keys.press('Tab')
  await keys.expectAt(/^Texto$/)
  await keys.press('End')
  await keys.press('Tab')
  await keys.expectAt(/^Escrito por/)
  await keys.reach(/^Assunto/)
  await keys.type('Escrita')
  await toPublish(page, keys)
  await publish(keys)
  await expect(page.getByRole('link', { name: 'Ver no site' })).toHaveAttribute(
    'href',
    /^\/conteudos\/sem-mouse-/,
  )
  expect(keys.count.keys, 'keys to publish an article').toBeLessThan(55)
})
