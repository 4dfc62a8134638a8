import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import type { Author } from '../rules/conversations.ts'

type NewMessage = {
  conversationId: string
  author: Author
  body: string
  /** The sender's id of it; the same one again is the same message. */
  clientId?: string
  staff?: { id: string; name: string }
}

const numberRow = z.object({ number: z.number() })

/**
 * Stores a message once. The database gives it its number under the conversation's row lock, with
 * the rights of the transaction's role. Resolves with the number either way.
 */
export async function storeMessage(
  tx: Transaction,
  { conversationId, author, body, clientId = randomUUID(), staff }: NewMessage,
): Promise<{ number: number; isNew: boolean }> {
  // Named columns only: a visitor may fill in no others.
  const [stored] = staff
    ? await queryRows(tx, numberRow)`
        insert into alisio.conversation_messages
          (conversation_id, author, staff_id, author_name, client_id, body)
        values (${conversationId}, ${author}, ${staff.id}, ${staff.name}, ${clientId}, ${body})
        returning number`
    : await queryRows(tx, numberRow)`
        insert into alisio.conversation_messages (conversation_id, author, client_id, body)
        values (${conversationId}, ${author}, ${clientId}, ${body}) returning number`
  if (stored) return { number: stored.number, isNew: true }
  const earlier = await findMessage(tx, { conversationId, author, clientId })
  if (earlier === undefined) throw new Error('a message was neither stored nor there')
  return { number: earlier, isNew: false }
}

type MessageKey = Required<Pick<NewMessage, 'conversationId' | 'author' | 'clientId'>>

/** The number of a message that was stored before. */
export async function findMessage(
  tx: Transaction,
  { conversationId, author, clientId }: MessageKey,
): Promise<number | undefined> {
  const [row] = await queryRows(tx, numberRow)`
    select number from alisio.conversation_messages
    where conversation_id = ${conversationId} and author = ${author} and client_id = ${clientId}`
  return row?.number
}

/** A line of the conversation itself, such as who joined. As the server. */
export async function storeLine(tx: Transaction, conversationId: string, body: string) {
  await storeMessage(tx, { conversationId, author: 'system', body })
}

/** Locks a conversation until the transaction ends, so that of two changes the second sees the first. */
export const lockRow = (id: string) => sql`
  select from alisio.conversations where id = ${id} for update`
