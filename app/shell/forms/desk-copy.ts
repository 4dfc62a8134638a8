import { areaNotices, areaTitles, type NoticeText, notice, warning } from './area-copy.ts'
import { deskAgendaCopy } from './desk-agenda-copy.ts'
import { alertSeen, deskClientsCopy, uploadNotices } from './desk-clients-copy.ts'
import { deskConversationsCopy } from './desk-conversations-copy.ts'
import { deskLeadsCopy, stepCopy } from './desk-leads-copy.ts'
import { deskReportsCopy, logoNotices } from './desk-reports-copy.ts'
import { deskSiteCopy } from './desk-site-copy.ts'

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
    ...stepCopy,
  },
  push: {
    'push-settings': {
      failed: 'Os avisos não mudaram',
      'push-settings-saved': notice('Avisos salvos', 'Vale a partir de agora.'),
    },
    'add-device': {
      failed: 'O aparelho não foi ativado',
      'push-device-added': notice('Aparelho ativado', 'Envie um aviso de teste para ver chegar.'),
    },
    'remove-device': {
      failed: 'O aparelho não foi removido',
      'push-device-removed': notice('Aparelho removido', 'Nada mais chega nele.'),
    },
    'test-push': {
      failed: 'O teste não saiu',
      'push-test-sent': notice('Teste a caminho', 'Chega em instantes nos seus aparelhos.'),
      'push-test-lost': warning(
        'O teste não chegou',
        'Nenhum dos aparelhos pôde ser avisado. Veja em cada um o que fazer.',
      ),
    },
  },
  references: {
    'make-lead': {
      failed: 'Erro ao criar o lead',
      'lead-from-reference': notice('Lead criado', 'O pedido e a origem da visita vieram junto.'),
    },
  },
  ...deskLeadsCopy,
  ...deskConversationsCopy,
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
