import type { Topic } from '../../types/assistant.ts'

export const paymentTopics: Topic[] = [
  {
    id: 'payment',
    terms: [
      'pagamento',
      'forma de pagamento',
      'pix',
      'boleto',
      'no cartao',
      'cartao de credito',
      'no credito',
      'aceita* .. cartao',
      'pag* .. cartao',
      'cobranca',
      'parcela*',
      'parcelar',
      'em quantas vez*',
      'dividir .. vez*',
      'adiantado',
      'como pago',
      'pago como',
      'quando pago',
      'pago antes',
      'a vista',
      'transferencia',
    ],
    answer: [
      'A forma e as datas de pagamento são combinadas na proposta, por escrito, antes de começar: o site não publica uma lista de meios aceitos, então confirme o seu no WhatsApp {phone}.',
      'Serviços mensais são cobrados todo mês. {intro:websites-apps/planos}',
    ],
  },
  {
    id: 'invoice',
    terms: ['nota fiscal', 'nf', 'emite* nota', 'recibo', 'nfe'],
    answer: [
      'A nota fiscal se combina na proposta, com os dados de quem contrata: o site não publica as regras dela, então confirme no WhatsApp {phone}.',
    ],
  },
]
