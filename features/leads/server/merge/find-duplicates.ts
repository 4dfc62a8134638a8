import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#server/db/client.ts'
import { moment, queryRows, textAs } from '#server/db/query-rows.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import { isUuid } from '#server/db/uuid.ts'
import { notFound } from '#server/failures/errors.ts'
import type { LeadState } from '../../rules/leads.ts'
import type { DuplicateReason } from '../../rules/merge.ts'
import { leadPairsApart } from '../schema.ts'

const MOST_PAIRS = 50
const MOST_BESIDE = 5
/** Shorter runs of digits are no telephone. */
const PHONE_DIGITS = 8

const pairRow = z.object({
  one: z.string(),
  oneName: z.string(),
  oneAbout: z.string(),
  oneState: textAs<LeadState>(),
  oneAt: moment,
  other: z.string(),
  otherName: z.string(),
  otherAbout: z.string(),
  otherState: textAs<LeadState>(),
  otherAt: moment,
  why: textAs<DuplicateReason>(),
})
export type DuplicatePair = z.infer<typeof pairRow>

const isOpen = (name: string) =>
  sql`${sql.identifier(name)}.state in ('new', 'talking', 'proposal')`
const isCounted = (name: string) =>
  sql`${sql.identifier(name)}.held is null and ${sql.identifier(name)}.state <> 'spam'`

/**
 * Leads that look like the person of this one. A person's closed lead beside an open one is no
 * duplicate: after Ganho or Perdido another begins.
 */
const pairsOf = (about: SQL): SQL => sql`
  select one.id as one, other.id as other, 'email' as why
  from alisio.leads one
  join alisio.leads other on other.contact_id = one.contact_id and other.id <> one.id
  where ${isOpen('one')} and ${isOpen('other')} and ${about}
  union all
  select one.id, other.id, 'email'
  from alisio.leads one
  join alisio.contact_messages message on message.lead_id = one.id
  join alisio.contacts person on person.email = lower(message.email) and person.email <> ''
    and person.id <> one.contact_id
  join alisio.leads other on other.contact_id = person.id
  where ${about}
  union all
  select one.id, other.id, 'email'
  from alisio.leads one
  join alisio.contacts person on person.id = one.contact_id and person.email <> ''
  join alisio.contact_messages message on message.email = person.email
  join alisio.leads other on other.id = message.lead_id and other.contact_id <> person.id
  where ${about}
  union all
  select one.id, other.id, 'phone'
  from alisio.leads one
  join alisio.contacts first on first.id = one.contact_id and first.phone <> ''
  join alisio.contacts second
    on alisio.phone_key(second.phone) = alisio.phone_key(first.phone) and second.phone <> ''
    and second.id <> first.id
  join alisio.leads other on other.contact_id = second.id
  where char_length(alisio.phone_key(first.phone)) >= ${PHONE_DIGITS} and ${about}
  union all
  select one.id, other.id, 'reference'
  from alisio.leads one
  join alisio.contact_messages message on message.lead_id = one.id and message.reference <> ''
  join alisio.contact_messages same on same.reference = message.reference
  join alisio.leads other on other.id = same.lead_id and other.id <> one.id
  where ${about}`

/**
 * For all leads: everyone beside the one before who has the same address, number or reference. A
 * number that forty share makes thirty-nine pairs this way, and the next appears after a merge.
 */
const neighbours: SQL = sql`
  select one, other, why from (
    select id as other, why,
      lag(id) over (partition by why, key order by created_at, id) as one
    from (
      select leads.id, leads.created_at, 'phone' as why, alisio.phone_key(phone) as key
      from alisio.leads join alisio.contacts on contacts.id = leads.contact_id
      where ${isCounted('leads')} and char_length(alisio.phone_key(phone)) >= ${PHONE_DIGITS}
      union
      select leads.id, leads.created_at, 'reference', reference
      from alisio.contact_messages message join alisio.leads on leads.id = message.lead_id
      where ${isCounted('leads')} and reference <> ''
      union
      select leads.id, leads.created_at, 'email', contacts.email
      from alisio.leads join alisio.contacts on contacts.id = leads.contact_id
      where ${isCounted('leads')} and contacts.email <> ''
      union
      select leads.id, leads.created_at, 'email', lower(message.email)
      from alisio.contact_messages message join alisio.leads on leads.id = message.lead_id
      where ${isCounted('leads')} and message.email <> '') keyed) beside
  where one is not null and one <> other`

/** As the server: below a row policy the telephone's index is not used. */
function queryPairs(tx: Transaction, pairs: SQL, most: number): Promise<DuplicatePair[]> {
  return asServer(
    tx,
    () => queryRows(tx, pairRow)`
      select one.id as one, one_person.name as "oneName",
        concat_ws(' · ', nullif(one_person.email, ''), nullif(one_person.phone, '')) as "oneAbout",
        one.state as "oneState", one.created_at as "oneAt",
        other.id as other, other_person.name as "otherName",
        concat_ws(' · ', nullif(other_person.email, ''), nullif(other_person.phone, '')) as "otherAbout",
        other.state as "otherState", other.created_at as "otherAt", pairs.why
      from (
        select distinct on (least(one, other), greatest(one, other)) *
        from (${pairs}) alike
        order by least(one, other), greatest(one, other), why) pairs
      join alisio.leads one on one.id = pairs.one
      join alisio.leads other on other.id = pairs.other
      join alisio.contacts one_person on one_person.id = one.contact_id
      join alisio.contacts other_person on other_person.id = other.contact_id
      where ${isCounted('one')} and ${isCounted('other')} and (${isOpen('one')} or ${isOpen('other')})
        and one.demo = other.demo
        and (one.contact_id <> other.contact_id or ${isOpen('one')} and ${isOpen('other')})
        and not exists (
          select from alisio.lead_pairs_apart apart
          where (apart.one_id, apart.other_id) in ((one.id, other.id), (other.id, one.id)))
      order by greatest(one.created_at, other.created_at) desc limit ${most}`,
  )
}

/** All pairs, the latest first. Inside asStaff. */
export const listDuplicates = (tx: Transaction) => queryPairs(tx, neighbours, MOST_PAIRS)

/** Leads that look like this one's person, each once. Inside asStaff. */
export async function findDuplicatesOf(tx: Transaction, leadId: string) {
  const pairs = await queryPairs(tx, pairsOf(sql`one.id = ${leadId}`), MOST_BESIDE)
  return pairs.map((pair) =>
    pair.one === leadId
      ? { id: pair.other, name: pair.otherName, about: pair.otherAbout, why: pair.why }
      : { id: pair.one, name: pair.oneName, about: pair.oneAbout, why: pair.why },
  )
}

/** Two people after all. Idempotent. Inside asStaff. */
export async function markDistinct(
  tx: Transaction,
  { staffId, oneId, otherId }: { staffId: string; oneId: string; otherId: string },
): Promise<void> {
  if (!isUuid(oneId) || !isUuid(otherId)) throw notFound()
  const { rowCount: apart } = await tx.execute(sql`
    select from alisio.lead_pairs_apart
    where (one_id, other_id) in ((${oneId}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${oneId}::uuid))`)
  if (apart) return
  const { rowCount: both } = await tx.execute(sql`
    select from alisio.leads where id in (${oneId}, ${otherId})`)
  if (both !== 2) throw notFound()
  await tx.insert(leadPairsApart).values({ oneId, otherId, staffId })
}
