import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { openChat } from '#tests/support/features/assistant/chat.ts'
import { callTeam } from '#tests/support/features/conversations/conversations.ts'
import { writeLead } from '#tests/support/features/leads.ts'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { openHydrated } from '#tests/support/pages/browser.ts'
import { requireParts } from '#tests/support/pages/site.ts'
import { expect, test } from '#tests/support/people/desk.ts'

requireParts('assistant')

const newMark = () => `Fala${randomUUID().replaceAll(/[^a-z]/g, '')}`.slice(0, 14)

const stateOf = async ({ db }: Database, id: string) => {
  const { rows } = await db.execute(sql`select state from alisio.conversations where id = ${id}`)
  return rows[0]?.state
}

/** The visitor's side: asks the assistant for a person and calls one. */
async function callFromChat(page: Page, question: string) {
  const parts = await openChat(page)
  await parts.niche.fill('Padaria')
  await parts.question.fill(question)
  await parts.question.press('Enter')
  await parts.chat.getByRole('button', { name: 'Chamar alguém agora' }).click()
  return parts.chat
}

test('A visitor on a phone and a person at the desk talk, each in their own browser', async ({
  page,
  browser,
  staff: _staff,
}) => {
  const mark = newMark()
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, `/agencia/conversas?busca=${mark}`)
  await expect(page.getByText('Nenhuma conversa assim')).toBeVisible()
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const visitor = await phone.newPage()
  const chat = await callFromChat(visitor, `Quero falar com uma pessoa sobre ${mark}`)
  /** Lines of the visitor's list; what is read out stands beside it. */
  const line = (text: string) => chat.getByRole('listitem').filter({ hasText: text })
  await expect(line('Pediu para falar com uma pessoa')).toBeVisible()

  // Without a reload: the list hears of it.
  const row = page.getByRole('region', { name: 'Lista de conversas' }).getByRole('link', {
    name: /Esperando gente/,
  })
  await expect(row).toBeVisible()
  await row.click()
  await expect(page.getByRole('region', { name: 'Mensagens' })).toContainText(mark)
  await expectAccessible(page, 'a conversation at the desk')
  await page.getByRole('button', { name: 'Assumir' }).click()
  await expect(line('Cliente entrou na conversa')).toBeVisible()

  await page.getByLabel(/^Escreva para/).fill('Olá! Em que ajudo?')
  await page.keyboard.press('Enter')
  await expect(line('Olá! Em que ajudo?')).toBeVisible()
  // Read out politely, once and beside the list.
  await expect(chat.getByRole('status').filter({ hasText: 'Olá! Em que ajudo?' })).toHaveCount(1)
  await expect(page.getByLabel(/^Escreva para/)).toHaveValue('')
  // The phone's page was in front: the desk hears that it was read.
  await expect(page.getByRole('region', { name: 'Mensagens' })).toContainText('lida')

  // What is being typed survives a message that arrives meanwhile.
  await page.getByLabel(/^Escreva para/).fill('Já mando')
  await chat.getByLabel(/^Escreva para/).fill('Preciso de um site')
  await chat.getByRole('button', { name: 'Enviar' }).click()
  const thread = page.getByRole('region', { name: 'Mensagens' })
  await expect(thread.getByText('Preciso de um site')).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: 'Preciso de um site' })).toHaveCount(1)
  await expect(page.getByLabel(/^Escreva para/)).toHaveValue('Já mando')

  // A reload on the phone keeps the conversation.
  await visitor.reload()
  await expect(line('Olá! Em que ajudo?')).toHaveCount(1)
  await expectAccessible(visitor, 'the visitor’s conversation')
  await chat.getByRole('button', { name: 'Encerrar' }).click()
  await expect(chat.getByText('Conversa encerrada.')).toBeVisible()
  await expect(page.getByText('O visitante encerrou')).toBeVisible()
  await phone.close()
})

test('By keyboard: J to the conversation, A takes it, R writes; a lead is joined by what was said @whole', async ({
  page,
  staff: _staff,
  database,
}) => {
  const mark = newMark()
  const email = `${mark.toLowerCase()}@example.com`
  const leadId = await writeLead(database, { name: 'Edson Barreto', email })
  const turns = [{ by: 'visitor' as const, text: `${mark}: respondam em ${email}` }]
  const { id } = await callTeam(database, { turns })
  await openHydrated(page, `/agencia/conversas?busca=${mark}`)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Assumir' })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: /^Devolver ao/ })).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByLabel(/^Escreva para/)).toBeFocused()
  expect(await stateOf(database, id)).toBe('attended')
  await page.getByRole('button', { name: 'É esta pessoa: Edson Barreto' }).click()
  await page
    .getByRole('complementary', { name: 'Sobre esta conversa' })
    .getByRole('link', { name: 'Abrir', exact: true })
    .click()
  await expect(page).toHaveURL(`/agencia/leads/${leadId}`)
  await expect(page.locator(`a[href="/agencia/conversas/${id}"]`)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a conversation is taken, answered, noted and closed by plain forms @whole', async ({
    page,
    staff: _staff,
    database,
  }) => {
    const mark = newMark()
    const email = `${mark.toLowerCase()}@example.com`
    await writeLead(database, { email })
    const { id } = await callTeam(database, { turns: [{ by: 'visitor', text: mark }] })
    await page.goto(`/agencia/conversas?busca=${mark}`)
    await page.getByRole('link', { name: new RegExp(mark) }).click()
    await page.getByRole('button', { name: 'Assumir' }).click()
    expect(await stateOf(database, id)).toBe('attended')
    await page.getByLabel(/^Escreva para/).fill('Bom dia!')
    await page.getByRole('button', { name: 'Enviar' }).click()
    const thread = page.getByRole('region', { name: 'Mensagens' })
    await expect(thread.getByText('Bom dia!')).toHaveCount(1)
    await page.getByLabel('Nova nota').fill('Ligar amanhã')
    await page.getByRole('button', { name: 'Anotar' }).click()
    await expect(page.getByText('Ligar amanhã')).toBeVisible()
    await page.getByText('Juntar a um lead').click()
    await page.getByLabel('E-mail, telefone ou referência').fill(email)
    await page.getByRole('button', { name: 'Juntar', exact: true }).click()
    await expect(page.getByText('Separar do lead')).toBeVisible()
    await page.getByText('Mais', { exact: true }).click()
    await page.getByRole('button', { name: 'Encerrar conversa' }).click()
    expect(await stateOf(database, id)).toBe('closed')
    await expect(page.getByRole('button', { name: 'Reabrir' })).toBeVisible()
  })
})
