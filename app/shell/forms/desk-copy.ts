import { areaNotices, areaTitles, type NoticeText, notice } from './area-copy.ts'
import { deskAgendaCopy } from './desk-agenda-copy.ts'
import {
  alertSeen,
  deskClientsCopy,
  invitationSent,
  noteSaved,
  uploadNotices,
} from './desk-clients-copy.ts'
import { deskReportsCopy, logoNotices } from './desk-reports-copy.ts'
import { deskSiteCopy } from './desk-site-copy.ts'

const leadSaved = { 'lead-saved': notice('Lead atualizado', 'Toda a equipe já vê assim.') }

/**
 * The intents of each desk screen, with the title of a failure and the notices of success. A screen
 * has to handle exactly the intents listed for it.
 */
export const deskCopy = {
  today: {
    'summary-hour': {
      failed: 'Erro ao salvar o horário',
      'summary-saved': notice('Resumo atualizado', 'Vale a partir de agora.'),
    },
    'alert-seen': { failed: 'O alerta não mudou', ...alertSeen },
    'skip-first-step': {
      failed: 'O passo não foi pulado',
      'first-step-skipped': notice('Pulado', 'Dá para fazer quando quiser.'),
    },
    'end-first-hour': {
      failed: 'O guia não saiu',
      'first-hour-ended': notice('Guia encerrado', 'Tudo continua no menu.'),
    },
    'test-mail': {
      failed: 'O teste não saiu',
      'test-mail-sent': notice('Teste a caminho', 'Chega em instantes no seu e-mail.'),
    },
    'add-samples': deskClientsCopy.clients['add-samples'],
    'remove-samples': deskClientsCopy.clients['remove-samples'],
    'settle-item': {
      failed: 'Não deu para dar por visto',
      'item-settled': notice('Visto', 'Saiu do Hoje de toda a equipe.'),
    },
  },
  lead: {
    'lead-state': { failed: 'O lead não mudou', ...leadSaved },
    'lead-owner': { failed: 'O responsável não mudou', ...leadSaved },
    'lead-note': { failed: 'Erro ao anotar', ...noteSaved },
    'lead-answer': {
      failed: 'A resposta não saiu',
      'answer-sent': notice(
        'Resposta a caminho',
        'Sai em instantes; a resposta da pessoa chega no seu e-mail.',
      ),
      'answer-noted': notice(
        'Resposta anotada',
        'Se o WhatsApp não abriu, use o link acima do histórico.',
      ),
    },
    'lead-release': {
      failed: 'Erro ao liberar',
      'lead-released': notice(
        'Mensagem liberada',
        'Virou um lead, e os e-mails que faltavam saem agora.',
      ),
    },
    'lead-remove': {
      failed: 'Erro ao apagar',
      'lead-removed': notice('Mensagem apagada', 'Ela não existe mais.'),
    },
    'lead-invite': { failed: 'Erro ao convidar', ...invitationSent },
    'lead-resend': {
      failed: 'Erro ao reenviar',
      'mails-resent': notice('E-mails na fila', 'Saem de novo em instantes.'),
    },
    'edit-contact': {
      failed: 'O contato não mudou',
      'contact-saved': notice(
        'Contato corrigido',
        'Vale para todos os leads e conversas desta pessoa.',
      ),
    },
  },
  newLead: {
    'new-lead': {
      failed: 'Erro ao anotar o lead',
      'lead-noted': notice('Lead anotado', 'Ele já está na lista, com o seu nome.'),
    },
  },
  leadSettings: {
    'lead-settings': {
      failed: 'Erro ao salvar os modelos',
      'lead-settings-saved': notice(
        'Modelos salvos',
        'Valem para a próxima resposta de qualquer pessoa da equipe.',
      ),
    },
  },
  eraseContact: {
    'erase-contact': {
      failed: 'Erro ao apagar o contato',
      'contact-erased': notice(
        'Contato apagado',
        'Leads, mensagens, reuniões e e-mails desta pessoa não existem mais.',
      ),
    },
  },
  references: {
    'make-lead': {
      failed: 'Erro ao criar o lead',
      'lead-from-reference': notice('Lead criado', 'O pedido e a origem da visita vieram junto.'),
    },
  },
  ...deskAgendaCopy,
  ...deskClientsCopy,
  ...deskReportsCopy,
  ...deskSiteCopy,
}

type DeskCopy = typeof deskCopy
export type DeskScreen = keyof DeskCopy
export type DeskIntent<Screen extends DeskScreen = DeskScreen> = Screen extends DeskScreen
  ? keyof DeskCopy[Screen] & string
  : never
/** The notices an intent of a screen may end with. */
export type DeskNotice<Screen extends DeskScreen, Intent extends keyof DeskCopy[Screen]> = Exclude<
  keyof DeskCopy[Screen][Intent],
  'failed'
> &
  string

type NoticeOf<Screen extends DeskScreen> = {
  [Intent in keyof DeskCopy[Screen]]: DeskNotice<Screen, Intent>
}[keyof DeskCopy[Screen]]
/** Every notice a page can show. */
export type PageNotice =
  | keyof typeof areaNotices
  | keyof typeof uploadNotices
  | keyof typeof logoNotices
  | { [Screen in DeskScreen]: NoticeOf<Screen> }[DeskScreen]

type Row = { failed: string } & Record<string, unknown>
const deskRows: [string, Row][] = Object.values(deskCopy).flatMap((screen) =>
  Object.entries<Row>(screen),
)

/** Toast titles of failed forms, by intent. */
export const failureTitles = {
  ...areaTitles,
  ...Object.fromEntries(deskRows.map(([intent, { failed }]) => [intent, failed])),
} as Record<FormIntent, string>

/** Notices after a redirect, by name. */
export const notices: Record<string, NoticeText> = {
  ...areaNotices,
  ...uploadNotices,
  ...logoNotices,
  ...Object.fromEntries(deskRows.flatMap(([, { failed: _, ...texts }]) => Object.entries(texts))),
}

export type FormIntent = keyof typeof areaTitles | DeskIntent

export const isIntent = (value: unknown): value is FormIntent =>
  typeof value === 'string' && Object.hasOwn(failureTitles, value)
