import { areaNotices, areaTitles, type NoticeText, notice } from './area-copy.ts'
import {
  alertSeen,
  deskClientsCopy,
  invitationSent,
  noteSaved,
  uploadNotices,
} from './desk-clients-copy.ts'
import { deskReportsCopy, logoNotices } from './desk-reports-copy.ts'

const leadSaved = { 'lead-saved': notice('Lead atualizado', 'Toda a equipe já vê assim.') }
const meetingMarked = { 'meeting-marked': notice('Anotado', 'Dá para corrigir quando quiser.') }
const agendaSaved = { 'agenda-saved': notice('Agenda salva', 'Vale para as próximas conversas.') }

/**
 * The intents of each desk screen, with the title of a failure and the notices of success. A screen
 * has to handle exactly the intents listed for it.
 */
export const deskCopy = {
  sitePublish: {
    'publish-site': {
      failed: 'Nada foi publicado',
      'site-published': notice('Publicado', 'As páginas já mostram as mudanças.'),
      'site-scheduled': notice('Agendado', 'Entra no ar na hora marcada. Dá para cancelar antes.'),
    },
    'discard-draft': {
      failed: 'A mudança não foi desfeita',
      'draft-discarded': notice('Mudança desfeita', 'O texto voltou ao que está no ar.'),
    },
    'share-preview': { failed: 'O link não foi criado' },
    'withdraw-preview': {
      failed: 'Os links não foram desligados',
      'preview-withdrawn': notice('Links desligados', 'Ninguém mais abre a prévia por eles.'),
    },
  },
  siteMail: {
    'send-test': {
      failed: 'O teste não foi enviado',
      'test-sent': notice('Teste a caminho', 'Chega em instantes no seu e-mail.'),
    },
  },
  siteStart: {
    'skip-step': { failed: 'O passo não foi pulado' },
    'resume-step': { failed: 'O passo não voltou' },
  },
  siteRights: {
    'site-right': {
      failed: 'Nada mudou',
      'site-right-saved': notice('Salvo', 'Vale para a próxima publicação.'),
    },
  },
  sitePicture: {
    'describe-picture': {
      failed: 'A descrição não foi salva',
      'picture-described': notice(
        'Descrição salva',
        'Ela vem junto quando a imagem for escolhida.',
      ),
    },
    'replace-picture': {
      failed: 'A imagem não foi trocada',
      'picture-replaced': notice('Imagem trocada', 'Confira as mudanças e publique.'),
    },
    'remove-picture': {
      failed: 'A imagem não foi apagada',
      'picture-removed': notice('Imagem apagada', 'Ela saiu da biblioteca.'),
    },
  },
  articles: {
    'new-article': { failed: 'O texto não foi criado' },
  },
  article: {
    'save-article': {
      failed: 'O rascunho não foi salvo',
      'article-saved': notice('Rascunho salvo', 'Nada muda no ar até você publicar.'),
    },
    'move-article': {
      failed: 'O endereço não mudou',
      'article-moved': notice('Endereço mudado', 'Vale quando o texto for publicado.'),
    },
    'discard-article': {
      failed: 'O rascunho não foi descartado',
      'article-discarded': notice('Rascunho descartado', 'O site continua como estava.'),
    },
  },
  sitePages: {
    'create-page': {
      failed: 'A página não foi criada',
      'page-created': notice('Rascunho criado', 'Troque os textos do modelo e publique.'),
    },
  },
  sitePage: {
    'move-page': {
      failed: 'O endereço não mudou',
      'page-moved': notice('Endereço mudado', 'Vale ao publicar; o antigo leva ao novo.'),
    },
    'archive-page': {
      failed: 'A página não foi arquivada',
      'page-archived': notice('Arquivada', 'Sai do site ao publicar.'),
    },
    'restore-page': {
      failed: 'A página não voltou',
      'page-restored': notice('De volta', 'Aparece no site ao publicar.'),
    },
  },
  siteRelease: {
    'cancel-release': {
      failed: 'A publicação não foi cancelada',
      'release-cancelled': notice('Publicação cancelada', 'As mudanças voltaram a ser rascunho.'),
    },
    'move-release': {
      failed: 'A hora não mudou',
      'release-moved': notice('Hora mudada', 'Entra no ar no novo dia e hora.'),
    },
    'restore-release': { failed: 'A versão não foi recuperada' },
    'restore-document': { failed: 'O texto não foi recuperado' },
  },
  today: {
    'summary-hour': {
      failed: 'Erro ao salvar o horário',
      'summary-saved': notice('Resumo atualizado', 'Vale a partir de agora.'),
    },
    'alert-seen': { failed: 'O alerta não mudou', ...alertSeen },
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
  agenda: {
    'mark-held': { failed: 'Erro ao anotar', ...meetingMarked },
    'mark-missed': { failed: 'Erro ao anotar', ...meetingMarked },
  },
  meeting: {
    'move-meeting': {
      failed: 'Erro ao mudar o horário',
      'meeting-moved': notice('Conversa com novo horário', 'O convite novo já foi para a pessoa.'),
      'meeting-moved-untold': notice(
        'Conversa com novo horário',
        'Esta pessoa não recebe e-mails: avise você.',
      ),
    },
    'cancel-meeting': {
      failed: 'Erro ao cancelar a conversa',
      'meeting-cancelled': notice(
        'Conversa cancelada',
        'A pessoa recebe um e-mail e o horário volta a ficar livre.',
      ),
      'meeting-cancelled-untold': notice(
        'Conversa cancelada',
        'O horário volta a ficar livre. Esta pessoa não recebe e-mails: avise você.',
      ),
    },
    'hand-over-meeting': {
      failed: 'Erro ao passar a conversa',
      'meeting-handed-over': notice(
        'Conversa passada',
        'O horário e o convite continuam os mesmos.',
      ),
    },
    'mark-held': { failed: 'Erro ao anotar', ...meetingMarked },
    'mark-missed': { failed: 'Erro ao anotar', ...meetingMarked },
  },
  newMeeting: {
    'book-meeting': {
      failed: 'A conversa não foi marcada',
      'meeting-booked': notice('Conversa marcada', 'O convite sai por e-mail em instantes.'),
      'meeting-booked-untold': notice(
        'Conversa marcada',
        'Nenhum e-mail foi enviado: avise a pessoa.',
      ),
    },
  },
  agendaSettings: {
    'agenda-hours': { failed: 'Erro ao salvar os horários', ...agendaSaved },
    'agenda-kinds': { failed: 'Erro ao salvar as conversas', ...agendaSaved },
    'agenda-rules': { failed: 'Erro ao salvar as regras', ...agendaSaved },
    'agenda-place': { failed: 'Erro ao salvar o lugar', ...agendaSaved },
    'agenda-national': { failed: 'Erro ao salvar os feriados', ...agendaSaved },
    'add-holiday': { failed: 'Erro ao salvar os feriados', ...agendaSaved },
    'remove-holiday': { failed: 'Erro ao salvar os feriados', ...agendaSaved },
    'block-time': {
      failed: 'Erro ao bloquear o horário',
      'time-blocked': notice('Horário bloqueado', 'Ninguém marca nada nele.'),
    },
    'unblock-time': {
      failed: 'Erro ao liberar o horário',
      'time-unblocked': notice('Horário liberado', 'Já pode ser marcado de novo.'),
    },
    'agenda-host': { failed: 'Erro ao salvar quem atende', ...agendaSaved },
    'renew-feed': {
      failed: 'Erro ao trocar o endereço',
      'feed-renewed': notice(
        'Endereço trocado',
        'O antigo parou de funcionar. Assine o novo nos seus aparelhos.',
      ),
    },
  },
  ...deskClientsCopy,
  ...deskReportsCopy,
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
