import type { Page } from '@playwright/test'
import { wordpressExport } from '#tests/support/features/wordpress.ts'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { pathsOf, requireSome } from '#tests/support/pages/site.ts'
import { expect, publish, test } from '#tests/support/people/publishing.ts'

// One after another: they change the site that all of them see.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

const text = (page: Page) => page.getByRole('textbox', { name: 'Texto', exact: true })
const isSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Rascunho salvo' })).toBeVisible()

async function begin(page: Page, title: string) {
  await openHydrated(page, '/agencia/conteudos')
  await page.getByLabel('Título do texto novo').fill(title)
  await page.getByLabel('Assunto').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Escrever' }).click()
  await expect(text(page)).toBeVisible()
}

test('A text is written with the toolbar, seen as a draft, published and read without scripts', async ({
  page,
  browser,
  staff: _staff,
}) => {
  const mark = crypto.randomUUID().slice(0, 6)
  await begin(page, `Quanto custa um anúncio ${mark}`)
  await page
    .getByLabel('Resumo')
    .fill(
      'Uma conta simples, com o que entra e o que fica de fora, para quem anuncia pela primeira vez.',
    )
  await text(page).click()
  await page.keyboard.type('## A conta')
  await page.keyboard.press('Enter')
  await page.keyboard.type('O preço é ')
  await page.getByRole('button', { name: 'Negrito' }).click()
  await page.keyboard.type('simples')
  await page.getByRole('button', { name: 'Negrito' }).click()
  await page.keyboard.type(' de entender.')
  await page.getByRole('button', { name: 'Convite para conversar' }).click()
  await isSaved(page)
  await expectAccessible(page, 'Editor de texto')
  // The search result and the help list follow the typing.
  await page.locator('.article-title textarea').first().fill(`Quanto custa anunciar ${mark}`)
  await expect(page.locator('.serp-title')).toContainText(`Quanto custa anunciar ${mark}`)
  await expect(page.getByRole('region', { name: 'Para o texto ficar melhor' })).toContainText(
    'palavras',
  )
  await isSaved(page)
  const path = `/conteudos/quanto-custa-um-anuncio-${mark}`
  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  expect((await reader.goto(path))?.status()).toBe(404)
  await publish(page)
  // Back in its editor, with the way to what visitors read now.
  await expect(page).toHaveURL(new RegExp(`/agencia${path}$`))
  await expect(page.getByRole('link', { name: 'Ver no site' })).toHaveAttribute('href', path)
  await expect(async () => {
    expect((await reader.goto(path))?.status()).toBe(200)
  }).toPass()
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(mark)
  await expect(reader.locator('.art-text strong')).toHaveText('simples')
  await reader.goto('/conteudos')
  await expect(reader.getByRole('link', { name: new RegExp(mark) })).toBeVisible()
  const feed = await (await page.request.get('/conteudos/feed.xml')).text()
  expect(feed.includes(path)).toBe(true)
  await reader.context().close()
})

test('What stops a text is said in its editor, and publishing leads to its field @whole', async ({
  page,
  staff: _staff,
}) => {
  const mark = crypto.randomUUID().slice(0, 6)
  await begin(page, `Sem assunto ${mark}`)
  await page.getByLabel('Resumo').fill('Um texto a que falta o assunto.')
  await text(page).click()
  await page.keyboard.type('Pouco a dizer.')
  const subject = page.getByRole('combobox', { name: 'Assunto' })
  await subject.fill('')
  await isSaved(page)
  const help = page.getByRole('region', { name: 'Para o texto ficar melhor' })
  await expect(help).toContainText('Falta para publicar')
  await help.getByRole('link', { name: 'Assunto' }).click()
  await expect(subject).toBeFocused()
  await openHydrated(page, '/agencia/site/publicar')
  const change = page.getByRole('listitem').filter({ hasText: mark })
  await change.getByRole('link', { name: 'Corrigir' }).click()
  await expect(page).toHaveURL(new RegExp(`/agencia/conteudos/sem-assunto-${mark}`))
  await expect(subject).toBeFocused()
  await page.keyboard.type('Padaria')
  await expect(help).not.toContainText('Falta para publicar')
  await isSaved(page)
  await page.getByRole('button', { name: 'Descartar rascunho' }).click()
  await expect(page).toHaveURL(/\/agencia\/conteudos$/)
})

