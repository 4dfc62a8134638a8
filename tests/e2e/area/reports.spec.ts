import { sql } from 'drizzle-orm'
import { type ReportDocument, wordsText } from '#features/reports/rules/report.ts'
import { addChannelDays } from '#tests/support/features/channels/channel-days.ts'
import { addMonthOfFigures } from '#tests/support/features/reports.ts'
import { runJob } from '#tests/support/features/run-job.ts'
import { expectNothingBesideThePage, expectNoViolations } from '#tests/support/pages/axe.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { expectToast } from '#tests/support/pages/forms.ts'
import { readPdf } from '#tests/support/pages/pdf.ts'
import { expect, grantAccess, test } from '#tests/support/people/desk.ts'
import { waitForMail } from '#tests/support/smtp.ts'

const oneSpace = (text: string) => text.replace(/\s+/g, ' ')

/** Every figure of a report, as it is written. */
const figuresOf = ({ figures, platforms, campaigns, channels = [] }: ReportDocument) =>
  [
    ...figures.flatMap(({ value, words }) => [value, wordsText(words)]),
    ...platforms.flatMap(({ spend, conversions, cost }) => [spend.text, conversions.text, cost]),
    ...channels.flatMap(({ title, changed, rows }) => [
      title,
      ...changed.map(wordsText),
      ...rows.flatMap(({ label, value, words }) => [label, value, wordsText(words)]),
    ]),
    ...campaigns.rows.flatMap(({ spend, conversions, cost }) => [spend, conversions, cost]),
  ].map(oneSpace)

