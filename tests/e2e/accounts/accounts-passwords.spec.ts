import { randomUUID } from 'node:crypto'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { expectToast, fillSignUp, forgiveRefusals } from '#tests/support/pages/forms.ts'
import { requireParts } from '#tests/support/pages/site.ts'
import { expect, test } from '#tests/support/people/client-area.ts'
import { waitForMail } from '#tests/support/smtp.ts'

requireParts('clientArea')

const email = () => `${randomUUID()}@example.com`

test('A password that will be refused is never called better than weak @whole', async ({
  page,
  complaints,
}) => {
  await openHydrated(page, '/auth')
  // By its length and signs alone, each of them looks reasonable.
  for (const [name, password, reason] of [
    ['Ana Lima', 'Flamengo1', 'Esta senha é muito comum'],
    ['Ana Lima', 'P@ssw0rd2024', 'Esta senha é muito comum'],
    ['Bartolomeu Sá', 'Bartolomeu-99', 'Esta senha é fácil de adivinhar'],
  ] as const) {
    const form = await fillSignUp(page, { name, email: email(), password })
    const strength = form.locator('.strength')
    await expect(strength).toContainText(`Senha fraca. ${reason}`)
    await form.getByRole('button', { name: 'Criar Conta' }).click()
    await expect(form.getByText(reason)).toHaveCount(2)
    await form.locator('[name=password]').fill('jangada ao vento')
    await expect(strength).toHaveText('Senha forte')
  }
  const form = await fillSignUp(page, { email: email(), password: 'Bartolomeu-99' })
  await expect(form.locator('.strength')).toHaveText('Senha forte')
  await form.getByLabel('Nome Completo').fill('Bartolomeu Sá')
  await expect(form.locator('.strength')).toContainText('Senha fraca.')
  forgiveRefusals(complaints)
})

test('In Configurações the same rule applies to the user of the account @whole', async ({
  page,
  client,
}) => {
  await openHydrated(page, '/dashboard/settings')
  const password = `${client.email.split('@')[0]}!1`
  await page.locator('[name=password]').fill(password)
  await expect(page.locator('.strength')).toContainText('Esta senha é fácil de adivinhar')
})

test('A password is not rated while the server cannot be reached @whole', async ({
  page,
  complaints,
}) => {
  await openHydrated(page, '/auth')
  await page.route('**/auth/password', (route) => route.abort())
  const request = page.waitForEvent('requestfailed')
  const form = await fillSignUp(page, { email: email(), password: 'jangada ao vento' })
  await request
  await expect(form).not.toContainText(/Senha (razoável|boa|forte)/)
  forgiveRefusals(complaints)
})

test('A changed password is confirmed by mail @whole', async ({ page, client }) => {
  await openHydrated(page, '/dashboard/settings')
  await page.getByLabel('Senha atual').fill(client.password)
  await page.locator('[name=password]').fill('vento terral de agosto')
  await page.locator('[name=confirmPassword]').fill('vento terral de agosto')
  await page.getByRole('button', { name: 'Alterar senha' }).click()
  await expectToast(page, 'Senha alterada!')
  const mail = await waitForMail({ to: client.email, subject: 'A sua senha foi alterada' })
  expect(mail.text).toContain('trocada em Configurações')
  expect(mail.text).toMatch(/Onde: Chrome no \w+\./)
  await page.context().clearCookies()
  await page.goto(mail.text?.match(/http:\S+\/auth\?mode=forgot/)?.[0] as string)
  await expect(page.getByRole('heading', { name: 'Esqueci minha senha' })).toBeVisible()
})
