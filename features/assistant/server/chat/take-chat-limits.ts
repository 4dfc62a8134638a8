import type { Database } from '#server/db/client.ts'
import type { Env } from '#server/env.ts'
import { tooManyRequests } from '#server/errors.ts'
import { takeOwnThenShared } from '#server/limits/take-own-then-shared.ts'

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
