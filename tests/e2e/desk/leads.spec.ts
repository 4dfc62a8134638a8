import { devices } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { createVisitor, fill, openForm, sendButton } from '#tests/support/features/contact-form.ts'
import { writeLead } from '#tests/support/features/leads.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { expectToast, forgiveRefusals } from '#tests/support/pages/forms.ts'
import { expect, test } from '#tests/support/people/desk.ts'
import { mailsTo, waitForMail } from '#tests/support/smtp.ts'

const password = 'jangada-no-mar-aberto'

test('From the form on a phone to Ganho and a client who is in, with every mail read', async ({
  page,
  staff,
  browser,
  baseURL,
  database,
}) => {
  test.setTimeout(150_000)
  const rita = createVisitor()
  const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']
  const visitorContext = await browser.newContext({ ...pixel, baseURL, locale: 'pt-BR' })
  const phone = await visitorContext.newPage()
  await openForm(phone, '/?utm_source=google&utm_medium=cpc&utm_campaign=padarias')
  await fill(phone, rita)
  await sendButton(phone).click()
  const confirmation = await waitForMail({ to: rita.email, subject: 'Recebemos' })
  expect(confirmation.text).not.toContain('Cliente de Teste')

  await openHydrated(page, '/agencia')
  await page.getByRole('link', { name: `Responder: ${rita.name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: rita.name })).toBeVisible()
  await expect(page.locator('.lead-side')).toContainText('Google Ads')
  await expect(page.locator('.lead-side')).toContainText('padarias')

  await page.getByRole('link', { name: 'E-mail' }).click()
  await expect(page.getByLabel('Assunto')).toBeVisible()
  await page.getByRole('link', { name: 'Pedir mais dados' }).click()
  const text = page.getByRole('textbox', { name: 'Texto' })
  await expect(text).toHaveValue(/^Oi, Rita! Aqui é Cliente, .*região/)
  await text.fill('Oi, Rita! Qual é o endereço da padaria?')
  await page.getByRole('button', { name: 'Enviar e-mail' }).click()
  await expectToast(page, 'Resposta a caminho')
  const answer = await waitForMail({ to: rita.email, subject: 'Duas perguntas' })
  expect(answer.text).toContain('Qual é o endereço da padaria?')
  expect(answer.replyTo?.[0]?.address).toBe(staff.email)
  expect(answer.headers.some(({ key }) => key === 'auto-submitted')).toBe(false)
  await expect(page.locator('[data-here]')).toHaveText('Em conversa')
  await expect(page.locator('.lead-steps')).toContainText('Respondeu por e-mail')

  await page.getByRole('button', { name: 'Proposta' }).click()
  await expect(page.locator('[data-here]')).toHaveText('Proposta')
  await page.getByText('Ganho', { exact: true }).click()
  await page.getByLabel('Valor, se já souber').fill('1.500,00')
  await page.getByRole('button', { name: 'Marcar como ganho' }).click()
  await expect(page.locator('[data-here]')).toContainText('R$ 1.500,00')
  await page.getByRole('button', { name: 'Criar cliente e convidar' }).click()
  await expectToast(page, 'Convite enviado')
  await expect(page.getByText('Virou cliente:')).toBeVisible()

  const invitation = await waitForMail({ to: rita.email, subject: 'campanhas' })
  const link = new URL(/http\S+convite\S+/.exec(invitation.text ?? '')?.[0] as string)
  await openHydrated(phone, link.pathname + link.search)
  await phone.getByLabel('Nome Completo').fill(rita.name)
  await phone.locator('[name=password]').fill(password)
  await phone.locator('[name=confirmPassword]').fill(password)
  await phone.getByRole('button', { name: 'Criar senha e entrar' }).click()
  await expect(phone).toHaveURL(/\/dashboard$/)
  await visitorContext.close()

  // The one mail that names somebody of the staff is the one they wrote.
  const naming = (await mailsTo(rita.email)).filter(({ text: body, replyTo }) =>
    `${body} ${replyTo?.[0]?.address}`.includes(staff.email),
  )
  expect(naming.map(({ subject }) => subject)).toEqual([answer.subject])
  const { rows } = await database.db.execute(sql`
    select leads.state, value, first_answer_at is not null as answered from alisio.leads
    join alisio.contacts on contacts.id = contact_id where email = ${rita.email}`)
  expect(rows).toEqual([{ state: 'won', value: '1500.00', answered: true }])
})

test('The second of two people on one lead gets a warning, and J, K and Enter move through the list @whole', async ({
  page,
  context,
  staff,
  database,
  complaints,
}) => {
  // Letters alone: digits would be looked for in telephone numbers, too.
  const mark = `Dupla${staff.id.slice(0, 8).replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(+digit))}`
  const first = await writeLead(database, {
    name: `Bia ${mark}`,
    createdAt: new Date(Date.now() - 9e7),
  })
  const second = await writeLead(database, { name: `Caio ${mark}` })
  await openHydrated(page, `/agencia/leads?busca=${mark}`)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/agencia/leads/${first}\\?busca=${mark}`))
  await expect(page.getByRole('heading', { level: 1, name: `Bia ${mark}` })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/agencia/leads/${second}`))
  await expect(page.getByRole('heading', { level: 1, name: `Caio ${mark}` })).toBeVisible()

  const colleague = await context.newPage()
  await openHydrated(colleague, `/agencia/leads/${second}`)
  await colleague.getByRole('button', { name: 'Proposta' }).click()
  await expect(colleague.locator('[data-here]')).toHaveText('Proposta')
  await page.getByText('Perdido...').click()
  await page.getByLabel('Por quê?').selectOption('Sem verba agora')
  await page.getByRole('button', { name: 'Marcar como perdido' }).click()
  await expectToast(page, 'O lead não mudou', 'mudou enquanto você olhava')
  const { rows } = await database.db.execute(
    sql`select state from alisio.leads where id = ${second}`,
  )
  expect(rows).toEqual([{ state: 'proposal' }])
  forgiveRefusals(complaints)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a held message is let go, answered on WhatsApp, noted and lost', async ({
    page,
    staff,
    database,
  }) => {
    const name = `Eva ${staff.id.slice(0, 8)}`
    const id = await writeLead(database, { name, suspectedSpam: 'too-fast' })
    await page.goto(`/agencia/leads?busca=${name}&estado=spam`)
    await page.getByRole('link', { name }).click()
    await page.getByRole('button', { name: /É um lead/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Mensagem liberada' })).toBeVisible()
    await page.getByRole('link', { name: 'Não é para nós' }).click()
    await expect(page.getByLabel('Mensagem')).toHaveValue(/fica fora do que fazemos bem/)
    await page.getByRole('button', { name: 'Abrir no WhatsApp' }).click()
    const chat = page.getByRole('link', { name: 'Abrir a conversa no WhatsApp' })
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/5585988887777\?text=Oi%2C%20Eva/)
    await page.getByLabel('Nota para a equipe').fill('Só em março')
    await page.getByRole('button', { name: 'Anotar' }).click()
    await expect(page.locator('.lead-steps')).toContainText('Só em março')
    await page.getByText('Corrigir contato').click()
    await page.getByRole('textbox', { name: 'Empresa' }).fill('Padaria do Sul')
    await page.getByRole('button', { name: 'Salvar contato' }).click()
    await expect(page.locator('.lead-steps')).toContainText('Corrigiu o contato: empresa')
    await page.getByText('Perdido...').click()
    await page.getByLabel('Por quê?').selectOption('Sem verba agora')
    await page.getByRole('button', { name: 'Marcar como perdido' }).click()
    await expect(page.locator('.lead-off')).toHaveText('Perdido: Sem verba agora')
    const file = await page.request.get(`/agencia/leads/planilha.csv?busca=${name}`)
    expect(await file.text()).toMatch(
      new RegExp(`;Eva ${staff.id.slice(0, 8)};.*;Perdido;;Sem verba agora;`),
    )
    await page.goto(`/agencia/leads/${id}/apagar`)
    await page.getByLabel(/Entendo/).check()
    await page.getByRole('button', { name: 'Apagar para sempre' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Contato apagado' })).toBeVisible()
  })
})
