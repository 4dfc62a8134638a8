import { z } from 'zod'
import type { Env } from '#server/env/env.ts'

export type ApiEnv = Pick<Env, 'META_GRAPH_URL' | 'META_API_VERSION'>

/** How a request failed: what may be repeated, and what must not. */
type FailureKind =
  /** Refused for good. */
  | 'refused'
  /** The token is dead. */
  | 'reconnect'
  /** A limit or an outage of theirs: nothing was accepted. */
  | 'wait'
  /** Never reached them. */
  | 'unreachable'
  /** It may have been accepted. */
  | 'uncertain'

/** The platform's code, never its message: messages quote numbers and tokens. */
export class WhatsAppFailure extends Error {
  readonly kind: FailureKind
  readonly code: number

  constructor(kind: FailureKind, code = 0) {
    super(`whatsapp ${kind} ${code}`)
    this.name = 'WhatsAppFailure'
    this.kind = kind
    this.code = code
  }
}

const LONGEST_ANSWER_MS = 20_000
const LARGEST_ANSWER = 4 * 1024 * 1024

/** Limits, and outages that name themselves. */
const passing = new Set([
  1, 2, 4, 17, 32, 613, 80007, 130429, 131016, 131048, 131056, 131057, 133004,
])
const expired = new Set([0, 190])

const errorShape = z.object({ error: z.object({ code: z.number() }) })

/** Failures of a connection that was never made. */
const neverSent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/

function networkFailure(error: unknown): WhatsAppFailure {
  const cause = (error as { cause?: { code?: string; errors?: { code?: string }[] } }).cause
  const codes = [cause?.code, ...(cause?.errors ?? []).map(({ code }) => code)]
  const isUnreachable = codes.some((code) => code && neverSent.test(code))
  return new WhatsAppFailure(isUnreachable ? 'unreachable' : 'uncertain')
}

async function readJson(response: Response): Promise<unknown> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    if (text.length > LARGEST_ANSWER) throw new WhatsAppFailure('uncertain')
  }
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function refusalOf(status: number, body: unknown): WhatsAppFailure {
  const parsed = errorShape.safeParse(body)
  if (!parsed.success) return new WhatsAppFailure(status === 429 ? 'wait' : 'uncertain')
  const { code } = parsed.data.error
  if (expired.has(code)) return new WhatsAppFailure('reconnect', code)
  return new WhatsAppFailure(passing.has(code) || status === 429 ? 'wait' : 'refused', code)
}

type Call = { env: ApiEnv; token: string; signal?: AbortSignal }

/** One request to the Graph API. Addresses contain no secret, and redirects are not followed. */
export async function callApi<T>(
  { env, token, signal }: Call,
  path: string,
  schema: z.ZodType<T>,
  body?: object,
): Promise<T> {
  const limit = AbortSignal.timeout(LONGEST_ANSWER_MS)
  let status: number
  let answer: unknown
  try {
    const response = await fetch(`${env.META_GRAPH_URL}/${env.META_API_VERSION}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      body: body && JSON.stringify(body),
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    status = response.status
    answer = await readJson(response)
  } catch (error) {
    throw error instanceof WhatsAppFailure ? error : networkFailure(error)
  }
  if (status < 200 || status > 299) throw refusalOf(status, answer)
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new WhatsAppFailure('uncertain')
  return parsed.data
}

/** Hosts that media may come from: the token goes along. */
const mediaHosts = /(^|\.)(fbsbx\.com|facebook\.com|fbcdn\.net|whatsapp\.net)$/

/** Opens a file of Meta's; undefined where it is gone. */
export async function openMedia(
  { env, token, signal }: Call,
  address: string,
): Promise<Response | undefined> {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isTheirs = url?.protocol === 'https:' && mediaHosts.test(url.hostname)
  if (!url || (!isTheirs && url.origin !== new URL(env.META_GRAPH_URL).origin)) {
    throw new WhatsAppFailure('refused')
  }
  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${token}` },
    redirect: 'error',
    signal,
  }).catch((error: unknown) => {
    throw networkFailure(error)
  })
  if (response.status === 404 || response.status === 410) return undefined
  if (!response.ok) throw new WhatsAppFailure('wait', response.status)
  return response
}
