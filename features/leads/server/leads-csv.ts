import type { Readable } from 'node:stream'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { recordAudit } from '#features/people/server/people.server.ts'
import { type CsvColumn, decimalComma, writeCsv } from '#server/csv/write-csv.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows, textAs } from '#server/db/query-rows.ts'
import { type LeadState, leadStates, sourceName } from '../rules/leads.ts'
import { filterOf, findLeads, type LeadQuery } from './list-leads.ts'

const EVERYBODY = 1_000_000

const rowSchema = z.object({
  createdAt: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  message: z.string(),
  messages: z.number(),
  state: textAs<LeadState>(),
  value: z.nullable(z.string()),
  expectedOn: z.nullable(z.string()),
  lossKind: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  nextStep: z.nullable(z.string()),
  nextOn: z.nullable(z.string()),
  owner: z.nullable(z.string()),
  source: z.string(),
  campaign: z.string(),
  page: z.string(),
  meeting: z.nullable(z.string()),
  firstAnswer: z.nullable(z.string()),
  demo: z.boolean(),
  id: z.string(),
})
type Row = z.infer<typeof rowSchema>

const format = new Intl.DateTimeFormat('pt-BR', {
  timeZone: brand.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})
/** Spreadsheets recognise a moment without the comma of the locale. */
export const formatMoment = (moment: Date | string | null | undefined) =>
  moment ? format.format(new Date(moment)).replace(',', '') : ''

const day = (text: string | null) => (text ? text.split('-').reverse().join('/') : '')

const columns: CsvColumn<Row>[] = [
  ['Recebido em', (lead) => formatMoment(lead.createdAt)],
  ['Nome', (lead) => lead.name],
  ['E-mail', (lead) => lead.email],
  ['Telefone', (lead) => lead.phone],
  ['Empresa', (lead) => lead.company],
  ['Estado', (lead) => leadStates[lead.state]],
  ['Valor', (lead) => (lead.value ? decimalComma(lead.value) : '')],
  ['Motivo', (lead) => lead.reason],
  ['Responsável', (lead) => lead.owner],
  ['Origem', (lead) => sourceName(lead.source)],
  ['Campanha', (lead) => lead.campaign],
  ['Página de chegada', (lead) => lead.page],
  ['Primeira resposta', (lead) => formatMoment(lead.firstAnswer)],
  ['Reunião', (lead) => formatMoment(lead.meeting)],
  ['Mensagens', (lead) => String(lead.messages)],
  ['Última mensagem', (lead) => lead.message],
  ['Previsto para', (lead) => day(lead.expectedOn)],
  ['Motivo da lista', (lead) => lead.lossKind],
  ['Próximo passo', (lead) => lead.nextStep],
  ['Dia do próximo passo', (lead) => day(lead.nextOn)],
  ['Exemplo', (lead) => (lead.demo ? 'sim' : '')],
  ['Código', (lead) => lead.id],
]

/** The filtered list as CSV. Inside asStaff. */
export async function exportLeads(tx: Transaction, query: LeadQuery): Promise<Readable> {
  const matches = await findLeads(tx, query, EVERYBODY)
  const rows = await queryRows(tx, rowSchema)`
    select leads.created_at as "createdAt", contacts.name, contacts.email, contacts.phone,
      contacts.company, last.message, written.messages, state, value, lost_reason as reason,
      expected_on::text as "expectedOn", loss_kind as "lossKind", next_step as "nextStep",
      next_on::text as "nextOn",
      owner.name as owner, leads.source, leads.campaign, leads.landing as page, written.meeting,
      first_answer_at as "firstAnswer", demo, leads.id
    from alisio.leads join alisio.contacts on contacts.id = leads.contact_id
    left join alisio.people owner on owner.id = leads.owner_id
    cross join lateral (
      select count(distinct message.id)::int as messages, min(meeting.starts_at) as meeting
      from alisio.contact_messages message
      left join alisio.bookings meeting on meeting.contact_message_id = message.id
        and meeting.state <> 'cancelled'
      where message.lead_id = leads.id) written
    cross join lateral (
      select message from alisio.contact_messages where lead_id = leads.id
      order by created_at desc limit 1) last
    where ${filterOf(query, matches)} order by leads.created_at desc`
  await recordAudit(tx, { kind: 'leads-exported', detail: { count: rows.length } })
  // Rows are read first, so that a slow download holds no connection.
  return writeCsv(columns, rows)
}
