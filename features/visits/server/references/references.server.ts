import { sql } from 'drizzle-orm'

import { z } from 'zod'

import { type NotedLead, noteLead } from '#features/leads/server/leads.server.ts'
import { openDesk } from '#features/people/server/people.server.ts'
import { visitReference } from '#features/shared/rules/visit-reference.ts'
import { formatCentavos, toCentavos } from '#features/visits/rules/plan-price.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import type { Args } from '#server/http/request/request-context.ts'

const referenceRow = z.object({
  id: z.string(),
  code: z.string(),
  kind: z.enum(['plan', 'chat']),
  items: z.array(z.string()),
  monthly: z.nullable(z.string()),
  once: z.nullable(z.string()),
  landing: z.string(),
  referrer: z.string(),
  source: z.string(),
  campaign: z.string(),
  at: z.string(),
  leadId: z.nullable(z.string()),
  leadName: z.nullable(z.string()),
})
type Reference = z.infer<typeof referenceRow>

const MOST = 20

/** References of a code, or the latest without a lead. */
export function findReferences(
  database: Pick<Database, 'db'>,
  staffId: string,
  code: string | null,
): Promise<Reference[]> {
  return asStaff(database, staffId, async (tx) => {
    const filter = code ? sql`code = ${code}` : sql`lead_id is null`
    const rows = await queryRows(tx, referenceRow)`
      select request.id, code, kind, items, monthly, once, request.landing, request.referrer,
        visit.source, visit.campaign, to_char(request.created_at at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
        lead_id as "leadId", contacts.name as "leadName"
      from alisio.whatsapp_references request
      cross join lateral alisio.visit_source(request.landing, request.referrer) visit
      left join alisio.leads on leads.id = request.lead_id
      left join alisio.contacts on contacts.id = leads.contact_id
      where ${filter} order by request.created_at desc limit ${MOST}`
    return rows
  })
}

type ReferenceItems = Omit<Reference, 'source' | 'campaign' | 'at' | 'leadName'>
type Person = { name: string; phone: string }

/** One line for the lead's first message. */
function describeReference({ code, kind, items, monthly, once }: ReferenceItems): string {
  const what = kind === 'plan' ? 'Pacote montado no site' : 'Conversa com o assistente do site'
  const sums = [
    monthly && `Total Mensal: ${formatCentavos(toCentavos(Number(monthly)))}`,
    once && `Total Único: ${formatCentavos(toCentavos(Number(once)))}`,
  ].filter(Boolean)
  return [`${what}, referência ${code}: ${items.join(', ')}.`, ...sums].join('\n')
}

/** A double click. */
async function wasCreatedBy(tx: Transaction, leadId: string, staffId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from alisio.lead_events where lead_id = ${leadId} and kind = 'created'
      and staff_id = ${staffId} and at > now() - interval '1 minute'`)
  return rows.length > 0
}

const storedReferenceRow = referenceRow.omit({
  source: true,
  campaign: true,
  at: true,
  leadName: true,
})

/** Turns a WhatsApp reference into a lead, with its items and origin. */
export function makeLead(
  deps: Pick<AppDeps, 'database' | 'queue' | 'env'>,
  staffId: string,
  id: string,
  { name, phone }: Person,
): Promise<string> {
  return asStaff(deps.database, staffId, async (tx) => {
    const rows = await queryRows(tx, storedReferenceRow)`
      select id, code, kind, items, monthly, once, landing, referrer, lead_id as "leadId"
      from alisio.whatsapp_references where id::text = ${id} for update`
    const request = rows[0]
    if (!request) throw notFound()
    if (request.leadId) {
      if (await wasCreatedBy(tx, request.leadId, staffId)) return request.leadId
      throw new AppError(
        'bad_request',
        'Esta referência já virou lead.',
        'Abra o lead que está ligado a ela.',
      )
    }
    const { landing, referrer } = request
    const reference = landing ? visitReference({ landing, referrer }).slice(0, 400) : ''
    const noted: NotedLead = {
      name,
      email: '',
      phone,
      company: '',
      message: describeReference(request).slice(0, 1000),
      channel: 'whatsapp',
      visit: { landing, referrer, reference, page: '' },
    }
    const { leadId } = await noteLead(tx, staffId, noted, deps)
    await tx.execute(
      sql`update alisio.whatsapp_references set lead_id = ${leadId} where id::text = ${id}`,
    )
    return leadId
  })
}

export type { Reference }

export async function referencesOf(args: Args, code: string | null): Promise<Reference[]> {
  const { database, staffId } = await openDesk(args)
  return findReferences(database, staffId, code)
}
