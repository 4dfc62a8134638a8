import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Page } from '@playwright/test'
import { brand } from '#content/brand.ts'
import { page as content } from '#content/pages/classic-home.ts'
import { hourText } from '#features/calendar/rules/clock-text.ts'
import { limits } from '#scripts/budget/limits.ts'
import { measureServed } from '#scripts/budget/page-weight.ts'
import {
  bookButton,
  choose,
  chooseDay,
  chooseHour,
  fillIn,
  hours,
  invitationIn,
  visitor,
} from '#tests/support/pages/booking-page.ts'
import { expect, openHydrated, test, waitForHydration } from '#tests/support/pages/browser.ts'
import { at, requireParts, skipWithout } from '#tests/support/pages/site.ts'
import { waitForMail } from '#tests/support/smtp.ts'

skipWithout('an agenda of its own')
test.describe.configure({ timeout: 120_000 })

/** Another tab's look at what is free on the day of this moment. */
async function isOffered(page: Page, start: number): Promise<boolean> {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone }).format(start)
  const answer = await page.request.get(`/agenda?dia=${day}`)
  return (await answer.text()).includes(`value="${start}"`)
}

/** Moves and cancels on the booking's page, and reads every invitation that follows. */
async function moveAndCancel(page: Page, email: string, start: number, day: number) {
  const booked = invitationIn(await waitForMail({ to: email, subject: 'está marcada' }))
  expect(booked).toMatchObject({ method: 'REQUEST', sequence: 0, start })
  await page.getByRole('link', { name: 'Mudar horário' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escolha outro horário.')
  await chooseDay(page, day)
  const next = await chooseHour(page)
  await page.getByRole('button', { name: 'Mudar para este horário' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Novo horário')
  const moved = invitationIn(await waitForMail({ to: email, subject: 'mudou' }))
  expect(moved).toMatchObject({ method: 'REQUEST', uid: booked.uid, sequence: 1, start: next })
  expect(await isOffered(page, next)).toBe(false)
  await page.getByRole('link', { name: 'Cancelar conversa' }).click()
  // Nothing is called off by one press, and another time is offered first.
  await expect(page.getByRole('button', { name: /\d+h/ })).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Ver todos os horários' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar a conversa' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cancelada')
  const cancelled = invitationIn(await waitForMail({ to: email, subject: 'cancelada' }))
  expect(cancelled).toMatchObject({ method: 'CANCEL', uid: booked.uid, sequence: 2 })
  expect(await isOffered(page, next)).toBe(true)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('From the first button of the home to a booked, moved and cancelled meeting', async ({
    page,
    context,
  }) => {
    const person = visitor()
    await openHydrated(page, '/?utm_source=jornal')
    const opened = context.waitForEvent('page')
    await page.locator('main a.btn').first().click()
    const booking = await opened
    await expect(booking).toHaveURL(/\/agenda/)
    await waitForHydration(booking)
    // Nothing floats over days and hours.
    await expect(booking.getByRole('navigation', { name: 'Atendimento' })).toHaveCount(0)
    await chooseDay(booking, 1)
    const start = await chooseHour(booking)
    await expect(booking.locator('output')).toContainText(hourText(start, brand.timeZone))
    await fillIn(booking, person)
    await bookButton(booking).click()
    await expect(booking.getByRole('heading', { level: 1 })).toContainText('Está marcado')
    const agencyMail = await waitForMail({ to: brand.email, subject: person.name })
    expect(agencyMail.text).toContain(person.subject)
    expect(agencyMail.text).toContain('jornal')
    await moveAndCancel(booking, person.email, start, 3)
  })
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('A form with mistakes comes back filled in and can then be completed', async ({
    page,
    complaints,
  }) => {
    const person = visitor()
    await page.goto('/agenda')
    await chooseDay(page, 2)
    const start = await chooseHour(page)
    await fillIn(page, { ...person, email: 'priscila' })
    await bookButton(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.locator('[name=email]')).toHaveAccessibleDescription('Email inválido')
    await expect(page.locator('[name=email]')).toBeFocused()
    await expect(page.locator('[name=email]')).toBeInViewport()
    await expect(page.locator('[name=subject]')).toHaveValue(person.subject)
    await expect(page.locator(`input[name=start][value="${start}"]`)).toBeChecked()
    // Chromium remarks on the status of the answer.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('400')])
    await fillIn(page, { email: person.email })
    await bookButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Está marcado')
    await moveAndCancel(page, person.email, start, 4)
  })
})

test('The second of two people who choose one time sees what is still free @whole', async ({
  page,
  context,
  complaints,
}) => {
  const other = await context.newPage()
  await openHydrated(page, '/agenda')
  await openHydrated(other, '/agenda')
  await chooseDay(page, 5)
  const start = await chooseHour(page)
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone }).format(start)
  await other.goto(`/agenda?dia=${day}`)
  await choose(other.locator(`input[name=start][value="${start}"]`))
  await fillIn(other, visitor())
  await bookButton(other).click()
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Está marcado')
  const person = visitor()
  await fillIn(page, person)
  await bookButton(page).click()
  await expect(page.getByRole('alert')).toContainText('acabou de ser ocupado')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
  await expect(page.locator(`input[name=start][value="${start}"]`)).toHaveCount(0)
  await expect(page.locator('[name=subject]')).toHaveValue(person.subject)
  await expect(hours(page).first()).toBeVisible()
})

test.describe('far away', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('The agency’s time comes first, and the visitor’s time below @whole', async ({ page }) => {
    await openHydrated(page, '/agenda')
    const first = hours(page).first()
    const start = Number(await first.inputValue())
    const label = page.locator('label').filter({ has: page.locator(`[value="${start}"]`) })
    await expect(label.locator('.num')).toHaveText(hourText(start, brand.timeZone))
    await expect(label.locator('small')).toContainText(hourText(start, 'Asia/Tokyo'))
    // Twelve hours ahead, the agency's afternoon is the next day there.
    const late = page.locator('label.agenda-hour').last()
    await expect(late.locator('small')).toContainText('dia seguinte')
    await choose(hours(page).last())
    await expect(page.locator('[data-agenda-there]')).toContainText('dia seguinte')
  })
})

