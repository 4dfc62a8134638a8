import { z } from 'zod'
import { attempt } from '../connection/attempt.ts'
import { queryText } from '../query-rows.ts'
import {
  copy,
  findDependents,
  PartitionProblem,
  readDefinition,
  table,
  workSchema,
} from './definition.ts'
import { inTransaction, type Run, withLock } from './transaction.ts'

const stateRow = z.object({
  exists: z.boolean(),
  partitioned: z.boolean(),
  started: z.boolean(),
  login: z.string(),
  owner: z.nullable(z.string()),
  owns: z.nullable(z.boolean()),
})
const monthRow = z.object({ month: z.string() })

/** What the database is like, for whoever may read the catalog. */
export async function readState({ client }: Run) {
  const [state] = await queryText(
    client,
    stateRow,
    `select figures is not null as exists, coalesce(relkind = 'p', false) as partitioned,
       to_regclass('${workSchema}.progress') is not null as started, current_user::text as login,
       pg_get_userbyid(relowner)::text as owner, pg_has_role(relowner, 'usage') as owns
     from (select to_regclass($1) as figures) name left join pg_class on pg_class.oid = figures`,
    [table],
  )
  return state as z.infer<typeof stateRow>
}

/** Refuses before anything is changed. */
export async function requireRights(run: Run): Promise<void> {
  const { exists, owns, owner, login } = await readState(run)
  if (!exists) throw new PartitionProblem('The site was never started on this database.')
  if (!owns)
    throw new PartitionProblem(
      `The tables belong to ${owner}, and ${login} may not change them: set MIGRATION_DATABASE_URL to sign in as ${owner}. Nothing was changed.`,
    )
}

async function ensureWorkSchema({ client }: Run): Promise<void> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [
    workSchema,
  ])
  if (rowCount) return
  const allowed = await inTransaction(client, () => attempt(client, `create schema ${workSchema}`))
  if (allowed) return
  const { rows } = await client.query('select current_user as login')
  throw new PartitionProblem(
    `A schema for the copy is missing, and the database's user may not make it. Let an administrator run this once in the database, then run this again:\n\n    create schema ${workSchema} authorization ${client.escapeIdentifier(rows[0]?.login)};\n\nNothing was changed.`,
  )
}

/**
 * Dates far from today are left to the partition for all others. Read from the sums of days, since
 * the table itself would be read for minutes.
 */
const listMonths = `
  select to_char(month, 'YYYY-MM-DD') as month from (
    select distinct date_trunc('month', date) as month from alisio.client_days
    union select date_trunc('month', now()) + make_interval(months => ahead)
      from generate_series(0, 3) ahead) months
  where month between current_date - interval '20 years' and current_date + interval '2 years'
  order by month`

const nameOf = (month: string) => `alisio.campaigns_stats_${month.slice(0, 7).replace('-', '_')}`

/**
 * The place of a dropped column makes the rows of the whole and of its parts differ in layout, so
 * that rows of an insert are brought into a part's own: only those have system columns, and imports
 * return xmax.
 */
const makeCopy = `
  create table ${copy} (gap int, like ${table} including all excluding indexes)
    partition by range (date);
  alter table ${copy} drop column gap;
  create table ${workSchema}.parts (name text primary key, indexed boolean not null default false,
    checked boolean not null default false);
  create table ${workSchema}.changes (seq bigint generated always as identity primary key,
    campaign_id uuid not null, client_id text not null, date date not null);
  create table ${workSchema}.progress (step text not null default 'copy',
    next_block bigint not null default 0, blocks bigint not null, file oid not null,
    fingerprint text not null)`

/** Keys of changed rows, of whoever changes them; the rows are read again later. */
const logChanges = `
  create function ${workSchema}.log_changes() returns trigger language plpgsql security definer
    set search_path = pg_catalog, pg_temp
  as $$
  begin
    if tg_op <> 'DELETE' then
      insert into ${workSchema}.changes (campaign_id, client_id, date)
        select campaign_id, client_id, date from changed;
    end if;
    if tg_op <> 'INSERT' then
      insert into ${workSchema}.changes (campaign_id, client_id, date)
        select campaign_id, client_id, date from former;
    end if;
    return null;
  end $$;
  revoke execute on function ${workSchema}.log_changes() from public;
  create trigger partition_added after insert on ${table} referencing new table as changed
    for each statement execute function ${workSchema}.log_changes();
  create trigger partition_changed after update on ${table}
    referencing old table as former new table as changed
    for each statement execute function ${workSchema}.log_changes();
  create trigger partition_removed after delete on ${table} referencing old table as former
    for each statement execute function ${workSchema}.log_changes()`

/**
 * Creates the empty copy and the log of changes, in one transaction: either all of it exists or
 * nothing does. From then on no change is missed.
 */
export async function begin(run: Run): Promise<void> {
  const { client } = run
  await requireRights(run)
  const dependents = await findDependents(client)
  if (dependents.length > 0)
    throw new PartitionProblem(
      `Something refers to ${table} itself and would not follow its name: ${dependents.join(', ')}. Drop it first, and make it again afterwards. Nothing was changed.`,
    )
  await ensureWorkSchema(run)
  run.onProgress?.('looking for months')
  const months = await inTransaction(client, () => queryText(client, monthRow, listMonths))
  await withLock(run, { table, mode: 'share row exclusive' }, async () => {
    const { fingerprint } = await readDefinition(client)
    await client.query(makeCopy)
    const parts = months.map(({ month }) => ({
      name: nameOf(month),
      bounds: `for values from ('${month}') to (('${month}'::date + interval '1 month')::date)`,
    }))
    for (const { name, bounds } of [...parts, { name: `${table}_default`, bounds: 'default' }]) {
      await client.query(`create table ${name} partition of ${copy} ${bounds}`)
      // Nobody but the owner reads a partition otherwise than by its table.
      await client.query(`alter table ${name} enable row level security`)
      await client.query(`insert into ${workSchema}.parts (name) values ($1)`, [name])
    }
    await client.query(logChanges)
    await client.query(
      `insert into ${workSchema}.progress (blocks, file, fingerprint)
       select pg_relation_size($1::regclass) / current_setting('block_size')::int,
         pg_relation_filenode($1::regclass), $2`,
      [table, fingerprint],
    )
  })
}
