import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { discountTiers, oneOffServices, recurringServices } from '#content/plans.ts'
import type { ChatRequest } from '#features/assistant/rules/chat.ts'
import { chatRequest } from '#features/assistant/rules/chat-request.ts'
import { readCode } from '#features/shared/rules/reference.ts'
import { planPrice, toCentavos } from '#features/visits/rules/plan-price.ts'
import type { Database } from '#server/db/client.ts'
import { tooManyRequests } from '#server/failures/errors.ts'
import { parseStorableJson } from '#server/http/request/read-form.ts'
import { type Limit, takeFromLimit } from '#server/limits/limits.ts'
import { plainVisit } from '../store-visits.ts'

type Service = { id: string; name: string; price: number | string }

type ReferenceItems = { items: string[]; monthly: number | null; once: number | null }

const pickServices = (services: readonly Service[], ids: string[]) =>
  services.filter(({ id, price }) => typeof price === 'number' && ids.includes(id))

/** Items and prices from today's price list, whatever the browser sent; in reais. */
function planItems(recurringIds: string[], oneOffIds: string[]): ReferenceItems | null {
  const recurring = pickServices(recurringServices, recurringIds)
  const oneOff = pickServices(oneOffServices, oneOffIds)
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

/** Names the subjects of a conversation in words of the content. */
export type ListSubjects = (conversation: ChatRequest) => string[]

const addressLimit = { name: 'reference-address', most: 30, windowSeconds: 3600 }
const everybody = { name: 'reference-day', most: 1000, windowSeconds: 86_400 }

/** An error thrown in a transform would bypass the schema's `catch`. */
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
const referenceBody = z.object({ code: z.string().transform(readCode).pipe(z.string()), visit })

type ReferenceContent = { kind: 'plan' | 'chat' } & ReferenceItems

/** A reader of the content; null when the body cannot have come from a page of this site. */
function contentReader(body: unknown, listSubjects: ListSubjects): (() => ReferenceContent) | null {
  const parsedPlan = plan.safeParse(body)
  const items = parsedPlan.success
    ? planItems(parsedPlan.data.recurring, parsedPlan.data.oneOff)
    : null
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
 * Stores what a visitor asks for on WhatsApp; false when there is nothing to store. Both limits come
 * before a conversation is understood, which is expensive; invalid bodies do not count for everybody.
 */
export async function storeReference(
  { db }: Pick<Database, 'db'>,
  body: string,
  clientAddress: string,
  listSubjects: ListSubjects,
): Promise<boolean> {
  await take(db, addressLimit, clientAddress)
  const content = readJson(body)
  const parsed = referenceBody.safeParse(content)
  const readContent = parsed.success ? contentReader(content, listSubjects) : null
  if (!parsed.success || !readContent) return false
  await take(db, everybody, 'everyone')
  const reference = readContent()
  const { landing, referrer } = plainVisit(parsed.data.visit)
  await db.execute(sql`
    insert into alisio.whatsapp_references
      (code, kind, items, monthly, once, landing, referrer)
    values (${parsed.data.code}, ${reference.kind}, ${sql.param(reference.items)}::text[],
      ${reference.monthly}, ${reference.once}, ${landing}, ${referrer})
    on conflict do nothing`)
  return true
}
