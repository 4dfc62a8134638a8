import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { listChangedMeetings, listMeetingItems } from '#features/agenda/server/agenda.server.ts'
import { listAlertItems } from '#features/alerts/server/alerts.server.ts'
import { listConnectionItems } from '#features/connections/server/connections.server.ts'
import { listConversationItems } from '#features/conversations/server/conversations.server.ts'
import {
  listStaleFigures as figuresWaiting,
  listImportItems,
  listKindItems,
} from '#features/figures/server/figures.server.ts'
import { listLeadItems, listStepItems } from '#features/leads/server/leads.server.ts'
import { listErasureItems } from '#features/people/server/people.server.ts'
import { countNeutralTexts } from '#features/publishing/server/publishing.server.ts'
import { listReportItems, listUnopenedReports } from '#features/reports/server/reports.server.ts'
import type { TodayItem } from '#features/shared/rules/today-item.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { listJobItems } from './failed-jobs.ts'

const MAX_ITEMS = 10

const words: Record<string, string> = {
  'lead-answer': 'A resposta não chegou',
  'contact-agency': 'O aviso à agência não chegou',
  'contact-visitor': 'A confirmação não chegou',
  'booking-agency': 'O aviso da reunião não chegou',
  'booking-invitation': 'O convite da reunião não chegou',
}

const mailsWaitingRow = z.object({
  kind: z.string(),
  lead: z.nullable(z.string()),
  name: z.nullable(z.string()),
  owner: z.nullable(z.string()),
  at: z.string(),
})

/**
 * Mails of the last week that failed for good without a later success: about a lead, or an
 * invitation. Inside asStaff.
 */
export async function listMailItems(
  tx: Transaction,
  _now: Date,
  owner?: string,
): Promise<TodayItem[]> {
  const theirs = owner === undefined ? sql`true` : sql`leads.owner_id = ${owner}`
  const rows = await queryRows(tx, mailsWaitingRow)`
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
    order by failed.created_at desc limit ${MAX_ITEMS}`
  return rows.map(({ kind, lead, name, owner: whose, at }) => ({
    kind: 'mail',
    urgency: 2,
    title: name ?? 'Um convite não chegou',
    detail: name
      ? (words[kind] ?? 'Um e-mail não chegou')
      : 'O endereço recusou o e-mail. Confira e convide de novo.',
    href: lead ? `/agencia/leads/${lead}` : '/agencia/registro',
    action: lead ? 'Ver lead' : 'Ver registro',
    since: new Date(at).toISOString(),
    owner: whose,
  }))
}

/** Placeholder texts that the agency has not replaced yet. */
async function copyWaiting(tx: Transaction): Promise<TodayItem[]> {
  const count = await countNeutralTexts(tx)
  if (count === 0) return []
  return [
    {
      kind: 'copy',
      urgency: 3,
      title:
        count === 1
          ? 'Falta trocar 1 texto ou preço do site'
          : `Faltam trocar ${count} textos e preços do site`,
      detail: 'Neutros, à espera das palavras e dos preços da agência',
      href: '/agencia/site/comecar',
      action: 'Trocar',
      since: null,
    },
  ]
}

/** With `owner`, a source with a limit returns that user's items only. */
type Source = (tx: Transaction, now: Date, owner?: string) => Promise<TodayItem[]>

/** All sources of items. A new feature adds its line here and its group below. */
export const sources: Source[] = [
  listConversationItems,
  listLeadItems,
  listStepItems,
  listMeetingItems,
  listChangedMeetings,
  listAlertItems,
  listConnectionItems,
  listImportItems,
  listKindItems,
  figuresWaiting,
  listReportItems,
  listUnopenedReports,
  listMailItems,
  listJobItems,
  listErasureItems,
  copyWaiting,
]

/** Group titles, in display order. */
export const groupNames: Record<string, string> = {
  conversation: 'Conversas',
  lead: 'Leads sem resposta',
  step: 'Próximos passos',
  meeting: 'Conversas',
  change: 'Conversas que mudaram',
  alert: 'Alertas dos números',
  mail: 'E-mails que não chegaram',
  connection: 'Conexões que pararam',
  import: 'Arquivos de números',
  results: 'Resultados para decidir',
  figures: 'Números que pararam',
  report: 'Relatórios para aprovar',
  unopened: 'Relatórios que ninguém abriu',
  erasure: 'Pedidos para apagar',
  held: 'Mensagens retidas',
  site: 'Tarefas do site que falham',
  copy: 'Textos do site',
}
