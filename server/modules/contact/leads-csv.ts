import { heldBecause, mailState } from './describe-lead.ts'
import type { Lead } from './list-leads.ts'

const columns: [name: string, read: (lead: Lead) => string][] = [
  ['id', (lead) => lead.id],
  ['created_at', (lead) => lead.createdAt.toISOString()],
  ['name', (lead) => lead.name],
  ['email', (lead) => lead.email],
  ['phone', (lead) => lead.phone],
  ['company', (lead) => lead.company],
  ['message', (lead) => lead.message],
  ['reference', (lead) => lead.reference],
  ['page', (lead) => lead.page],
  ['landing', (lead) => lead.landing],
  ['referrer', (lead) => lead.referrer],
  ['held', heldBecause],
  ['agency_mail', (lead) => mailState(lead, 'contact-agency')],
  ['visitor_mail', (lead) => mailState(lead, 'contact-visitor')],
  ['webhook', (lead) => lead.webhookState ?? ''],
]

/** Spreadsheets run what begins like a formula; an apostrophe makes it text again. */
function cell(value: string): string {
  const safe = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/** RFC 4180, with a mark at its beginning by which Excel knows that it is UTF-8. */
export function leadsCsv(leads: Lead[]): string {
  const rows = leads.map((lead) => columns.map(([, read]) => cell(read(lead))).join(','))
  return `\uFEFF${[columns.map(([name]) => cell(name)).join(','), ...rows].join('\r\n')}\r\n`
}
