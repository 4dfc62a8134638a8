import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { chatRequest } from '#contracts/chat-request.ts'
import { readCode } from '#contracts/reference.ts'
import type { Database } from '#server/db/client.ts'
import { tooManyRequests } from '#server/errors.ts'
import { takeOwnThenShared } from '#server/limits/take-own-then-shared.ts'
import { plainVisit } from '#server/modules/visits/plain-visit.ts'
import { chatItems } from './chat-items.ts'
import { planItems } from './plan-items.ts'

const own = { name: 'reference-address', most: 30, windowSeconds: 3600 }
const everybody = { name: 'reference-day', most: 1000, windowSeconds: 86_400 }

const ids = z.array(z.string().max(60)).max(20)
const plan = z.object({ recurring: ids, oneOff: ids })
const visit = z
  .string()
  .max(5000)
  .transform((text) => JSON.parse(text))
  .pipe(z.object({ landing: z.string().max(2000), referrer: z.string().max(2000) }))
  .catch({ landing: '', referrer: '' })
const left = z.object({ code: z.string().transform(readCode).pipe(z.string()), visit })

/** What is asked for, or null where a page of ours would not have sent this. */
function askedFor(body: unknown) {
  const asked = plan.safeParse(body)
  const items = asked.success ? planItems(asked.data.recurring, asked.data.oneOff) : null
  if (items) return { kind: 'plan', ...items }
  const conversation = chatRequest.safeParse(body)
  return conversation.success ? { kind: 'chat', ...chatItems(conversation.data) } : null
}

/** Keeps what somebody is about to ask for on WhatsApp; false where there is nothing to keep. */
export async function storeReference(
  { db }: Pick<Database, 'db'>,
  body: unknown,
  clientAddress: string,
): Promise<boolean> {
  const given = left.safeParse(body)
  const asked = askedFor(body)
  if (!given.success || !asked) return false
  const limit = await takeOwnThenShared(db, [own], clientAddress, everybody)
  if (!limit.allowed) throw tooManyRequests(limit.retryAfterSeconds)
  const { landing, referrer } = plainVisit(given.data.visit)
  await db.execute(sql`
    insert into alisio.whatsapp_references
      (code, kind, items, monthly, once, landing, referrer)
    values (${given.data.code}, ${asked.kind}, ${sql.param(asked.items)}::text[],
      ${asked.monthly}, ${asked.once}, ${landing}, ${referrer})
    on conflict do nothing`)
  return true
}
