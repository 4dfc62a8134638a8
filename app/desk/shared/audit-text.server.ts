import { moment, shortDay } from '#app/shell/format.server.ts'
import { labelKind } from '#features/figures/rules/result-kinds.ts'
import { staffRoles } from '#features/people/rules/desk.ts'
import type { AuditLine } from '#features/people/server/people.server.ts'
import {
  type Publishers,
  publishers,
  type SiteArea,
  siteAreas,
} from '#features/publishing/rules/rights.ts'
import { formatCount } from './desk-view.server.ts'

type Detail = AuditLine['detail']

const days = (count: unknown) => formatCount(Number(count ?? 0), 'dia', 'dias')
const role = ({ role }: Detail) => staffRoles[role as keyof typeof staffRoles] ?? ''
const agendaParts: Record<string, string> = {
  horarios: 'horários',
  conversas: 'tipos de conversa',
  regras: 'regras',
  lugar: 'onde acontece',
  feriados: 'feriados',
  people: 'quem atende',
}

const settledKinds: Record<string, string> = {
  change: 'uma conversa que mudou',
  unopened: 'um relatório que ninguém abriu',
  figures: 'números que pararam',
  'first-hour': 'o guia da primeira hora',
}

/** Details of audit lines as text, without ids. */
const details: Partial<Record<AuditLine['kind'], (detail: Detail) => string>> = {
  'figures-imported': ({ file, newDays, changedDays }) =>
    `${file}, ${formatCount(Number(newDays ?? 0), 'dia novo', 'dias novos')}${Number(changedDays) > 0 ? ` e ${days(changedDays)} que ${changedDays === 1 ? 'mudou' : 'mudaram'}` : ''}`,
  'import-undone': ({ file, days: undone }) => `${file}, ${days(undone)}`,
  'results-chosen': ({ kind, counts, campaign }) =>
    `${labelKind(String(kind))} (${kind}): ${counts === undefined ? 'como as outras campanhas' : counts ? 'conta' : 'não conta'}${campaign ? ', em uma campanha' : ''}`,
  'showcase-changed': ({ shown }) => (shown ? 'pôs uma campanha' : 'tirou uma campanha'),
  'figure-note-added': ({ date }) => (date ? shortDay(String(date)) : ''),
  'report-planned': ({ at }) => (at ? moment(String(at)) : ''),
  'meeting-marked': ({ state }) => (state === 'held' ? 'aconteceu' : 'a pessoa não veio'),
  'agenda-changed': ({ what }) => agendaParts[String(what)] ?? '',
  'site-rights': ({ area, publishers: who }) =>
    `${siteAreas[area as SiteArea]?.[0] ?? ''}: ${(publishers[who as Publishers] ?? '').toLowerCase()}`,
  'item-settled': ({ what }) => settledKinds[String(what)] ?? '',
  'staff-invited': role,
  'staff-role-changed': role,
}

/** What an audit line is about. */
export function auditText({ kind, about, detail }: AuditLine): string | null {
  return [about, details[kind]?.(detail)].filter(Boolean).join(', ') || null
}
