import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { leadEvents } from '#features/leads/server/schema.ts'
import { mails } from '#server/db/schema.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { testQueue } from '#tests/support/features/contact.ts'
import { callTeam, deskMember, words } from '#tests/support/features/conversations/conversations.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { replyToVisitor } from '../attendance/attend.ts'
import { leaveContact } from '../leave-contact.ts'
import { readNews } from '../read-news.ts'
import { conversationMessages, conversations } from '../schema.ts'
import { mailUnread } from './mail-unread.ts'

const database = testDatabase()
const { db } = database
const queue = testQueue()
const deps = {
  ...testDeps(database, { CONTACT_MIN_SECONDS: '0', CONTACT_PER_DAY: '100000' }),
  queue,
}

async function mailsTo(email: string) {
  const rows = await db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.kind, 'lead-answer')))
    .orderBy(mails.createdAt)
  return rows.map(({ bodyText }) => bodyText ?? '')
}

const rowOf = async (id: string) => {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id))
  return row
}

/** As if it had been written some minutes ago. */
const age = (id: string, minutes = 3) =>
  db
    .update(conversationMessages)
    .set({ at: sql`now() - make_interval(mins => ${minutes}::int)` })
    .where(eq(conversationMessages.conversationId, id))

/** A visitor who left an address, and somebody at the desk. */
async function reachable(contact: { phone?: string; email?: string } = {}) {
  const { email = `${randomUUID()}@example.com`, phone = '' } = contact
  const place = await callTeam(database)
  await leaveContact(deps, place.token, { name: 'Edson Barreto', phone, email }, randomUUID())
  const marina = await deskMember(database)
  const answer = (text: string) =>
    marina.run((tx) => replyToVisitor(tx, place.id, marina, words(text)))
  return { ...place, email, marina, answer }
}

test('answers that nobody reads go by mail, together and once', async () => {
  const { id, email, answer } = await reachable()
  await answer('Olá, Edson!')
  await answer('Dá para migrar, sim.')
  await mailUnread(deps)
  expect(await mailsTo(email)).toEqual([])
  await age(id)
  await Promise.all([mailUnread(deps), mailUnread(deps)])
  const [mail = '', ...others] = await mailsTo(email)
  expect(others).toEqual([])
  expect(mail).toMatch(/Olá, Edson!\s+Dá para migrar, sim\./)
  const row = await rowOf(id)
  expect(row?.mailedNumber).toBe(row?.lastNumber)
  const isAnswer = and(eq(leadEvents.leadId, row?.leadId as string), eq(leadEvents.kind, 'answer'))
  expect(await db.select().from(leadEvents).where(isAnswer)).toHaveLength(1)
  // A later answer alone, without what was mailed before.
  await answer('Ainda por aí?')
  await age(id)
  await mailUnread(deps)
  const [, second = ''] = await mailsTo(email)
  expect(second).toContain('Ainda por aí?')
  expect(second).not.toContain('Olá, Edson!')
})

test('an answer that was read in the chat is not mailed', async () => {
  const { id, token, email, answer } = await reachable()
  const number = await answer('Olá!')
  await readNews(database, token, number, number)
  await age(id)
  await mailUnread(deps)
  expect(await mailsTo(email)).toEqual([])
  expect((await rowOf(id))?.visitorRead).toBe(number)
})

test('nothing is mailed without an address, nor in the name of somebody who left the team', async () => {
  const unreachable = await callTeam(database)
  const caio = await deskMember(database, 'Caio Reis')
  await caio.run((tx) => replyToVisitor(tx, unreachable.id, caio, words('Olá!')))
  await age(unreachable.id)
  const left = await reachable()
  await left.answer('Olá!')
  await age(left.id)
  await db.execute(sql`delete from alisio.staff where user_id = ${left.marina.id}`)
  await mailUnread(deps)
  expect((await rowOf(unreachable.id))?.mailedNumber).toBe(0)
  expect(await mailsTo(left.email)).toEqual([])
})

test('a page cannot say that it read what was never written', async () => {
  const { token, id } = await callTeam(database)
  await readNews(database, token, 0, 1_000_000)
  expect((await rowOf(id))?.visitorRead).toBe(1)
})
