import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { asServer } from '#server/db/as-server.ts'
import type { Transaction } from '#server/db/client.ts'

export type Submission = {
  /** Who sent the form. */
  by: string
  act: string
  /** All that tells it from another one: where it was sent, and what was typed. */
  content: readonly unknown[]
}

/**
 * For forms that add something: does `work` unless the same form of the same person did within the
 * last minute, which is a second press of its button. Either way it resolves with the id of what was
 * made. A second press waits for the first one's transaction; when that fails, it does the work.
 */
export async function once(
  tx: Transaction,
  { by, act, content }: Submission,
  work: () => Promise<string>,
): Promise<string> {
  const key = createHash('sha256')
    .update(JSON.stringify([by, act, ...content]))
    .digest('base64url')
  const before = await asServer(tx, async () => {
    const { rowCount } = await tx.execute(sql`
      insert into alisio.submissions (key) values (${key})
      on conflict (key) do update set at = now(), made = ''
        where submissions.at < now() - interval '1 minute'`)
    if (rowCount) return null
    const { rows } = await tx.execute<{ made: string }>(
      sql`select made from alisio.submissions where key = ${key}`,
    )
    return rows[0] ?? null
  })
  if (before) return before.made
  const made = await work()
  await asServer(tx, () =>
    tx.execute(sql`update alisio.submissions set made = ${made} where key = ${key}`),
  )
  return made
}
