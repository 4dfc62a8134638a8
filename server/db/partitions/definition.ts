import type pg from 'pg'
import { z } from 'zod'
import { queryText } from '../query-rows.ts'

export const table = 'alisio.campaigns_stats'
/** Holds what exists only while rows are copied, so that no backup contains it. */
export const workSchema = 'alisio_partitions'
export const copy = `${workSchema}.campaigns_stats`
export const key = ['campaign_id', 'client_id', 'date']

/** A reason that the operator can remove. It is printed as it is, without a stack. */
export class PartitionProblem extends Error {}

const columnRow = z.object({ name: z.string(), description: z.string() })
const partRow = z.object({ name: z.string(), definition: z.string() })
const constraintRow = partRow.extend({ type: z.string(), columns: z.array(z.string()) })
const textRow = z.object({ text: z.string() })

export type Definition = {
  columns: string[]
  primaryKey: { name: string; definition: string }
  foreignKeys: { name: string; definition: string }[]
  /** Without those of constraints; the definition begins with the method. */
  indexes: { name: string; definition: string }[]
  /** Everything that the copy has to have in common with the table. */
  fingerprint: string
}

/** Definitions name schemas only where the search path lacks them. */
const exactNames = `set local search_path = pg_catalog, pg_temp`

/** The columns, keys and indexes of the table, read from the catalog within a transaction. */
export async function readDefinition(client: pg.ClientBase): Promise<Definition> {
  await client.query(exactNames)
  const columns = await queryText(
    client,
    columnRow,
    `select attname::text as name, concat_ws(' ', attname, format_type(atttypid, atttypmod),
       attnotnull, attcollation, attidentity, attgenerated, pg_get_expr(adbin, adrelid)) as description
     from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  )
  const constraints = await queryText(
    client,
    constraintRow,
    `select conname::text as name, pg_get_constraintdef(oid) as definition, contype::text as type,
       (select array_agg(attname::text) from pg_attribute
        where attrelid = conrelid and attnum = any (conkey)) as columns
     from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u', 'f', 'c', 'x')
     order by conname`,
    [table],
  )
  const indexes = await queryText(
    client,
    partRow,
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = $1::regclass
       and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
     order by 1`,
    [table],
  )
  const [primaryKey] = constraints.filter(({ type }) => type === 'p')
  const unfit = [
    ...constraints.filter(({ type }) => type === 'u' || type === 'x'),
    ...indexes.filter(({ definition }) => definition.startsWith('CREATE UNIQUE')),
  ]
  if (!primaryKey || primaryKey.columns.toSorted().join() !== key.toSorted().join() || unfit.length)
    throw new PartitionProblem(
      `The keys of ${table} are not those this build knows (${[primaryKey, ...unfit].map((each) => each?.definition).join(', ')}). Nothing was changed.`,
    )
  return {
    columns: columns.map(({ name }) => name),
    primaryKey,
    foreignKeys: constraints.filter(({ type }) => type === 'f'),
    indexes: indexes.map(({ name, definition }) => ({
      name: name.split('.').at(-1) as string,
      definition: definition.slice(definition.indexOf(' USING ')),
    })),
    fingerprint: [
      ...columns.map(({ description }) => description),
      ...[...constraints, ...indexes].map(({ name, definition }) => `${name} ${definition}`),
    ].join('\n'),
  }
}

/** Views, functions and keys that name the table itself and not its name. */
export async function findDependents(client: pg.ClientBase): Promise<string[]> {
  const rows = await queryText(
    client,
    textRow,
    `select distinct pg_describe_object(classid, objid, 0) as text from pg_depend
     where ((refclassid = 'pg_class'::regclass and refobjid = $1::regclass)
         or (refclassid = 'pg_type'::regclass
           and refobjid = (select reltype from pg_class where oid = $1::regclass)))
       and (classid in ('pg_rewrite'::regclass, 'pg_proc'::regclass)
         or (classid = 'pg_policy'::regclass and objid not in (
           select oid from pg_policy where polrelid = $1::regclass))
         or (classid = 'pg_constraint'::regclass and objid in (
           select oid from pg_constraint where confrelid = $1::regclass)))`,
    [table],
  )
  return rows.map(({ text }) => text)
}

/**
 * Statements that give the copy, once it has the table's name, what only exists once: rights,
 * policies, comments and triggers. Those of the copying itself are left out.
 */
export async function readBelongings(client: pg.ClientBase): Promise<string[]> {
  await client.query(exactNames)
  const rows = await queryText(
    client,
    textRow,
    `with subject as (select pg_class.*, pg_class.oid as id from pg_class where oid = $1::regclass),
     rights as (
       select '' as columns, grants.* from subject,
         aclexplode(coalesce(relacl, acldefault('r', relowner))) grants
       union all
       select format(' (%I)', attname), grants.* from subject
         join pg_attribute on attrelid = id, aclexplode(attacl) grants
       where attacl is not null)
     select format('revoke all on %s from public', $1) as text
     union all
     select format('grant %s%s on %s to %s%s', privilege_type, rights.columns, $1,
       case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end,
       case when is_grantable then ' with grant option' else '' end)
     from rights, subject where grantee <> relowner
     union all
     select format('alter table %s enable row level security', $1) from subject where relrowsecurity
     union all
     select format('alter table %s force row level security', $1) from subject where relforcerowsecurity
     union all
     select format('create policy %I on %s as %s for %s to %s', policyname, $1, permissive, cmd,
         (select string_agg(case role when 'public' then 'public' else quote_ident(role) end, ', ')
          from unnest(roles) role))
       || coalesce(' using (' || qual || ')', '') || coalesce(' with check (' || with_check || ')', '')
     from pg_policies, subject
     where schemaname = relnamespace::regnamespace::text and tablename = relname
     union all
     select format('comment on table %s is %L', $1, obj_description(id, 'pg_class')) from subject
     where obj_description(id, 'pg_class') is not null
     union all
     select * from (
       select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_proc on pg_proc.oid = tgfoid, subject
       where tgrelid = id and not tgisinternal and pronamespace::regnamespace::text <> $2
       order by tgname) triggers
     union all
     select format('alter table %s %s trigger %I', $1,
       case tgenabled when 'D' then 'disable' when 'A' then 'enable always' else 'enable replica' end, tgname)
     from pg_trigger, subject where tgrelid = id and not tgisinternal and tgenabled <> 'O'`,
    [table, workSchema],
  )
  return rows.map(({ text }) => text)
}
