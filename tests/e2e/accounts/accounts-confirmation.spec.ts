import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { expectToast, fillSignUp } from '#tests/support/pages/forms.ts'
import { requireParts } from '#tests/support/pages/site.ts'
import { expect, test } from '#tests/support/people/client-area.ts'
import { waitForMail } from '#tests/support/smtp.ts'

requireParts('clientArea')

const line = (page: Page) => page.getByRole('region', { name: 'Confirmação do e-mail' })

async function linkMailedTo(email: string): Promise<string> {
  const mail = await waitForMail({ to: email, subject: 'Confirme o seu e-mail' })
  return mail.text?.match(/http:\S+\/auth\?mode=verify&token=\S+/)?.[0] as string
}

test('A new account has to confirm its address once', async ({ page }) => {
  const email = `${randomUUID()}@example.com`
  await openHydrated(page, '/auth')
  const form = await fillSignUp(page, {
    name: 'Prêmio: https://evil.example',
    email,
    password: 'jangada-no-mar-aberto',
  })
  await form.getByRole('button', { name: 'Criar Conta' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(line(page)).toContainText(email)
  await page.getByRole('link', { name: 'Suporte' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suporte')
  await line(page).getByRole('button', { name: 'Enviar link de confirmação' }).click()
  await expectToast(page, 'Email enviado!', 'Abra o link que enviamos')
  await expect(page).toHaveURL(/\/dashboard\/support$/)
  const mail = await waitForMail({ to: email, subject: 'Confirme o seu e-mail' })
  expect(`${mail.html}${mail.text}${mail.subject}`).not.toMatch(/Prêmio|evil/)
  await page.goto(await linkMailedTo(email))
  await expect(page).toHaveURL(/\/dashboard$/)
  await expectToast(page, 'E-mail confirmado!')
  await expect(line(page)).toHaveCount(0)
})

test('The link is mailed only so often @whole', async ({ page, client: _client }) => {
  await openHydrated(page, '/dashboard/support')
  const send = line(page).getByRole('button', { name: 'Enviar link de confirmação' })
  for (let time = 0; time < 3; time += 1) {
    await send.click()
    await expectToast(page, 'Email enviado!')
    await page.getByRole('button', { name: 'Fechar' }).first().click()
  }
  await send.click()
  await expectToast(page, 'Erro ao enviar email', 'Já enviamos este link há pouco.')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the line and its button work all the same @whole', async ({ page, client }) => {
    await page.goto('/dashboard/support')
    await line(page).getByRole('button', { name: 'Enviar link de confirmação' }).click()
    await expect(page).toHaveURL(/\/dashboard\/support$/)
    await expect(page.getByRole('status').filter({ hasText: 'Email enviado!' })).toBeVisible()
    await page.goto(await linkMailedTo(client.email))
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(line(page)).toHaveCount(0)
  })
})
