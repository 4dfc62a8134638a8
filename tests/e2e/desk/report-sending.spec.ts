import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { noWords } from '#features/reports/rules/report.ts'
import { beginReport } from '#features/reports/server/drafts/begin-report.ts'
import { saveWords } from '#features/reports/server/drafts/change-draft.ts'
import type { Database } from '#server/db/client.ts'
import { addMonthOfFigures } from '#tests/support/features/reports.ts'
import { expectNothingBesideThePage, expectNoViolations } from '#tests/support/pages/axe.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { forgiveRefusals } from '#tests/support/pages/forms.ts'
import { expect, grantAccess, test } from '#tests/support/people/desk.ts'

const october = { first: '2026-10-01', last: '2026-10-31' }

async function draftFor(database: Database, staffId: string, companyId: string) {
  await addMonthOfFigures(database, companyId)
  const id = await beginReport(database, staffId, companyId, october)
  return `/agencia/relatorios/${id}`
}

const idIn = (address: string) => address.split('/').at(-1) as string

/** The staff member follows the company's figures too, so that somebody gets the mail. */
async function follow(database: Database, { id }: { id: string }, companyId: string) {
  await grantAccess(database, id, companyId)
  await database.db.execute(
    sql`update alisio."user" set email_verified = true, name = 'Lívia Sampaio' where id = ${id}`,
  )
}

/** Titles of the preview in their order. */
const titles = (page: Page) =>
  page.getByRole('region', { name: 'Como o cliente vê' }).locator('.rel h2').allTextContents()

const firstBlocks = async (page: Page, count: number) => {
  const list = page.getByRole('list', { name: 'Blocos do relatório' })
  const names = await list.locator('label').allTextContents()
  return names.slice(0, count).map((name) => name.trim())
}

test('Blocks are moved with the keyboard, keep the focus, and are saved in their order @whole', async ({
  page,
  staff,
  company,
  database,
}) => {
  const address = await draftFor(database, staff.id, company.id)
  await openHydrated(page, address)
  expect((await firstBlocks(page, 2))[1]).toBe('Os números que importam')
  const up = page.getByRole('button', { name: 'Subir: Os números que importam' })
  await up.focus()
  await page.keyboard.press('Enter')
  expect((await firstBlocks(page, 1))[0]).toBe('Os números que importam')
  await expect(page.getByText('Os números que importam: posição 1 de')).toBeAttached()
  // At the top there is no way up: the focus goes to the button beside it.
  await expect(page.getByRole('button', { name: 'Descer: Os números que importam' })).toBeFocused()
  await page.getByLabel('Assinado por').focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await titles(page)).at(1)).toBe('Os números que importam')
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNothingBesideThePage(page, 'the editor on a narrow phone')
  const down = page.getByRole('button', { name: 'Descer: Os números que importam' })
  const box = await down.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
})

