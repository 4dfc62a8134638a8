import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import type { Stage } from './stage.ts'

/** Acknowledged messages that are not stored, or whose two mails have not both arrived. */
async function findMissing({ db }: Database, stage: Stage, acknowledged: Set<string>) {
  const { rows } = await db.execute<{ email: string; ids: string[] }>(sql`
    select email, array_agg(mails.id::text) as ids from alisio.contact_messages
    left join alisio.mails on mails.contact_message_id = contact_messages.id group by contact_messages.id`)
  const mails = new Map(rows.map(({ email, ids }) => [email, ids]))
  const stored = [...acknowledged].filter((email) => mails.has(email))
  const mailed = stored.filter((email) => {
    const ids = mails.get(email) ?? []
    return ids.length === 2 && ids.every((id) => stage.arrived.has(id))
  })
  return { notStored: acknowledged.size - stored.length, notMailed: stored.length - mailed.length }
}

export type ContactOutcome = {
  notStored: number
  notMailed: number
  /** Mails that arrived more often than once. */
  duplicates: number
  /** How long the last mail was waited for. */
  seconds: number
}

/** Waits until both mails of every acknowledged message arrived, or until the timeout. */
export async function untilMailed(
  stage: Stage,
  database: Database,
  acknowledged: Set<string>,
  timeoutSeconds: number,
): Promise<ContactOutcome> {
  const since = performance.now()
  for (;;) {
    const missing = await findMissing(database, stage, acknowledged)
    const seconds = (performance.now() - since) / 1000
    if (missing.notMailed === 0 || seconds > timeoutSeconds) {
      const copies = [...stage.arrived.values()].reduce((sum, count) => sum + count - 1, 0)
      return { ...missing, duplicates: copies, seconds }
    }
    await sleep(500)
  }
}
