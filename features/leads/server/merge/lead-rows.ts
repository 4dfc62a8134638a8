import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#server/db/client.ts'
import { jsonAs, queryRows } from '#server/db/query-rows.ts'
import type { MergeLead, MergePerson } from '../../rules/merge.ts'

/** Ids of moved rows by `table.column`. */
export type MovedRows = Record<string, string[]>

export type ContactRow = MergePerson & { id: string; version: number }
export type LeadRowOf = MergeLead & {
  id: string
  contact_id: string
  held: string | null
  version: number
  demo: boolean
}

/** Whole rows as stored, to put them back as they were. */
export type Snapshot = {
  kept: LeadRowOf
  gone: LeadRowOf
  keptContact: ContactRow
  goneContact: ContactRow
}

const referenceRow = z.object({ table: z.string(), column: z.string() })

/**
 * Every table that names a lead by a foreign key, read from the catalogue: a feature that adds one
 * needs nothing here. Such a table has an `id` column and may have several rows of one lead.
 */
export function listReferences(tx: Transaction) {
  return queryRows(tx, referenceRow)`
    select relname as table, attname as column
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'alisio.leads'::regclass
      and pg_class.relnamespace = 'alisio'::regnamespace
    order by 1, 2`
}

const movedRow = z.object({ id: z.string() })

/** Moves all rows of one lead to another. As the server. */
export async function moveRows(tx: Transaction, from: string, to: string): Promise<MovedRows> {
  const moved: MovedRows = {}
  for (const { table, column } of await listReferences(tx)) {
    const rows = await queryRows(tx, movedRow)`
      update alisio.${sql.identifier(table)} set ${sql.identifier(column)} = ${to}
      where ${sql.identifier(column)} = ${from} returning id::text as id`
    moved[`${table}.${column}`] = rows.map(({ id }) => id)
  }
  return moved
}

/** Moves back what `moveRows` moved, as far as it still exists. As the server. */
export async function moveRowsBack(
  tx: Transaction,
  moved: MovedRows,
  from: string,
  to: string,
): Promise<void> {
  for (const { table, column } of await listReferences(tx)) {
    const ids = moved[`${table}.${column}`] ?? []
    if (ids.length === 0) continue
    await tx.execute(sql`
      update alisio.${sql.identifier(table)} set ${sql.identifier(column)} = ${to}
      where id::text = any(${sql.param(ids)}::text[]) and ${sql.identifier(column)} = ${from}`)
  }
}

/** The search words and meetings of a contact's leads, after rows moved. As the server. */
export async function refreshLeads(tx: Transaction, contactIds: string[]): Promise<void> {
  await tx.execute(sql`
    update alisio.leads set met = alisio.lead_has_met(leads.id),
      search = alisio.lead_words(contacts.name, contacts.company, contacts.email, contacts.phone)
    from alisio.contacts where contacts.id = leads.contact_id
      and contacts.id = any(${sql.param(contactIds)}::uuid[])`)
}

const rowOf = z.object({ row: jsonAs<object>() })

export async function readRow<T>(
  tx: Transaction,
  table: 'leads' | 'contacts',
  id: string,
): Promise<T | null> {
  const rows = await queryRows(tx, rowOf)`
    select to_jsonb(thing) as row from alisio.${sql.identifier(table)} thing
    where id = ${id} for update`
  return (rows[0]?.row as T | undefined) ?? null
}

const columnList = (names: string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )

const recordOf = (table: string, row: object) =>
  sql`jsonb_populate_record(null::alisio.${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)`

/** Inserts a row as it was; columns added since have their defaults. As the server. */
export async function insertRow(tx: Transaction, table: 'leads' | 'contacts', row: object) {
  const names = columnList(Object.keys(row))
  await tx.execute(sql`
    insert into alisio.${sql.identifier(table)} (${names})
    select ${names} from ${recordOf(table, row)}`)
}

/** Writes these columns of a row. As the server. */
export async function updateRow(
  tx: Transaction,
  table: 'leads' | 'contacts',
  id: string,
  row: object,
) {
  const names = columnList(Object.keys(row))
  await tx.execute(sql`
    update alisio.${sql.identifier(table)} set (${names}) = (
      select ${names} from ${recordOf(table, row)})
    where id = ${id}`)
}
