import { text } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findByToken } from '#features/agenda/server/booking/booking-links.ts'
import type { Transaction } from '#server/db/client.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { mails } from '#server/db/schema.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { book, freeNow } from '#tests/support/features/agenda.ts'
import { validContact } from '#tests/support/features/contact.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { answerLead } from './answer-lead.ts'
import { changeOwner, changeState, noteLead, noteOnLead } from './change-lead.ts'
import { receiveContact } from './contact/receive-contact.ts'
import { contactMessages } from './contact/schema.ts'
import { eraseContact, exportContact } from './lead-contact.ts'
import { exportLeads } from './leads-csv.ts'
import { type LeadQuery, listLeadPage } from './list-leads.ts'
import { readLead } from './read-lead.ts'
import { releaseLead, removeLead } from './release-lead.ts'
import { leads } from './schema.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database, {
  CONTACT_MIN_SECONDS: '0',
  CONTACT_PER_DAY: '100000',
})

async function write(more: Record<string, unknown> = {}, trap = '') {
  const input = validContact(more)
  await receiveContact(deps, {
    input,
    extras: { assunto: trap, page: '' } as never,
    clientAddress: input.email,
  })
  const [message] = await db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.email, input.email))
  return { ...input, id: message?.leadId as string }
}

const staffMember = async (name = 'Marina Lopes') => {
  const { id, email } = await addStaff(database, 'team')
  await db.execute(sql`update alisio."user" set name = ${name} where id = ${id}`)
  return { id, email, name }
}

const at = <T>(staff: { id: string }, work: (tx: Transaction) => Promise<T>) =>
  asStaff(database, staff.id, work)

const leadRow = async (id: string) => (await db.select().from(leads).where(eq(leads.id, id)))[0]
const mailsTo = (recipient: string) => db.select().from(mails).where(eq(mails.recipient, recipient))

const everything: LeadQuery = {
  search: '',
  group: null,
  source: null,
  owner: null,
  days: null,
  page: 1,
}

test('a concurrent change of a lead is refused and nothing is overwritten', async () => {
  const [ana, bia] = [await staffMember('Ana Prado'), await staffMember('Bia Reis')]
  const { id } = await write()
  await at(ana, (tx) =>
    changeState(tx, { leadId: id, staffId: ana.id, version: 1, state: 'proposal' }),
  )
  const late = at(bia, (tx) =>
    changeState(tx, { leadId: id, staffId: bia.id, version: 1, state: 'lost', reason: 'Preço' }),
  )
  await expect(late).rejects.toThrow('Ana Prado')
  const stale = at(bia, (tx) =>
    changeOwner(tx, { leadId: id, staffId: bia.id, version: 1, ownerId: bia.id }),
  )
  await expect(stale).rejects.toThrow('mudou enquanto você olhava')
  expect(await leadRow(id)).toMatchObject({ state: 'proposal', ownerId: ana.id, version: 2 })
  // Adding a note needs no version check.
  await at(bia, (tx) => noteOnLead(tx, { leadId: id, staffId: bia.id, body: 'Ligou de novo' }))
  const report = await at(bia, (tx) => readLead(tx, id))
  expect(report?.events.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
    'note Bia Reis',
    'state Ana Prado',
  ])
})

test('an answer by mail carries the author’s name, replies reach them, and the clock stops', async () => {
  const marina = await staffMember()
  const { id, email } = await write()
  expect((await leadRow(id))?.waitingSince).not.toBeNull()
  const answer = { subject: 'Sobre o seu site', body: 'Oi!\n\nPodemos conversar?' }
  await at(marina, (tx) =>
    answerLead(tx, deps.queue, { leadId: id, staff: marina, channel: 'email', ...answer }),
  )
  const mail = (await mailsTo(email)).find(({ kind }) => kind === 'lead-answer')
  expect(mail).toMatchObject({ replyTo: marina.email, subject: answer.subject })
  expect(mail?.bodyText).toContain('Podemos conversar?')
  expect(mail?.bodyText).toContain('Marina Lopes')
  const lead = await leadRow(id)
  expect(lead).toMatchObject({ state: 'talking', ownerId: marina.id, waitingSince: null })
  expect(lead?.firstAnswerAt).not.toBeNull()
})

test('no staff name reaches a visitor before an answer', async () => {
  const marina = await staffMember('Nome Secreto')
  const { id, email } = await write()
  await at(marina, async (tx) => {
    await changeOwner(tx, { leadId: id, staffId: marina.id, version: 1, ownerId: marina.id })
    await changeState(tx, { leadId: id, staffId: marina.id, version: 2, state: 'proposal' })
    await noteOnLead(tx, { leadId: id, staffId: marina.id, body: 'Nota' })
  })
  const trapped = await write({}, 'caiu')
  await at(marina, (tx) => releaseLead(tx, deps, { leadId: trapped.id, staffId: marina.id }))
  const toVisitors = [...(await mailsTo(email)), ...(await mailsTo(trapped.email))]
  expect(toVisitors.map(({ kind }) => kind)).toEqual(['contact-visitor', 'contact-visitor'])
  for (const mail of toVisitors) {
    const whole = [mail.subject, mail.html, mail.bodyText, mail.replyTo].join('\n')
    expect(whole).not.toContain('Nome Secreto')
    expect(whole).not.toContain(marina.email)
  }
})

