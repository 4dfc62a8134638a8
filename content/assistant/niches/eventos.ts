import type { Niche } from '../../types/assistant.ts'

export const eventos: Niche = {
  id: 'eventos',
  name: 'eventos, buffets e fotógrafos',
  terms: [
    'evento',
    'festa',
    'buffet',
    'casamento',
    'cerimonial',
    'fotograf*',
    'fotografo',
    'dj',
    'decoracao de festa',
    'salao de festa',
    'formatura',
    'show',
    'produtora',
  ],
  business: { article: 'o', noun: 'seu negócio' },
  customer: { one: 'cliente', many: 'clientes' },
  search: 'buffet infantil na minha cidade',
  plays: {
    'trafego-pago':
      'Anuncie com data e capacidade, doze meses antes para casamento e dois para infantil. Mostre o preço inicial.',
    seo: 'Uma página por tipo de festa com fotos de eventos reais e lugares onde já trabalhou. O nome do espaço também é busca.',
    automacao:
      'Pergunte data, número de convidados e lugar antes de tudo, e responda na hora se a data está livre. É o que define a conversa.',
    'email-marketing':
      'Depois da festa, peça avaliação e, dez meses depois, lembre o próximo aniversário.',
    websites:
      'Portfólio por tipo de evento, pacotes com preço inicial e calendário de datas livres.',
    'websites-apps':
      'Área do evento com contrato, pagamentos e lista do que falta decidir acalma a noiva e a sua equipe.',
    conteudo:
      'Bastidor da montagem em câmera rápida e a reação de quem chega. Emoção vende a próxima data.',
    'marketing-conteudo':
      'Faça listas: o que perguntar ao buffet, quanto reservar por convidado, o que sempre esquecem.',
    'image-video-capture':
      'Combine com outros fornecedores a troca de fotos com crédito. Todos ganham portfólio.',
    analytics:
      'Conte pedidos por data e fechados por origem. Data perdida por resposta lenta aparece rápido nessa conta.',
  },
}
