import { isIPv6 } from 'node:net'
import type { Database } from '#server/db/client.ts'
import type { Env } from '#server/env.ts'
import { tooManyRequests } from '#server/errors.ts'
import { takeOwnThenShared } from '#server/limits/take-own-then-shared.ts'

/** A household has a whole /64 of IPv6 addresses: it counts as one visitor. */
export function visitorOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const groups = head ? head.split(':') : []
  if (tail === undefined) return groups.slice(0, 4).join(':')
  const after = tail ? tail.split(':') : []
  const zeros = Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0')
  return [...groups, ...zeros, ...after].slice(0, 4).join(':')
}

type Limits = Pick<Env, 'CHAT_PER_MINUTE' | 'CHAT_PER_HOUR' | 'CHAT_PER_DAY'>

/** What a visitor was refused does not count against everybody's day. */
export async function takeChatLimits(
  { db }: Pick<Database, 'db'>,
  { CHAT_PER_MINUTE, CHAT_PER_HOUR, CHAT_PER_DAY }: Limits,
  visitor: string,
): Promise<void> {
  const own = [
    { name: 'chat-minute', most: CHAT_PER_MINUTE, windowSeconds: 60 },
    { name: 'chat-hour', most: CHAT_PER_HOUR, windowSeconds: 3600 },
  ]
  const shared = { name: 'chat-day', most: CHAT_PER_DAY, windowSeconds: 86_400 }
  const answer = await takeOwnThenShared(db, own, visitor, shared)
  if (!answer.allowed) throw tooManyRequests(answer.retryAfterSeconds)
}
