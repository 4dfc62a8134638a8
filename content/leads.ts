import { meeting } from './meeting.ts'
import type { FunnelSettings, LeadSettings } from './types/leads.ts'

/**
 * How leads are answered until the agency changes it at the desk. In a template {nome} is the first
 * name, {assunto} what it is about, {eu} whoever answers, {agencia} the agency and {agenda} the page
 * where meetings are booked.
 */
export const leads: { settings: LeadSettings; funnel: FunnelSettings } = {
  settings: {
    remindAfterHours: 4,
    templates: [
      {
        name: 'Convidar para conversar',
        subject: 'Sobre a sua mensagem',
        body: `Oi, {nome}! Aqui é {eu}, da {agencia}. Recebi a sua mensagem sobre {assunto} e posso mostrar o caminho em uma ${meeting}, sem compromisso. Escolha o horário aqui: {agenda}`,
      },
      {
        name: 'Pedir mais dados',
        subject: 'Duas perguntas rápidas',
        body: 'Oi, {nome}! Aqui é {eu}, da {agencia}. Para responder direito sobre {assunto}, preciso saber duas coisas: qual é a região que você atende e quanto pensa em investir por mês?',
      },
      {
        name: 'Não é para nós',
        subject: 'Sobre a sua mensagem',
        body: 'Oi, {nome}! Aqui é {eu}, da {agencia}. Obrigado por escrever sobre {assunto}. Isso fica fora do que fazemos bem, e prefiro dizer logo. Se precisar de marketing digital, conte com a gente.',
      },
    ],
  }, // One in ten new leads, one in four conversations and one in two proposals are won.
  funnel: {
    chances: { new: 10, talking: 25, proposal: 50 },
    lossReasons: [
      'Preço',
      'Sem verba agora',
      'Escolheu outra agência',
      'Parou de responder',
      'Prazo curto demais',
      'Fora do que fazemos',
    ],
  },
}
