import { brand } from '../../brand.ts'
import type { AssistantTexts } from '../../types/assistant.ts'

const person = `WhatsApp ${brand.phone.display} ou ${brand.email}`

/** What the conversation on the support page says; the error is quoted by the specification. */
export const clientTexts: Pick<AssistantTexts, 'greeting' | 'error'> = {
  greeting: `Olá! Eu sou o **${brand.assistant}**. Leio os números de **{client}** e conheço esta área: pergunte quanto foi investido, qual campanha trouxe mais, como foi um mês, ou como fazer algo aqui.`,
  error: 'Ops! Houve um erro ao processar sua mensagem. Por favor, tente novamente.',
}

/** Offered before anything was asked. */
export const clientStarters = [
  'Quanto gastei este mês?',
  'Qual campanha deu mais contatos?',
  'Como foi o mês passado?',
  'Como troco minha senha?',
]

export const clientReplies = {
  self: `Sou o **${brand.assistant}**, o assistente da ${brand.name}. Não sou uma pessoa: leio os números de **{client}** que chegaram a esta área e a ajuda dela, e digo quando não sei. Pessoas respondem no ${person}.`,
  abilities:
    'Respondo sobre os números de **{client}** (investimento, conversões, cliques, custos, campanhas, plataformas, períodos e metas) e sobre como usar esta área.',
  nothingFits: `Isso eu não sei responder. Leio os números de **{client}** e a ajuda desta área: por exemplo, “quanto gastei este mês?” ou “como baixo os números?”. O resto, uma pessoa responde: ${person}.`,
  others:
    'Só vejo os números de **{client}**, e só eles podem ser mostrados aqui. Sobre outras empresas eu não digo nada, nem a médias delas tenho acesso.',
  forecast:
    'Não faço previsões: só leio o que já chegou. Para planejar os próximos meses, fale com a sua equipe.',
  untold:
    'Isso os números que recebemos não dizem, ou não se pode somar com honestidade. Pergunte à equipe: ela vê direto nas plataformas.',
  team: `Sobre serviços, contrato e pagamento quem responde é a equipe que atende você: ${person}.`,
  noFigures:
    'Ainda não há números de **{client}** nesta área. Quem os carrega é a sua agência; se já deveriam estar aqui, avise: {person}.',
  noneThen: 'Não há números de **{client}** em {period}. Os que chegaram vão de {first} a {last}.',
  nonePlatform: 'Não há números do {platform} em {period}.',
  noCampaign: 'Não houve {figure} em nenhuma campanha em {period}.',
  noCause: 'A causa os números não dizem; quem acompanha as campanhas pode explicar.',
  nothingChanged: 'Nada mudou o bastante para chamar atenção.',
  noGoal: 'Não há meta nem verba combinada registrada para este mês. Peça à equipe para registrar.',
  notApart: 'Os números recebidos não separam {kind}: conto todas as conversões.',
  noRevenue: 'Os números recebidos não trazem receita.',
  demo: 'São dados demo, só para mostrar como funciona.',
  until: 'Dados até {day}.',
  since: 'Os números começam em {day}.',
  seen: 'Ver em',
} as const

export const personToAsk = person
