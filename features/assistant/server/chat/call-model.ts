import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { Env } from '#server/env/env.ts'
import type { AppError } from '#server/failures/errors.ts'
import { sourceBusy, sourceFailed } from './chat-request.ts'
import type { PromptMessage } from './write-prompt.ts'

/** Connections are used again, and closed once nobody has needed them for a few seconds. */
const pool = { keepAlive: true, maxFreeSockets: 16, timeout: 4000 }
const agents = { 'http:': new HttpAgent(pool), 'https:': new HttpsAgent(pool) }

/** Longer answers than this are no advice any more. */
const MOST_TOKENS = 900

export type ModelSettings = Pick<
  Env,
  'CHAT_API_KEY' | 'CHAT_MODEL' | 'CHAT_FIRST_BYTE_MS' | 'CHAT_IDLE_MS' | 'CHAT_TOTAL_MS'
> & { CHAT_API_URL: string }

/** Never carries what the upstream said: that may hold its own address, key or prompt. */
export class UpstreamError extends Error {
  readonly answer: AppError

  constructor(reason: string, answer: AppError) {
    super(reason)
    this.name = 'UpstreamError'
    this.answer = answer
  }
}

function judge(upstream: IncomingMessage): UpstreamError | undefined {
  const status = upstream.statusCode ?? 0
  const type = upstream.headers['content-type'] ?? ''
  if (status === 200 && type.startsWith('text/event-stream')) return undefined
  const busy = status === 429 || status === 503
  const reason = status === 200 ? 'answered no event stream' : `answered ${status}`
  return new UpstreamError(reason, busy ? sourceBusy() : sourceFailed())
}

/**
 * Resolves with the upstream's stream once its headers are in. `fetch` would do, but costs several
 * web streams for each of a thousand answers, and buffers what a slow reader has not taken.
 */
export function callModel(
  settings: ModelSettings,
  messages: PromptMessage[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { CHAT_API_URL, CHAT_API_KEY, CHAT_MODEL, CHAT_FIRST_BYTE_MS } = settings
  const url = new URL(`${CHAT_API_URL.replace(/\/+$/, '')}/chat/completions`)
  const secure = url.protocol === 'https:'
  const body = JSON.stringify({
    ...(CHAT_MODEL ? { model: CHAT_MODEL } : {}),
    messages,
    stream: true,
    max_tokens: MOST_TOKENS,
    temperature: 0.4,
  })
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Accept: 'text/event-stream',
    ...(CHAT_API_KEY ? { Authorization: `Bearer ${CHAT_API_KEY}` } : {}),
  }
  return new Promise((resolve, reject) => {
    const agent = agents[secure ? 'https:' : 'http:']
    const options = { method: 'POST', headers, agent, signal }
    const request = (secure ? httpsRequest : httpRequest)(url, options)
    const slow = setTimeout(() => {
      request.destroy(new UpstreamError('sent no headers in time', sourceBusy()))
    }, CHAT_FIRST_BYTE_MS)
    request.on('response', (upstream) => {
      clearTimeout(slow)
      const problem = judge(upstream)
      if (!problem) return resolve(upstream)
      upstream.destroy()
      reject(problem)
    })
    request.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(slow)
      if (error instanceof UpstreamError) return reject(error)
      reject(new UpstreamError(`cannot be reached (${error.code ?? error.name})`, sourceFailed()))
    })
    request.end(body)
  })
}
