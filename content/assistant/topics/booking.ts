import { counted } from '#features/shared/rules/text.ts'
import { brand } from '../../brand.ts'
import { claims } from '../../claims.ts'
import { meetingPlace, meetingWay } from '../../meeting-place.ts'
import type { Topic } from '../../types/assistant.ts'

const { meetingMinutes, offer } = claims
const talk = counted(meetingMinutes.portfolio, 'minuto', 'minutos')
const audit = offer && counted(offer.minutes, 'minuto', 'minutos')
const comeBy = ' Se preferir vir, o endereço é {address}: combine antes pelo {phone}.'
const way = {
  video: 'A conversa é on-line, por vídeo.',
  phone: 'A conversa é por telefone: ligamos para você.',
  address: 'A conversa é na agência: {address}.',
}[meetingPlace.kind]
const wayOfMeeting = brand.address.street && meetingPlace.kind !== 'address' ? way + comeBy : way

/** From a first talk to a signed proposal. */
export const bookingTopics: Topic[] = [
  {
    id: 'book',
    terms: [
      'marca* .. reuniao',
      'marco .. reuniao',
      'agenda* .. reuniao',
      'agendo',
      'agendar',
      'agendamento com voce',
      'marcar .. horario',
      'marcar .. conversa',
      'marcar uma',
      'quero marcar',
      'sentar com',
      'encontr* .. equipe|especialista|voce',
      'horario com',
      'consigo .. horario',
      'semana que vem',
      'marcar para',
      'agendar .. conversa|consultoria|horario|visita',
      'reuniao',
      'horario livre',
      'horario disponivel',
      'bater um papo',
      'conversar com voce',
      'agenda de voce',
    ],
    answer: [
      'Escolha o dia e a hora na agenda on-line: {booking}.',
      '{free-times}',
      'A conversa é gratuita e sem compromisso.',
      'Se preferir, marque pelo WhatsApp {phone}.',
    ],
  },
  {
    id: 'rebook',
    terms: [
      'remarca* .. reuniao|horario|conversa',
      'desmarca* .. reuniao|horario|conversa',
      'cancela* .. reuniao|horario|conversa',
      'muda* .. reuniao',
      'minha reuniao',
    ],
    answer: [
      'Para mudar ou cancelar o horário, use o link do e-mail que o confirmou; não pede senha. {rebooking} Ou avise no WhatsApp {phone}.',
    ],
  },
  {
    id: 'free-talk',
    terms: [
      'consultoria',
      'consultoria .. gratis|gratuita|paga|custa',
      'custa .. consultoria|diagnostico|reuniao|conversa',
      'paga .. reuniao|conversa|consultoria',
      'diagnostico',
      'diagnostico gratuito',
      'gratis',
      'e de graca',
      'de graca',
      'gratuito',
      'gratuita',
      'tem custo .. reuniao|conversa',
      'sem compromisso',
    ],
    answer: [
      `A primeira conversa é gratuita e sem compromisso: ${talk} ${meetingWay}${audit ? `, ou ${audit} na auditoria` : ''}. Olhamos os seus canais e números e você sai com os próximos passos, contrate a agência ou não.`,
      'Marque na agenda: {booking}.',
    ],
  },
  {
    id: 'meeting-form',
    terms: [
      'reuniao .. online|presencial|video|zoom|meet',
      'online ou presencial',
      'presencial ou online',
      'conversa .. online|presencial',
      'e por video',
      'google meet',
    ],
    answer: [wayOfMeeting, 'Para marcar: {booking}.'],
  },
  {
    id: 'meeting-length',
    terms: [
      'quanto tempo .. reuniao|conversa|consultoria',
      'reuniao .. dura|demora',
      'dura .. reuniao|conversa|consultoria',
      'duracao da reuniao',
      'quanto minuto',
    ],
    answer: [
      `A conversa gratuita dura ${talk}, ${meetingWay}${audit ? `; a auditoria gratuita, ${audit}` : ''}. Para marcar: {booking}.`,
    ],
  },
  {
    id: 'hire',
    terms: [
      'como .. contrato',
      'como .. contratar',
      'como .. contrata*',
      'contratar voce',
      'quero contratar',
      'quero fechar',
      'fechar com voce',
      'como faco para comecar com voce',
      'como comeco com voce',
      'como funciona .. contratacao',
      'quero um orcamento',
      'quero orcamento',
      'fazer um orcamento',
      'pedir .. orcamento',
      'solicitar .. orcamento',
      'quero uma proposta',
      'pedir .. proposta',
      'virar cliente',
      'passo .. contratar',
    ],
    answer: [
      'São três passos: uma conversa gratuita, uma proposta por escrito (escopo, preço, prazo e condições) e o seu aceite. Até lá, nada obriga você.',
      'Marque em {booking} ou [monte o seu pacote](/home1/planos) e peça a proposta.',
    ],
  },
  {
    id: 'start',
    terms: [
      'quando .. comeca*',
      'comecam quando',
      'quanto tempo .. voce comecar',
      'depois que eu fechar',
      'depois de fechar',
      'apos fechar',
      'primeiro passo .. voce',
    ],
    answer: [
      'Depois do aceite da proposta, que traz as datas, o primeiro passo é {phase:1}; o segundo, {phase:2}.',
    ],
  },
  {
    id: 'package',
    terms: [
      'montar .. pacote',
      'monto .. pacote',
      'pacote personalizado',
      'plano personalizado',
      'proprio pacote',
      'escolher .. servico',
      'so um servico',
      'um servico so',
    ],
    answer: [
      'Pode: escolha só o que precisa e veja o total na hora em [Planos](/home1/planos). {discounts}',
    ],
  },
]
