import type pg from 'pg'
import { z } from 'zod'
import { countRow, queryText } from '../query-rows.ts'
import { copy, key, PartitionProblem, readDefinition, table, workSchema } from './definition.ts'
import { inTransaction, type Run, withLock } from './transaction.ts'

const BATCH_BLOCKS = 4096
/** Keys that are brought up to date in one transaction. */
const BATCH_KEYS = 5000

const progressRow = z.object({
  step: z.string(),
  next: z.number(),
  blocks: z.number(),
  moved: z.boolean(),
  fingerprint: z.string(),
})
const partRow = z.object({ name: z.string(), done: z.number(), all: z.number() })

export type Progress = z.infer<typeof progressRow>

/** Locks the row: where two run this at once, each step is done by one of them. */
export async function readProgress(client: pg.ClientBase): Promise<Progress> {
  const [progress] = await queryText(
    client,
    progressRow,
    `select step, next_block::float8 as next, blocks::float8 as blocks, fingerprint,
       file <> pg_relation_filenode($1::regclass) as moved
     from ${workSchema}.progress for update`,
    [table],
  )
  return progress as Progress
}

export const goTo = (client: pg.ClientBase, step: string) =>
  client.query(`update ${workSchema}.progress set step = $1`, [step])

/** An update of the product, or VACUUM FULL, which gives rows other places. */
export async function requireSameTable(client: pg.ClientBase, progress: Progress) {
  const definition = await readDefinition(client)
  if (progress.moved || definition.fingerprint !== progress.fingerprint)
    throw new PartitionProblem(
      `${table} was changed since the copying began (an update of the product, or VACUUM FULL). The site works on as before; abandon the copy (npm run partitions -- --undo) and begin again.`,
    )
  return definition
}

/** Reads the table once, from its first block to the one that was its last when the log began. */
export async function copyBatch(run: Run): Promise<void> {
  const { client, onProgress, batchBlocks = BATCH_BLOCKS } = run
  await inTransaction(client, async () => {
    const progress = await readProgress(client)
    if (progress.step !== 'copy') return
    const { next, blocks } = progress
    const { columns } = await requireSameTable(client, progress)
    const end = Math.min(next + batchBlocks, blocks)
    const list = columns.map((name) => client.escapeIdentifier(name)).join(', ')
    await client.query(
      `insert into ${copy} (${list}) select ${list} from ${table}
       where ctid >= '(${next},0)' and ctid < '(${end},0)'`,
    )
    await client.query(`update ${workSchema}.progress set next_block = $1`, [end])
    if (end === blocks) await goTo(client, 'index')
    onProgress?.('copying rows', blocks ? end / blocks : 1)
  })
}

async function nextPart(client: pg.ClientBase, flag: 'indexed' | 'checked') {
  const [part] = await queryText(
    client,
    partRow,
    `select name, (select count(*) from ${workSchema}.parts where ${flag})::int as done,
       (select count(*) from ${workSchema}.parts)::int as all
     from ${workSchema}.parts where not ${flag} order by name limit 1`,
  )
  return part
}

const markPart = (client: pg.ClientBase, name: string, flag: 'indexed' | 'checked') =>
  client.query(`update ${workSchema}.parts set ${flag} = true where name = $1`, [name])

const sameKey = (left: string, right: string) =>
  key.map((column) => `${left}.${column} = ${right}.${column}`).join(' and ')

/**
 * A row that was updated while blocks were read may be there twice. Its key is in the log, so it is
 * left out here and read again from the table later.
 */
export async function indexPart({ client, onProgress }: Run): Promise<void> {
  await inTransaction(client, async () => {
    const progress = await readProgress(client)
    if (progress.step !== 'index') return
    const { primaryKey, indexes } = await requireSameTable(client, progress)
    const part = await nextPart(client, 'indexed')
    if (!part) {
      await goTo(client, 'join indexes')
      return
    }
    onProgress?.('indexing months', part.done / part.all)
    await client.query(
      `delete from ${part.name} part using ${workSchema}.changes where ${sameKey('part', 'changes')}`,
    )
    await client.query(`set local maintenance_work_mem = '256MB'`)
    await client.query(`alter table ${part.name} add ${primaryKey.definition}`)
    for (const { definition } of indexes)
      await client.query(`create index on ${part.name}${definition}`)
    await markPart(client, part.name, 'indexed')
  })
}

