import type { Niche } from '../../types/assistant.ts'

export const otica: Niche = {
  id: 'otica',
  name: 'óticas',
  terms: ['otica', 'oculos', 'lente de contato', 'optometr*'],
  business: { article: 'a', noun: 'sua ótica' },
  customer: { one: 'cliente', many: 'clientes' },
  search: 'ótica perto de mim',
  plays: {
    'trafego-pago':
      'Anuncie armações por estilo e faixa de preço no Instagram, e “óculos de grau hoje” na busca. São dois públicos diferentes.',
    seo: 'Página para multifocal, infantil e conserto, com prazo de entrega. Conserto traz gente que compra depois.',
    automacao:
      'Receba a receita por foto, mande três armações na faixa de preço e avise quando ficar pronto.',
    'email-marketing': 'Escreva um ano depois da compra, quando a receita costuma mudar.',
    websites:
      'Marcas, faixa de preço e prazo de lente. Mostre armações em rostos de formatos diferentes.',
    'websites-apps':
      'Prova virtual só compensa com catálogo grande; antes, um catálogo com estoque certo.',
    conteudo:
      'Escolha de armação por formato de rosto, com clientes reais. É o vídeo que a pessoa salva.',
    'marketing-conteudo':
      'Explique a diferença entre lentes e o que justifica o preço. É a dúvida que trava a venda.',
    'image-video-capture': 'Fotografe sem reflexo e no rosto, nunca só na vitrine.',
    analytics: 'Meça receita aviada por vendedor e origem, e o valor médio com lente.',
  },
}
