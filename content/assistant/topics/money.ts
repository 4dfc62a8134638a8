import { counted } from '#features/shared/rules/text.ts'
import { claims } from '../../claims.ts'
import type { Topic } from '../../types/assistant.ts'

const { offer } = claims
/** Only an amount is a value. */
const worth = offer && /\d/.test(offer.auditValue) ? ` avaliada em ${offer.auditValue}` : ''

/** Fees, trials and offers: what else could be asked for, or given. */
export const moneyTopics: Topic[] = [
  {
    id: 'fees',
    terms: [
      'taxa',
      'taxa de adesao',
      'adesao',
      'setup',
      'implantacao',
      'custo extra',
      'custo escondido',
      'custo adicional',
      'cobra* .. extra',
      'cobra* a mais',
      'pegadinha',
      'letra miuda',
      'mais algum custo',
    ],
    answer: [
      'O site não publica nenhuma taxa além dos preços: eles valem para o escopo descrito ao lado de cada um, e a proposta confirma tudo antes de você assinar.',
      'Verba de anúncios, licenças, domínio e hospedagem são pagos à parte, direto aos fornecedores.',
    ],
  },
  {
    id: 'site-upkeep',
    terms: [
      'mensalidade .. site',
      'site .. mensalidade',
      'pagar .. mes .. site',
      'pago .. mes .. site',
      'site .. todo mes',
      'todo mes .. site',
      'mante* .. site',
      'manutencao',
      'manutencao .. site',
      'site .. pago uma vez',
      'anuidade',
    ],
    answer: [
      '{if:websites|websites-apps|one-off/website}O site é pago uma vez, sem mensalidade nossa.',
      '{note:websites-apps/planos}',
      '{faq:websites-apps/mudar}',
    ],
  },
  {
    id: 'edit-site',
    terms: [
      'eu mesmo .. mexer|mudar|editar|alterar',
      'consigo .. mexer|editar|alterar .. site',
      'edita* .. site',
      'altera* .. site',
      'atualiza* .. site',
      'mexer .. site',
      'muda* .. site .. depois',
      'painel .. editar',
    ],
    answer: ['{faq:websites-apps/mudar}'],
  },
  {
    id: 'pay-per-result',
    terms: [
      'cobra* por lead',
      'cobra* por resultado',
      'cobra* por venda',
      'paga* .. se vender',
      'paga* so se',
      'paga* por resultado',
      'comissao por venda',
      'porcentagem .. venda',
      'percentual .. venda',
      'por desempenho',
    ],
    answer: [
      'Não: a gestão tem valor fixo, {price:recurring/trafego-pago} no tráfego pago, sem comissão sobre verba ou venda.',
      'Outras condições só por escrito, na proposta.',
    ],
  },
  {
    id: 'trial',
    terms: [
      'testar um mes',
      'testar .. mes|semana|dia',
      'periodo de teste',
      'teste gratis',
      'teste gratuito',
      'experimenta*',
      'mes de teste',
      'amostra',
    ],
    answer: [
      'Não há período de teste publicado. A primeira conversa é gratuita, e o prazo mínimo de cada serviço vem na proposta.',
      'Para marcar: {booking}.',
    ],
  },
  {
    id: 'limited-offer',
    terms: [
      'oferta',
      'vaga .. oferta',
      'oferta limitada',
      'auditoria gratis',
      'auditoria gratuita',
      'auditoria de graca',
      'auditoria .. valendo',
      'vaga .. auditoria',
    ],
    answer: [
      ...(offer
        ? [
            `A oferta da página inicial: ${counted(offer.slots, 'vaga', 'vagas')} para uma auditoria${worth}, sem custo, em uma conversa de ${counted(offer.minutes, 'minuto', 'minutos')}.`,
            'Para saber se ainda há vaga, marque em {booking} ou pergunte no WhatsApp {phone}.',
          ]
        : ['Hoje não há uma auditoria em oferta. A primeira conversa é gratuita: {booking}.']),
    ],
  },
  {
    id: 'other-discounts',
    terms: [
      'cupom',
      'black friday',
      'desconto a vista',
      'desconto .. pix|vista',
      'promocao',
      'promociona*',
      'codigo de desconto',
      'faz por',
      'fecha por',
      'esta caro',
      'achei caro',
      'muito caro',
      'negocia*',
      'abaixa .. preco',
      'me da .. desconto',
      'primo faz',
    ],
    answer: ['{discounts}', 'Outras condições não estão publicadas: pergunte no WhatsApp {phone}.'],
  },
]
