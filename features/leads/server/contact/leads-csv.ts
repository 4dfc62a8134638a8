import type { Readable } from 'node:stream'
import { brand } from '#content/brand.ts'
import { leadStates } from '#features/leads/rules/lead-states.ts'
import { type CsvColumn, writeCsv } from '#server/csv/write-csv.ts'
import type { Lead } from './list-leads.ts'

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: brand.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

const states: Record<string, string> = { queued: 'na fila', sent: 'enviado', failed: 'falhou' }
const reasons = {
  honeypot: 'suspeita de spam: campo escondido',
  'too-fast': 'suspeita de spam: rápido demais',
  address: 'acima do limite por endereço',
  day: 'acima do limite por dia',
}

function heldBecause({ suspectedSpam, overLimit }: Lead): string {
  const reason = suspectedSpam ?? overLimit
  return reason ? reasons[reason] : ''
}

function mailState({ mails }: Lead, to: 'agency' | 'visitor'): string {
  const mail = mails.findLast((candidate) => candidate.to === to)
  return mail ? (states[mail.state] as string) : ''
}

/** A spreadsheet knows "03/02/2026 09:30:00" as a moment, but not with the comma of the locale. */
const written = (date: Date) => moment.format(date).replace(',', '')

const columns: CsvColumn<Lead>[] = [
  ['Recebida em', (lead) => written(lead.createdAt)],
  ['Nome', (lead) => lead.name],
  ['E-mail', (lead) => lead.email],
  ['Telefone', (lead) => lead.phone],
  ['Empresa', (lead) => lead.company],
  ['Mensagem', (lead) => lead.message],
  ['Estado', (lead) => leadStates[lead.state]],
  ['Horário marcado', ({ booking }) => (booking ? written(booking.startsAt) : '')],
  ['Origem', (lead) => lead.reference],
  ['Página', (lead) => lead.page],
  ['Entrada', (lead) => lead.landing],
  ['Veio de', (lead) => lead.referrer],
  ['Retida', heldBecause],
  ['E-mail à agência', (lead) => mailState(lead, 'agency')],
  ['E-mail ao visitante', (lead) => mailState(lead, 'visitor')],
  ['Webhook', (lead) => states[lead.webhookState ?? ''] ?? ''],
  ['Código', (lead) => lead.id],
]

export function leadsCsv(leads: Iterable<Lead>): Readable {
  return writeCsv(columns, leads)
}
