import { z } from 'zod'
import { countRow, queryText } from '../query-rows.ts'
import { applyChanges, catchUp, goTo, readProgress, requireSameTable } from './copy-rows.ts'
import { copy, key, PartitionProblem, readBelongings, table, workSchema } from './definition.ts'
import { inTransaction, type Run, withLock } from './transaction.ts'

/** Applied under the lock: a moment. */
const FEW = 2000

const sumsRow = z.object({ rows: z.string(), spend: z.string(), checksum: z.string() })

/** Of all columns of all rows that nobody changed since the last catching up. */
function sumRows(name: string, columns: string[]): string {
  const values = columns.map((column) => `each."${column}"`).join(', ')
  const pending = key.map((column) => `changes.${column} = each.${column}`).join(' and ')
  return `select count(*)::text as rows, coalesce(sum(spend), 0)::text as spend,
      coalesce(sum(hash_record_extended(row(${values}), 0)::numeric), 0)::text as checksum
    from ${name} each where not exists (select from ${workSchema}.changes where ${pending})`
}

/** Both are read at the same moment, so the copy is equal or wrong. Nobody waits meanwhile. */
export async function compare(run: Run): Promise<void> {
  const { client, onProgress } = run
  await catchUp(run)
  onProgress?.('comparing every row')
  const { columns } = await inTransaction(client, async () =>
    requireSameTable(client, await readProgress(client)),
  )
  const [before, after] = await inTransaction(
    client,
    async () => [
      await queryText(client, sumsRow, sumRows(table, columns)),
      await queryText(client, sumsRow, sumRows(copy, columns)),
    ],
    'begin isolation level repeatable read read only',
  )
  if (JSON.stringify(before) !== JSON.stringify(after))
    throw new PartitionProblem(
      `The copy differs from the table (${JSON.stringify(before)} and ${JSON.stringify(after)}), so it is not used. The site works on as before. Abandon the copy with npm run partitions -- --undo, and report this.`,
    )
  await inTransaction(client, () => goTo(client, 'swap'))
}

async function countChanges({ client }: Run): Promise<number> {
  const [log] = await queryText(
    client,
    countRow,
    `select count(*)::int as count from (select from ${workSchema}.changes limit ${FEW + 1}) log`,
  )
  return log?.count ?? 0
}

const nameRow = z.object({ name: z.string() })

/** The table without its name and triggers, so that it can be dropped when there is time. */
async function putAside({ client }: Run): Promise<void> {
  const list = async (text: string) =>
    (await queryText(client, nameRow, text, [table])).map(({ name }) =>
      client.escapeIdentifier(name),
    )
  const triggers = await list(`select tgname::text as name from pg_trigger
    where tgrelid = $1::regclass and not tgisinternal`)
  for (const name of triggers) await client.query(`drop trigger ${name} on ${table}`)
  const indexes = await list(`select relname::text as name from pg_index
    join pg_class on pg_class.oid = indexrelid where indrelid = $1::regclass`)
  for (const [place, name] of indexes.entries())
    await client.query(`alter index alisio.${name} rename to campaigns_stats_former_${place}`)
  await client.query(`alter table ${table} rename to campaigns_stats_former;
    alter table ${table}_former set schema ${workSchema}`)
}

/**
 * The copy takes the table's name, rights, policies and triggers, in one transaction that holds the
 * table for a moment.
 */
export async function swap(run: Run): Promise<void> {
  const { client, onProgress } = run
  for (let isDone = false; !isDone; ) {
    await catchUp(run)
    onProgress?.('exchanging the tables')
    isDone = await withLock(run, { table, mode: 'access exclusive' }, async () => {
      const progress = await readProgress(client)
      if (progress.step !== 'swap') return true
      const { columns } = await requireSameTable(client, progress)
      if ((await countChanges(run)) > FEW) return false
      await applyChanges(client, columns, 'nowait')
      const belongings = await readBelongings(client)
      await putAside(run)
      await client.query(`alter table ${copy} set schema alisio`)
      for (const statement of belongings) await client.query(statement)
      await goTo(client, 'drop')
      return true
    })
  }
}

/** What the copying needed, and the table or the copy that is not used any more. */
export async function dropRest(run: Run): Promise<void> {
  const { client } = run
  await withLock(run, { table: 'alisio.campaigns', mode: 'access exclusive' }, () =>
    client.query(`drop schema if exists ${workSchema} cascade`),
  )
}

/** Before the exchange everything can be taken back; the table itself was never changed. */
export async function undo(run: Run): Promise<void> {
  const { client } = run
  await withLock(run, { table, mode: 'access exclusive' }, async () => {
    await client.query(`drop function if exists ${workSchema}.log_changes() cascade`)
    await goTo(client, 'undo')
  })
  await dropRest(run)
}
