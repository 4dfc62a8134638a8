import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '#server/db/client.ts'
import { jsonAs, queryRows } from '#server/db/query-rows.ts'
import { type JobDefinition, slowRetries } from '#server/jobs/job.ts'
import type { Attempt, JobQueue } from '#server/jobs/queue.ts'
import type { KeyRing } from '#server/sealing.ts'
import { metaProblem } from '../../rules/whatsapp/problems.ts'
import { lockRow } from '../store-message.ts'
import { type ApiEnv, callApi, WhatsAppFailure } from './cloud-api.ts'
import { noteState, type OpenNumber, openNumber } from './number.ts'

export const sendMessageJob: JobDefinition<{ conversationId: string }> = {
  name: 'send-whatsapp',
  payload: z.object({ conversationId: z.guid() }),
  concurrency: 3,
  options: slowRetries,
}

/** Longer than a request may take: whoever began it is gone. */
const ABANDONED_SECONDS = 60
const NEXT_LOOK_SECONDS = 3

type Deps = {
  env: ApiEnv
  database: Pick<Database, 'db'>
  queue: Pick<JobQueue, 'enqueue'>
  keys: KeyRing
}

const outRow = z.object({
  id: z.coerce.number(),
  clientId: z.string(),
  body: z.string(),
  template: z.nullable(jsonAs<object>()),
  replyTo: z.nullable(z.string()),
  waId: z.nullable(z.string()),
  userId: z.nullable(z.string()),
})

type OutMessage = z.infer<typeof outRow>
type Claim = { message?: OutMessage; isBusy: boolean }

/**
 * Claims the next message of a conversation. One process sends at a time, in order. A message whose
 * process died while sending is marked uncertain and not retried.
 */
function claim({ database: { db } }: Deps, conversationId: string): Promise<Claim> {
  return db.transaction(async (tx) => {
    await tx.execute(lockRow(conversationId))
    const abandoned = await queryRows(tx, z.object({ id: z.coerce.number() }))`
      update alisio.whatsapp_messages set sending = 'uncertain'
      where conversation_id = ${conversationId} and sending = 'sending'
        and sending_since < now() - make_interval(secs => ${ABANDONED_SECONDS}::int)
      returning message_id as id`
    for (const { id } of abandoned) await mark(tx, conversationId, id, 'stored', 'uncertain')
    const { rowCount } = await tx.execute(sql`
      select from alisio.whatsapp_messages
      where conversation_id = ${conversationId} and sending = 'sending'`)
    if (rowCount) return { isBusy: true }
    const [message] = await queryRows(tx, outRow)`
      select message.id, message.client_id as "clientId", message.body, extra.template,
        extra.reply_to as "replyTo", person.wa_id as "waId", person.user_id as "userId"
      from alisio.whatsapp_messages extra
      join alisio.conversation_messages message on message.id = extra.message_id
      join alisio.whatsapp_people person on person.conversation_id = extra.conversation_id
      where extra.conversation_id = ${conversationId} and extra.sending = 'queued'
      order by message.number limit 1`
    if (!message) return { isBusy: false }
    await tx.execute(sql`
      update alisio.whatsapp_messages set sending = 'sending', sending_since = now()
      where message_id = ${message.id}`)
    return { message, isBusy: false }
  })
}

/** Sets what became of a message, unless a state of the platform came first. */
async function mark(
  tx: Transaction,
  conversationId: string,
  id: number,
  delivery: 'stored' | 'sent' | 'failed',
  problem: string | null,
  externalId: string | null = null,
) {
  await tx.execute(sql`
    update alisio.conversation_messages set external_id = coalesce(external_id, ${externalId}),
      delivery = case when delivery in ('stored', 'failed') then ${delivery} else delivery end,
      problem = case when delivery in ('stored', 'failed') then ${problem} else problem end
    where id = ${id}`)
  // The version counts up and open pages hear of it.
  await tx.execute(
    sql`update alisio.conversations set version = version where id = ${conversationId}`,
  )
}

