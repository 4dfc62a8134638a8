import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#server/db/client.ts'
import { jsonAs, moment, queryRows } from '#server/db/query-rows.ts'
import { isUuid } from '#server/db/uuid.ts'
import type { MergePerson } from '../../rules/merge.ts'
import { leadMerges } from '../schema.ts'

const personRow = z.object({ at: moment, id: z.string(), person: jsonAs<MergePerson>() })

/** Persons as they were before they were merged into this contact, while that is stored. */
export function readMergedPersons(tx: Transaction, contactId: string) {
  return queryRows(tx, personRow)`
    select merge.at, merge.gone_id as id, jsonb_build_object(
      'name', person ->> 'name', 'email', person ->> 'email', 'phone', person ->> 'phone',
      'company', person ->> 'company') as person
    from alisio.lead_merges merge join alisio.leads on leads.id = merge.kept_id
    cross join lateral (
      select before -> 'keptContact' as person union all select before -> 'goneContact') persons
    where leads.contact_id = ${contactId} and person ? 'name'
    order by merge.at`
}

const addressRow = z.object({ address: z.string() })

/** E-mail addresses that merging left out; erasing a person follows them too. */
export async function mergedAddresses(tx: Transaction, contactId: string): Promise<string[]> {
  const rows = await queryRows(tx, addressRow)`
    select distinct address from alisio.lead_merges merge
    join alisio.leads on leads.id = merge.kept_id
    cross join lateral (values (before -> 'keptContact' ->> 'email'),
      (before -> 'goneContact' ->> 'email')) addresses (address)
    where leads.contact_id = ${contactId} and address <> ''`
  return rows.map(({ address }) => address)
}

const keptRow = z.object({ kept: z.string() })

/** The lead that a merged one went into. */
export async function findMergedInto(tx: Transaction, id: string): Promise<string | null> {
  if (!isUuid(id)) return null
  const rows = await queryRows(tx, keptRow)`
    select kept_id as kept from alisio.lead_merges
    where gone_id = ${id} and undone_at is null order by at desc limit 1`
  return rows[0]?.kept ?? null
}

/** The last merge of this lead that can be undone, as its page offers it. Inside asStaff. */
export async function findUndoableMerge(
  tx: Transaction,
  lead: { id: string; version: number },
  contact: { version: number },
): Promise<string | null> {
  const [merge] = await tx
    .select({ id: leadMerges.id })
    .from(leadMerges)
    .where(
      and(
        eq(leadMerges.keptId, lead.id),
        eq(leadMerges.keptVersion, lead.version),
        eq(leadMerges.contactVersion, contact.version),
        isNull(leadMerges.undoneAt),
        sql`${leadMerges.before} <> '{}'`,
      ),
    )
    .orderBy(desc(leadMerges.at))
    .limit(1)
  return merge?.id ?? null
}

/** How long both sides of a merge are stored. */
const UNDO_DAYS = 30

/** After that only where the lead went is left. As the server. */
export async function forgetOldMerges(tx: Pick<Transaction, 'execute'>): Promise<void> {
  await tx.execute(sql`
    update alisio.lead_merges set before = '{}', moved = '{}'
    where at < now() - make_interval(days => ${UNDO_DAYS}::int) and before <> '{}'`)
}
