import { sql } from 'drizzle-orm'
import type { TodayLine } from '#features/shared/rules/today-line.ts'
import type { Transaction } from '#server/db/client.ts'

const SHOWN = 10

const words: Record<string, string> = {
  'lead-answer': 'A resposta não chegou',
  'contact-agency': 'O aviso à agência não chegou',
  'contact-visitor': 'A confirmação não chegou',
  'booking-agency': 'O aviso da reunião não chegou',
  'booking-invitation': 'O convite da reunião não chegou',
}

/**
 * Mails of the last week that were given up on and that no later one made up for: about a lead, or
 * an invitation. Inside asStaff.
 */
export async function mailsWaiting(
  tx: Transaction,
  _now: Date,
  owner?: string,
): Promise<TodayLine[]> {
  const theirs = owner === undefined ? sql`true` : sql`leads.owner_id = ${owner}`
  const { rows } = await tx.execute<{
    kind: string
    lead: string | null
    name: string | null
    owner: string | null
    at: string
  }>(sql`
    select failed.kind, message.lead_id as lead, contacts.name, leads.owner_id as owner,
      failed.created_at as at
    from alisio.lead_mails failed
    left join alisio.contact_messages message on message.id = failed.contact_message_id
    left join alisio.leads on leads.id = message.lead_id
    left join alisio.contacts on contacts.id = leads.contact_id
    where failed.state = 'failed' and failed.created_at > now() - interval '7 days'
      and (failed.kind = 'invitation' or message.lead_id is not null)
      and coalesce(leads.state, '') not in ('spam', 'lost') and ${theirs}
      and not exists (
        select from alisio.lead_mails later where later.kind = failed.kind
          and later.contact_message_id = failed.contact_message_id
          and later.created_at > failed.created_at)
    order by failed.created_at desc limit ${SHOWN}`)
  return rows.map(({ kind, lead, name, owner: whose, at }) => ({
    kind: 'mail',
    urgency: 2,
    title: name ?? 'Um convite não chegou',
    detail: name
      ? (words[kind] ?? 'Um e-mail não chegou')
      : 'O endereço recusou o e-mail. Confira e convide de novo.',
    href: lead ? `/agencia/leads/${lead}` : '/agencia/registro',
    act: lead ? 'Ver lead' : 'Ver registro',
    since: new Date(at).toISOString(),
    owner: whose,
  }))
}