test('What is pasted from a word processor arrives clean @whole', async ({
  page,
  complaints,
  staff: _staff,
}) => {
  await begin(page, `Colado ${crypto.randomUUID().slice(0, 6)}`)
  await text(page).click()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<b style="font-weight:normal" id="docs-internal-guid-1"><h2>Do Docs</h2><p><span style="font-weight:700">forte</span> <span onclick="x()">fraco</span></p><script>alert(1)</script></b>',
    )
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(text(page).getByRole('heading', { name: 'Do Docs' })).toBeVisible()
  await expect(text(page).locator('strong')).toHaveText('forte')
  expect(await text(page).locator('script, [onclick], [style*="weight"]').count()).toBe(0)
  await isSaved(page)
  // The policy refuses the styles and the handler of what was pasted while it is read.
  const refused = complaints.splice(0)
  expect(refused.filter((one) => !one.includes('Content Security Policy'))).toEqual([])
})

test('Without scripts a text is written as Markdown', async ({ browser, page, staff: _staff }) => {
  await begin(page, `Sem scripts ${crypto.randomUUID().slice(0, 6)}`)
  const state = await page.context().storageState()
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: state })
  const desk = await plain.newPage()
  await desk.goto(page.url())
  await desk.getByLabel('Texto em Markdown').fill('## Um\n\nDois **três**.')
  await desk.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(desk.getByLabel('Texto em Markdown')).toHaveValue('## Um\n\nDois **três**.')
  await plain.close()
})

test('A WordPress export becomes drafts with a report, and its old addresses lead to the texts @whole', async ({
  page,
  request,
  staff: _staff,
}) => {
  await openHydrated(page, '/agencia/conteudos/trazer')
  await expectAccessible(page, 'Trazer textos')
  await page.locator('input[type=file]').setInputFiles({
    name: 'antigo.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(wordpressExport(8)),
  })
  await page.getByRole('button', { name: 'Trazer' }).click()
  await expect(page.getByText('8 textos vieram como rascunho')).toBeVisible()
  await expect(page.getByText(/Não veio: .*script/)).toBeVisible()
  await publish(page)
  await expect(async () => {
    const moved = await request.get('/2020/03/post-2', { maxRedirects: 0 })
    expect(moved.status()).toBe(301)
    expect(moved.headers().location).toBe('/conteudos/post-2')
    // WordPress writes its addresses with a slash at the end.
    const answer = await request.get('/2020/03/post-2/')
    expect([answer.status(), new URL(answer.url()).pathname]).toEqual([200, '/conteudos/post-2'])
  }).toPass()
  const archive = await page.request.get('/agencia/conteudos/textos.zip')
  expect(archive.headers()['content-type']).toBe('application/zip')
})

test('A text on the site gets another address, to which the old one leads, and is taken off @whole', async ({
  page,
  request,
  staff: _staff,
}) => {
  const [address = ''] = pathsOf('article')
  requireSome(address, 'an article')
  const slug = address.split('/').at(-1)
  const next = `/conteudos/outro-endereco-${crypto.randomUUID().slice(0, 6)}`
  await openHydrated(page, `/agencia/conteudos/${slug}`)
  await page.getByRole('link', { name: 'Mudar o endereço ou arquivar' }).click()
  await page.getByRole('textbox', { name: 'Endereço' }).fill(next)
  await page.getByRole('button', { name: 'Mudar o endereço' }).click()
  await expect(page.getByRole('textbox', { name: 'Endereço' })).toHaveValue(next)
  await expectAccessible(page, 'o endereço de um texto')
  await publish(page)
  await expect(async () => {
    const moved = await request.get(address, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([301, next])
    expect((await request.get(next)).status()).toBe(200)
    expect(await (await request.get('/conteudos')).text()).toContain(`href="${next}"`)
  }).toPass()
  await openHydrated(page, `/agencia/site/paginas/article/${slug}`)
  await page.getByRole('button', { name: 'Arquivar' }).click()
  await page.waitForURL('**/agencia/conteudos')
  await publish(page)
  await expect(async () => {
    expect((await request.get(next)).status()).toBe(410)
    expect(await (await request.get('/conteudos')).text()).not.toContain(`href="${next}"`)
  }).toPass()
})
