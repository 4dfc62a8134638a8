import type { Page } from '@playwright/test'
import { brand } from '#content/brand.ts'
import { agenda } from '#content/pages/agenda.ts'
import { writeLead } from '#tests/support/features/leads.ts'
import {
  bookButton,
  bookByForm,
  chooseDay,
  chooseDayAtDesk,
  chooseHour,
  fillIn,
  invitationIn,
  visitor,
} from '#tests/support/pages/booking-page.ts'
import { forgiveRefusals } from '#tests/support/pages/forms.ts'
import { skipWithout } from '#tests/support/pages/site.ts'
import { expect, test } from '#tests/support/people/desk.ts'
import { waitForMail } from '#tests/support/smtp.ts'

skipWithout('an agenda of its own')

// All of them save the same settings, of which two people cannot save one version.
test.describe.configure({ mode: 'serial' })
test.use({ javaScriptEnabled: false })

/** A name of letters only, since the address of a kind is made of them. */
const letters = () =>
  Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')
    .slice(0, 8) || 'kind'

const settings = '/agencia/agenda/ajustes'

/** Adds a kind of meeting at the desk. Resolves with its id. */
async function addKind(page: Page, name: string, fields: Record<string, string>): Promise<string> {
  await page.goto(settings)
  await page.getByText('Mais um tipo de conversa').click()
  await page.locator('#nome-nova').fill(name)
  await page.locator('#minutos-nova').fill('30')
  await page.getByText('Onde, com quem e para quem').last().click()
  const { acesso = '', lugares = '' } = fields
  await page.locator('#acesso-nova').selectOption(acesso)
  await page.locator('#lugares-nova').fill(lugares)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Agenda salva' })).toBeVisible()
  const id = name.toLowerCase().replaceAll(' ', '-')
  await expect(page.locator(`#nome-${id}`)).toHaveValue(name)
  return id
}

async function removeKind(page: Page, id: string) {
  await page.goto(settings)
  await page.locator(`#nome-${id}`).fill('')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.locator(`#nome-${id}`)).toHaveCount(0)
}

