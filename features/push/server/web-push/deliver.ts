import { FetchFailure, fetchPublic } from '#server/outbound/fetch-public.ts'
import { encryptMessage, type SubscriberKeys } from './encrypt.ts'
import { type VapidKeys, vapidHeader } from './vapid.ts'

export type PushMessage = {
  text: string
  /** Seconds a push service keeps it for a device that is off. */
  ttl: number
  urgency: 'normal' | 'high'
  /** A later message of the same topic replaces it while it waits. */
  topic?: string
}

export type Subscription = SubscriberKeys & { endpoint: string }

/** `later`: in this many seconds at the earliest. */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'refused'; status: number }
  | { kind: 'later'; seconds: number }

const TIMEOUT = 10_000
const LARGEST_ANSWER = 20_000
const LONGEST_WAIT = 24 * 60 * 60

/** Retry-After is a number of seconds or a date. */
function readRetryAfter(value: string | undefined, now: number): number {
  const seconds = /^\d+$/.test(value ?? '') ? Number(value) : (Date.parse(value ?? '') - now) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(0, Math.ceil(seconds)), LONGEST_WAIT) : 0
}

export type Sender = { keys: VapidKeys; contact: string; loopback?: boolean }

/** One message to one device (RFC 8030). What the push service writes back is not read. */
export async function deliver(
  { keys, contact, loopback }: Sender,
  subscription: Subscription,
  { text, ttl, urgency, topic }: PushMessage,
): Promise<Delivery> {
  const { endpoint } = subscription
  try {
    const { status, headers } = await fetchPublic(endpoint, {
      headers: {
        Authorization: vapidHeader(endpoint, contact, keys),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(ttl),
        Urgency: urgency,
        ...(topic && { Topic: topic }),
      },
      post: encryptMessage(text, subscription),
      most: LARGEST_ANSWER,
      milliseconds: TIMEOUT,
      loopback,
    })
    if (status >= 200 && status < 300) return { kind: 'sent' }
    if (status === 404 || status === 410) return { kind: 'gone' }
    if (status !== 429 && status < 500) return { kind: 'refused', status }
    return { kind: 'later', seconds: readRetryAfter(headers['retry-after'], Date.now()) }
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    const { problem } = error
    const isAddress = problem === 'address' || problem === 'private'
    return isAddress ? { kind: 'refused', status: 0 } : { kind: 'later', seconds: 0 }
  }
}
