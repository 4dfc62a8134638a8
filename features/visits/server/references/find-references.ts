import { sql } from 'drizzle-orm'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database } from '#server/db/client.ts'

export type Reference = {
  id: string
  code: string
  kind: 'plan' | 'chat'
  items: string[]
  monthly: string | null
  once: string | null
  landing: string
  referrer: string
  source: string
  campaign: string
  at: string
  leadId: string | null
  leadName: string | null
}

const MOST = 20

/** Those of a code, or the latest that are nobody's lead yet. */
export function findReferences(
  database: Pick<Database, 'db'>,
  staffId: string,
  code: string | null,
): Promise<Reference[]> {
  return asStaff(database, staffId, async (tx) => {
    const wanted = code ? sql`code = ${code}` : sql`lead_id is null`
    const { rows } = await tx.execute<Reference>(sql`
      select asked.id, code, kind, items, monthly, once, asked.landing, asked.referrer,
        told.source, told.campaign, to_char(asked.created_at at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
        lead_id as "leadId", contacts.name as "leadName"
      from alisio.whatsapp_references asked
      cross join lateral alisio.visit_source(asked.landing, asked.referrer) told
      left join alisio.leads on leads.id = asked.lead_id
      left join alisio.contacts on contacts.id = leads.contact_id
      where ${wanted} order by asked.created_at desc limit ${MOST}`)
    return rows
  })
}
