import { notice, warning } from './area-copy.ts'
import { invitationSent, noteSaved } from './desk-clients-copy.ts'

const leadSaved = { 'lead-saved': notice('Lead atualizado', 'Toda a equipe já vê assim.') }

/** A next step on Hoje and on its lead's page. */
export const stepCopy = {
  'step-done': {
    failed: 'O próximo passo não mudou',
    'step-done': notice('Feito', 'Está no histórico. Abra o lead para marcar o que vem depois.'),
  },
  'step-postpone': {
    failed: 'O próximo passo não mudou',
    'step-postponed': notice('Adiado', 'Volta a aparecer em Hoje no dia novo.'),
  },
}

/** Screens about leads; see desk-copy.ts. What an undoable press did is said by the page itself. */
export const deskLeadsCopy = {
  leads: {
    'board-move': { failed: 'O lead não mudou' },
    'leads-state': { failed: 'Os leads não mudaram' },
    'leads-owner': { failed: 'O responsável não mudou' },
    'leads-undo': { failed: 'Não foi desfeito' },
    'leads-remove': {
      failed: 'Erro ao apagar',
      'leads-removed': notice('Mensagens apagadas', 'Elas não existem mais.'),
      'leads-some-removed': warning(
        'Nem todas foram apagadas',
        'Só mensagens retidas e spam são apagadas assim.',
      ),
    },
  },
  moveLead: { 'board-move': { failed: 'O lead não mudou' } },
  mergeLeads: {
    'merge-leads': {
      failed: 'Os leads não foram unidos',
      'leads-merged': notice('Leads unidos', 'Tudo dos dois está aqui. Dá para separar de novo.'),
    },
  },
  lead: {
    'lead-state': { failed: 'O lead não mudou', ...leadSaved },
    'lead-owner': { failed: 'O responsável não mudou', ...leadSaved },
    'lead-deal': { failed: 'O valor não mudou', ...leadSaved },
    'lead-step': {
      failed: 'O próximo passo não mudou',
      'step-saved': notice('Próximo passo marcado', 'No dia, ele aparece em Hoje.'),
    },
    ...stepCopy,
    'lead-apart': {
      failed: 'Erro ao salvar',
      'leads-apart': notice('São duas pessoas', 'Os dois não aparecem mais como repetidos.'),
    },
    'lead-separate': {
      failed: 'Os leads não foram separados',
      'leads-separated': notice('Separados', 'Os dois leads voltaram a ser o que eram.'),
    },
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
    'meeting-invite': {
      failed: 'O convite não foi criado',
      'meeting-invite-mailed': notice('Convite criado', 'O link sai por e-mail em instantes.'),
      'meeting-invite-made': notice('Convite criado', 'Copie o link e mande para a pessoa.'),
    },
    'withdraw-invite': {
      failed: 'O convite não foi retirado',
      'meeting-invite-withdrawn': notice('Convite retirado', 'O link não funciona mais.'),
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
    'lead-funnel': {
      failed: 'Erro ao salvar o funil',
      'lead-funnel-saved': notice('Funil salvo', 'O quadro já soma com as chances novas.'),
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
}
