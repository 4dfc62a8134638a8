import type { SampleLead } from '../types/samples/lead-samples.ts'

/** Invented people who wrote to the agency, for looking around an empty desk. None of them exists. */
export const leadSamples: SampleLead[] = [
  {
    name: 'Vera Lacerda',
    company: 'Cantina do Largo',
    message:
      'Terça e quarta ficam vazias e no fim de semana tem fila. Já impulsionei post e não vi diferença. Dá para mudar isso com anúncio? Tenho uns R$ 2.000 por mês.',
    hoursAgo: 7,
    state: 'new',
    landing: '/servicos/trafego-pago?utm_source=google&utm_medium=cpc&utm_campaign=restaurantes',
  },
  {
    name: 'Nelson Barreto',
    company: 'Barreto e Lima Contadores',
    message: 'Uma amiga falou de vocês. Quero um site com blog para o escritório.',
    hoursAgo: 2,
    state: 'new',
    landing: '/servicos/websites',
  },
  {
    name: 'Cíntia Rocha',
    company: 'Laboratório Ponto Certo',
    message: 'Quero entender como vocês trabalham antes de pedir uma proposta.',
    hoursAgo: 52,
    state: 'talking',
    landing: '/?utm_source=instagram&utm_medium=paid&utm_campaign=conversa',
    value: '9600.00',
    next: { step: 'Ligar para combinar a conversa', day: 0 },
    answer: 'Oi, Cíntia! Recebi a sua mensagem. Podemos conversar na quinta?',
  },
  {
    name: 'Raimundo Feitosa',
    company: 'Telhado Solar',
    message: 'Vendemos energia solar no interior e precisamos de mais orçamentos por mês.',
    hoursAgo: 120,
    state: 'proposal',
    landing: '/servicos/trafego-pago?gclid=exemplo',
    value: '24000.00',
    next: { step: 'Perguntar da proposta', day: 2 },
    answer: 'Oi! A proposta com as duas opções de verba segue por e-mail.',
  },
  {
    name: 'Joana Sampaio',
    company: 'Empório da Vila',
    message: 'A loja virtual está pronta e ninguém aparece. O que dá para fazer?',
    hoursAgo: 300,
    state: 'won',
    value: '18000.00',
    landing: '/?utm_source=google&utm_medium=cpc&utm_campaign=lojas',
    answer: 'Oi! Dá para fazer bastante. Posso ligar hoje às 15h?',
  },
  {
    name: 'Otávio Cardoso',
    company: 'Transportes Cardoso',
    message: 'Precisamos de um vídeo institucional para a semana que vem.',
    hoursAgo: 420,
    state: 'lost',
    reason: 'Prazo curto demais',
    landing: '/portfolio',
    answer: 'Oi! Uma semana não basta para um vídeo bom, e prefiro dizer logo.',
  },
]
