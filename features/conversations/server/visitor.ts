import { createHash } from 'node:crypto'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { shareableVisit } from '#features/shared/rules/visit.ts'
import { visitReference } from '#features/shared/rules/visit-reference.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { asServer, asVisitor } from '#server/db/roles/run-as.ts'
import { AppError } from '#server/failures/errors.ts'
import {
  type OpenRequest,
  PAGE_SIZE,
  type PublicMessage,
  TOKEN_FORM,
} from '../rules/conversations.ts'
import { findChosenPlan } from './chosen-plan.ts'
import { type Conversation, conversationMessages, conversations } from './schema.ts'
import { findMessage, lockRow, storeLine, storeMessage } from './store-message.ts'

type Db = Pick<Database, 'db'>

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

export function noConversation(): AppError {
  return new AppError(
    'not_found',
    'Esta conversa não existe mais.',
    'Comece outra ou fale com a gente pelo WhatsApp.',
  )
}

/** Only the columns that the visitor's role may read. */
const ownColumns = {
  id: conversations.id,
  state: conversations.state,
  attendedBy: conversations.attendedBy,
  name: conversations.name,
  lastNumber: conversations.lastNumber,
  visitorRead: conversations.visitorRead,
  version: conversations.version,
  waitingSince: conversations.waitingSince,
  openedAt: conversations.openedAt,
}

type OwnConversation = Pick<Conversation, keyof typeof ownColumns>

/** Without a condition: the role's policies leave the one row of the secret, or none. */
async function findOwn(tx: Transaction): Promise<OwnConversation> {
  const [row] = await tx.select(ownColumns).from(conversations)
  if (!row) throw noConversation()
  return row
}

/** Runs with the rights of the holder of this secret. */
export function withToken<T>(
  database: Db,
  token: string,
  work: (tx: Transaction, conversation: OwnConversation) => Promise<T>,
): Promise<T> {
  if (!TOKEN_FORM.test(token)) throw noConversation()
  return asVisitor(database, hashToken(token), async (tx) => work(tx, await findOwn(tx)))
}

const openTexts = { asked: 'Pediu para falar com uma pessoa', again: 'Chamou a equipe de novo' }

/** Puts a conversation in the queue. As the server, with its row locked. */
async function call(tx: Transaction, id: string, text: string): Promise<void> {
  await tx
    .update(conversations)
    .set({
      state: 'waiting',
      ownerId: null,
      attendedBy: '',
      waitingSince: sql`now()`,
      closedAt: null,
      closedBy: null,
    })
    .where(eq(conversations.id, id))
  await storeLine(tx, id, text)
}

/**
 * A visitor asks for a person: stores the conversation so far in state `waiting`. Called again with
 * the same secret, it calls the team again unless a call is pending or somebody attends.
 */
export function openConversation({ db }: Db, request: OpenRequest): Promise<string> {
  const { token, turns, visit: rawVisit, before, ...about } = request
  const plan = findChosenPlan([about.page, before]).slice(0, 500)
  const visit = shareableVisit(rawVisit)
  const reference = visit.landing ? visitReference(visit).slice(0, 400) : ''
  return db.transaction(async (tx) => {
    const tokenHash = hashToken(token)
    const [created] = await tx
      .insert(conversations)
      .values({ ...about, ...visit, plan, reference, tokenHash })
      .onConflictDoNothing({ target: conversations.tokenHash })
      .returning({ id: conversations.id })
    if (created) {
      for (const { by, text } of turns) {
        if (text) await storeMessage(tx, { conversationId: created.id, author: by, body: text })
      }
      await call(tx, created.id, openTexts.asked)
      return created.id
    }
    const [existing] = await tx
      .select()
      .from(conversations)
      .where(eq(conversations.tokenHash, tokenHash))
      .for('update')
    if (!existing) throw noConversation()
    if (existing.state === 'assistant' || existing.state === 'closed') {
      await call(tx, existing.id, openTexts.again)
    }
    return existing.id
  })
}

type Words = { id: string; text: string }

/** Stores a visitor's message once. Whoever writes in a closed conversation calls the team again. */
export function postVisitorMessage(database: Db, token: string, { id, text }: Words) {
  return withToken(database, token, async (tx, { id: conversationId }) => {
    const words = { conversationId, author: 'visitor', body: text, clientId: id } as const
    await asServer(tx, async () => {
      await tx.execute(lockRow(conversationId))
      const [now] = await tx
        .select({ state: conversations.state })
        .from(conversations)
        .where(eq(conversations.id, conversationId))
      if (now?.state !== 'closed') return
      const earlier = await findMessage(tx, { conversationId, author: 'visitor', clientId: id })
      // Sent again by a page that did not hear of the end: no new call.
      if (earlier === undefined) await call(tx, conversationId, openTexts.again)
    })
    const { number } = await storeMessage(tx, words)
    const { state } = await findOwn(tx)
    return { number, state, conversationId }
  })
}

/** The visitor ends the conversation; ending it twice is ending it once. */
export function endConversation(database: Db, token: string): Promise<void> {
  return withToken(database, token, (tx, { id }) =>
    asServer(tx, async () => {
      await tx.execute(lockRow(id))
      const { rowCount } = await tx.execute(sql`
        update alisio.conversations set state = 'closed', owner_id = null, waiting_since = null,
          closed_at = now(), closed_by = 'visitor' where id = ${id} and state <> 'closed'`)
      if (rowCount) await storeLine(tx, id, 'Encerrou a conversa')
    }),
  )
}

/** The assistant's words, unless a person came meanwhile: then nothing is stored. */
export function postAssistantMessage(
  { db }: Db,
  conversationId: string,
  { id, text }: Words,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(lockRow(conversationId))
    const [row] = await tx
      .select({ state: conversations.state })
      .from(conversations)
      .where(eq(conversations.id, conversationId))
    if (row?.state !== 'assistant') return false
    await storeMessage(tx, { conversationId, author: 'assistant', body: text, clientId: id })
    return true
  })
}

/** Messages after a number, in order. With the rights of the transaction. */
export async function listNews(
  tx: Transaction,
  conversationId: string,
  after: number,
): Promise<PublicMessage[]> {
  const { number, clientId, author, authorName, body, at } = conversationMessages
  const rows = await tx
    .select({ number, clientId, author, authorName, body, at })
    .from(conversationMessages)
    .where(and(eq(conversationMessages.conversationId, conversationId), gt(number, after)))
    .orderBy(asc(number))
    .limit(PAGE_SIZE)
  return rows.map((row) => ({
    number: row.number,
    id: row.clientId,
    author: row.author,
    name: row.authorName,
    text: row.body,
    at: row.at.getTime(),
  }))
}
