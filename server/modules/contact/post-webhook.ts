import { createHmac } from 'node:crypto'
import type { Database } from '#server/db/client.ts'
import { serverSecret } from '#server/db/server-secret.ts'
import type { Env } from '#server/env.ts'

type Deps = { env: Env; database: Pick<Database, 'db'> }
type Delivery = {
  /** The same at every attempt. */
  delivery: string
  body: object
  signal: AbortSignal
}

const PATIENCE_MS = 15_000

export async function webhookSecret(
  env: Pick<Env, 'LEADS_WEBHOOK_SECRET'>,
  database: Pick<Database, 'db'>,
): Promise<string> {
  return env.LEADS_WEBHOOK_SECRET ?? (await serverSecret(database, 'leads-webhook'))
}

/** One signed call to LEADS_WEBHOOK_URL; fails on whatever is not 2xx. */
export async function postWebhook({ env, database }: Deps, { delivery, body, signal }: Delivery) {
  if (!env.LEADS_WEBHOOK_URL) return
  const text = JSON.stringify(body)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', await webhookSecret(env, database))
    .update(`${timestamp}.${text}`)
    .digest('hex')
  const answer = await fetch(env.LEADS_WEBHOOK_URL, {
    method: 'POST',
    body: text,
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Alisio-Webhook/1',
      'X-Alisio-Delivery': delivery,
      'X-Alisio-Timestamp': timestamp,
      'X-Alisio-Signature': `sha256=${signature}`,
    },
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`)
}
