import { asc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { openDesk } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { isUuid } from '#server/db/uuid.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { conversationMessages } from '../schema.ts'
import { findNumber, verifyTokenOf } from './number.ts'
import {
  whatsappMedia,
  whatsappMessages,
  whatsappPeople,
  whatsappReactions,
  whatsappTemplates,
} from './schema.ts'

/** What the messages of one conversation have beyond their words. Inside asStaff. */
async function readThread(tx: Transaction, conversationId: string) {
  if (!isUuid(conversationId)) return null
  const [person] = await tx
    .select()
    .from(whatsappPeople)
    .where(eq(whatsappPeople.conversationId, conversationId))
  if (!person) return null
  const extras = await tx
    .select({
      number: conversationMessages.number,
      externalId: conversationMessages.externalId,
      body: conversationMessages.body,
      author: conversationMessages.author,
      delivery: conversationMessages.delivery,
      problem: conversationMessages.problem,
      kind: whatsappMessages.kind,
      replyTo: whatsappMessages.replyTo,
      saidAt: whatsappMessages.saidAt,
      sending: whatsappMessages.sending,
    })
    .from(whatsappMessages)
    .innerJoin(conversationMessages, eq(conversationMessages.id, whatsappMessages.messageId))
    .where(eq(whatsappMessages.conversationId, conversationId))
  const media = await tx
    .select({
      number: conversationMessages.number,
      id: whatsappMedia.id,
      fileName: whatsappMedia.fileName,
      state: whatsappMedia.state,
      problem: whatsappMedia.problem,
      type: whatsappMedia.type,
      size: whatsappMedia.size,
    })
    .from(whatsappMedia)
    .innerJoin(conversationMessages, eq(conversationMessages.id, whatsappMedia.messageId))
    .where(eq(whatsappMedia.conversationId, conversationId))
  const reactions = await tx
    .select({ target: whatsappReactions.target, emoji: whatsappReactions.emoji })
    .from(whatsappReactions)
    .where(eq(whatsappReactions.conversationId, conversationId))
  const templates = await tx
    .select()
    .from(whatsappTemplates)
    .orderBy(sql`${whatsappTemplates.status} <> 'APPROVED'`, asc(whatsappTemplates.name))
    .limit(200)
  return { person, extras, media, reactions, templates, number: await findNumber(tx) }
}

export type WhatsAppThread = NonNullable<Awaited<ReturnType<typeof readThread>>>

/** For the desk's inbox: the open conversation, and until when each of the list can be written to. */
export async function whatsappOf(args: Args, conversationId: string, listed: string[]) {
  const { run } = await openDesk(args)
  return run(async (tx) => {
    const { conversationId: id, lastInAt } = whatsappPeople
    const people =
      listed.length > 0
        ? await tx.select({ id, lastInAt }).from(whatsappPeople).where(inArray(id, listed))
        : []
    return {
      lastIn: new Map(people.map((person) => [person.id, person.lastInAt])),
      thread: conversationId ? await readThread(tx, conversationId) : null,
    }
  })
}

const usageRow = z.object({
  category: z.nullable(z.string()),
  billable: z.nullable(z.boolean()),
  isTemplate: z.boolean(),
  count: z.number(),
})

/** Messages that left in this month of the agency's calendar, by Meta's category. Inside asStaff. */
const readUsage = (tx: Transaction, zone: string) => queryRows(tx, usageRow)`
  select extra.category, extra.billable, extra.template is not null as "isTemplate",
    count(*)::int as count
  from alisio.whatsapp_messages extra
  join alisio.conversation_messages message on message.id = extra.message_id
  where extra.sending = 'sent'
    and message.at >= date_trunc('month', now() at time zone ${zone}) at time zone ${zone}
  group by 1, 2, 3`

/** For the screen of the number. */
export async function whatsappSettingsOf(args: Args, zone: string) {
  const { run, member, origin } = await openDesk(args)
  const report = await run(async (tx) => ({
    number: await findNumber(tx),
    templates: await tx.select({ status: whatsappTemplates.status }).from(whatsappTemplates),
    usage: await readUsage(tx, zone),
  }))
  const isOwner = member.role === 'owner'
  const verifyToken = isOwner && report.number ? await verifyTokenOf(args) : ''
  return { ...report, isOwner, origin, verifyToken }
}
