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

/** Says who did not take it and why. The address may hold a key, and the body is a person's. */
class WebhookError extends Error {
  override name = 'WebhookError'

  constructor(url: string, problem: string, code?: string) {
    super(`${new URL(url).host} ${problem}`)
    if (code) Object.assign(this, { code })
  }
}

/** Node's fetch hides why in causes: a refused connection, a certificate, a name nobody has. */
function unreachable(url: string, error: unknown): WebhookError {
  const { name, message, code, cause } = error as NodeJS.ErrnoException & { cause?: unknown }
  if (name === 'TimeoutError') {
    return new WebhookError(url, `did not answer within ${PATIENCE_MS / 1000} s`, 'ETIMEDOUT')
  }
  if (cause instanceof Error) return unreachable(url, cause)
  const first = (error as { errors?: Error[] }).errors?.[0]
  if (first) return unreachable(url, first)
  return new WebhookError(url, `could not be reached: ${code ?? message ?? name}`, code)
}

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
  const { LEADS_WEBHOOK_URL: url } = env
  const answer = await fetch(url, {
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
  }).catch((error) => {
    throw unreachable(url, error)
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new WebhookError(url, `answered ${answer.status}`)
}
