import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { counted } from '#features/shared/rules/text.ts'
import type { TodayItem } from '#features/shared/rules/today-item.ts'
import type { Transaction } from '#server/db/client.ts'
import { moment, queryRows } from '#server/db/query-rows.ts'
import { sourceName } from '../rules/leads.ts'

const MAX_ITEMS = 30

const waitingRow = z.object({
  id: z.string(),
  name: z.string(),
  company: z.string(),
  message: z.string(),
  source: z.string(),
  since: z.string(),
  owner: z.nullable(z.string()),
})

/** Leads without an answer, longest wait first, and held messages. Inside asStaff. */
export async function listLeadItems(
  tx: Transaction,
  _now: Date,
  owner?: string,
): Promise<TodayItem[]> {
  const theirs = owner === undefined ? sql`true` : sql`owner_id = ${owner}`
  const rows = await queryRows(tx, waitingRow)`
    select leads.id, contacts.name, contacts.company, last.message, leads.source,
      waiting_since as since, owner_id as owner
    from alisio.leads join alisio.contacts on contacts.id = leads.contact_id
    cross join lateral (
      select message from alisio.contact_messages where lead_id = leads.id
      order by created_at desc limit 1) last
    where waiting_since is not null and held is null and state <> 'spam' and ${theirs}
    order by waiting_since, last_at desc, leads.id desc limit ${MAX_ITEMS}`
  const people = rows.map(
    ({ id, name, company, message, source, since, owner: whose }): TodayItem => ({
      kind: 'lead',
      urgency: 1,
      title: company ? `${name}, ${company}` : name,
      detail: [`“${shortened(message)}”`, sourceName(source)].filter(Boolean).join('\n'),
      href: `/agencia/leads/${id}`,
      action: 'Responder',
      since: new Date(since).toISOString(),
      owner: whose,
    }),
  )
  return [...people, ...(await listHeldItem(tx))]
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 140 ? `${[...line].slice(0, 138).join('')}…` : line
}

const heldItemRow = z.object({ count: z.number(), since: z.nullable(moment) })

async function listHeldItem(tx: Transaction): Promise<TodayItem[]> {
  const rows = await queryRows(tx, heldItemRow)`
    select count(*)::int as count, min(created_at) as since from (
      select created_at from alisio.leads where held = 'limit' limit 1000) held`
  const { count = 0, since = null } = rows[0] ?? {}
  if (!since) return []
  return [
    {
      kind: 'held',
      urgency: 3,
      title: counted(count, 'mensagem retida', 'mensagens retidas'),
      detail: 'Acima do limite do formulário: guardadas, sem e-mail nenhum.',
      href: '/agencia/leads?estado=held',
      action: 'Ver retidas',
      since: since.toISOString(),
    },
  ]
}
