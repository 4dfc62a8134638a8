import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#server/db/client.ts'
import { asServer } from '#server/db/run-as.ts'
import { queryRows } from '../db/query-rows.ts'

export type Submission = {
  /** Who sent the form. */
  by: string
  action: string
  /** All that tells it from another one: where it was sent, and what was typed. */
  content: readonly unknown[]
  /** The table of what it makes: once that is removed, the same form makes it again. */
  makes: string
}

/**
 * For forms that add something: does `work` unless the same form of the same person did within the
 * last minute, which is a second press of its button. Either way it resolves with the id of what was
 * made. A second press waits for the first one's transaction; when that fails, it does the work.
 */
export async function once(
  tx: Transaction,
  { by, action, content, makes }: Submission,
  work: () => Promise<string>,
): Promise<string> {
  const key = createHash('sha256')
    .update(JSON.stringify([by, action, ...content]))
    .digest('base64url')
  const before = await asServer(tx, () => takeKey(tx, key, makes))
  if (before !== null) return before
  const id = await work()
  await asServer(tx, () =>
    tx.execute(sql`update alisio.submissions set made = ${id} where key = ${key}`),
  )
  return id
}

const submissionRow = z.object({ id: z.string(), counts: z.boolean() })

/** Null for whoever is to do the work; else what was made. Others of the same key wait here. */
async function takeKey(tx: Transaction, key: string, makes: string): Promise<string | null> {
  const { rowCount } = await tx.execute(
    sql`insert into alisio.submissions (key) values (${key}) on conflict do nothing`,
  )
  if (rowCount) return null
  // A statement of its own for each step: only a new one sees what was done while it was waited for.
  await tx.execute(sql`select from alisio.submissions where key = ${key} for update`)
  const rows = await queryRows(tx, submissionRow)`
    select made as id, at > now() - interval '1 minute' and exists (
      select from alisio.${sql.identifier(makes)} thing where thing.id::text = made) as counts
    from alisio.submissions where key = ${key}`
  if (rows[0]?.counts) return rows[0].id
  await tx.execute(sql`
    insert into alisio.submissions (key) values (${key})
    on conflict (key) do update set at = now(), made = ''`)
  return null
}
