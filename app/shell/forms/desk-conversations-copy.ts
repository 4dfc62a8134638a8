import { notice } from './area-copy.ts'

const attending = {
  'conversation-attend': {
    failed: 'A sua presença não mudou',
    attending: notice('Você está atendendo', 'Quem pedir gente no chat aparece aqui e avisa.'),
    'not-attending': notice('Você saiu do atendimento', 'Quem pedir gente é avisado da espera.'),
  },
}

/** Conversations with visitors; see desk-copy.ts. What the thread shows needs no notice. */
export const deskConversationsCopy = {
  conversations: { ...attending },
  conversation: {
    ...attending,
    'conversation-take': { failed: 'A conversa não foi assumida' },
    'conversation-return': { failed: 'A conversa não foi devolvida' },
    'conversation-transfer': {
      failed: 'A conversa não foi passada',
      'conversation-transferred': notice('Conversa passada', 'A outra pessoa já a vê como sua.'),
    },
    'conversation-close': {
      failed: 'A conversa não foi encerrada',
      'conversation-closed': notice('Conversa encerrada', 'Dá para reabrir quando quiser.'),
    },
    'conversation-reopen': { failed: 'A conversa não foi reaberta' },
    'conversation-reply': { failed: 'A mensagem não saiu' },
    'whatsapp-template': { failed: 'O modelo não saiu' },
    'whatsapp-resend': { failed: 'A mensagem não foi enviada de novo' },
    'conversation-note': {
      failed: 'A nota não foi guardada',
      'conversation-noted': notice('Nota guardada', 'Só a equipe vê.'),
    },
    'conversation-join': {
      failed: 'A conversa não foi ligada a um lead',
      'conversation-joined': notice('Conversa no lead', 'O histórico do lead já a mostra.'),
    },
    'conversation-separate': {
      failed: 'A conversa não foi separada',
      'conversation-separated': notice('Conversa separada', 'O lead continua como estava.'),
    },
  },
  whatsapp: {
    'whatsapp-connect': {
      failed: 'O WhatsApp não foi conectado',
      'whatsapp-connected': notice(
        'WhatsApp conectado',
        'Falta dizer à Meta o endereço do webhook, logo abaixo.',
      ),
      'whatsapp-renewed': notice('Acesso renovado', 'As conversas continuam como estavam.'),
    },
    'whatsapp-test': {
      failed: 'O teste não passou',
      'whatsapp-tested': notice('O acesso funciona', 'Os modelos foram lidos de novo.'),
    },
    'whatsapp-disconnect': {
      failed: 'O WhatsApp não foi desconectado',
      'whatsapp-disconnected': notice(
        'WhatsApp desconectado',
        'O acesso foi apagado. As conversas ficam.',
      ),
    },
  },
  quickReplies: {
    'quick-reply-save': {
      failed: 'A resposta não foi salva',
      'quick-reply-saved': notice('Resposta salva', 'Toda a equipe já pode usar.'),
    },
    'quick-reply-remove': {
      failed: 'A resposta não foi apagada',
      'quick-reply-removed': notice('Resposta apagada', 'Ela saiu da lista de toda a equipe.'),
    },
    'conversation-wait': {
      failed: 'O tempo não mudou',
      'conversation-wait-saved': notice(
        'Tempo atualizado',
        'Vale para quem chamar de agora em diante.',
      ),
    },
  },
}
