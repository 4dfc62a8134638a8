import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import type { ActKind } from './act-kinds.ts'

export type ActLine = {
  id: number
  at: string
  kind: ActKind
  staffName: string
  clientId: string | null
  /** Null once the client was erased. */
  clientName: string | null
  /** The person, the invitation's address or the meeting's visitor it was about, while there is one. */
  about: string | null
  detail: Record<string, string | number | boolean>
}

type Asked = { limit: number; before?: number; clientId?: string }

/** The latest lines of the log, or those before one of them. Names are looked up for these alone, not stored. */
export async function readActs(tx: Transaction, { limit, before, clientId }: Asked) {
  const { rows } = await tx.execute<ActLine>(sql`
    select acts.id::int as id, to_char(acts.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      acts.kind, acts.staff_name as "staffName", acts.client_id as "clientId",
      clients.name as "clientName", coalesce(people.name, invitations.email, met.name) as about,
      acts.detail
    from (
      select * from alisio.acts
      where ${before ? sql`id < ${before}` : sql`true`}
        and ${clientId ? sql`client_id = ${clientId}` : sql`true`}
      order by id desc limit ${limit + 1}) acts
    left join alisio.clients on clients.id = acts.client_id
    left join alisio.people on people.id = acts.about
    left join alisio.invitations on invitations.id::text = acts.about
    left join lateral (
      select person.name from alisio.bookings
      join alisio.contact_messages person on person.id = bookings.contact_message_id
      where bookings.id = case when acts.kind like 'meeting-%' then acts.about::uuid end) met on true
    order by acts.id desc`)
  const acts = rows.slice(0, limit)
  return { acts, older: rows.length > limit ? (acts.at(-1)?.id ?? null) : null }
}