test('The classic home shows the calendar in the widget’s place, of its size @whole', async ({
  page,
}) => {
  requireParts('classic')
  await openHydrated(page, at('classic-home'))
  const frame = page.locator('#contact iframe')
  await frame.scrollIntoViewIfNeeded()
  await expect(frame).toHaveAttribute('title', content.contact.scheduling.title)
  const box = await frame.boundingBox()
  expect(box?.height).toBe(700)
  expect(box?.width).toBeGreaterThanOrEqual(320)
  const inside = page.frameLocator('#contact iframe')
  await expect(inside.getByRole('heading', { name: 'Escolha o dia' })).toBeVisible()
  await expect(inside.getByRole('button', { name: 'Ver horários do dia' })).toBeVisible()
})

/** As a browser gets it, compressed. */
async function sentBytes(url: string): Promise<number> {
  const [answer] = await once(get(url, { headers: { 'Accept-Encoding': 'br, gzip' } }), 'response')
  return Buffer.concat(await (answer as IncomingMessage).toArray()).length
}

test('It is indexed, keeps the budgets, and describes opening hours and bookings as structured data', async ({
  page,
}) => {
  await page.goto('/agenda')
  const graph = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText())[
    '@graph'
  ]
  const types = graph.map((node: { '@type': string }) => node['@type'])
  expect(types).toContain('ReserveAction')
  expect(graph[0].openingHoursSpecification).toHaveLength(brand.hours.length)
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`${brand.url}/agenda<`)
  const weighed = measureServed(await page.content(), await sentBytes(page.url()))
  for (const [measure, limit] of Object.entries(limits)) {
    expect(weighed[measure as keyof typeof limits], measure).toBeLessThanOrEqual(limit)
  }
})

test('A booking’s page needs its key and is not indexed', async ({ page, complaints }) => {
  await page.goto('/agenda/conversa?codigo=nenhum')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Não encontramos')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
  const file = await page.request.get('/agenda/convite.ics?codigo=nenhum')
  expect(file.status()).toBe(404)
})
