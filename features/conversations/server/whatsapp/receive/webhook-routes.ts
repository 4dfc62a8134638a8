import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { queryRows } from '#server/db/query-rows.ts'
import type { AppDeps } from '#server/deps.ts'
import {
  AppError,
  methodNotAllowed,
  notFound,
  payloadTooLarge,
  tooManyRequests,
} from '#server/failures/errors.ts'
import type { AppBindings } from '#server/http/request/request-context.ts'
import { takeFromLimit } from '#server/limits/limits.ts'
import { findProjectRoot } from '#server/process/project-root.ts'
import { type KeyRing, keyRing } from '#server/sealing.ts'
import { WHATSAPP_WEBHOOK_PATH } from '../../../rules/whatsapp/webhook.ts'
import { openNumber } from '../number.ts'
import { whatsappNumbers } from '../schema.ts'
import { receiveDeliveryJob } from './receive-delivery.ts'

type Deps = Pick<AppDeps, 'env' | 'log' | 'database' | 'queue'>

/** Meta's own limit. */
const LARGEST_BODY = 3 * 1024 * 1024

const limits = {
  all: { name: 'whatsapp-webhook', most: 3000, windowSeconds: 60 },
  forged: { name: 'whatsapp-forged', most: 30, windowSeconds: 60 },
} as const

/** Compares in constant time, whatever the lengths. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

/** Whether Meta signed these very bytes with the app's secret. */
function isSigned(body: Uint8Array, header: string, appSecret: string): boolean {
  const signature = createHmac('sha256', appSecret).update(body).digest('hex')
  return isSame(header, `sha256=${signature}`)
}

function invalidSignature(): AppError {
  return new AppError('forbidden', 'A assinatura não confere.', 'Confira a chave do aplicativo.')
}

const storedRow = z.object({ id: z.coerce.number() })

/** Where Meta delivers messages and states of the agency's number. */
export function whatsappRoutes(deps: Deps, keys?: KeyRing): Hono<AppBindings> {
  const { database, queue, env, log } = deps
  const routes = new Hono<AppBindings>()
  const open = () => openNumber({ database, keys: keys ?? keyRing(findProjectRoot(), env) })

  async function admit(c: Context<AppBindings>, limit: keyof typeof limits) {
    const answer = await takeFromLimit(database.db, limits[limit], c.env.info.clientAddress)
    if (!answer.allowed) throw tooManyRequests(answer.retryAfterSeconds)
  }

  const limitBody = bodyLimit({
    maxSize: LARGEST_BODY,
    onError: () => {
      throw payloadTooLarge()
    },
  })

  routes.get(WHATSAPP_WEBHOOK_PATH, async (c) => {
    await admit(c, 'forged')
    const number = await open()
    const challenge = c.req.query('hub.challenge') ?? ''
    if (!number || number === 'no-key') throw notFound()
    const isAsked = c.req.query('hub.mode') === 'subscribe' && /^[\w.-]{1,200}$/.test(challenge)
    if (!isAsked || !isSame(c.req.query('hub.verify_token') ?? '', number.verifyToken)) {
      throw invalidSignature()
    }
    await database.db.update(whatsappNumbers).set({ verifiedAt: sql`now()` })
    log.info('whatsapp webhook verified')
    return c.text(challenge)
  })

  routes.post(WHATSAPP_WEBHOOK_PATH, limitBody, async (c) => {
    await admit(c, 'all')
    const number = await open()
    if (!number || number === 'no-key') throw notFound()
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    if (!isSigned(bytes, c.req.header('X-Hub-Signature-256') ?? '', number.appSecret)) {
      await admit(c, 'forged')
      throw invalidSignature()
    }
    const body = Buffer.from(bytes).toString('utf8').replaceAll('\0', '')
    const digest = createHash('sha256').update(bytes).digest('base64url')
    // Stored with its job before the answer: a delivery that was answered is never lost.
    await database.db.transaction(async (tx) => {
      const [stored] = await queryRows(tx, storedRow)`
        insert into alisio.whatsapp_deliveries (digest, body) values (${digest}, ${body})
        on conflict (digest) do nothing returning id`
      if (!stored) return
      await queue.enqueue(tx, receiveDeliveryJob, { deliveryId: stored.id })
    })
    return c.json({ received: true })
  })

  routes.all(WHATSAPP_WEBHOOK_PATH, () => {
    throw methodNotAllowed()
  })
  return routes
}
