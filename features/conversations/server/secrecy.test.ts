import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Transaction } from '#server/db/client.ts'
import { asClient, asStaff, asUser, asVisitor } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import {
  callTeam,
  deskMember,
  newToken,
  words,
} from '#tests/support/features/conversations/conversations.ts'
import { addClient } from '#tests/support/people/clients.ts'
import { addCompany, grantAccess } from '#tests/support/people/staff.ts'
import { takeConversation } from './attendance/attend.ts'
import { leaveContact } from './leave-contact.ts'
import { readNews } from './read-news.ts'
import { endConversation, hashToken, postVisitorMessage } from './visitor.ts'

const database = testDatabase()
const { db } = database

const tables = [
  'conversations',
  'conversation_messages',
  'conversation_notes',
  'quick_replies',
  'attendants',
  'conversation_settings',
]

/** How many rows of a table this role reads of a conversation that is not its own. */
async function readable(tx: Transaction, table: string): Promise<number> {
  const column: SQL = table === 'conversations' ? sql`id` : sql`conversation_id`
  const { rows } = await tx.execute(sql`select ${column} from alisio.${sql.identifier(table)}`)
  return rows.length
}

const strangers: [string, (work: (tx: Transaction) => Promise<number>) => Promise<number>][] = [
  ['a guessed secret', (work) => asVisitor(database, hashToken(newToken()), work)],
  ['an empty secret', (work) => asVisitor(database, '', work)],
  ['the hash of an empty secret', (work) => asVisitor(database, hashToken(''), work)],
  [
    'a person without a company',
    async (work) => asUser(database, (await addClient(database)).id, work),
  ],
  [
    'a client in their own company',
    async (work) => {
      const { id } = await addClient(database)
      const member = await deskMember(database)
      const clientId = await addCompany(database, member.id)
      await grantAccess(database, id, clientId)
      return asClient(database, { clientId, userId: id }, work)
    },
  ],
  ['a former member of staff', (work) => asStaff(database, randomUUID(), work)],
]

test.each(strangers)('%s reads no conversation and no message', async (_, asStranger) => {
  await callTeam(database, { turns: [{ by: 'visitor', text: 'segredo' }] })
  for (const table of ['conversations', 'conversation_messages']) {
    expect(await asStranger((tx) => readable(tx, table))).toBe(0)
  }
})

test('a visitor reads their own conversation and nothing of another’s', async () => {
  const [one, other] = [await callTeam(database), await callTeam(database)]
  await postVisitorMessage(database, other.token, words('só meu'))
  const ids = await asVisitor(database, hashToken(one.token), async (tx) => {
    const { rows } = await tx.execute(sql`select id from alisio.conversations
      union all select conversation_id from alisio.conversation_messages`)
    return rows.map(({ id }) => id)
  })
  expect(new Set(ids)).toEqual(new Set([one.id]))
})

test.each(['conversation_notes', 'quick_replies', 'attendants', 'conversation_settings'])(
  'a visitor has no right to %s',
  async (table) => {
    const { token } = await callTeam(database)
    await expect(
      asVisitor(database, hashToken(token), (tx) =>
        tx.execute(sql`select * from alisio.${sql.identifier(table)}`),
      ),
    ).rejects.toThrow()
  },
)

const forbidden: [string, (mine: string, other: string) => SQL][] = [
  [
    'write into another’s conversation',
    (
      _,
      other,
    ) => sql`insert into alisio.conversation_messages (conversation_id, author, client_id, body)
      values (${other}, 'visitor', ${randomUUID()}, 'intruso')`,
  ],
  [
    'speak as the team',
    (
      mine,
    ) => sql`insert into alisio.conversation_messages (conversation_id, author, client_id, body)
      values (${mine}, 'staff', ${randomUUID()}, 'eu sou a Marina')`,
  ],
  [
    'speak as the assistant',
    (
      mine,
    ) => sql`insert into alisio.conversation_messages (conversation_id, author, client_id, body)
      values (${mine}, 'assistant', ${randomUUID()}, 'preço: R$ 1')`,
  ],
  [
    'change a state',
    (mine) => sql`update alisio.conversations set state = 'closed' where id = ${mine}`,
  ],
  ['change a message', () => sql`update alisio.conversation_messages set body = 'outra coisa'`],
  ['remove a message', () => sql`delete from alisio.conversation_messages`],
  ['read the hash of a secret', () => sql`select token_hash from alisio.conversations`],
  ['read where others came from', () => sql`select landing from alisio.conversations`],
  ['read what was mailed', () => sql`select mailed_number from alisio.conversations`],
  ['search in messages', () => sql`select alisio.found_conversations('preco', 10)`],
]

test.each(forbidden)('a visitor cannot %s', async (_, statement) => {
  const [mine, other] = [await callTeam(database), await callTeam(database)]
  await expect(
    asVisitor(database, hashToken(mine.token), (tx) => tx.execute(statement(mine.id, other.id))),
  ).rejects.toMatchObject({ cause: { code: expect.stringMatching(/^(42501|P0001)$/) } })
})

const deps = { database } as never
const entrances: [string, (token: string) => unknown][] = [
  ['read', (token) => readNews(database, token, 0)],
  ['write', (token) => postVisitorMessage(database, token, words('oi'))],
  ['end', (token) => endConversation(database, token)],
  [
    'leave a contact',
    (token) => leaveContact(deps, token, { name: 'Ana', phone: '', email: 'a@example.com' }, ''),
  ],
]
const forgeries: [string, (place: { id: string; token: string }) => string][] = [
  ['the conversation’s id', ({ id }) => id],
  ['the stored hash', ({ token }) => hashToken(token)],
  ['a secret of the right form', () => newToken()],
  ['nothing', () => ''],
  [
    'the secret with another ending',
    ({ token }) => `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`,
  ],
  ['a text with a quote', () => `${"'".repeat(43)}`],
]
const attempts = entrances.flatMap(([act, enter]) =>
  forgeries.map(([what, forge]) => [act, what, enter, forge] as const),
)

test.each(attempts)(
  '%s with %s: there is no such conversation',
  async (_act, _what, enter, forge) => {
    const place = await callTeam(database)
    await expect((async () => enter(forge(place)))()).rejects.toMatchObject({ status: 404 })
  },
)

test('staff cannot speak in somebody else’s name, nor in a conversation of another', async () => {
  const { id } = await callTeam(database)
  const [marina, caio] = [await deskMember(database), await deskMember(database, 'Caio Reis')]
  await marina.run((tx) => takeConversation(tx, id, marina))
  await expect(
    caio.run((tx) =>
      tx.execute(sql`insert into alisio.conversation_messages
        (conversation_id, author, staff_id, author_name, body)
        values (${id}, 'staff', ${caio.id}, 'Caio', 'oi')`),
    ),
  ).rejects.toThrow()
})

test('every table of conversations has forced row security', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class where relnamespace = 'alisio'::regnamespace
      and relname in ${tables} and relrowsecurity and relforcerowsecurity`)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(tables.toSorted())
})
