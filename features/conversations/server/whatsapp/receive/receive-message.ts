import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { uuidOf } from '#server/db/uuid.ts'
import { AD_FREE_MS } from '../../../rules/whatsapp/window.ts'
import { conversations } from '../../schema.ts'
import { storeLine } from '../../store-message.ts'
import { fetchMediaJob } from '../media/fetch-media.ts'
import { whatsappMedia, whatsappMessages, whatsappPeople, whatsappReactions } from '../schema.ts'
import { joinLead, type ReceiveDeps } from './join-lead.ts'
import { contentOf } from './message-content.ts'
import { findPerson, type Person } from './person.ts'
import type { callShape, InContact, InMessage } from './webhook-shape.ts'

type Place = { phoneNumberId: string }

/**
 * Meta delivers for a week. What is older was replayed, and could bring back a conversation that was
 * erased since.
 */
const LATEST_MS = 8 * 86_400_000

const isTooOld = (at: Date) => Date.now() - at.getTime() > LATEST_MS

const idRow = z.object({ id: z.coerce.number() })

type NewMessage = {
  externalId: string
  body: string
  kind: typeof whatsappMessages.$inferInsert.kind
  saidAt: Date
  replyTo?: string
}

/** Stores what a person sent, once; undefined when it is there already. */
async function store(tx: Transaction, conversationId: string, message: NewMessage) {
  const { externalId, body, kind, saidAt, replyTo } = message
  const clientId = uuidOf(['whatsapp', externalId])
  const [row] = await queryRows(tx, idRow)`
    insert into alisio.conversation_messages (conversation_id, author, client_id, body, external_id)
    values (${conversationId}, 'visitor', ${clientId}, ${body}, ${externalId}) returning id`
  if (!row) return undefined
  await tx
    .insert(whatsappMessages)
    .values({ messageId: row.id, conversationId, kind, saidAt, replyTo })
  return row.id
}

/** Puts a conversation that nobody attends in the queue. With its row locked. */
async function call(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ state: conversations.state })
    .from(conversations)
    .where(eq(conversations.id, id))
    .for('update')
  if (row?.state !== 'closed' && row?.state !== 'assistant') return false
  const set = { ownerId: null, attendedBy: '', closedAt: null, closedBy: null } as const
  await tx
    .update(conversations)
    .set({ ...set, state: 'waiting', waitingSince: sql`now()` })
    .where(eq(conversations.id, id))
  await storeLine(tx, id, 'Escreveu de novo pelo WhatsApp')
  return true
}

/** What follows from a person's message or call: the window, the queue and the lead. */
async function follow(
  tx: Transaction,
  deps: ReceiveDeps,
  person: Person,
  about: { externalId: string; body: string; at: Date; message?: InMessage },
) {
  const { conversationId } = person
  const { referral } = about.message ?? {}
  const freeUntil = referral?.ctwa_clid ? new Date(about.at.getTime() + AD_FREE_MS) : null
  await tx
    .update(whatsappPeople)
    .set({
      lastInAt: sql`greatest(${whatsappPeople.lastInAt}, ${about.at.toISOString()}::timestamptz)`,
      adClick: sql`coalesce(${referral?.ctwa_clid ?? null}, ${whatsappPeople.adClick})`,
      freeUntil: sql`greatest(${whatsappPeople.freeUntil}, ${freeUntil?.toISOString() ?? null}::timestamptz)`,
    })
    .where(eq(whatsappPeople.conversationId, conversationId))
  if (referral) {
    const reference = ['Anúncio', referral.headline].filter(Boolean).join(': ')
    await tx
      .update(conversations)
      .set({ reference: reference.slice(0, 400), page: referral.source_url ?? '' })
      .where(eq(conversations.id, conversationId))
  }
  if (person.isNew || person.isCalled || !person.leadId) await joinLead(tx, deps, person, about)
}

