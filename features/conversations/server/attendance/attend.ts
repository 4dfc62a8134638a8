import { eq, sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import {
  type AuditKind,
  people,
  recordAudit,
  staff,
} from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import { isUuid } from '#server/db/uuid.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { firstName } from '../../rules/conversations.ts'
import { noteAnswer } from '../leave-contact.ts'
import { type Conversation, conversations } from '../schema.ts'
import { findMessage, storeLine, storeMessage } from '../store-message.ts'

/** Whoever acts, as the visitor reads them. */
type Attendant = { id: string; name: string }

/** The conversation, locked until the transaction ends. Inside asStaff. */
export async function lockConversation(tx: Transaction, id: string): Promise<Conversation> {
  const [row] = isUuid(id)
    ? await tx.select().from(conversations).where(eq(conversations.id, id)).for('update')
    : []
  if (!row) throw notFound()
  return row
}

const say = (tx: Transaction, id: string, text: string) =>
  asServer(tx, () => storeLine(tx, id, text))

async function change(
  tx: Transaction,
  id: string,
  set: Partial<typeof conversations.$inferInsert>,
  kind: AuditKind,
) {
  await tx.update(conversations).set(set).where(eq(conversations.id, id))
  await recordAudit(tx, { kind, about: id })
}

const isTaken = ({ state, ownerId }: Conversation) => state === 'attended' && ownerId !== null

async function refuseTaken(tx: Transaction, { ownerId }: Conversation): Promise<never> {
  const [owner] = await tx
    .select({ name: people.name })
    .from(people)
    .where(eq(people.id, ownerId ?? ''))
  throw new AppError(
    'bad_request',
    `${owner?.name ?? 'Outra pessoa'} já assumiu esta conversa.`,
    'Se ela for sua, peça que passem para você ou use “Passar para”.',
  )
}

function conversationClosed(): AppError {
  return new AppError(
    'bad_request',
    'A conversa foi encerrada enquanto você escrevia.',
    'O seu texto continua aqui: reabra a conversa para enviar.',
  )
}

/** Makes a conversation somebody's. As whoever attends, with its row locked. */
async function assignTo(tx: Transaction, { id }: Conversation, to: Attendant, kind: AuditKind) {
  const set = {
    state: 'attended',
    ownerId: to.id,
    attendedBy: to.name,
    waitingSince: null,
    closedAt: null,
    closedBy: null,
  } as const
  await change(tx, id, set, kind)
}

const joinedText = ({ name }: Attendant) => `${firstName(name)} entrou na conversa`

/** Of several who take it at once one wins, and the others are told who. Inside asStaff. */
export async function takeConversation(tx: Transaction, id: string, by: Attendant): Promise<void> {
  const row = await lockConversation(tx, id)
  if (isTaken(row) && row.ownerId === by.id) return
  if (isTaken(row)) return refuseTaken(tx, row)
  if (row.state === 'closed') throw conversationClosed()
  await assignTo(tx, row, by, 'conversation-taken')
  await say(tx, id, joinedText(by))
}

/** The assistant answers again. Inside asStaff. */
export async function returnToAssistant(tx: Transaction, id: string): Promise<void> {
  const row = await lockConversation(tx, id)
  if (row.state === 'assistant') return
  if (row.state === 'closed') throw conversationClosed()
  if (row.channel !== 'site') {
    throw new AppError(
      'bad_request',
      `O ${brand.assistant} só responde no chat do site.`,
      'Passe a conversa para alguém da equipe ou encerre.',
    )
  }
  const set = { state: 'assistant', ownerId: null, attendedBy: '', waitingSince: null } as const
  await change(tx, id, set, 'conversation-returned')
  await say(tx, id, `O ${brand.assistant} voltou a responder`)
}

/** To somebody else of the team, whoever has it now. Inside asStaff. */
export async function transferConversation(
  tx: Transaction,
  id: string,
  to: string,
): Promise<Attendant> {
  const row = await lockConversation(tx, id)
  const [receiver] = await tx
    .select({ id: people.id, name: people.name })
    .from(staff)
    .innerJoin(people, eq(people.id, staff.userId))
    .where(eq(staff.userId, to))
  if (!receiver) {
    throw new AppError(
      'bad_request',
      'Esta pessoa não faz parte da equipe.',
      'Escolha outra na lista.',
    )
  }
  if (row.state === 'closed') throw conversationClosed()
  if (isTaken(row) && row.ownerId === to) return receiver
  await assignTo(tx, row, receiver, 'conversation-transferred')
  await say(tx, id, joinedText(receiver))
  return receiver
}

/** Inside asStaff. */
export async function closeConversation(tx: Transaction, id: string): Promise<void> {
  const row = await lockConversation(tx, id)
  if (row.state === 'closed') return
  await say(tx, id, 'A equipe encerrou a conversa')
  const set = {
    state: 'closed',
    ownerId: null,
    waitingSince: null,
    closedAt: sql`now()`,
    closedBy: 'staff',
  } as const
  await tx.update(conversations).set(set).where(eq(conversations.id, id))
  await recordAudit(tx, { kind: 'conversation-closed', about: id })
}

/** A closed conversation becomes the person's who reopens it. Inside asStaff. */
export async function reopenConversation(tx: Transaction, id: string, by: Attendant) {
  const row = await lockConversation(tx, id)
  if (row.state !== 'closed') return
  await assignTo(tx, row, by, 'conversation-reopened')
  await say(tx, id, `${firstName(by.name)} reabriu a conversa`)
}

type Reply = { id: string; text: string }

/**
 * Stores a person's answer once. Answering takes a conversation that nobody has, so that the
 * assistant cannot go on beside it. Inside asStaff.
 */
export async function replyToVisitor(
  tx: Transaction,
  conversationId: string,
  by: Attendant,
  { id: clientId, text }: Reply,
): Promise<number> {
  const row = await lockConversation(tx, conversationId)
  const earlier = await findMessage(tx, { conversationId, author: 'staff', clientId })
  // Sent again after the conversation moved on: it was stored all the same.
  if (earlier !== undefined) return earlier
  if (row.state === 'closed') throw conversationClosed()
  if (isTaken(row) && row.ownerId !== by.id) return refuseTaken(tx, row)
  if (!isTaken(row)) {
    await assignTo(tx, row, by, 'conversation-taken')
    await say(tx, conversationId, joinedText(by))
  }
  const { number } = await storeMessage(tx, {
    conversationId,
    author: 'staff',
    body: text,
    clientId,
    staff: by,
  })
  if (row.leadId) await noteAnswer(tx, row.leadId, by.id)
  if (!row.firstAnswerAt) {
    await tx
      .update(conversations)
      .set({ firstAnswerAt: sql`now()` })
      .where(eq(conversations.id, conversationId))
  }
  return number
}