test('a false positive becomes a lead, and its mails are sent once', async () => {
  const marina = await staffMember()
  const { id, email } = await write({}, 'caiu na armadilha')
  expect(await leadRow(id)).toMatchObject({ state: 'spam', held: 'suspected' })
  expect(await mailsTo(email)).toEqual([])
  const change = { leadId: id, staffId: marina.id }
  await at(marina, (tx) => releaseLead(tx, deps, change))
  expect(await leadRow(id)).toMatchObject({ state: 'new', held: null })
  expect(await mailsTo(email)).toHaveLength(1)
  const bia = await staffMember('Bia Reis')
  await expect(
    at(bia, (tx) => releaseLead(tx, deps, { leadId: id, staffId: bia.id })),
  ).rejects.toThrow('já foi liberada')
  await expect(at(marina, (tx) => removeLead(tx, change))).rejects.toThrow('Só mensagens retidas')
  const other = await write({}, 'caiu')
  await at(marina, (tx) => removeLead(tx, { leadId: other.id, staffId: marina.id }))
  expect(await leadRow(other.id)).toBeUndefined()
})

test('erasing a person leaves nothing of them in any table', async () => {
  const marina = await staffMember()
  const mark = crypto.randomUUID().slice(0, 13)
  const { id, email } = await write({ name: `Ana ${mark}`, message: `Segredo ${mark} aqui` })
  await write({ email, message: `De novo ${mark}, com mais palavras` })
  await at(marina, async (tx) => {
    await noteOnLead(tx, { leadId: id, staffId: marina.id, body: `Nota ${mark}` })
    await answerLead(tx, deps.queue, {
      leadId: id,
      staff: marina,
      channel: 'email',
      subject: `Oi ${mark}`,
      body: `Resposta ${mark}`,
    })
  })
  const { token, start } = await book(deps, { email, subject: `Reunião ${mark}` })
  const exported = await at(marina, (tx) => exportContact(tx, id))
  expect(JSON.stringify(exported)).toContain(new Date(start).toISOString())
  expect(JSON.stringify(exported)).toContain(`De novo ${mark}`)
  expect(JSON.stringify(exported)).toContain(`Nota ${mark}`)
  await eraseContact(deps, marina.id, id)
  expect(await findByToken(db, token)).toBeUndefined()
  expect(await freeNow(deps)).toContain(start)
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'alisio'`,
  )
  for (const { name } of tables) {
    const matches = await db.execute(
      sql`select from alisio.${sql.identifier(name)} t
        where position(${mark} in t::text) > 0 or position(${email} in t::text) > 0`,
    )
    expect(matches.rows, name).toHaveLength(0)
  }
})

test('search finds people by any part of a name, by telephone and by address', async () => {
  const marina = await staffMember()
  const word = `Conceição${crypto.randomUUID().slice(0, 6).replace(/\d/g, 'x').replace('-', 'y')}`
  const phone = `(85) 9${String(Math.random()).slice(2, 6)}-${String(Math.random()).slice(2, 6)}`
  const { id, email } = await write({ name: `Maria ${word}`, phone })
  const find = async (search: string, more: Partial<LeadQuery> = {}) => {
    const page = await at(marina, (tx) => listLeadPage(tx, { ...everything, search, ...more }))
    return page.rows.map((row) => row.id)
  }
  for (const typed of [
    word.toUpperCase(),
    `maria ${word.slice(0, 12)}`.replace('ç', 'c').replace('ã', 'a'),
    email,
    phone,
    `+55 ${phone}`,
  ]) {
    expect(await find(typed), typed).toContain(id)
  }
  expect(await find(`${word} inexistente`)).toEqual([])
  for (const hostile of ["' or 1=1 --", 'a & | ! <->', '%_', ':*', '\\']) await find(hostile)
  expect(await find(word, { group: 'won' })).toEqual([])
  expect(await find(word, { owner: 'none', days: 7 })).toEqual([id])
  const { counts } = await at(marina, (tx) => listLeadPage(tx, { ...everything, search: word }))
  expect(counts).toMatchObject({ all: 1, new: 1, won: 0, held: 0, waiting: 1 })
  const file = at(marina, (tx) => exportLeads(tx, { ...everything, search: word }))
  expect((await text(await file)).split('\n')[1]).toContain(`;Maria ${word};${email};`)
})

test('a lead noted by hand has its channel and joins a known contact', async () => {
  const marina = await staffMember()
  const noted = { ...validContact({ message: '' }), channel: 'referral' as const, message: '' }
  const { leadId: id } = await at(marina, (tx) => noteLead(tx, marina.id, noted))
  expect(await leadRow(id)).toMatchObject({ source: 'referral', waitingSince: null })
  const again = await write({ email: noted.email })
  expect(again.id).toBe(id)
})
