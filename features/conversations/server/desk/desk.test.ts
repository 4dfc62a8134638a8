import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { parseEnv } from '#server/env/env.ts'
import { createLogger } from '#server/log.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { callTeam, deskMember, words } from '#tests/support/features/conversations/conversations.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { attend, readAnswering, renewPresence, stopAttending } from '../attendance/answering.ts'
import { closeConversation, takeConversation } from '../attendance/attend.ts'
import { eraseOldConversations } from '../jobs/erase-old-conversations.ts'
import { leaveContact } from '../leave-contact.ts'
import { conversations } from '../schema.ts'
import { listConversationItems } from '../today-items.ts'
import { postVisitorMessage } from '../visitor.ts'
import { noteOnConversation, removeQuickReply, saveQuickReply } from './desk.server.ts'
import { listConversations, readRows } from './list-conversations.ts'
import {
  exportConversations,
  listLeadConversations,
  readConversation,
} from './read-conversation.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database, { CONTACT_MIN_SECONDS: '0', CONTACT_PER_DAY: '100000' })
const log = createLogger('silent')

const newWord = () => `palavra${randomUUID().replaceAll(/[^a-z]/g, '')}`

test('messages are found by words without accents or capitals, in any state', async () => {
  const word = newWord()
  const { id } = await callTeam(database, { turns: [{ by: 'visitor', text: `Promoção ${word}!` }] })
  const marina = await deskMember(database)
  await marina.run((tx) => closeConversation(tx, id))
  const find = (search: string) =>
    marina.run(async (tx) =>
      (await listConversations(tx, marina.id, { group: 'all', search })).map((row) => row.id),
    )
  expect(await find(`promocao ${word.toUpperCase()}`)).toEqual([id])
  expect(await find(word.slice(0, 12))).toContain(id)
  expect(await find(`outra ${word}`)).toEqual([])
  expect(await find('!?')).toEqual([])
})

test('groups hold what their names say, and changed rows read like the list', async () => {
  const [marina, caio] = [await deskMember(database), await deskMember(database, 'Caio Reis')]
  const [mine, waiting] = [await callTeam(database), await callTeam(database)]
  await marina.run((tx) => takeConversation(tx, mine.id, marina))
  const ids = (member: typeof marina, group: 'mine' | 'waiting' | 'all') =>
    member.run(async (tx) =>
      (await listConversations(tx, member.id, { group, search: '' })).map(({ id }) => id),
    )
  expect(await ids(marina, 'mine')).toEqual([mine.id])
  expect(await ids(caio, 'mine')).toEqual([])
  const [row] = await readRows(db, [mine.id])
  expect(row).toMatchObject({ id: mine.id, owner: 'Marina Lopes', state: 'attended' })
  const items = await caio.run((tx) => listConversationItems(tx))
  const hrefs = items.map(({ href }) => href)
  expect(hrefs).not.toContain(`/agencia/conversas/${mine.id}`)
  const { rows } = await db.execute(sql`select count(*)::int as count from alisio.conversations
    where state = 'waiting' and waiting_since < (
      select waiting_since from alisio.conversations where id = ${waiting.id})`)
  // The list has the thirty who wait longest.
  if (Number(rows[0]?.count) < 30) expect(hrefs).toContain(`/agencia/conversas/${waiting.id}`)
})

test('notes and quick replies are stored once, and only for staff', async () => {
  const { id } = await callTeam(database)
  const marina = await deskMember(database)
  const note = () => marina.run((tx) => noteOnConversation(tx, marina.id, id, 'Ligar amanhã'))
  await Promise.all([note(), note()])
  const report = await marina.run((tx) => readConversation(tx, id))
  expect(report?.notes).toMatchObject([{ body: 'Ligar amanhã', by: 'Marina Lopes' }])
  const title = newWord()
  const save = (reply: { id: string; text: string }) =>
    marina.run((tx) => saveQuickReply(tx, marina.id, { title, ...reply }))
  await Promise.all([save({ id: '', text: 'Oi' }), save({ id: '', text: 'Oi' })])
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from alisio.quick_replies where title = ${title}`,
  )
  expect(rows).toHaveLength(1)
  const replyId = rows[0]?.id as string
  await save({ id: replyId, text: 'Olá, {nome}!' })
  await marina.run((tx) => removeQuickReply(tx, replyId))
  await expect(save({ id: replyId, text: 'Tarde demais' })).rejects.toMatchObject({ status: 404 })
})

test('presence is one’s own and ends with the job', async () => {
  const marina = await deskMember(database)
  await marina.run((tx) => attend(tx, marina.id))
  const caio = await deskMember(database, 'Caio Reis')
  await expect(caio.run((tx) => attend(tx, marina.id))).rejects.toThrow()
  expect(await marina.run((tx) => renewPresence(tx, marina.id))).toBe(true)
  await db.execute(sql`delete from alisio.staff where user_id = ${marina.id}`)
  expect(await marina.run((tx) => renewPresence(tx, marina.id))).toBe(false)
  await caio.run((tx) => stopAttending(tx, caio.id))
  const attended = { state: 'attended', waitingSince: null } as const
  expect(await readAnswering(db, attended, Date.now())).toEqual({ kind: 'none' })
})

test('a person’s export has what was said in their conversations', async () => {
  const { id, token } = await callTeam(database)
  const word = newWord()
  await postVisitorMessage(database, token, words(word))
  const email = `${randomUUID()}@example.com`
  await leaveContact(deps, token, { name: 'Ana Lima', phone: '', email }, randomUUID())
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id))
  const marina = await deskMember(database)
  const leadId = row?.leadId as string
  const exported = await marina.run((tx) => exportConversations(tx, leadId))
  expect(JSON.stringify(exported)).toContain(word)
  expect(JSON.stringify(exported)).not.toContain(row?.tokenHash)
  expect(await marina.run((tx) => listLeadConversations(tx, leadId))).toMatchObject([{ id }])
})

test('conversations end when nobody writes, and are erased when the policy says so', async () => {
  const env = parseEnv({ CONTACT_RETENTION_MONTHS: '12' })
  const [old, idle, fresh] = [
    await callTeam(database),
    await callTeam(database),
    await callTeam(database),
  ]
  const age = (id: string, interval: string) =>
    db.execute(sql`update alisio.conversations set last_at = now() - ${interval}::interval
      where id = ${id}`)
  await age(old.id, '13 months')
  await age(idle.id, '8 days')
  await eraseOldConversations({ env, database, log })
  const stateOf = async (id: string) =>
    (await db.select().from(conversations).where(eq(conversations.id, id)))[0]?.state
  expect([await stateOf(old.id), await stateOf(idle.id), await stateOf(fresh.id)]).toEqual([
    undefined,
    'closed',
    'waiting',
  ])
  const { rows } = await db.execute(sql`
    select from alisio.conversation_messages where conversation_id = ${old.id}`)
  expect(rows).toHaveLength(0)
})
