import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#server/db/client.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import { queryRows } from '../db/query-rows.ts'

export type Submission = {
  /** Id of the sender. */
  by: string
  action: string
  /** Everything that distinguishes the form: target and values. */
  content: readonly unknown[]
  /** Table of the created row: once it is deleted, the same form creates it again. */
  makes: string
}

/**
 * For forms that create something: runs `work` unless the same user sent the same form within a
 * minute. Resolves with the created id either way. A concurrent call waits for the first
 * transaction and runs the work if that fails.
 */
export async function runOnce(
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

/** Null when the caller must do the work. Concurrent calls with the same key wait here. */
async function takeKey(tx: Transaction, key: string, makes: string): Promise<string | null> {
  const { rowCount } = await tx.execute(
    sql`insert into alisio.submissions (key) values (${key}) on conflict do nothing`,
  )
  if (rowCount) return null
  // Separate statements: only a new one sees what was committed while waiting.
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
