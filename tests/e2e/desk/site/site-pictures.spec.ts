import sharp from 'sharp'
import { page as cases } from '#content/pages/cases.ts'
import { phonePhoto, plainPicture } from '#tests/support/features/sample-pictures.ts'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { at, requireSome } from '#tests/support/pages/site.ts'
import { expect, publish, test } from '#tests/support/people/publishing.ts'

const [slug] = cases.cases
requireSome(slug, 'a case')

// One after another: they change the site that all of them see.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

const editor = `/agencia/site?${new URLSearchParams({ doc: `cases/${slug}#successCase` })}`
const library = '/agencia/site/imagens'

const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

test('On a phone a photo is sent, cropped, described and published with a case', async ({
  page,
  staff: _staff,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, editor)
  const field = page.getByRole('group', { name: 'Foto' })
  await field.getByRole('button', { name: /^(Escolher|Trocar) imagem ?: Foto$/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Escolher imagem' })
  await expect(sheet).toBeVisible()
  await expectAccessible(page, 'Escolher imagem')
  await sheet
    .getByLabel('Enviar imagens')
    .setInputFiles(fileOf('fachada.jpg', await phonePhoto({ width: 1300, height: 1000 })))
  await expect(sheet).toBeHidden({ timeout: 60_000 })
  // Without words it stays a draft that says what is missing.
  await expect(field.getByText('Descreva a imagem em uma frase')).toBeVisible()
  const alt = `A fachada da loja ao entardecer, ${crypto.randomUUID().slice(0, 6)}`
  await field.getByLabel('Descrição da imagem').fill(alt)
  const point = field.getByRole('button', { name: /^Ponto de foco/ })
  await point.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(point).toHaveAccessibleName('Ponto de foco: 60% da esquerda, 30% do alto')
  await expect(page.getByRole('status').filter({ hasText: 'Rascunho salvo' })).toBeVisible()
  await expect(field.getByText('Descreva a imagem em uma frase')).toBeHidden()
  await expectAccessible(page, 'Site')
  await publish(page)

  const visitor = await page.context().browser()?.newPage()
  if (!visitor) throw new Error('no browser')
  const image = visitor.getByRole('img', { name: alt })
  await expect(async () => {
    await visitor.goto(at('cases'))
    await expect(image).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  // Upright: the phone was held on its side.
  await expect(image).toHaveAttribute('width', '1000')
  await expect(image).toHaveAttribute('height', '1300')
  const picture = visitor.locator('picture', { has: image })
  await expect(picture).toHaveAttribute('data-x', '60')
  await expect(picture).toHaveAttribute('data-y', '30')
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(400)
  for (const [type, format] of [
    ['image/avif', 'heif'],
    ['image/webp', 'webp'],
  ] as const) {
    const set = await picture.locator(`source[type="${type}"]`).getAttribute('srcset')
    const [address = ''] = (set ?? '').split(' ')
    const answer = await visitor.request.get(address)
    expect(answer.headers()['content-type']).toBe(type)
    expect(answer.headers()['x-content-type-options']).toBe('nosniff')
    expect(answer.headers()['cache-control']).toContain('immutable')
    const { exif, ...file } = await sharp(await answer.body()).metadata()
    expect(exif).toBeUndefined()
    expect(file).toMatchObject({ format, width: 480, height: 624 })
  }
  await visitor.close()
})

test('The library takes several at once, says why one is refused, and knows what is in use @whole', async ({
  page,
  staff: _staff,
}) => {
  await openHydrated(page, library)
  const names = ['sala', 'equipe'].map((name) => `${name}-${crypto.randomUUID().slice(0, 6)}`)
  const [room, team] = names as [string, string]
  await page
    .getByLabel('Enviar imagens')
    .setInputFiles([
      fileOf(`${room}.png`, await plainPicture('png', { width: 640, height: 480 })),
      fileOf('iphone.heic', Buffer.from('\x00\x00\x00\x18ftypheic......', 'latin1')),
      fileOf(`${team}.webp`, await plainPicture('webp', { width: 800, height: 600 })),
    ])
  for (const name of names) {
    await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible({
      timeout: 60_000,
    })
  }
  const refused = page.getByRole('alert').filter({ hasText: 'HEIC' })
  await expect(refused).toContainText('Mais Compatível')
  await expectAccessible(page, 'Imagens')
  await page.getByRole('button', { name: /^Tirar da lista ?: iphone\.heic$/ }).click()
  await expect(refused).toBeHidden()

  await page.getByRole('searchbox', { name: 'Buscar por nome ou descrição' }).fill(room)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: new RegExp(team) })).toBeHidden()
  await page.getByRole('link', { name: new RegExp(room) }).click()
  await expect(page.getByText('Em nenhum texto do site.')).toBeVisible()
  await expectAccessible(page, 'Imagem')
  await page.getByRole('textbox', { name: 'Descrição' }).fill('A sala de reunião')
  await page.getByRole('button', { name: 'Salvar descrição' }).click()
  await expect(page.getByText('Descrição salva')).toBeVisible()

  // Chosen, it brings its words along, and cannot be deleted.
  await openHydrated(page, editor)
  const field = page.getByRole('group', { name: 'Foto' })
  await field
    .getByRole('button', { name: /: Foto$/ })
    .first()
    .click()
  await page.getByRole('button', { name: new RegExp(room) }).click()
  await expect(field.getByLabel('Descrição da imagem')).toHaveValue('A sala de reunião')
  await expect(page.getByRole('status').filter({ hasText: 'Rascunho salvo' })).toBeVisible()
  await openHydrated(page, `${library}?busca=${room}`)
  await page.getByRole('link', { name: new RegExp(room) }).click()
  await expect(page.getByText('rascunho', { exact: true })).toBeVisible()
  await expect(page.getByText('Apagar da biblioteca')).toBeHidden()

  // Replaced wherever it stands.
  await page.getByRole('button', { name: 'Escolher a outra imagem' }).click()
  await page.getByRole('button', { name: new RegExp(team) }).click()
  await expect(page).toHaveURL(/\/agencia\/site\/publicar/)
  await openHydrated(page, `${library}?busca=${room}`)
  await page.getByRole('link', { name: new RegExp(room) }).click()
  await page.getByText('Apagar da biblioteca').click()
  await page.getByRole('button', { name: 'Apagar', exact: true }).click()
  await expect(page.getByText('Imagem apagada')).toBeVisible()
})

test('A page with another title gets a share card of its own @whole', async ({
  page,
  staff: _staff,
}) => {
  const path = at('cases')
  const cardOf = async () =>
    new URL((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '')
      .pathname
  await page.goto(path)
  expect(await cardOf()).toMatch(/^\/generated\/og\//)
  await openHydrated(
    page,
    `/agencia/site?${new URLSearchParams({ doc: 'pages/cases#page', parte: 'meta' })}`,
  )
  await page
    .locator(`[data-field='["meta","title"]']`)
    .fill('Histórias de quem cresceu com a gente')
  await expect(page.getByRole('status').filter({ hasText: 'Rascunho salvo' })).toBeVisible()
  await publish(page)
  await expect(async () => {
    await page.goto(path)
    expect(await cardOf()).toMatch(/^\/desenhos\//)
  }).toPass()
  const card = await page.request.get(await cardOf())
  expect(card.headers()['content-type']).toBe('image/png')
  expect(await sharp(await card.body()).metadata()).toMatchObject({ width: 1200, height: 630 })
})
