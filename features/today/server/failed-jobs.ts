import { z } from 'zod'
import type { TodayItem } from '#features/shared/rules/today-item.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'

const MAX_ITEMS = 10
/** A single failure may be temporary. */
const MIN_TRIES = 2
const RECENT_DAYS = 7
const caller = 'Se continuar, chame quem cuida do site.'

/** Failures of single items; the first id of `about` completes the page's address. */
const single: Record<string, { title: string; detail: string; action: string; page: string }> = {
  'agenda-remind': {
    title: 'Um lembrete de conversa não sai',
    detail: 'Lembre a pessoa por outro meio.',
    action: 'Ver a conversa',
    page: '/agencia/agenda/',
  },
  'read-calendars': {
    title: 'O calendário de alguém não pode ser lido',
    detail: 'Os horários ocupados dessa pessoa estão como na última leitura.',
    action: 'Ver o calendário',
    page: '/agencia/agenda/meu-calendario?calendario=',
  },
  'push-notify': {
    title: 'Os avisos no celular de alguém não saem',
    detail: 'O que espera está aqui em Hoje.',
    action: 'Ver a equipe',
    page: '/agencia/equipe?pessoa=',
  },
  'leads-remind': {
    title: 'O aviso de um lead que espera não sai',
    detail: 'Alguém ainda espera resposta.',
    action: 'Ver o lead',
    page: '/agencia/leads/',
  },
  'daily-summary': {
    title: 'O resumo do dia de alguém não sai',
    detail: 'O que espera está aqui em Hoje.',
    action: 'Ver a equipe',
    page: '/agencia/equipe?pessoa=',
  },
  'mail-unread-answers': {
    title: 'Uma resposta do chat não sai por e-mail',
    detail: 'Quem escreveu saiu do chat antes de ler.',
    action: 'Ver a conversa',
    page: '/agencia/conversas/',
  },
  'draft-reports': {
    title: 'Um relatório não pode ser feito',
    detail: 'Os dos outros clientes são feitos.',
    action: 'Ver o cliente',
    page: '/agencia/clientes/',
  },
  'send-reports': {
    title: 'Um relatório aprovado não sai',
    detail: 'O cliente ainda não o recebeu.',
    action: 'Ver o relatório',
    page: '/agencia/relatorios/',
  },
  'watch-figures': {
    title: 'Os alertas de um cliente não podem ser calculados',
    detail: 'Os dos outros clientes são.',
    action: 'Ver o cliente',
    page: '/agencia/clientes/',
  },
}

/**
 * Abandoned jobs. Null where the desk reports it otherwise: by the state of the mail, lead or
 * account.
 */
export const wholeJobs: Record<string, string | null> = {
  'send-mail': null,
  'send-lead': null,
  'sync-ad-account': null,
  'send-lead-change': 'Mudanças de leads não chegaram ao seu sistema (webhook)',
  'leads-remind': 'Avisos de leads que esperam',
  'daily-summary': 'Resumos do dia',
  'agenda-remind': 'Lembretes de conversas',
  'read-calendars': 'Horários ocupados dos calendários da equipe',
  'push-notify': 'Avisos nos aparelhos da equipe',
  'draft-reports': 'Rascunhos de relatórios',
  'send-reports': 'Envio de relatórios aprovados',
  'watch-figures': 'Alertas dos números',
  'plan-ad-syncs': 'Pedidos de números às plataformas',
  'mend-imports': 'Importações interrompidas',
  'forget-staged-imports': 'Arquivos que ninguém confirmou',
  'add-figure-months': 'Partes por mês da tabela de números',
  'back-up-nightly': 'Cópia de segurança',
  'publish-build-files': 'Arquivos do site para as outras máquinas',
  'remove-old-drawings': 'Apagar desenhos que nenhuma página mostra',
  'erase-old-mails': 'Apagar e-mails antigos',
  'erase-old-messages': 'Apagar mensagens antigas',
  'mail-unread-answers': 'Respostas do chat por e-mail',
  'receive-whatsapp': 'Mensagens que chegaram pelo WhatsApp',
  'send-whatsapp': null,
  'fetch-whatsapp-media': 'Arquivos que chegaram pelo WhatsApp',
  'read-whatsapp-templates': 'Modelos do WhatsApp',
  'erase-old-conversations': 'Apagar conversas antigas',
  'erase-old-visits': 'Apagar visitas antigas',
  'forget-old-limits': 'Limpeza de limites',
  'forget-ended-sessions': 'Limpeza de sessões',
  'report-dead-letters': 'Aviso de tarefas que falharam',
}

const rowSchema = z.object({
  job: z.string(),
  about: z.string(),
  tries: z.number(),
  since: z.string(),
})
type Row = z.infer<typeof rowSchema>

function singleLine({ job, about, tries, since }: Row): TodayItem[] {
  const words = single[job]
  if (!words) return []
  const { title, action, page } = words
  const detail = `${words.detail} Tentado ${tries} vezes, e de novo sozinho. ${caller}`
  return [
    {
      kind: 'site',
      urgency: 2,
      title,
      detail,
      href: `${page}${about.split(' ')[0]}`,
      action,
      since,
    },
  ]
}

function wholeLine({ job, tries, since }: Row): TodayItem[] {
  const title = wholeJobs[job]
  if (!title) return []
  const times = tries === 1 ? 'uma vez' : `${tries} vezes`
  const detail = `Desistiu ${times} nos últimos dias. Chame quem cuida do site: o registro do servidor diz por quê.`
  return [
    {
      kind: 'site',
      urgency: 2,
      title,
      detail,
      href: '/agencia/registro',
      action: 'Ver registro',
      since,
    },
  ]
}

const jobsWaitingRow = z.object({ count: z.number(), since: z.nullable(z.string()) })

/** Failing jobs, and leads the CRM did not accept. Inside asStaff. */
export async function listJobItems(tx: Transaction): Promise<TodayItem[]> {
  const rows = await queryRows(tx, rowSchema)`
    select job, about, tries, to_json(since) #>> '{}' as since from alisio.job_failures
    where (about = '' or tries >= ${MIN_TRIES})
      -- About a client this member does not see.
      and (job not in ('draft-reports', 'watch-figures') or about = ''
        or exists (select from alisio.clients where id = split_part(about, ' ', 1)))
    order by job_failures.since limit ${MAX_ITEMS}`
  const leads = await queryRows(tx, jobsWaitingRow)`
    select count(*)::int as count, to_json(min(created_at)) #>> '{}' as since
    from alisio.contact_messages
    where webhook_state = 'failed'
      and created_at > now() - make_interval(days => ${RECENT_DAYS}::int)`
  return [
    ...rows.flatMap((row) => (row.about === '' ? wholeLine(row) : singleLine(row))),
    ...leads
      .filter(({ count }) => count > 0)
      .map(
        ({ count, since }): TodayItem => ({
          kind: 'site',
          urgency: 2,
          title:
            count === 1
              ? 'Um lead não chegou ao seu sistema (webhook)'
              : `${count} leads não chegaram ao seu sistema (webhook)`,
          detail:
            'O endereço não respondeu por horas. Confira-o; quem cuida do site envia de novo com npm run leads -- --resend.',
          href: '/agencia/leads',
          action: 'Ver leads',
          since,
        }),
      ),
  ]
}
