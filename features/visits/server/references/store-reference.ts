import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { discountTiers, oneOffServices, recurringServices } from '#content/plans.ts'
import type { ChatRequest } from '#features/assistant/rules/chat.ts'
import { chatRequest } from '#features/assistant/rules/chat-request.ts'
import { readCode } from '#features/shared/rules/reference.ts'
import { planPrice, toCentavos } from '#features/visits/rules/plan-price.ts'
import type { Database } from '#server/db/client.ts'
import { tooManyRequests } from '#server/errors.ts'
import { parseStorableJson } from '#server/http/request/read-form.ts'
import { type Limit, takeFromLimit } from '#server/limits/limits.ts'
import { plainVisit } from '../store-visits.ts'

type Service = { id: string; name: string; price: number | string }

type AskedFor = { items: string[]; monthly: number | null; once: number | null }

const chosen = (services: readonly Service[], ids: string[]) =>
  services.filter(({ id, price }) => typeof price === 'number' && ids.includes(id))

/** A package as the price list tells it today, whatever a browser says it costs; money in reais. */
function planItems(recurringIds: string[], oneOffIds: string[]): AskedFor | null {
  const recurring = chosen(recurringServices, recurringIds)
  const oneOff = chosen(oneOffServices, oneOffIds)
  if (recurring.length + oneOff.length === 0) return null
  const prices = (services: Service[]) => services.map(({ price }) => toCentavos(Number(price)))
  const sums = { recurring: prices(recurring), oneOff: prices(oneOff) }
  const { monthly, once } = planPrice(sums, discountTiers)
  return {
    items: [...recurring, ...oneOff].map(({ name }) => name),
    monthly: recurring.length > 0 ? monthly / 100 : null,
    once: oneOff.length > 0 ? once / 100 : null,
  }
}

/** Names what a conversation is about in words of the content. */
export type ListSubjects = (conversation: ChatRequest) => string[]

const own = { name: 'reference-address', most: 30, windowSeconds: 3600 }
const everybody = { name: 'reference-day', most: 1000, windowSeconds: 86_400 }

/** Thrown out of a transform, the parser's error would pass every `catch` of the schema. */
function readJson(text: string): unknown {
  try {
    return parseStorableJson(text)
  } catch {
    return null
  }
}

const ids = z.array(z.string().max(60)).max(20)
const plan = z.object({ recurring: ids, oneOff: ids })
const visit = z
  .string()
  .max(5000)
  .transform(readJson)
  .pipe(z.object({ landing: z.string().max(2000), referrer: z.string().max(2000) }))
  .catch({ landing: '', referrer: '' })
const left = z.object({ code: z.string().transform(readCode).pipe(z.string()), visit })

type Asked = { kind: 'plan' | 'chat' } & AskedFor

/** How to read what is asked for, or null where a page of ours would not have sent this. */
function readerOf(body: unknown, listSubjects: ListSubjects): (() => Asked) | null {
  const asked = plan.safeParse(body)
  const items = asked.success ? planItems(asked.data.recurring, asked.data.oneOff) : null
  if (items) return () => ({ kind: 'plan', ...items })
  const { success, data } = chatRequest.safeParse(body)
  if (!success) return null
  return () => ({ kind: 'chat', items: listSubjects(data), monthly: null, once: null })
}

async function take(db: Database['db'], limit: Limit, who: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await takeFromLimit(db, limit, who)
  if (!allowed) throw tooManyRequests(retryAfterSeconds)
}

/**
 * Keeps what somebody is about to ask for on WhatsApp; false where there is nothing to keep. The own
 * limit comes first, and both come before a conversation is understood, which is dear; what has no
 * form does not count for everybody.
 */
export async function storeReference(
  { db }: Pick<Database, 'db'>,
  body: string,
  clientAddress: string,
  listSubjects: ListSubjects,
): Promise<boolean> {
  await take(db, own, clientAddress)
  const sent = readJson(body)
  const given = left.safeParse(sent)
  const read = given.success ? readerOf(sent, listSubjects) : null
  if (!given.success || !read) return false
  await take(db, everybody, 'everyone')
  const asked = read()
  const { landing, referrer } = plainVisit(given.data.visit)
  await db.execute(sql`
    insert into alisio.whatsapp_references
      (code, kind, items, monthly, once, landing, referrer)
    values (${given.data.code}, ${asked.kind}, ${sql.param(asked.items)}::text[],
      ${asked.monthly}, ${asked.once}, ${landing}, ${referrer})
    on conflict do nothing`)
  return true
}
