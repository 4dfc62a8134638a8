import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { brand } from '#content/brand.ts'
import { linkFiles } from '#content/derived/links-page-files.ts'
import { schedulingPage } from '#content/derived/scheduling.ts'
import { page as content } from '#content/pages/links.ts'
import { expect, openHydrated, test } from '#tests/support/pages/browser.ts'
import { readQr } from '#tests/support/pages/qr.ts'
import { at, requireParts } from '#tests/support/pages/site.ts'

requireParts('links')

const path = at('links')
const scripts = /\/assets\/.*\.js$/

async function download(page: Page, name: RegExp | string) {
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  const file = await started
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

/** The code of this address replaces the built one, which is of the public address. */
async function openWithOwnCode(page: Page) {
  await openHydrated(page, path)
  await expect(page.getByRole('img', { name: new RegExp(`^${content.code.alt}`) })).toHaveAttribute(
    'src',
    /^data:/,
  )
}

/** The picture as the browser decodes it, at its size on the page. */
async function drawn(picture: Locator): Promise<Buffer> {
  const address = await picture.evaluate((image: HTMLImageElement) => {
    const { width, height } = image
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.split(',')[1] as string, 'base64')
}

test('The QR code, its PNG of level H and its SVG for print lead to the page that shows them', async ({
  page,
}) => {
  await openWithOwnCode(page)
  const code = page.getByRole('img', { name: page.url() })
  await code.scrollIntoViewIfNeeded()
  expect(await code.boundingBox()).toMatchObject({ width: 200, height: 200 })
  expect((await readQr(await drawn(code))).text).toBe(page.url())
  const picture = await download(page, /PNG/)
  expect(picture.name).toBe(linkFiles.png)
  expect(await readQr(picture.content)).toEqual({ text: page.url(), level: 'H' })
  const drawing = await download(page, /SVG/)
  expect(drawing.name).toBe(linkFiles.svg)
  expect(drawing.content.toString()).toContain('width="50mm"')
  expect(await readQr(drawing.content)).toEqual({ text: page.url(), level: 'H' })
})

test('On the public address the built code stays and no encoder is loaded @whole', async ({
  page,
  baseURL,
}) => {
  await page.route(`${brand.url}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}${search}` }) })
  })
  await page.goto(`${brand.url}${path}`)
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  const before: string[] = []
  page.on('request', (request) => before.push(request.url()))
  await page.waitForTimeout(500)
  expect(before.filter((url) => scripts.test(url))).toEqual([])
  await expect(page.getByRole('img', { name: `${brand.url}${path}` })).toHaveAttribute(
    'src',
    `/generated/${linkFiles.svg}`,
  )
})

test('Scheduling and WhatsApp open in a new tab, the site in this one, and each link has its name for the tracking', async ({
  page,
}) => {
  await openHydrated(page, path)
  const names = await page
    .locator('main nav a')
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.link))
  expect(names).toEqual(content.links.map(({ id }) => id))
  const main = page.getByRole('navigation', { name: content.linksLabel })
  const [meeting, chat, site] = ['agenda', 'whatsapp', 'site'].map((id) =>
    main.locator(`[data-link="${id}"]`),
  ) as [Locator, Locator, Locator]
  await expect(meeting).toHaveAttribute('href', schedulingPage())
  await expect(meeting).toHaveAttribute('target', '_blank')
  await expect(chat).toHaveAttribute('href', new RegExp(`^https://wa.me/${brand.whatsapp}`))
  await expect(chat).toHaveAttribute('target', '_blank')
  await site.click()
  await expect(page).toHaveURL('/')
})

test('The direct contact can be called, written to and saved @whole', async ({ page }) => {
  await openHydrated(page, path)
  const card = page.getByRole('region', { name: content.contact.title })
  await expect(card.getByRole('link', { name: content.contact.labels.phone })).toHaveAttribute(
    'href',
    /^tel:\+55/,
  )
  await expect(card.getByRole('link', { name: content.contact.labels.email })).toHaveAttribute(
    'href',
    /^mailto:.+@/,
  )
  await expect(card.getByRole('link', { name: content.contact.labels.whatsapp })).toHaveAttribute(
    'target',
    '_blank',
  )
  const file = await download(page, content.contact.labels.save)
  expect(file.name).toBe(linkFiles.card)
  const lines = file.content.toString().split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0'])
  expect(lines.map((line) => line.split(/[:;]/)[0])).toEqual(
    expect.arrayContaining(['N', 'FN', 'ORG', 'TEL', 'EMAIL', 'END']),
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('The QR code of the public address can be downloaded', async ({ page }) => {
    await page.goto(path)
    const file = await download(page, /PNG/)
    expect(file.name).toBe(linkFiles.png)
    expect(await readQr(file.content)).toEqual({ text: `${brand.url}${path}`, level: 'H' })
  })
})
