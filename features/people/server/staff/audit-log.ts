import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'

/** All kinds of audit lines with their texts. A new kind is one line here. */
export const auditKinds = {
  'client-created': 'criou o cliente',
  'client-renamed': 'mudou o nome do cliente',
  'client-responsible-changed': 'mudou quem responde pelo cliente',
  'client-archived': 'arquivou o cliente',
  'client-restored': 'tirou o cliente do arquivo',
  'agency-marked': 'marcou o cliente como a própria agência',
  'agency-unmarked': 'desmarcou o cliente como a própria agência',
  'client-erasure-asked': 'pediu para apagar a empresa, ao excluir a conta',
  'client-kept': 'manteve o que a agência fez para um cliente que pediu para apagar',
  'client-erased': 'apagou o cliente e todos os números dele',
  'person-invited': 'convidou uma pessoa',
  'person-removed': 'tirou o acesso de uma pessoa',
  'invitation-resent': 'reenviou um convite',
  'invitation-withdrawn': 'cancelou um convite',
  'invitation-accepted': 'aceitou o convite',
  'item-settled': 'deu por visto em Hoje',
  'note-added': 'anotou',
  'note-removed': 'apagou uma anotação',
  'alert-settings-changed': 'mudou os limites dos alertas',
  'goals-set': 'mudou as metas e a verba',
  'figure-note-added': 'pôs um aviso no gráfico',
  'figure-note-removed': 'tirou um aviso do gráfico',
  'client-viewed': 'viu a área como o cliente',
  'figures-exported': 'baixou os números',
  'figures-imported': 'importou números',
  'import-undone': 'desfez uma importação',
  'results-chosen': 'mudou o que conta como conversão',
  'report-approved': 'aprovou e enviou um relatório',
  'report-planned': 'aprovou um relatório para sair',
  'report-taken-back': 'desfez o envio de um relatório',
  'report-sent-again': 'enviou um relatório outra vez',
  'report-corrected': 'começou uma edição corrigida de um relatório',
  'report-cadence-changed': 'mudou a frequência dos relatórios',
  'report-shared': 'criou um link de um relatório',
  'report-unshared': 'retirou um link de um relatório',
  'client-logo-set': 'mudou o logo do cliente nos relatórios',
  'client-logo-removed': 'tirou o logo do cliente dos relatórios',
  'connection-added': 'conectou uma plataforma',
  'connection-renewed': 'renovou uma conexão',
  'connection-removed': 'desconectou uma plataforma',
  'account-assigned': 'ligou uma conta de anúncios',
  'account-released': 'desligou uma conta de anúncios',
  'channel-assigned': 'ligou um canal',
  'channel-released': 'desligou um canal',
  'account-rate': 'mudou a taxa de uma conta de anúncios',
  'connection-undone': 'removeu os números de uma conexão',
  'sync-asked': 'pediu os números de uma conta',
  'showcase-changed': 'mudou a vitrine',
  'site-published': 'publicou mudanças no site',
  'site-cancelled': 'cancelou uma publicação do site',
  'site-rights': 'mudou quem publica uma parte do site',
  'picture-added': 'pôs uma imagem na biblioteca do site',
  'picture-removed': 'apagou uma imagem da biblioteca do site',
  'site-moved': 'mudou a hora de uma publicação do site',
  'publishing-allowed': 'mudou quem publica o site',
  'push-device-added': 'ativou avisos em um aparelho',
  'push-device-removed': 'removeu um aparelho dos avisos',
  'meeting-booked': 'marcou uma conversa',
  'meeting-invited': 'convidou um lead para marcar uma conversa',
  'meeting-invite-withdrawn': 'retirou um convite para marcar uma conversa',
  'meeting-moved': 'mudou o horário de uma conversa',
  'meeting-cancelled': 'cancelou uma conversa',
  'meeting-handed-over': 'passou uma conversa para outra pessoa',
  'meeting-marked': 'disse como foi uma conversa',
  'agenda-changed': 'mudou os ajustes da agenda',
  'time-blocked': 'bloqueou um horário da agenda',
  'time-unblocked': 'liberou um horário da agenda',
  'agenda-feed-renewed': 'trocou o endereço do seu calendário',
  'agenda-calendar-added': 'ligou o próprio calendário à agenda',
  'agenda-calendar-removed': 'tirou o próprio calendário da agenda',
  'agenda-room-changed': 'mudou a própria sala de vídeo',
  'samples-added': 'criou os clientes de exemplo',
  'samples-removed': 'removeu os clientes de exemplo',
  'leads-exported': 'baixou os leads',
  'contact-exported': 'baixou os dados de um contato',
  'contact-erased': 'apagou um contato e tudo dele',
  'lead-removed': 'apagou uma mensagem retida',
  'lead-settings-changed': 'mudou os modelos de resposta',
  'lead-funnel-changed': 'mudou as chances e os motivos de perda do funil',
  'leads-changed': 'mudou vários leads de uma vez',
  'leads-restored': 'desfez a mudança de vários leads',
  'leads-merged': 'uniu dois leads da mesma pessoa',
  'merge-undone': 'separou dois leads que tinham sido unidos',
  'staff-invited': 'convidou alguém para a equipe',
  'staff-role-changed': 'mudou o papel de uma pessoa',
  'staff-limited': 'deixou uma pessoa ver só os clientes dela',
  'staff-unlimited': 'deixou uma pessoa ver todos os clientes',
  'staff-removed': 'tirou uma pessoa da equipe',
  'email-changed': 'trocou o e-mail da própria conta',
  'email-change-stopped': 'parou a troca do e-mail da própria conta',
  'second-factor-reset': 'liberou um novo cadastro de dois fatores',
} as const

export type AuditKind = keyof typeof auditKinds

type AuditEntry = {
  kind: AuditKind
  clientId?: string
  /** Id of the subject, such as an invitation, a user or an import. Never a name or an address. */
  about?: string
  /** Facts worth reading later: counts, file names, roles. */
  detail?: Record<string, string | number | boolean>
}

/** Adds an audit line in the transaction of the change (asStaff). */
export async function recordAudit(tx: Transaction, { kind, clientId, about, detail }: AuditEntry) {
  await tx.execute(sql`
    select alisio.record_act(${kind}, ${clientId ?? null}, ${about ?? null}, ${JSON.stringify(detail ?? {})}::jsonb)`)
}