test('An approval names who gets the mail, waits, and can be taken back @whole', async ({
  page,
  staff,
  company,
  database,
}) => {
  await follow(database, staff, company.id)
  const address = await draftFor(database, staff.id, company.id)
  await openHydrated(page, address)
  await page.getByRole('button', { name: 'Aprovar e enviar' }).click()
  await expect(page.getByRole('list', { name: 'Quem recebe o e-mail' })).toContainText(
    'Lívia Sampaio',
  )
  await expectNoViolations(page, 'the confirmation')
  await page.getByRole('button', { name: 'Aprovar e enviar agora' }).click()
  await expect(page.getByRole('heading', { name: /^Aprovado\. Sai:/ })).toBeVisible()
  await expect(page.getByLabel('Para o cliente')).toBeHidden()
  await expectNoViolations(page, 'a report about to leave')
  expect((await page.request.get(`/dashboard/relatorios/${idIn(address)}`)).status()).toBe(404)
  await page.goto('/agencia/relatorios?mes=2026-10')
  await expect(page.getByRole('list', { name: 'Clientes' })).toContainText('ainda não saiu')
  await openHydrated(page, address)
  await page.getByRole('button', { name: 'Desfazer envio' }).click()
  await expect(page.getByLabel('Para o cliente')).toBeVisible()
  const { rows } = await database.db.execute<{ state: string; mails: number }>(sql`
    select state, (select count(*)::int from alisio.mails where report_id = reports.id) as mails
    from alisio.reports where id = ${idIn(address)}`)
  expect(rows[0]).toEqual({ state: 'draft', mails: 0 })
  await page.goto(`/agencia/registro?cliente=${company.id}`)
  await expect(page.getByText('desfez o envio de um relatório').first()).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts @whole`, () => {
    test.use({ javaScriptEnabled })

    test('A report is put in order and scheduled, moved, and says that it changed', async ({
      page,
      staff,
      company,
      database,
      complaints,
    }) => {
      const address = await draftFor(database, staff.id, company.id)
      const open = (path: string) =>
        javaScriptEnabled ? openHydrated(page, path) : page.goto(path)
      await open(address)
      await page.getByLabel('Para o cliente').fill('Um bom mês')
      // Counted before the click: without scripts the page is another one in the meantime.
      const before = (await firstBlocks(page, 20)).indexOf('Como calculamos')
      await page.getByRole('button', { name: 'Subir: Como calculamos' }).click()
      await expect
        .poll(async () => (await firstBlocks(page, 20)).indexOf('Como calculamos'))
        .toBe(before - 1)
      await expect(page.getByLabel('Para o cliente')).toHaveValue('Um bom mês')
      await page.getByRole('button', { name: 'Aprovar e enviar' }).click()
      await expect(page.getByLabel('Hora')).toHaveValue('09:00')
      await page.getByLabel('Dia').fill('2020-01-06')
      await page.getByRole('button', { name: 'Aprovar e agendar' }).click()
      const refusal = 'Este dia e horário não servem.'
      // Without scripts it is in a noscript, which getByText does not search.
      if (javaScriptEnabled) await expect(page.getByText(refusal).first()).toBeVisible()
      else await expect.poll(() => page.content()).toContain(refusal)
      const day = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10)
      await page.getByLabel('Dia').fill(day)
      await page.getByLabel('Hora').fill('10:30')
      await page.getByRole('button', { name: 'Aprovar e agendar' }).click()
      await expect(
        page.getByRole('heading', { name: /^Aprovado\. Sai: .*, às 10h30$/ }),
      ).toBeVisible()
      await page.getByLabel('Hora').fill('09:00')
      await page.getByRole('button', { name: 'Salvar o horário' }).click()
      await expect(page.getByRole('heading', { name: /^Aprovado\. Sai: .*, às 9h$/ })).toBeVisible()
      const words = { ...noWords, comment: 'Outro texto' }
      await saveWords(database, staff.id, idIn(address), { words, leftOut: [] })
      await open(address)
      await expect(page.getByRole('heading', { name: 'O envio está parado' })).toBeVisible()
      await expect(page.getByText(/mudou o rascunho em/)).toBeVisible()
      await page.getByRole('link', { name: 'Conferir e aprovar de novo' }).click()
      await expect(page.getByRole('button', { name: 'Aprovar e enviar agora' })).toBeVisible()
      await open(address)
      await page.getByRole('button', { name: 'Cancelar o envio' }).click()
      await expect(page.getByRole('heading', { name: 'O envio está parado' })).toBeHidden()
      forgiveRefusals(complaints)
    })
  })
}

test('The client’s logo stands on the cover; an SVG is refused with what to do @whole', async ({
  page,
  staff,
  company,
  database,
}) => {
  const address = await draftFor(database, staff.id, company.id)
  const settings = `/agencia/clientes/${company.id}/relatorios`
  await openHydrated(page, settings)
  const file = page.getByLabel('Arquivo do logo')
  await file.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
  })
  await page.getByRole('button', { name: 'Enviar o logo' }).click()
  await expect(page.getByText('SVG não entra aqui').first()).toBeVisible()
  await file.setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: await readFile('tests/agencies/vinhedo.png'),
  })
  await page.getByRole('button', { name: 'Enviar o logo' }).click()
  await expect(page.getByText('Logo guardado').first()).toBeVisible()
  await expect(page.getByRole('img', { name: company.name })).toBeVisible()
  await expectNoViolations(page, 'a logo')
  await openHydrated(page, address)
  const logo = page.locator('.rel-cover').getByRole('img', { name: company.name })
  await expect(logo).toBeVisible()
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1100)
  const pdf = await page.request.get(`${address}/pdf`)
  expect((await pdf.body()).includes('/Subtype /Image')).toBe(true)
  await openHydrated(page, settings)
  await page.getByRole('button', { name: 'Tirar o logo' }).click()
  await expect(page.getByRole('img', { name: company.name })).toBeHidden()
})