/** Adding a key without checking it locks the other table for moments only. */
export async function addKeys(run: Run): Promise<void> {
  const { client } = run
  await withLock(run, { table: 'alisio.campaigns', mode: 'share row exclusive' }, async () => {
    const progress = await readProgress(client)
    if (progress.step !== 'keys') return
    const { foreignKeys } = await requireSameTable(client, progress)
    const parts = await queryText(
      client,
      z.object({ name: z.string() }),
      `select name from ${workSchema}.parts order by name`,
    )
    for (const { name } of parts)
      for (const each of foreignKeys)
        await client.query(
          `alter table ${name} add constraint ${client.escapeIdentifier(each.name)} ${each.definition} not valid`,
        )
    await goTo(client, 'check keys')
  })
}

export async function checkPart({ client, onProgress }: Run): Promise<void> {
  const name = await inTransaction(client, async () => {
    const progress = await readProgress(client)
    if (progress.step !== 'check keys') return undefined
    const { foreignKeys } = await requireSameTable(client, progress)
    const part = await nextPart(client, 'checked')
    if (!part) {
      await goTo(client, 'join keys')
      return undefined
    }
    onProgress?.('checking keys', part.done / part.all)
    for (const each of foreignKeys)
      await client.query(
        `alter table ${part.name} validate constraint ${client.escapeIdentifier(each.name)}`,
      )
    return part.name
  })
  if (!name) return
  // So that sums are read from the index alone from the first moment on.
  await client.query(`vacuum (analyze) ${name}`)
  await markPart(client, name, 'checked')
}

const addConstraint = (client: pg.ClientBase, name: string, definition: string) =>
  client.query(`alter table ${copy} add constraint ${client.escapeIdentifier(name)} ${definition}`)

/** Those of the whole are made of those of the months, before anybody else comes to use them. */
export async function joinIndexes({ client }: Run): Promise<void> {
  await inTransaction(client, async () => {
    const progress = await readProgress(client)
    if (progress.step !== 'join indexes') return
    const { primaryKey, indexes } = await requireSameTable(client, progress)
    await addConstraint(client, primaryKey.name, primaryKey.definition)
    for (const { name, definition } of indexes)
      await client.query(`create index ${client.escapeIdentifier(name)} on ${copy}${definition}`)
    await goTo(client, 'keys')
  })
}

/** It begins with a weaker lock than it ends with, which would cost others a deadlock. */
export async function joinKeys(run: Run): Promise<void> {
  const { client } = run
  await withLock(run, { table: 'alisio.campaigns', mode: 'access exclusive' }, async () => {
    const progress = await readProgress(client)
    if (progress.step !== 'join keys') return
    const { foreignKeys } = await requireSameTable(client, progress)
    for (const { name, definition } of foreignKeys) await addConstraint(client, name, definition)
    await goTo(client, 'compare')
  })
  await inTransaction(client, () => client.query(`analyze ${copy}`))
}

/**
 * Gives the copy the table's present rows for keys of the log. Campaigns are locked first, as those
 * who delete them do, so that neither waits for the other in a circle. Within a transaction.
 */
export async function applyChanges(
  client: pg.ClientBase,
  columns: string[],
  wait: '' | 'nowait' = '',
): Promise<number> {
  await client.query(`set local enable_hashjoin = off; set local enable_mergejoin = off;
    create temp table pending on commit drop as
      with removed as (delete from ${workSchema}.changes where seq in (
        select seq from ${workSchema}.changes order by seq limit ${BATCH_KEYS}) returning *)
      select ${key.join(', ')}, count(*)::int as times from removed group by ${key.join(', ')};
    analyze pending`)
  await client.query(`select from alisio.campaigns where id in (select campaign_id from pending)
    order by id for key share ${wait}`)
  await client.query(
    `delete from ${copy} copied using pending where ${sameKey('copied', 'pending')}`,
  )
  const list = columns.map((name) => client.escapeIdentifier(name)).join(', ')
  const from = columns.map((name) => `rows.${client.escapeIdentifier(name)}`).join(', ')
  await client.query(`insert into ${copy} (${list}) select ${from}
    from pending join ${table} rows on ${sameKey('rows', 'pending')}`)
  const [applied] = await queryText(
    client,
    countRow,
    'select coalesce(sum(times), 0)::int as count from pending',
  )
  await client.query('drop table pending')
  return applied?.count ?? 0
}

/** Ends when what is left is little. */
export async function catchUp({ client, onProgress }: Run): Promise<void> {
  for (let count = BATCH_KEYS; count >= BATCH_KEYS; ) {
    onProgress?.('catching up with changes')
    count = await inTransaction(client, async () => {
      const { columns } = await requireSameTable(client, await readProgress(client))
      return applyChanges(client, columns)
    })
  }
}
