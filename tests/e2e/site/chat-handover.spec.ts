import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { type chatOn, openChat } from '#tests/support/features/assistant/chat.ts'
import { expectNoViolations } from '#tests/support/pages/axe.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { requireParts } from '#tests/support/pages/site.ts'
import { expect, test } from '#tests/support/people/desk.ts'

requireParts('assistant')

test.use({ viewport: { width: 390, height: 844 } })

const newPhone = () => `(85) 9${randomInt(1000, 9999)}-${randomInt(1000, 9999)}`

async function leadsOf(database: Database, phone: string) {
  const { rows } = await database.db.execute<Record<string, string>>(sql`
    select lead_id as lead, name, channel, conversation from alisio.contact_messages
    where phone = ${phone}`)
  return rows
}

type Chat = ReturnType<typeof chatOn>

async function send({ question, messages, stop }: Chat, text: string) {
  const before = await messages.count()
  await question.fill(text)
  await question.press('Enter')
  await expect(messages).toHaveCount(before + 2)
  await expect(stop).toBeHidden({ timeout: 15_000 })
}

test('A visitor types a number and then yes, and the desk has the lead with what was said', async ({
  page,
  staff,
  database,
}) => {
  expect(staff.id).toBeTruthy()
  const phone = newPhone()
  const chat = await openChat(page)
  await chat.niche.fill('Padaria')
  await send(chat, 'que horas vocês abrem?')
  await send(chat, `me chamo Rosa Teles, meu zap é ${phone}`)
  const yes = chat.chat.getByRole('button', { name: 'Sim, pode passar' })
  await expect(yes).toBeVisible()
  expect(await leadsOf(database, phone)).toEqual([])
  await expectNoViolations(page, 'while consent is asked for, at 390 px', ['.chat'])
  await send(chat, 'sim')
  await expect(chat.messages.last()).toContainText(phone)
  await expect(chat.status).toContainText(phone)
  await expect(yes).toBeHidden()
  const [lead, ...others] = await leadsOf(database, phone)
  expect(others).toEqual([])
  expect(lead).toMatchObject({ name: 'Rosa Teles', channel: 'chat' })
  await openHydrated(page, `/agencia/leads/${lead?.lead}`)
  await expect(page.getByRole('heading', { name: 'Rosa Teles' })).toBeVisible()
  await expect(page.getByText(/^Conversa com o assistente do site,/)).toBeVisible()
  await expect(page.getByText('que horas vocês abrem?').first()).toBeVisible()
})

test('A visitor who asks for a person fills in the small form by keyboard alone @whole', async ({
  page,
  database,
}) => {
  const phone = newPhone()
  const chat = await openChat(page)
  await chat.niche.fill('Ótica')
  await send(chat, 'quero falar com uma pessoa')
  const form = chat.chat.getByRole('form', { name: /equipe/ })
  const name = form.getByLabel('Seu nome')
  await expect(name).toBeVisible()
  await expectNoViolations(page, 'the form within the conversation, at 390 px', ['.chat'])
  await name.focus()
  await page.keyboard.press('Enter')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Nome deve ter no mínimo 2 caracteres')
  await page.keyboard.type('Davi Reis')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Tab')
  const number = form.getByLabel('WhatsApp com DDD')
  await expect(number).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(number).toHaveAccessibleDescription('Informe um telefone ou um e-mail')
  await page.keyboard.type(phone)
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(chat.question).toBeFocused()
  await expect(chat.stop).toBeHidden({ timeout: 15_000 })
  await expect(chat.status).toContainText('Davi')
  expect(await leadsOf(database, phone)).toMatchObject([{ name: 'Davi Reis' }])
  await send(chat, 'obrigado')
  expect(await leadsOf(database, phone)).toHaveLength(1)
})

test('A visitor who says no leaves nothing behind, and a pending question outlives the page @whole', async ({
  page,
  database,
}) => {
  const phone = newPhone()
  const chat = await openChat(page)
  await chat.niche.fill('Pet shop')
  await send(chat, `meu número é ${phone}`)
  await page.reload()
  const again = await openChat(page)
  await again.chat.getByRole('button', { name: 'Não', exact: true }).click()
  await expect(again.messages).toHaveCount(5)
  await expect(again.stop).toBeHidden({ timeout: 15_000 })
  await expect(again.chat.getByRole('button', { name: 'Sim, pode passar' })).toBeHidden()
  expect(await leadsOf(database, phone)).toEqual([])
})

test('Enter and Enviar say what is missing @whole', async ({ page }) => {
  const { chat, niche, question, send, messages } = await openChat(page)
  await expect(send).toBeDisabled()
  await question.fill('quanto custa um site?')
  await question.press('Enter')
  await expect(chat.getByRole('alert')).toContainText('nicho')
  await expect(niche).toBeFocused()
  await niche.fill('Padaria')
  await expect(chat.getByRole('alert')).toBeEmpty()
  await question.fill('')
  await send.focus()
  await page.keyboard.press('Enter')
  await expect(chat.getByRole('alert')).toContainText('pergunta')
  await expect(question).toBeFocused()
  await expect(messages).toHaveCount(1)
})