/** Takes in one message; false when it was there, is too old, or says nothing by itself. */
export function receiveMessage(
  deps: ReceiveDeps,
  place: Place,
  message: InMessage,
  contact: InContact | undefined,
): Promise<boolean> {
  const { id: externalId, timestamp: at, reaction, context, system } = message
  if (isTooOld(at)) return Promise.resolve(false)
  return deps.database.db.transaction(async (tx) => {
    const isSilent = Boolean(reaction) || message.type === 'system'
    const person = await findPerson(tx, place, { message, contact, at, mayCreate: !isSilent })
    if (!person) return false
    const { conversationId } = person
    if (reaction) return storeReaction(tx, conversationId, reaction, at)
    if (message.type === 'system') return changeNumber(tx, conversationId, system)
    const content = contentOf(message)
    if (!person.isNew) {
      const [before] = await queryRows(tx, idRow)`
        select id from alisio.conversation_messages where external_id = ${externalId}`
      if (before) return false
      person.isCalled = await call(tx, conversationId)
    }
    const { body, kind } = content
    const messageId = await store(tx, conversationId, {
      externalId,
      body,
      kind,
      saidAt: at,
      replyTo: context?.id,
    })
    if (messageId === undefined) return false
    if (content.media) {
      const [media] = await tx
        .insert(whatsappMedia)
        .values({ messageId, conversationId, ...content.media })
        .returning({ id: whatsappMedia.id })
      if (media) await deps.queue.enqueue(tx, fetchMediaJob, { mediaId: media.id })
    }
    await follow(tx, deps, person, { externalId, body, at, message })
    return true
  })
}

/** A call opens the window and the conversation like a message. */
export function receiveCall(
  deps: ReceiveDeps,
  place: Place,
  call: z.infer<typeof callShape>,
  contact: InContact | undefined,
): Promise<boolean> {
  const isIncoming = call.event === 'connect' && call.direction !== 'BUSINESS_INITIATED'
  if (!isIncoming || isTooOld(call.timestamp)) return Promise.resolve(false)
  return receiveMessage(
    deps,
    place,
    {
      id: call.id,
      from: call.from,
      from_user_id: call.from_user_id,
      timestamp: call.timestamp,
      type: 'text',
      text: {
        body: 'Ligou pelo WhatsApp. A ligação não passa por aqui: responda por escrito ou ligue.',
      },
    } as InMessage,
    contact,
  )
}

/** The latest reaction of a person to a message; one taken back is empty. */
async function storeReaction(
  tx: Transaction,
  conversationId: string,
  { message_id: target, emoji = '' }: NonNullable<InMessage['reaction']>,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(whatsappReactions)
    .values({ conversationId, target, emoji, at })
    .onConflictDoUpdate({
      target: [whatsappReactions.conversationId, whatsappReactions.target],
      set: { emoji, at },
      setWhere: sql`${whatsappReactions.at} < ${at.toISOString()}::timestamptz`,
    })
  // The version counts up and open pages hear of it.
  if (rowCount)
    await tx.execute(
      sql`update alisio.conversations set version = version where id = ${conversationId}`,
    )
  return Boolean(rowCount)
}

/** Somebody changed their number: the conversation follows, unless the new one has its own. */
async function changeNumber(
  tx: Transaction,
  conversationId: string,
  system: InMessage['system'],
): Promise<boolean> {
  const waId = system?.wa_id ?? system?.new_wa_id
  if (system?.type !== 'user_changed_number' || !waId) return false
  const { rowCount } = await tx.execute(sql`
    update alisio.whatsapp_people person set wa_id = ${waId}
    where conversation_id = ${conversationId} and wa_id is distinct from ${waId}
      and not exists (select from alisio.whatsapp_people other
        where other.wa_id = ${waId} and other.phone_number_id = person.phone_number_id)`)
  if (rowCount) await storeLine(tx, conversationId, 'Mudou de número no WhatsApp')
  return Boolean(rowCount)
}
