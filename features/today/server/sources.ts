import { waiting as meetingsWaiting } from '#features/agenda/server/agenda.server.ts'
import { connectionsWaiting } from '#features/connections/server/connections.server.ts'
import {
  waiting as figuresWaiting,
  importsWaiting,
} from '#features/figures/server/figures.server.ts'
import { leadsWaiting } from '#features/leads/server/leads.server.ts'
import { erasuresWaiting } from '#features/people/server/people.server.ts'
import { reportsWaiting } from '#features/reports/server/reports.server.ts'
import type { TodayLine } from '#features/shared/rules/today-line.ts'
import type { Transaction } from '#server/db/client.ts'
import { copyWaiting } from './copy-waiting.ts'
import { jobsWaiting } from './jobs-waiting.ts'
import { mailsWaiting } from './mails-waiting.ts'

/** With `owner`, a source that shows only so many looks for that person's alone. */
type Source = (tx: Transaction, now: Date, owner?: string) => Promise<TodayLine[]>

/** Whatever may wait for a person. A capability adds its line, and its group's name below. */
export const sources: Source[] = [
  leadsWaiting,
  meetingsWaiting,
  connectionsWaiting,
  importsWaiting,
  figuresWaiting,
  reportsWaiting,
  mailsWaiting,
  jobsWaiting,
  erasuresWaiting,
  copyWaiting,
]

/** What a group of lines is called, in the order they stand in. */
export const groupNames: Record<string, string> = {
  lead: 'Leads sem resposta',
  meeting: 'Conversas',
  mail: 'E-mails que não chegaram',
  connection: 'Conexões que pararam',
  import: 'Arquivos de números',
  figures: 'Números que pararam',
  report: 'Relatórios para aprovar',
  erasure: 'Pedidos para apagar',
  held: 'Mensagens retidas',
  site: 'Tarefas do site que falham',
  copy: 'Textos do site',
}
