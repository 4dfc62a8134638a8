import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { isUuid } from '#server/db/uuid.ts'
import { metaProblem } from '../../../rules/whatsapp/problems.ts'
import { lockRow } from '../../store-message.ts'
import type { InStatus } from './webhook-shape.ts'

const row = z.object({ conversationId: z.string() })

/**
 * Moves a message's state forwards, never back: states arrive late, twice and out of order. A failure
 * counts unless the message arrived. A message is found by the id we gave it, also before the API's
 * answer with its own id was read. False when no such message is here.
 */
export async function applyStatus(
  { db }: Pick<Database, 'db'>,
  status: InStatus,
): Promise<boolean> {
  const { biz_opaque_callback_data: clientId = '', pricing, errors } = status
  const problem = status.status === 'failed' ? metaProblem(errors?.[0]?.code ?? 0) : null
  return db.transaction(async (tx) => {
    const rows = await queryRows(
      tx,
      z.object({ id: z.coerce.number(), conversationId: z.string() }),
    )`
      select message.id, message.conversation_id as "conversationId"
      from alisio.conversation_messages message
      join alisio.whatsapp_messages extra on extra.message_id = message.id
      where extra.sending is not null and (message.external_id = ${status.id}
        or message.external_id is null
          and message.client_id = ${isUuid(clientId) ? clientId : null}::uuid)
      limit 1`
    const [message] = rows
    if (!message) return false
    await tx.execute(lockRow(message.conversationId))
    const changed = await queryRows(tx, row)`
      update alisio.conversation_messages set delivery = ${status.status}, problem = ${problem},
        external_id = coalesce(external_id, ${status.id})
      where id = ${message.id} and case ${status.status}::text
        when 'failed' then delivery in ('stored', 'sent')
        else array_position(array['stored', 'failed', 'sent', 'delivered', 'read'], ${status.status}::text)
          > array_position(array['stored', 'failed', 'sent', 'delivered', 'read'], delivery)
          and (delivery <> 'failed' or ${status.status}::text <> 'sent') end
      returning conversation_id as "conversationId"`
    const sending = status.status === 'failed' ? 'failed' : 'sent'
    if (changed.length > 0) {
      await tx.execute(sql`
        update alisio.whatsapp_messages set sending = ${sending} where message_id = ${message.id}`)
      // The version counts up and open pages hear of it.
      await tx.execute(sql`
        update alisio.conversations set version = version where id = ${message.conversationId}`)
    }
    if (pricing) {
      await tx.execute(sql`
        update alisio.whatsapp_messages set billable = coalesce(billable, ${pricing.billable ?? null}),
          category = coalesce(category, ${pricing.category?.toLowerCase() ?? null})
        where message_id = ${message.id}`)
    }
    return true
  })
}
