import { randomInt, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import { callTeam, deskMember, words } from '#tests/support/features/conversations/conversations.ts'
import { writeLead } from '#tests/support/features/leads.ts'
import { conversations } from '../schema.ts'
import { postVisitorMessage } from '../visitor.ts'
import { joinConversation, separateConversation, suggestLeads } from './join-lead.ts'
import { readConversation } from './read-conversation.ts'

const database = testDatabase()
const { db } = database

const newPhone = () => `85 9${randomInt(10_000_000, 100_000_000)}`
const newEmail = () => `${randomUUID()}@example.com`

const leadOf = async (id: string) => {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id))
  return row?.leadId
}

async function addReference(leadId: string): Promise<string> {
  const code = `7${randomUUID().replaceAll('-', '').slice(0, 5).toUpperCase()}`
  await db.execute(sql`
    insert into alisio.whatsapp_references (code, kind, items, landing, referrer, lead_id)
    values (${code}, 'chat', array['Site'], '', '', ${leadId})`)
  return code
}

test.each([
  ['an address in other capitals', ({ email }) => email.toUpperCase()],
  ['a telephone with its country', ({ phone }) => `+55 ${phone}`],
  ['a reference', ({ code }) => code.toLowerCase()],
  ['the address of the lead’s page', ({ id }) => `https://site.example/agencia/leads/${id}`],
] as [string, (lead: Record<'id' | 'email' | 'phone' | 'code', string>) => string][])(
  'a conversation joins a lead by %s, and can be separated again',
  async (_, nameOf) => {
    const [email, phone] = [newEmail(), newPhone()]
    const leadId = await writeLead(database, { name: 'Edson Barreto', email, phone })
    const code = await addReference(leadId)
    const { id } = await callTeam(database)
    const marina = await deskMember(database)
    const named = nameOf({ id: leadId, email, phone, code })
    await marina.run((tx) => joinConversation(tx, id, named))
    await marina.run((tx) => joinConversation(tx, id, named))
    expect(await leadOf(id)).toBe(leadId)
    const report = await marina.run((tx) => readConversation(tx, id))
    expect(report?.lead).toMatchObject({ id: leadId, email, name: 'Edson Barreto' })
    await marina.run((tx) => separateConversation(tx, id))
    expect(await leadOf(id)).toBeNull()
  },
)

test('what a visitor wrote suggests the lead, which nobody joins by itself', async () => {
  const email = newEmail()
  const leadId = await writeLead(database, { name: 'Ana Lima', email })
  const { id, token } = await callTeam(database)
  await postVisitorMessage(database, token, words(`Meu e-mail é ${email}.`))
  const marina = await deskMember(database)
  const report = await marina.run((tx) => readConversation(tx, id))
  expect(report?.joinable).toEqual([expect.objectContaining({ id: leadId, why: 'email' })])
  expect(await leadOf(id)).toBeNull()
  expect(await marina.run((tx) => suggestLeads(tx, [newEmail(), 'nada']))).toEqual([])
})

test('what names nobody is refused in words, and so is a forged conversation', async () => {
  const { id } = await callTeam(database)
  const marina = await deskMember(database)
  for (const text of [newEmail(), newPhone(), 'ABC123', randomUUID(), 'ninguém', '%_\'"']) {
    const attempt = marina.run((tx) => joinConversation(tx, id, text))
    await expect(attempt, text).rejects.toThrow('Nenhum lead tem')
  }
  const email = newEmail()
  await writeLead(database, { email })
  for (const forged of [randomUUID(), 'x', '']) {
    await expect(marina.run((tx) => joinConversation(tx, forged, email))).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(marina.run((tx) => separateConversation(tx, forged))).rejects.toMatchObject({
      code: 'not_found',
    })
  }
})
