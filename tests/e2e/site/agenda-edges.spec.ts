import type { Page } from '@playwright/test'
import {
  bookButton,
  choose,
  chooseDay,
  chooseHour,
  fillIn,
  hours,
  visitor,
} from '#tests/support/pages/booking-page.ts'
import { expect, openHydrated, test } from '#tests/support/pages/browser.ts'
import { skipWithout } from '#tests/support/pages/site.ts'

skipWithout('an agenda of its own')
test.describe.configure({ timeout: 120_000 })
test.use({ viewport: { width: 390, height: 844 } })

const days = (page: Page) => page.locator('input[name=dia][type=radio]')

test('Each missing field gets an error and the focus in turn, and the page keeps its scroll position @whole', async ({
  page,
  complaints,
}) => {
  await openHydrated(page, '/agenda')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await bookButton(page).click()
  await expect(hours(page).first()).toBeFocused()
  await expect(hours(page).first()).toHaveAccessibleDescription('Escolha um horário')
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(page.getByRole('alert')).toHaveText('Escolha um horário')
  await choose(hours(page).nth(1))
  await fillIn(page, { name: 'Priscila', email: 'priscila' })
  await bookButton(page).click()
  const email = page.locator('[name=email]')
  await expect(email).toBeFocused()
  await expect(email).toBeInViewport()
  await expect(email).toHaveAccessibleDescription(/Email inválido/)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[name=name]')).toHaveValue('Priscila')
  await expect(hours(page).nth(1)).toBeChecked()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  // Chromium remarks on the status of both answers.
  expect(complaints.splice(0)).toEqual(Array(2).fill(expect.stringContaining('400')))
})

test('Without a connection nothing that was typed is lost, and another press books @whole', async ({
  page,
  context,
  complaints,
}) => {
  const person = visitor()
  await openHydrated(page, '/agenda')
  await chooseDay(page, 2)
  await chooseHour(page)
  const day = await page.locator('[name=dia]:checked').inputValue()
  await fillIn(page, person)
  await context.setOffline(true)
  await bookButton(page).click()
  await expect(page.getByRole('alert')).toContainText('continua aqui')
  await expect(page.locator('[name=subject]')).toHaveValue(person.subject)
  // Neither another day nor other dates take the page away.
  await days(page).last().click()
  await expect(page.locator('[data-agenda-hours]').getByRole('alert')).toBeVisible()
  await expect(page.locator('[name=dia]:checked')).toHaveValue(day)
  await page.getByRole('link', { name: 'Datas seguintes' }).click()
  await expect(page.locator('[data-agenda-days]').getByRole('alert')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Datas seguintes' }).click()
  await expect(page.getByRole('link', { name: 'Datas anteriores' })).toBeVisible()
  await expect(page.locator('[name=subject]')).toHaveValue(person.subject)
  await page.getByRole('link', { name: 'Datas anteriores' }).click()
  await expect(days(page).and(page.locator(`[value="${day}"]`))).toBeVisible()
  await chooseDay(page, 2)
  await chooseHour(page)
  await bookButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Está marcado')
  complaints.length = 0
})

test('In a frame of 700 px the booking goes step by step, and nothing scrolls in it @whole', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const fits = async (step: string) => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, step).toBeLessThanOrEqual(700)
  }
  await openHydrated(page, '/agenda?quadro')
  await fits('day')
  const offered = await days(page).evaluateAll((all: HTMLInputElement[]) =>
    all.map(({ value }) => value),
  )
  const workerDays = offered.filter(
    (day) =>
      (Date.parse(day) / 86_400_000) % test.info().config.workers === test.info().parallelIndex,
  )
  await choose(days(page).and(page.locator(`[value="${workerDays[3]}"]`)))
  await page.getByRole('button', { name: 'Ver horários do dia' }).click()
  await expect(page.getByRole('heading', { name: 'Escolha a hora' })).toBeVisible()
  await expect(page.getByText('Passo 2 de 3')).toBeVisible()
  await fits('hour')
  await page.getByRole('link', { name: 'Trocar o dia' }).click()
  await expect(page.getByRole('heading', { name: 'Escolha o dia' })).toBeVisible()
  await page.goBack()
  await chooseHour(page)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Passo 3 de 3')).toBeVisible()
  await fits('details')
  await bookButton(page).click()
  await expect(page.locator('[name=name]')).toBeFocused()
  await expect(page.locator('[name=phone]')).toHaveAttribute('aria-invalid', 'true')
  await fits('details with every error')
  const person = visitor()
  await fillIn(page, { ...person, email: 'priscila' })
  await bookButton(page).click()
  await expect(page.locator('[name=email]')).toBeFocused()
  await fillIn(page, { email: person.email })
  await bookButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Está marcado')
  await fits('booked')
  expect(complaints.splice(0)).toEqual(Array(2).fill(expect.stringContaining('400')))
})

test('Before a meeting is called off another time is a press away @whole', async ({ page }) => {
  const person = visitor()
  await openHydrated(page, '/agenda')
  await chooseDay(page, 4)
  await chooseHour(page)
  await fillIn(page, person)
  await bookButton(page).click()
  await page.getByRole('link', { name: 'Cancelar conversa' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cancelar')
  await page.getByRole('link', { name: 'Deixar como está' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Está marcado')
})
