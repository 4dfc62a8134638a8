import type { Transaction } from '#server/db/client.ts'
import { waiting as meetingsWaiting } from '#server/modules/agenda/waiting.ts'
import { waiting as figuresWaiting } from '#server/modules/campaigns/waiting.ts'
import { erasuresWaiting } from '#server/modules/clients/erasure.ts'
import { connectionsWaiting } from '#server/modules/connections/waiting.ts'
import { importsWaiting } from '#server/modules/imports/waiting.ts'
import { leadsWaiting } from '#server/modules/leads/waiting.ts'
import { reportsWaiting } from '#server/modules/reports/waiting.ts'
import { copyWaiting } from './copy-waiting.ts'
import { jobsWaiting } from './jobs-waiting.ts'
import { mailsWaiting } from './mails-waiting.ts'
import type { TodayLine } from './today-line.ts'

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
