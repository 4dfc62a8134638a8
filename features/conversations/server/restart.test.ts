import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, type Transaction } from '#server/db/client.ts'
import { asStaff, asVisitor } from '#server/db/roles/run-as.ts'
import { createLogger } from '#server/log.ts'
import { testConnection, testDatabase } from '#tests/support/database/database.ts'
import { callTeam, deskMember, words } from '#tests/support/features/conversations/conversations.ts'
import { replyToVisitor, takeConversation } from './attendance/attend.ts'
import { readNews } from './read-news.ts'
import { storeMessage } from './store-message.ts'
import { hashToken, postVisitorMessage } from './visitor.ts'

const database = testDatabase()
/** Of a process that is going to die. */
const dying = openDatabase(testConnection(), createLogger('silent'))
afterAll(() => dying.close())

/** The process ends here, before it could commit. */
async function die(tx: Transaction): Promise<never> {
  const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
  await tx.execute(sql`select 1`)
  throw new Error('the connection outlived its end')
}

test.each(['visitor', 'staff'] as const)(
  'a restart in the middle of a message of the %s leaves nothing half of it; sent again it is there once',
  async (author) => {
    const { id, token } = await callTeam(database)
    const marina = await deskMember(database)
    await marina.run((tx) => takeConversation(tx, id, marina))
    const message = words('No meio do caminho')
    const insert = async (tx: Transaction) => {
      const { id: clientId, text: body } = message
      const staff = author === 'staff' ? marina : undefined
      await storeMessage(tx, { conversationId: id, author, body, clientId, staff })
      return die(tx)
    }
    const broken =
      author === 'staff'
        ? asStaff(dying, marina.id, insert)
        : asVisitor(dying, hashToken(token), insert)
    await expect(broken).rejects.toThrow()
    const before = await readNews(database, token, 0)
    expect(before.messages.map(({ text }) => text)).not.toContain(message.text)

    const send = () =>
      author === 'staff'
        ? marina.run((tx) => replyToVisitor(tx, id, marina, message))
        : postVisitorMessage(database, token, message).then(({ number }) => number)
    // The second is what a page sends whose first answer was lost with the process.
    expect([await send(), await send()]).toEqual([before.last + 1, before.last + 1])
    const { messages } = await readNews(database, token, before.last)
    expect(messages.map(({ text, number }) => [number, text])).toEqual([
      [before.last + 1, message.text],
    ])
  },
)