test('From figures to a report that the client reads, shares and that then opens no more', async ({
  page,
  staff,
  company,
  database,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await addMonthOfFigures(database, company.id)
  for (const channel of ['business-profile', 'ga4']) {
    const amounts = { calls: 3, directions: 2, website: 1, sessions: 40, keyEvents: 2 }
    const days = { first: '2026-09-01', last: '2026-10-31' }
    await addChannelDays(database, company.id, { channel, ...days, amounts })
  }
  await grantAccess(database, staff.id, company.id)
  await database.db.execute(
    sql`update alisio."user" set email_verified = true where id = ${staff.id}`,
  )
  await openHydrated(page, `/agencia/clientes/${company.id}/relatorios`)
  await page.getByLabel('Primeiro dia').fill('2026-10-01')
  await page.getByLabel('Último dia').fill('2026-10-31')
  await page.getByRole('button', { name: 'Começar' }).click()
  await expect(page.getByRole('heading', { name: 'Como o cliente vê' })).toBeVisible()
  await page.getByLabel('O que foi feito, linha 1').fill('Separamos as duas verbas.')
  await page.getByLabel('O quê, linha 1').fill('Pôr no ar os vídeos novos')
  await page.getByLabel('Para o cliente').fill('Foi um bom mês.')
  await page.getByRole('checkbox', { name: 'Como calculamos' }).uncheck()
  await page.getByRole('button', { name: 'Subir: Mapa do Google' }).click()
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expectToast(page, 'Rascunho salvo')
  const preview = page.getByRole('region', { name: 'Como o cliente vê' })
  await expect(preview).toContainText('Separamos as duas verbas.')
  await expect(preview).not.toContainText('sem a nossa mensalidade')
  // 31 days of three calls; nobody added people up.
  const map = preview.getByRole('region', { name: 'Mapa do Google' })
  await expect(map.getByText('93', { exact: true })).toBeVisible()
  await expect(preview.getByRole('region', { name: 'Site' })).toContainText('“Pessoas” não aparece')
  const titles = await preview.getByRole('heading', { level: 2 }).allTextContents()
  expect(titles.indexOf('Mapa do Google')).toBeLessThan(titles.indexOf('Site'))
  await expectNoViolations(page, 'a draft')
  await page.getByRole('button', { name: 'Aprovar e enviar' }).click()
  const send = page.getByRole('button', { name: 'Aprovar e enviar agora' })
  await expect(send).toBeVisible()
  await expectNoViolations(page, 'the confirmation')
  await send.click()
  await expectToast(page, 'Relatório aprovado')
  // The ten minutes for taking it back are over.
  await database.db.execute(
    sql`update alisio.reports set send_at = now() where client_id = ${company.id}`,
  )
  await runJob(database, 'send-reports')
  const mail = await waitForMail({ to: staff.email, subject: /relatório/, timeoutMs: 100_000 })
  const { rows } = await database.db.execute<{ id: string; document: ReportDocument }>(
    sql`select id, document from alisio.reports where client_id = ${company.id}`,
  )
  const { id = '', document } = rows[0] ?? {}
  const figures = figuresOf(document as ReportDocument)
  expect(figures.length).toBeGreaterThan(10)
  const ofChannels = document?.channels?.flatMap(({ rows: each }) => each) ?? []
  expect(ofChannels.length).toBe(5)
  for (const { value } of [...(document?.figures ?? []), ...ofChannels]) {
    expect(oneSpace(mail.text ?? '')).toContain(oneSpace(value))
    expect(oneSpace(mail.html ?? '')).toContain(oneSpace(value))
  }
  expect(mail.html).not.toContain('<img')
  const [file] = mail.attachments
  const pdf = await readPdf(new Uint8Array(file?.content as ArrayBuffer))
  expect([file?.mimeType, pdf.tagged]).toEqual(['application/pdf', true])
  expect(pdf.pages).toBeLessThanOrEqual(4)

  // They look at another company of theirs; the mail's link leads to the report all the same.
  expect((await page.request.get(`/dashboard/relatorios/${id}/pdf`)).status()).toBe(200)
  await database.db.execute(sql`delete from alisio.report_readings where report_id = ${id}`)
  const chosen = { name: 'cliente', value: company.id, url: baseURL as string }
  await page.context().addCookies([chosen])
  await page.goto('/dashboard/relatorios')
  await expect(page.getByText('Novo', { exact: true })).toBeVisible()
  await page.goto(`/dashboard/relatorios/${id}`)
  const reportText = oneSpace((await page.locator('.rel').textContent()) ?? '')
  for (const figure of figures) {
    expect(reportText).toContain(figure)
    expect(pdf.text).toContain(figure)
  }
  await expectNoViolations(page, 'the report')
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNothingBesideThePage(page, 'the report on a narrow phone')
  await page.goto('/dashboard/relatorios')
  await expect(page.getByText('Novo', { exact: true })).toBeHidden()

  await openHydrated(page, `/agencia/relatorios/${id}`)
  await expect(page.getByText(/abriu em/)).toBeVisible()
  await page.getByRole('button', { name: 'Criar link' }).click()
  const link = await page.getByLabel(/Link pronto/).inputValue()
  const message = await page.getByRole('link', { name: 'Mandar no WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(message ?? '')).toContain(link)
  const stranger = await browser.newContext({ baseURL, locale: 'pt-BR' })
  const visitorPage = await stranger.newPage()
  const opened = await visitorPage.goto(link)
  expect(opened?.headers()['x-robots-tag']).toContain('noindex')
  await expect(visitorPage.locator('.rel')).toContainText(figures[0] as string)
  await expect(visitorPage.getByRole('link', { name: 'Área do Cliente' })).toBeHidden()
  const sharedPdf = await stranger.request.get(link.replace('/relatorio?', '/relatorio/pdf?'))
  expect(sharedPdf.headers()['content-type']).toBe('application/pdf')
  await page.reload()
  await expect(page.getByText('Aberto uma vez')).toBeVisible()
  await page.getByRole('button', { name: 'Retirar' }).click()
  await expectToast(page, 'Link retirado')
  expect((await visitorPage.goto(link))?.status()).toBe(404)
  await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais')
  await stranger.close()
})

test('A report without access answers 404, whatever the reason', async ({
  context,
  client,
  company,
  database,
}) => {
  await addMonthOfFigures(database, company.id)
  const { rows } = await database.db.execute<{ id: string }>(sql`
    insert into alisio.reports (client_id, first_day, last_day, state, document, drafted_at)
    values (${client.id}, '2026-10-01', '2026-10-31', 'draft', '{}', now()),
      (${company.id}, '2026-10-01', '2026-10-31', 'draft', '{}', now()) returning id`)
  const paths = ['x', ...rows.map(({ id }) => id)].flatMap((id) => [
    `/dashboard/relatorios/${id}`,
    `/dashboard/relatorios/${id}/pdf`,
  ])
  for (const path of [...paths, '/relatorio', `/relatorio?codigo=${'x'.repeat(43)}`]) {
    const answer = await context.request.get(path)
    expect(answer.status(), path).toBe(404)
  }
})
