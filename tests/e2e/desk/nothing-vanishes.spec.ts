import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNothingBesideThePage, expectNoViolations } from '#tests/support/pages/axe.ts'
import {
  bookButton,
  chooseDay,
  chooseHour,
  fillIn,
  visitor,
} from '#tests/support/pages/booking-page.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { forgiveRefusals } from '#tests/support/pages/forms.ts'
import { addCompany, expect, grantAccess, test } from '#tests/support/people/desk.ts'
import { waitForMail } from '#tests/support/smtp.ts'

async function bookMeeting(page: Page, person: ReturnType<typeof visitor>) {
  await openHydrated(page, '/agenda')
  await chooseDay(page, 2)
  await chooseHour(page)
  await fillIn(page, person)
  await bookButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Está marcado')
}

test('A visitor cancels with a reason, and it stays on Hoje until somebody has seen it @whole', async ({
  page,
  staff: _staff,
  browser,
  baseURL,
}) => {
  const person = visitor()
  const context = await browser.newContext({ baseURL, locale: 'pt-BR' })
  const visitorPage = await context.newPage()
  await bookMeeting(visitorPage, person)
  await visitorPage.getByRole('link', { name: 'Cancelar conversa' }).click()
  await expect(visitorPage.getByText('sai do seu calendário')).toBeVisible()
  await expect(visitorPage.getByRole('button', { name: /\d+h/ }).first()).toBeVisible()
  await expectNoViolations(visitorPage, 'the question before cancelling')
  await visitorPage.getByLabel('Quer dizer por quê?').fill('Vou viajar <b>nesse dia</b>')
  await visitorPage.getByRole('button', { name: 'Cancelar a conversa' }).click()
  await expect(visitorPage.getByRole('heading', { level: 1 })).toContainText('Cancelada')
  await context.close()

  await openHydrated(page, '/agencia')
  const line = page.getByRole('listitem').filter({ hasText: person.name })
  const cancelled = line.filter({ hasText: 'cancelou a conversa' })
  await expect(cancelled).toContainText('Vou viajar <b>nesse dia</b>')
  await expectNoViolations(page, 'Hoje with a cancelled meeting')
  await cancelled.getByRole('link').click()
  await expect(page.locator('.lead-steps')).toContainText('Vou viajar <b>nesse dia</b>')
  await openHydrated(page, '/agencia')
  await cancelled.getByRole('button', { name: /^Visto/ }).click()
  await expect(cancelled).toHaveCount(0)
  await page.goto('/agencia/registro')
  await expect(page.getByText('deu por visto em Hoje').first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('Blocking time over a meeting names it first, and everything can be searched', async ({
    page,
    staff: _staff,
    browser,
    baseURL,
    complaints,
  }) => {
    const person = visitor()
    const context = await browser.newContext({ baseURL, locale: 'pt-BR', javaScriptEnabled: true })
    const visitorPage = await context.newPage()
    await bookMeeting(visitorPage, person)
    await context.close()

    await page.goto(`/agencia/busca?q=${person.name.split(' ')[1]}`)
    await page.getByRole('link', { name: `Conversa com ${person.name}` }).click()
    const when = await page.locator('.meeting-when').innerText()
    expect(when).toContain('h')

    await page.goto('/agencia/agenda/bloqueios')
    const far = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10)
    const today = new Date().toISOString().slice(0, 10)
    const form = page.locator('form').filter({ has: page.locator('[value="block-time"]') })
    await form.locator('[name=day]').fill(today)
    await form.locator('[name=from]').fill('00:00')
    await form.locator('[name=untilDay]').fill(far)
    await form.locator('[name=until]').fill('23:00')
    await form.getByRole('button', { name: 'Bloquear' }).click()
    await expect(form.getByRole('alert')).toContainText('neste horário')
    await expect(form.getByRole('alert')).toContainText('Bloquear não cancela nada')
    await expect(form.locator('[name=untilDay]')).toHaveValue(far)
    await expect(form.getByLabel('Bloquear mesmo assim')).not.toBeChecked()
    forgiveRefusals(complaints)
  })
})

test('Ctrl K searches from every page, by the keyboard alone @whole', async ({
  page,
  staff: _staff,
  company,
}) => {
  await openHydrated(page, '/agencia/equipe')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: /^Buscar leads/ })
  await expect(field).toBeFocused()
  await field.fill(company.name)
  const option = page.getByRole('option', { name: company.name })
  await expect(option).toBeVisible()
  await expectNoViolations(page, 'the search')
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/agencia/clientes/${company.id}`))
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 700 })
  await openHydrated(page, `/agencia/busca?q=${encodeURIComponent(company.name)}`)
  await expect(page.getByRole('link', { name: company.name })).toBeVisible()
  await expectNothingBesideThePage(page, 'results on a narrow phone')
})

test('Staff keep the desk around their account; a client at the desk is led to the own area @whole', async ({
  page,
  staff: _staff,
  browser,
  baseURL,
  signUp,
  database,
}) => {
  await openHydrated(page, '/agencia')
  await page.getByRole('link', { name: 'Minha conta' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações')
  await expect(page.getByRole('navigation', { name: 'Mesa da agência' })).toBeVisible()
  await expectNoViolations(page, 'the account inside the desk')

  const context = await browser.newContext({ baseURL, locale: 'pt-BR' })
  const person = await signUp(context)
  await grantAccess(database, person.id, await addCompany(database, `Loja ${randomUUID()}`))
  const client = await context.newPage()
  for (const path of ['/agencia', '/agencia/clientes']) {
    expect((await client.goto(path))?.status()).toBe(404)
    await expect(client.getByRole('heading', { level: 1 })).toContainText('da equipe da agência')
    await expect(client.getByText('Voltar à mesa')).toHaveCount(0)
  }
  await client.getByRole('link', { name: 'Ir para a minha conta' }).click()
  await expect(client).toHaveURL(/\/dashboard/)
  await context.close()
})

test('Somebody changes their address, and the old one takes it back @whole', async ({
  page,
  staff,
}) => {
  const next = `${randomUUID()}@example.com`
  await openHydrated(page, '/dashboard/settings')
  const form = page.locator('form').filter({ has: page.locator('[value="change-email"]') })
  await form.getByLabel('Novo e-mail').fill(next)
  await form.getByLabel('Sua senha, para confirmar').fill(staff.password)
  await form.getByRole('button', { name: 'Enviar o link de confirmação' }).click()
  await expect(page.getByText('Falta confirmar').first()).toBeVisible()
  const linkIn = async (to: string) => {
    const { text = '' } = await waitForMail({ to, subject: 'e-mail' })
    const url = new URL(/http\S+auth\/email\S+/.exec(text)?.[0] as string)
    return url.pathname + url.search
  }
  await openHydrated(page, await linkIn(next))
  await expectNoViolations(page, 'the confirmation of an address')
  await page.getByRole('button', { name: 'Confirmar o novo e-mail' }).click()
  await expect(page.getByText('E-mail trocado').first()).toBeVisible()
  await expect(page.locator('.sidebar-email')).toHaveText(next)

  await openHydrated(page, await linkIn(staff.email))
  await page.getByRole('button', { name: 'Desfazer a troca' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByText('Troca parada').first()).toBeVisible()
})
