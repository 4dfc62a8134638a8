import { z } from 'zod'
import type { Connection } from '../connection/connection.ts'
import { withClient } from '../connection/with-client.ts'
import { queryText } from '../query-rows.ts'
import { begin, readState, requireRights } from './begin.ts'
import { addKeys, checkPart, copyBatch, indexPart, joinIndexes, joinKeys } from './copy-rows.ts'
import { PartitionProblem, table, workSchema } from './definition.ts'
import { compare, dropRest, swap, undo } from './swap.ts'
import type { Run } from './transaction.ts'

const steps: Record<string, (run: Run) => Promise<void>> = {
  copy: copyBatch,
  index: indexPart,
  keys: addKeys,
  'check keys': checkPart,
  'join indexes': joinIndexes,
  'join keys': joinKeys,
  compare,
  swap,
  drop: dropRest,
}

const stepRow = z.object({ step: z.string() })

/**
 * Does the next step, each of which is complete or leaves no trace: whatever ends the process, the
 * next call goes on from there. Resolves with whether the table is partitioned.
 */
export async function advance(run: Run): Promise<boolean> {
  const { partitioned, started } = await readState(run)
  if (partitioned && !started) return true
  if (!started) {
    await begin(run)
    return false
  }
  const [progress] = await queryText(run.client, stepRow, `select step from ${workSchema}.progress`)
  const step = steps[progress?.step ?? '']
  if (!step)
    throw new PartitionProblem(
      'The copy was abandoned, or a newer build began it. Run --undo to its end, then begin again.',
    )
  await step(run)
  return false
}

const NAME = 'alisio partitions'

type OnProgress = Run['onProgress']

/** Partitions the table while the site runs, or goes on with it. False if it was partitioned before. */
export function partitionFigures(owner: Connection, onProgress?: OnProgress): Promise<boolean> {
  return withClient(owner, NAME, async (client) => {
    const run = { client, onProgress }
    if (await advance(run)) return false
    await requireRights(run)
    while (!(await advance(run)));
    return true
  })
}

/** Drops an unfinished copy. False if there is none. */
export function abandonPartitions(owner: Connection): Promise<boolean> {
  return withClient(owner, NAME, async (client) => {
    const run = { client }
    await requireRights(run)
    const { started, partitioned } = await readState(run)
    if (started && partitioned) await dropRest(run)
    else if (started) await undo(run)
    return started && !partitioned
  })
}

const shapeRow = z.object({
  bytes: z.number(),
  months: z.number(),
  first: z.nullable(z.string()),
  last: z.nullable(z.string()),
  others: z.boolean(),
  step: z.nullable(z.string()),
})

export type Shape = Omit<z.infer<typeof shapeRow>, 'bytes'> & {
  bytes: number
  partitioned: boolean
}

/** What the table is like, for the operator. */
export function describeFigures(owner: Connection): Promise<Shape> {
  return withClient(owner, NAME, async (client) => {
    await requireRights({ client })
    const { partitioned, started } = await readState({ client })
    const others = partitioned ? `exists (select from ${table}_default)` : 'false'
    const step = started ? `(select step from ${workSchema}.progress)` : 'null'
    const [shape] = await queryText(
      client,
      shapeRow,
      `select (pg_total_relation_size($1::regclass)
           + coalesce(sum(pg_total_relation_size(inhrelid)), 0))::float8 as bytes,
         count(*) filter (where relname ~ '_[0-9]{4}_[0-9]{2}$')::int as months,
         min(relname) filter (where relname ~ '_[0-9]{4}_[0-9]{2}$')::text as first,
         max(relname) filter (where relname ~ '_[0-9]{4}_[0-9]{2}$')::text as last,
         ${others} as others, ${step} as step
       from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = $1::regclass`,
      [table],
    )
    return { ...(shape as z.infer<typeof shapeRow>), partitioned }
  })
}