test('Two visitors share a group time, one cancels, and the desk moves it @whole', async ({
  page,
  staff: _staff,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const id = await addKind(page, `Oficina ${letters()}`, { lugares: '2' })
  const name = await page.locator(`#nome-${id}`).inputValue()
  const [first, second] = [visitor(), visitor()]
  const start = await bookByForm(page, baseURL as string, first, id)
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone }).format(start)
  const hour = page.locator('label').filter({ has: page.locator(`input[value="${start}"]`) })

  await page.goto(`/agenda?tipo=${id}&dia=${day}`)
  await expect(hour).toContainText('1 lugar livre')
  await hour.getByRole('radio').check()
  await fillIn(page, second)
  await bookButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Está marcado')
  await page.goto(`/agenda?tipo=${id}&dia=${day}`)
  await expect(hour).toHaveCount(0)

  const mail = await waitForMail({ to: first.email, subject: 'está marcada' })
  await page.goto(/http\S+codigo=[\w-]+/.exec(mail.text ?? '')?.[0] as string)
  await page.getByRole('link', { name: 'Cancelar conversa' }).click()
  await page.getByRole('button', { name: 'Cancelar a conversa' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cancelada')
  await page.goto(`/agenda?tipo=${id}&dia=${day}`)
  await expect(hour).toContainText('1 lugar livre')
  const third = visitor()
  await hour.getByRole('radio').check()
  await fillIn(page, third)
  await bookButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Está marcado')

  await page.goto(`/agencia/agenda?semana=${day}`)
  await page.locator('.week-meeting').filter({ hasText: name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('2 de 2 lugares')).toBeVisible()
  for (const person of [second, third]) {
    await expect(page.getByRole('link', { name: person.name })).toBeVisible()
  }
  await expect(page.getByText(first.name)).toHaveCount(0)
  await page.getByRole('link', { name: 'Mudar horário' }).click()
  await chooseDayAtDesk(page, 'Novo dia')
  const next = await chooseHour(page)
  await page.getByRole('button', { name: 'Continuar' }).first().click()
  await expect(page.getByText('As 2 pessoas mudam juntas')).toBeVisible()
  await page.getByRole('button', { name: 'Mudar e avisar' }).click()
  for (const person of [second, third]) {
    const moved = invitationIn(await waitForMail({ to: person.email, subject: 'mudou' }))
    expect(moved).toMatchObject({ method: 'REQUEST', sequence: 1, start: next })
  }
  await page.getByText(`Tirar ${third.name}`).click()
  await page.getByRole('button', { name: 'Tirar mesmo' }).last().click()
  await waitForMail({ to: third.email, subject: 'cancelada' })
  await removeKind(page, id)
})

test('A lead is invited to a new meeting and books it once by the link @whole', async ({
  page,
  staff: _staff,
  database,
  complaints,
}) => {
  test.setTimeout(60_000)
  const id = await addKind(page, `Retorno ${letters()}`, { acesso: 'invited' })
  const name = await page.locator(`#nome-${id}`).inputValue()
  const { name: person, email } = visitor()
  const lead = await writeLead(database, { name: person, email })
  await page.goto(`/agenda?tipo=${id}`)
  await expect(page.locator('.eyebrow').filter({ hasText: name })).toHaveCount(0)

  await page.goto(`/agencia/leads/${lead}`)
  await page.getByText('Convidar para uma nova conversa').click()
  await page.getByLabel('Conversa', { exact: true }).selectOption(id)
  await page.getByRole('button', { name: 'Criar convite' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Convite criado' })).toBeVisible()
  const link = await page.getByLabel(`${name}: vale até`).inputValue()
  const mail = await waitForMail({ to: email, subject: 'próxima conversa' })
  expect(mail.text).toContain(link)

  await page.goto(link)
  await expect(page.locator('.eyebrow').filter({ hasText: name })).toBeVisible()
  await expect(page.locator('main')).not.toContainText(email)
  await chooseDay(page, 0)
  const start = await chooseHour(page)
  await page.getByLabel('Assunto').fill('Os números de março')
  await bookButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Está marcado')
  expect(invitationIn(await waitForMail({ to: email, subject: 'está marcada' }))).toMatchObject({
    start,
  })
  const again = await page.goto(link)
  expect(again?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('não vale mais')

  await page.goto(`/agencia/leads/${lead}`)
  await expect(page.locator('.lead-steps')).toContainText('Convidou para marcar uma conversa')
  await page.getByText('Convidar para uma nova conversa').click()
  await page.getByRole('button', { name: 'Criar convite' }).click()
  const other = await page.getByLabel('vale até').inputValue()
  await page.getByText('Retirar o convite').click()
  await page.getByRole('button', { name: 'Retirar mesmo' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Convite retirado' })).toBeVisible()
  expect((await page.request.get(other)).status()).toBe(404)
  await removeKind(page, id)
  forgiveRefusals(complaints)
})

test('Days are closed, times blocked, and the address of the own calendar is changed', async ({
  page,
  staff,
  complaints,
}) => {
  const notice = (text: string) => page.getByRole('status').filter({ hasText: text })
  await page.goto('/agencia/agenda/ajustes')
  // Beyond every horizon, so that no other story misses a time.
  const name = `Folga ${staff.id.slice(0, 6)}`
  const rows = page.getByLabel('Feriado ou folga')
  const empty = rows.and(page.locator('[value=""], :not([value])')).first()
  const row = (await empty.getAttribute('id'))?.split('-').at(-1)
  const [named, day] = [page.locator(`#folga-nome-${row}`), page.locator(`#folga-data-${row}`)]
  await named.fill(name)
  await page.getByLabel('Antecedência').fill('nunca')
  await page.getByRole('button', { name: 'Salvar' }).click()
  // All that is wrong at once, and what was typed is still there.
  const wrong = page.getByRole('alert').filter({ hasText: 'Nada foi salvo' })
  await expect(wrong).toBeVisible()
  await expect(wrong.getByRole('link')).toHaveCount(2)
  await expect(named).toHaveValue(name)
  await day.fill('2040-03-02')
  await page.getByLabel('Antecedência').fill(String(agenda.settings.noticeHours))
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(notice('Agenda salva')).toBeVisible()
  await expect(page.locator(`input[value="${name}"]`)).toBeVisible()
  const saved = (await page.locator(`input[value="${name}"]`).getAttribute('id'))?.split('-').at(-1)
  await page.locator(`#folga-nome-${saved}`).fill('')
  await page.locator(`#folga-data-${saved}`).fill('')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.locator(`input[value="${name}"]`)).toHaveCount(0)

  await page.getByRole('link', { name: 'Bloquear horário' }).click()
  await page.getByLabel('Dia', { exact: true }).fill('2040-03-02')
  await page.getByLabel('Das').fill('10:00')
  await page.getByLabel('Até as').fill('09:00')
  await page.getByLabel('Para quê').fill(name)
  await page.getByRole('button', { name: 'Bloquear' }).click()
  await expect(page.getByLabel('Até as')).toHaveAccessibleDescription('O fim vem depois do começo')
  await page.getByLabel('Até as').fill('12:00')
  await page.getByRole('button', { name: 'Bloquear' }).click()
  const blocked = page.getByRole('listitem').filter({ hasText: name })
  await expect(blocked).toContainText('02/03/2040')
  await blocked.getByRole('button', { name: 'Liberar' }).click()
  await expect(blocked).toHaveCount(0)

  await page.getByRole('link', { name: 'Meu calendário' }).click()
  const address = page.getByLabel('Endereço do seu calendário')
  const before = await address.inputValue()
  expect(await (await page.request.get(before)).text()).toContain('BEGIN:VCALENDAR')
  await page.getByText('Trocar o endereço').click()
  await page.getByRole('button', { name: 'Trocar mesmo' }).click()
  await expect(notice('Endereço trocado')).toBeVisible()
  expect((await page.request.get(before)).status()).toBe(404)
  expect((await page.request.get(await address.inputValue())).status()).toBe(200)
  forgiveRefusals(complaints)
})