type Outcome = 'queued' | 'sent' | 'uncertain' | 'failed'

function settle(
  { database: { db } }: Deps,
  conversationId: string,
  id: number,
  {
    outcome,
    problem = null,
    externalId,
  }: { outcome: Outcome; problem?: string | null; externalId?: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(lockRow(conversationId))
    // A state that came meanwhile says more than the answer we did not get.
    const { rowCount } = await tx.execute(sql`
      update alisio.whatsapp_messages set sending = ${outcome}, sending_since = null
      where message_id = ${id} and (sending in ('sending', 'uncertain') or ${outcome}::text = 'sent')`)
    const delivery = outcome === 'sent' || outcome === 'failed' ? outcome : 'stored'
    if (rowCount && outcome !== 'queued') {
      await mark(tx, conversationId, id, delivery, problem, externalId ?? null)
    }
  })
}

const sentShape = z.object({
  messages: z.array(z.object({ id: z.string().min(1).max(300) })).min(1),
})

function payloadOf(message: OutMessage, address: object) {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    ...address,
    // Comes back with every state, so that a message is found also where the answer was lost.
    biz_opaque_callback_data: message.clientId,
    ...(message.replyTo ? { context: { message_id: message.replyTo } } : {}),
    ...(message.template
      ? { type: 'template', template: message.template }
      : { type: 'text', text: { body: message.body, preview_url: false } }),
  }
}

/**
 * Sources disagree on how to address a person without a number: a refused form is retried once in
 * the other form.
 */
const refusedAddress = new Set([100, 131008, 131009])

async function post(deps: Deps, number: OpenNumber, message: OutMessage, signal: AbortSignal) {
  const call = { env: deps.env, token: number.token, signal }
  const send = (address: object) =>
    callApi(call, `${number.phoneNumberId}/messages`, sentShape, payloadOf(message, address))
  if (message.waId) return send({ to: message.waId })
  try {
    return await send({ recipient: message.userId })
  } catch (error) {
    const isAddress = error instanceof WhatsAppFailure && refusedAddress.has(error.code)
    if (!isAddress || error.kind !== 'refused') throw error
    return send({ to: message.userId })
  }
}

/** Sends what waits in a conversation, each message once. */
export async function sendMessages(
  deps: Deps,
  conversationId: string,
  { signal, isLast }: Pick<Attempt, 'signal' | 'isLast'>,
): Promise<void> {
  for (;;) {
    const { message, isBusy } = await claim(deps, conversationId)
    if (isBusy) {
      // Whoever sends now takes the rest; if it dies, this look is there.
      await deps.database.db.transaction((tx) =>
        deps.queue.enqueue(
          tx,
          sendMessageJob,
          { conversationId },
          { startAfter: NEXT_LOOK_SECONDS },
        ),
      )
      return
    }
    if (!message) return
    const finish = (result: Parameters<typeof settle>[3]) =>
      settle(deps, conversationId, message.id, result)
    const number = await openNumber(deps)
    if (!number || number === 'no-key') {
      await finish({ outcome: 'failed', problem: number ? 'no-key' : 'not-connected' })
      continue
    }
    try {
      const { messages } = await post(deps, number, message, signal)
      await finish({ outcome: 'sent', externalId: messages[0]?.id })
      await noteState(deps.database, number.id)
    } catch (error) {
      if (!(error instanceof WhatsAppFailure)) {
        await finish({ outcome: 'uncertain', problem: 'uncertain' })
        throw error
      }
      await noteState(deps.database, number.id, error)
      if (error.kind === 'uncertain') await finish({ outcome: 'uncertain', problem: 'uncertain' })
      else if (error.kind === 'refused' || error.kind === 'reconnect') {
        await finish({ outcome: 'failed', problem: metaProblem(error.code) })
      } else {
        await finish(isLast ? { outcome: 'failed', problem: 'gave-up' } : { outcome: 'queued' })
        if (!isLast) throw error
      }
    }
  }
}
