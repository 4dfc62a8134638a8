import { shortDay } from '#app/shell/format.server.ts'
import { staffRoles } from '#features/people/rules/desk.ts'
import type { AuditLine } from '#features/people/server/people.server.ts'
import { counted } from './desk-view.server.ts'

type Detail = AuditLine['detail']

const days = (count: unknown) => counted(Number(count ?? 0), 'dia', 'dias')
const role = ({ role }: Detail) => staffRoles[role as keyof typeof staffRoles] ?? ''
const agendaParts: Record<string, string> = {
  horarios: 'horários',
  conversas: 'tipos de conversa',
  regras: 'regras',
  lugar: 'onde acontece',
  feriados: 'feriados',
  people: 'quem atende',
}

/** What the log's facts say in words; ids never show. */
const words: Partial<Record<AuditLine['kind'], (detail: Detail) => string>> = {
  'figures-imported': ({ file, newDays, changedDays }) =>
    `${file}, ${counted(Number(newDays ?? 0), 'dia novo', 'dias novos')}${Number(changedDays) > 0 ? ` e ${days(changedDays)} que ${changedDays === 1 ? 'mudou' : 'mudaram'}` : ''}`,
  'import-undone': ({ file, days: undone }) => `${file}, ${days(undone)}`,
  'showcase-changed': ({ shown }) => (shown ? 'pôs uma campanha' : 'tirou uma campanha'),
  'figure-note-added': ({ date }) => (date ? shortDay(String(date)) : ''),
  'meeting-marked': ({ state }) => (state === 'held' ? 'aconteceu' : 'a pessoa não veio'),
  'agenda-changed': ({ what }) => agendaParts[String(what)] ?? '',
  'staff-invited': role,
  'staff-role-changed': role,
}

/** Whom or what an act was about, as far as anybody may read it. */
export function auditText({ kind, about, detail }: AuditLine): string | null {
  return [about, words[kind]?.(detail)].filter(Boolean).join(', ') || null
}
