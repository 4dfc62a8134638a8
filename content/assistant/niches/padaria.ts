import type { Niche } from '../../types/assistant.ts'

export const padaria: Niche = {
  id: 'padaria',
  name: 'padarias e confeitarias',
  terms: [
    'padaria',
    'confeitaria',
    'confeiteir*',
    'bolo',
    'doce',
    'brigadeiro',
    'doceria',
    'panificadora',
    'chocolate',
    'paes',
    'bolos',
    'docinho',
    'salgadinho',
  ],
  business: { article: 'a', noun: 'sua confeitaria' },
  customer: { one: 'cliente', many: 'clientes' },
  search: 'bolo por encomenda',
  plays: {
    'trafego-pago':
      'Anuncie encomenda com data: Páscoa, Dia das Mães, Natal, a partir de três semanas antes, com limite de vagas verdadeiro.',
    seo: 'Crie páginas para “bolo de casamento”, “kit festa” e “cesta de café da manhã” com a sua cidade. São buscas de quem vai encomendar.',
    automacao:
      'Receba data, sabor, tamanho e referência por perguntas no WhatsApp, e peça o sinal por Pix. Encomenda anotada no papel some.',
    'email-marketing':
      'Guarde a data da festa e escreva um ano depois, um mês antes. O aniversário se repete.',
    websites:
      'Catálogo com tamanho, preço por porção, prazo e retirada. Metade das mensagens deixa de existir.',
    'websites-apps': 'Agenda de encomendas com limite por dia protege a cozinha nas vésperas.',
    conteudo: 'Filme o corte e o recheio. Fatia vende mais que bolo inteiro.',
    'marketing-conteudo':
      'Escreva “quantos quilos para trinta pessoas?” e “o que sai antes na festa?”. Guia útil é compartilhado em grupo de família.',
    'image-video-capture':
      'Luz natural, fundo simples e a mesma bancada sempre. Unidade visual dá preço.',
    analytics:
      'Calcule margem por produto antes de anunciar. O mais pedido pode ser o que menos sobra.',
  },
}
