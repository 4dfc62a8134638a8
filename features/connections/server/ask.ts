import type { Platform } from '#features/figures/server/figures.server.ts'
import { PlatformFailure } from './failure.ts'

export type Answer = { status: number; headers: Headers; body: unknown }

/** What the clients need of the world, so that tests need not wait. */
export type Patience = { sleep: (ms: number, signal?: AbortSignal) => Promise<void> }

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
  { sleep }: Patience,
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
