import { z } from 'zod'
import type { CredentialName } from '#features/connections/rules/credential-names.ts'
import type { Platform } from '#features/figures/server/figures.server.ts'

/** Who answered. */
type Source = Platform | CredentialName

/** The texts of these states are in connection-states.ts. */
export type ConnectionState = 'active' | 'waiting' | 'reconnect' | 'no-permission' | 'set-up'

/** How to react to a platform's error. */
export type Reaction =
  /** The credential is dead: sign in or paste a new one. */
  | 'reconnect'
  /** An access token expired: fetch a new one, once. */
  | 'refresh'
  /** The account is unreachable: report it to staff. */
  | 'report'
  /** The agency's project or app is not set up. */
  | 'set-up'
  /** A limit: wait as long as the platform says. */
  | 'wait'
  /** Too much requested: split it. */
  | 'halve'
  /** A temporary error of the platform. */
  | 'retry'
  /** Our request is wrong. */
  | 'bug'

const stateAfter: Record<Reaction, ConnectionState> = {
  reconnect: 'reconnect',
  refresh: 'reconnect',
  report: 'no-permission',
  'set-up': 'set-up',
  wait: 'waiting',
  halve: 'waiting',
  retry: 'waiting',
  bug: 'set-up',
}

/** Prefix of the code of an answer that does not match its schema; the field's name follows. */
export const UNREADABLE = 'answer'
/** Code of an internal failure. */
export const UNEXPECTED = 'unexpected'
/** Code of an account in another currency without a rate. */
export const RATE_MISSING = 'rate'

/**
 * A platform's error with its code, never its message: messages quote tokens, names and addresses.
 */
export class PlatformFailure extends Error {
  readonly platform: Source
  readonly reaction: Reaction
  readonly code: string
  /** How long the platform asks to wait. */
  readonly waitMs: number | undefined

  constructor(platform: Source, reaction: Reaction, code: string, waitMs?: number) {
    super(`${platform} answered ${code}`)
    this.name = 'PlatformFailure'
    this.platform = platform
    this.reaction = reaction
    this.code = code
    this.waitMs = waitMs
  }

  get state(): ConnectionState {
    return stateAfter[this.reaction]
  }
}

/** An answer that does not match its schema, named by the field and never by its value. */
export function asFailure(platform: Source, error: unknown): unknown {
  if (!(error instanceof z.ZodError)) return error
  const field = error.issues[0]?.path.filter((part) => typeof part === 'string').join('.')
  return new PlatformFailure(platform, 'bug', [UNREADABLE, field].filter(Boolean).join(' '))
}

export type Answer = { status: number; headers: Headers; body: unknown }

/** Injected, so that tests need not wait. */
export type Timeouts = { sleep: (ms: number, signal?: AbortSignal) => Promise<void> }

/** Sleeps until the time has passed or the work is aborted. */
export const timeouts: Timeouts = {
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms)
      signal?.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason)
      })
    }),
}

const LONGEST_ANSWER_MS = 60_000
const LARGEST_ANSWER = 64 * 1024 * 1024
const FIRST_RETRY_MS = 5000
const RETRIES = 5

async function readBody(response: Response): Promise<unknown> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    if (text.length > LARGEST_ANSWER) throw new Error('too long')
  }
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** One request. Addresses contain no secret, and redirects are not followed. */
export async function request(
  platform: Source,
  url: URL,
  init: RequestInit,
  signal?: AbortSignal,
): Promise<Answer> {
  const limit = AbortSignal.timeout(LONGEST_ANSWER_MS)
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    return { status: response.status, headers: response.headers, body: await readBody(response) }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new PlatformFailure(platform, 'retry', 'network')
  }
}

/** Retries temporary errors: 5 s, then doubled, five times. */
export async function withRetries<T>(
  { sleep }: Timeouts,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await work()
    } catch (error) {
      const again =
        error instanceof PlatformFailure && error.reaction === 'retry' && tried < RETRIES
      if (!again) throw error
      await sleep(FIRST_RETRY_MS * 2 ** tried, signal)
    }
  }
}
