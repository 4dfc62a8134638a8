import { eq } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { bookings } from '#features/calendar/server/schema.ts'
import { contactMessages } from '#features/leads/server/contact/schema.ts'
import { putInMinutes } from '#tests/support/features/agenda.ts'
import { writeLead } from '#tests/support/features/leads.ts'
import {
  bookByForm,
  chooseDayAtDesk,
  chooseHour,
  invitationIn,
  visitor,
} from '#tests/support/pages/booking-page.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { expectToast } from '#tests/support/pages/forms.ts'
import { skipWithout } from '#tests/support/pages/site.ts'
import { expect, test } from '#tests/support/people/desk.ts'
import { waitForMail } from '#tests/support/smtp.ts'

skipWithout('an agenda of its own')

const dayOf = (moment: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone }).format(moment)

test('A meeting booked on the site appears in its week, is moved and cancelled, and the visitor gets a mail each time', async ({
  page,
  staff: _staff,
  database,
  baseURL,
}) => {
  test.setTimeout(60_000)
  await page.setViewportSize({ width: 390, height: 844 })
  const person = visitor()
  const start = await bookByForm(page, baseURL as string, person)
  await openHydrated(page, `/agencia/agenda?semana=${dayOf(start)}`)
  await page.locator('.week-meeting').filter({ hasText: person.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name)
  await expect(page.getByText(person.subject)).toBeVisible()

  await page.getByRole('link', { name: 'Mudar horário' }).click()
  await chooseDayAtDesk(page, 'Novo dia')
  const next = await chooseHour(page)
  await page.getByRole('button', { name: 'Continuar' }).first().click()
  await expect(
    page.getByRole('heading', { name: `Mudar a conversa com ${person.name}?` }),
  ).toBeVisible()
  await expect(page.getByText(`${person.name} recebe um e-mail`)).toBeVisible()
  await page.getByRole('button', { name: 'Mudar e avisar' }).click()
  await expectToast(page, 'Conversa com novo horário')
  const moved = invitationIn(await waitForMail({ to: person.email, subject: 'mudou' }))
  expect(moved).toMatchObject({ method: 'REQUEST', sequence: 1, start: next })

  await page.getByText('Cancelar conversa').click()
  await page.getByRole('button', { name: 'Cancelar mesmo' }).click()
  await expectToast(page, 'Conversa cancelada')
  const cancelled = await waitForMail({ to: person.email, subject: 'cancelada' })
  expect(invitationIn(cancelled)).toMatchObject({ method: 'CANCEL', uid: moved.uid, sequence: 2 })
  expect(cancelled.text).toContain('Desculpe o transtorno')

  const other = visitor()
  await bookByForm(page, baseURL as string, other)
  const [row] = await database.db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(contactMessages, eq(contactMessages.id, bookings.contactMessageId))
    .where(eq(contactMessages.email, other.email))
  await putInMinutes({ database }, row?.id as string, -90)
  await openHydrated(page, '/agencia/agenda?ver=passadas')
  const line = page.getByRole('listitem').filter({ hasText: other.name })
  await line.getByRole('button', { name: 'Não veio' }).click()
  await expect(line.getByText('não veio')).toBeVisible()
})

test('A meeting is dragged in the grid, which asks before the visitor gets a mail @whole', async ({
  page,
  staff: _staff,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  const person = visitor()
  const start = await bookByForm(page, baseURL as string, person)
  await openHydrated(page, `/agencia/agenda?ver=dia&dia=${dayOf(start)}`)
  const item = page.locator('[data-drag]').filter({ hasText: person.name })
  await item.scrollIntoViewIfNeeded()
  const box = await item.boundingBox()
  const column = await page.locator('[data-day]').boundingBox()
  if (!box || !column) throw new Error('the grid is not drawn')
  // To the other end of the day, where the site offers nothing or something: both are asked.
  const isEarly = box.y - column.y < column.height / 2
  await page.mouse.move(box.x + 20, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + 40, box.y + (isEarly ? 150 : -150), { steps: 5 })
  await expect(page.getByRole('status').filter({ hasText: person.name })).toBeVisible()
  await page.mouse.up()
  await expect(page).toHaveURL(/mudar=&dia=.*&hora=/)
  const question = page.getByRole('heading', { name: `Mudar a conversa com ${person.name}?` })
  await expect(question.or(page.locator('.desk-ends [role=alert]'))).toBeVisible()
  await page.getByRole('link', { name: 'Deixar como está' }).click()
  await expect(page.getByRole('link', { name: 'Mudar horário' })).toBeVisible()
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('A meeting is booked from a lead’s page, and the person invited @whole', async ({
    page,
    staff: _staff,
    database,
  }) => {
    const { name, email } = visitor()
    const lead = await writeLead(database, { name, email })
    const notice = page.getByRole('status').filter({ hasText: 'Conversa marcada' })
    await page.goto(`/agencia/leads/${lead}`)
    await page.getByRole('link', { name: 'Marcar reunião' }).click()
    await chooseDayAtDesk(page, 'Dia')
    const start = await chooseHour(page)
    await page.getByRole('button', { name: 'Marcar reunião' }).click()
    await expect(notice).toContainText('convite')
    const invited = invitationIn(await waitForMail({ to: email, subject: 'está marcada' }))
    expect(invited).toMatchObject({ method: 'REQUEST', sequence: 0, start })
    await page.getByRole('link', { name: 'Ver o lead' }).click()
    await expect(page.locator('.lead-steps')).toContainText('Marcou uma conversa')
  })
})
