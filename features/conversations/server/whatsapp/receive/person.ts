import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { stripControls } from '#features/shared/rules/text.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { phoneKeys, phoneText } from '../../../rules/whatsapp/numbers.ts'
import { conversations } from '../../schema.ts'
import { whatsappPeople } from '../schema.ts'
import type { InContact, InMessage } from './webhook-shape.ts'

export type Person = {
  conversationId: string
  name: string
  waId: string | null
  leadId: string | null
  isNew: boolean
  /** Whether this message put the conversation back in the queue. */
  isCalled?: boolean
}

const personRow = z.object({
  conversationId: z.string(),
  userId: z.nullable(z.string()),
  waId: z.nullable(z.string()),
  name: z.string(),
  leadId: z.nullable(z.string()),
})

type From = {
  message: Pick<InMessage, 'from' | 'from_user_id'>
  contact: InContact | undefined
  at: Date
  /** A reaction alone makes nobody known. */
  mayCreate: boolean
}

/**
 * Finds or creates the sender's conversation, by their business-scoped id, else by number. A lock
 * makes several processes handle one person's messages in turn.
 */
export async function findPerson(
  tx: Transaction,
  { phoneNumberId }: { phoneNumberId: string },
  { message, contact, at, mayCreate }: From,
): Promise<Person | undefined> {
  const userId = message.from_user_id ?? contact?.user_id ?? null
  const waId = message.from ?? contact?.wa_id ?? null
  if (!userId && !waId) return undefined
  const { profile } = contact ?? {}
  const name = stripControls((profile?.name || profile?.username || '').toWellFormed())
    .trim()
    .slice(0, 100)
  for (const key of [userId, waId].filter((each) => each !== null).toSorted()) {
    await tx.execute(sql`
      select pg_advisory_xact_lock(hashtextextended(${`whatsapp ${phoneNumberId} ${key}`}, 0))`)
  }
  const [row] = await queryRows(tx, personRow)`
    select person.conversation_id as "conversationId", user_id as "userId", wa_id as "waId", place.name,
      place.lead_id as "leadId"
    from alisio.whatsapp_people person
    join alisio.conversations place on place.id = person.conversation_id
    where phone_number_id = ${phoneNumberId} and (user_id = ${userId} or wa_id = ${waId})
    order by (user_id = ${userId}) desc nulls last limit 1`
  if (row) {
    await addMissingId(tx, phoneNumberId, row.conversationId, { userId, waId })
    if (name && name !== row.name) {
      await tx.update(conversations).set({ name }).where(eq(conversations.id, row.conversationId))
    }
    return { ...row, name: name || row.name, waId: row.waId ?? waId, isNew: false }
  }
  if (!mayCreate) return undefined
  const [place] = await tx
    .insert(conversations)
    .values({ channel: 'whatsapp', state: 'waiting', waitingSince: sql`now()`, name })
    .returning({ id: conversations.id })
  const conversationId = place?.id as string
  await tx
    .insert(whatsappPeople)
    .values({ conversationId, phoneNumberId, userId, waId, lastInAt: at })
  return { conversationId, name, waId, leadId: null, isNew: true }
}

/** Adds an id that was not told before, unless another conversation has it. */
async function addMissingId(
  tx: Transaction,
  phoneNumberId: string,
  conversationId: string,
  { userId, waId }: { userId: string | null; waId: string | null },
) {
  await tx.execute(sql`
    update alisio.whatsapp_people person set
      user_id = coalesce(user_id, case when not exists (select from alisio.whatsapp_people other
        where other.phone_number_id = ${phoneNumberId} and other.user_id = ${userId})
        then ${userId}::text end),
      wa_id = coalesce(wa_id, case when not exists (select from alisio.whatsapp_people other
        where other.phone_number_id = ${phoneNumberId} and other.wa_id = ${waId})
        then ${waId}::text end)
    where conversation_id = ${conversationId}
      and (user_id is null and ${userId}::text is not null or wa_id is null and ${waId}::text is not null)`)
  if (!waId) return
  // A lead without a telephone gets it, unless somebody else has it.
  await tx.execute(sql`
    update alisio.contacts contact set phone = ${phoneText(waId)}
    from alisio.leads, alisio.conversations place
    where place.id = ${conversationId} and leads.id = place.lead_id and contact.id = leads.contact_id
      and contact.phone = '' and not exists (select from alisio.contacts other
        where other.phone <> '' and alisio.phone_key(other.phone) in ${phoneKeys(waId)})`)
}
