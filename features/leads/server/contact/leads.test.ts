import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { mails } from '#server/db/schema.ts'
import { contactApp, validContact } from '#tests/support/features/contact.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { changeState } from '../change-lead.ts'
import { editContact } from '../lead-contact.ts'
import { describeMessage } from './contact-mails.ts'
import { eraseOldMessages } from './erase-old-messages.ts'
import { listMessages, type MessageReport, messagesCsv } from './export-messages.ts'
import { contactMessages } from './schema.ts'
import { resendLead } from './send-lead.ts'

const { database, queue, log, send, env, envWith } = contactApp()

async function storeLead(more: Record<string, unknown> = {}) {
  const contact = validContact(more)
  await send(contact)
  const byEmail = eq(contactMessages.email, contact.email)
  const [row] = await database.db.select().from(contactMessages).where(byEmail)
  return { contact, id: row?.id as string }
}

async function readBack(leads: MessageReport[]): Promise<Record<string, string>[]> {
  return parse(await text(messagesCsv(leads)), { delimiter: ';', columns: true })
}

const readLead = async (id: string) => (await listMessages(database, id))[0]

test('a lead is listed with the state of its mails', async () => {
  const { contact, id } = await storeLead()
  await database.db
    .update(mails)
    .set({ state: 'failed', attempts: 1, lastError: 'EENVELOPE 550' })
    .where(sql`${mails.contactMessageId} = ${id} and ${mails.kind} = 'contact-visitor'`)
  const lead = await readLead(id)
  const text = describeMessage(lead as NonNullable<typeof lead>)
  expect(text).toContain(contact.email)
  expect(text).toContain('agency queued')
  expect(text).toContain('visitor failed (1 attempts, EENVELOPE 550)')
})

test('a lead is listed as the desk left it: its state, its value, whom it is from', async () => {
  const { contact, id } = await storeLead()
  const { id: staffId } = await addStaff(database, 'team')
  await asStaff(database, staffId, async (tx) => {
    await changeState(tx, { leadId: id, staffId, version: 1, state: 'won', value: '1500.00' })
    const { name, email, company } = contact
    const person = { name, email, company, phone: '(85) 97777-1111' }
    await editContact(tx, { ...person, leadId: id, staffId, version: 1 })
  })
  const text = describeMessage((await readLead(id)) as MessageReport)
  expect(text).toContain('state: won, 1500.00')
  expect(text).toContain('(85) 97777-1111')
})

test('no formula of a stranger runs in a spreadsheet', async () => {
  const { id } = await storeLead({
    name: '=HYPERLINK("http://x.example")',
    company: '@SUM(1)',
    phone: '+55 (85) 90000-0000',
    message: '-1+1 "aspas"\n=2+2 na segunda linha',
  })
  const lead = await readLead(id)
  expect(await readBack([lead as MessageReport])).toMatchObject([
    {
      Código: id,
      Nome: '\'=HYPERLINK("http://x.example")',
      Empresa: "'@SUM(1)",
      Telefone: "'+55 (85) 90000-0000",
      Mensagem: '\'-1+1 "aspas"\n=2+2 na segunda linha',
    },
  ])
})

test('a spreadsheet has the agency’s own time and words for states', async () => {
  const { id } = await storeLead({ elapsed: 10 })
  const lead = (await readLead(id)) as MessageReport
  const createdAt = new Date('2026-02-03T12:30:05Z')
  const [row] = await readBack([{ ...lead, createdAt, webhookState: 'failed' }])
  const moment = createdAt.toLocaleString('pt-BR', { timeZone: brand.timeZone }).replace(',', '')
  expect(row).toMatchObject({
    'Recebida em': moment,
    Retida: 'suspeita de spam: rápido demais',
    'E-mail à agência': '',
    Webhook: 'falhou',
  })
})

test('a lead is sent again: to the agency always, to the visitor only where it failed', async () => {
  const { id } = await storeLead()
  expect(await resendLead({ database, queue, env }, id)).toEqual(['agency mail'])
  await database.db
    .update(mails)
    .set({ state: 'failed' })
    .where(sql`${mails.contactMessageId} = ${id} and ${mails.kind} = 'contact-visitor'`)
  expect(await resendLead({ database, queue, env }, id)).toEqual(['agency mail', 'confirmation'])
  expect((await readLead(id))?.mails.map(({ kind }) => kind).sort()).toEqual([
    'contact-agency',
    'contact-agency',
    'contact-agency',
    'contact-visitor',
    'contact-visitor',
  ])
})

test('what was suspected wrongly can be sent to the agency', async () => {
  const { id } = await storeLead({ elapsed: 10 })
  const described = describeMessage(
    (await readLead(id)) as NonNullable<Awaited<ReturnType<typeof readLead>>>,
  )
  expect(described).toContain('[suspected spam: too-fast]')
  expect(await resendLead({ database, queue, env }, id)).toEqual(['agency mail'])
})

test('a message that does not exist is not sent', async () => {
  expect(await resendLead({ database, queue, env }, crypto.randomUUID())).toBeUndefined()
})

test('messages older than configured are erased with their mails, suspected spam sooner', async () => {
  const old = await storeLead()
  const young = await storeLead()
  const spam = await storeLead({ assunto: 'x' })
  const age = (id: string, months: number) =>
    database.db.execute(
      sql`update alisio.contact_messages set created_at = now() - make_interval(months => ${months}::int, days => 1) where id = ${id}`,
    )
  await age(old.id, 12)
  await age(young.id, 11)
  await age(spam.id, 3)
  await eraseOldMessages({ env: envWith({ CONTACT_RETENTION_MONTHS: '12' }), database, log })
  expect(await readLead(old.id)).toBeUndefined()
  expect(await readLead(spam.id)).toBeUndefined()
  expect(await readLead(young.id)).toBeDefined()
  const remaining = await database.db.select().from(mails).where(eq(mails.contactMessageId, old.id))
  expect(remaining).toEqual([])
})
