import { z } from 'zod'
import type { Platform } from '#features/figures/server/figures.server.ts'

/** How a connection stands; its words at the desk are in state-words.ts. */
export type ConnectionState = 'active' | 'waiting' | 'reconnect' | 'no-permission' | 'set-up'

/** What an error of a platform asks for. */
export type Act =
  /** The credential is dead: somebody signs in or pastes anew. */
  | 'reconnect'
  /** An access token ran out: a new one is fetched, once. */
  | 'refresh'
  /** The account is out of reach: somebody is told. */
  | 'tell'
  /** The agency's project or app is not set up. */
  | 'set-up'
  /** A limit: as long as the platform says. */
  | 'wait'
  /** Too much asked at once: half of it. */
  | 'halve'
  /** The platform's own trouble: again in a moment. */
  | 'retry'
  /** What we asked is wrong. */
  | 'bug'

const stateAfter: Record<Act, ConnectionState> = {
  reconnect: 'reconnect',
  refresh: 'reconnect',
  tell: 'no-permission',
  'set-up': 'set-up',
  wait: 'waiting',
  halve: 'waiting',
  retry: 'waiting',
  bug: 'set-up',
}

/** Begins the code of an answer that does not fit its schema; the field's name follows. */
export const UNREADABLE = 'answer'
/** Stands for a failure of ours. */
export const UNEXPECTED = 'unexpected'

/**
 * A platform said no. It carries the platform's code, never its message: messages quote tokens,
 * names and addresses.
 */
export class PlatformFailure extends Error {
  readonly platform: Platform
  readonly act: Act
  readonly code: string
  /** How long the platform wants to be left alone. */
  readonly waitMs: number | undefined

  constructor(platform: Platform, act: Act, code: string, waitMs?: number) {
    super(`${platform} answered ${code}`)
    this.name = 'PlatformFailure'
    this.platform = platform
    this.act = act
    this.code = code
    this.waitMs = waitMs
  }

  get state(): ConnectionState {
    return stateAfter[this.act]
  }
}

/** An answer we cannot read is a failure like any other, told by the field and never by its value. */
export function asFailure(platform: Platform, error: unknown): unknown {
  if (!(error instanceof z.ZodError)) return error
  const field = error.issues[0]?.path.filter((part) => typeof part === 'string').join('.')
  return new PlatformFailure(platform, 'bug', [UNREADABLE, field].filter(Boolean).join(' '))
}

export type Answer = { status: number; headers: Headers; body: unknown }

/** What the clients need of the world, so that tests need not wait. */
export type Timeouts = { sleep: (ms: number, signal?: AbortSignal) => Promise<void> }

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

/** One request. Addresses carry no secret, and no redirect is followed with one. */
export async function ask(
  platform: Platform,
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

/** The platforms' own trouble is waited out: 5 s, then twice as long each time, five times. */
export async function withRetries<T>(
  { sleep }: Timeouts,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await work()
    } catch (error) {
      const again = error instanceof PlatformFailure && error.act === 'retry' && tried < RETRIES
      if (!again) throw error
      await sleep(FIRST_RETRY_MS * 2 ** tried, signal)
    }
  }
}
