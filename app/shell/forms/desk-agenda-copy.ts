import { notice } from './area-copy.ts'

const meetingMarked = { 'meeting-marked': notice('Anotado', 'Dá para corrigir quando quiser.') }
const agendaSaved = { 'agenda-saved': notice('Agenda salva', 'Vale para as próximas conversas.') }

/** Screens of the agenda; see desk-copy.ts. */
export const deskAgendaCopy = {
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
    'cancel-seat': {
      failed: 'Erro ao tirar a pessoa',
      'seat-cancelled': notice('Lugar liberado', 'A pessoa recebe um e-mail.'),
      'seat-cancelled-untold': notice(
        'Lugar liberado',
        'Esta pessoa não recebe e-mails: avise você.',
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
    'save-agenda': { failed: 'Erro ao salvar a agenda', ...agendaSaved },
  },
  agendaBlocks: {
    'block-time': {
      failed: 'Erro ao bloquear o horário',
      'time-blocked': notice('Horário bloqueado', 'Ninguém marca nada nele.'),
    },
    'unblock-time': {
      failed: 'Erro ao liberar o horário',
      'time-unblocked': notice('Horário liberado', 'Já pode ser marcado de novo.'),
    },
  },
  myCalendar: {
    'add-calendar': {
      failed: 'Erro ao ligar o calendário',
      'calendar-added': notice('Calendário ligado', 'Confira abaixo se ele foi lido.'),
    },
    'remove-calendar': {
      failed: 'Erro ao tirar o calendário',
      'calendar-removed': notice('Calendário tirado', 'O que ele ocupava voltou a ficar livre.'),
    },
    'read-calendar': {
      failed: 'Erro ao ler o calendário',
      'calendar-read': notice('Calendário lido', 'A agenda já conta com ele.'),
    },
    'save-room': {
      failed: 'Erro ao salvar a sala',
      'room-saved': notice('Sala salva', 'Vale para as próximas conversas com você.'),
    },
    'renew-feed': {
      failed: 'Erro ao trocar o endereço',
      'feed-renewed': notice(
        'Endereço trocado',
        'O antigo parou de funcionar. Assine o novo nos seus aparelhos.',
      ),
    },
  },
}
