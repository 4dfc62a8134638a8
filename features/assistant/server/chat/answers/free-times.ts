import { ownAgenda } from '#content/derived/scheduling.ts'
import { nextTimes } from '#features/agenda/server/agenda.server.ts'
import type { Database } from '#server/db/client.ts'
import { describeError, type Logger } from '#server/log.ts'

const KEPT_MS = 60_000

let known: { sentence: string | undefined; at: number } = { sentence: undefined, at: 0 }

/**
 * The next free times of the agency's agenda as one sentence, for whoever asks how to book. None
 * where meetings are booked elsewhere or nothing is free: the booking page's address is the answer.
 */
export function freeTimes(): string | undefined {
  return known.sentence
}

/** Before an answer is written. The agenda is looked at once a minute; without it there is an answer too. */
export async function refreshFreeTimes(
  { db }: Pick<Database, 'db'>,
  log: Pick<Logger, 'warn'>,
  now = Date.now(),
): Promise<void> {
  if (!ownAgenda || now - known.at < KEPT_MS) return
  known = { ...known, at: now }
  try {
    const times = await nextTimes(db, now)
    known.sentence = times && `Os próximos horários livres: **${times}**.`
  } catch (error) {
    known.sentence = undefined
    log.warn('free times not read', describeError(error))
  }
}
