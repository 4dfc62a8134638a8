import type { SuccessCase } from '../types/case.ts'

// Sample client: person, company and figures are invented. Replace with a real, authorised and
// provable case. The returns of the four samples average to claims.cases.roi.
export const successCase: SuccessCase = {
  slug: 'moda-jangada',
  name: 'Lívia Sampaio',
  role: 'Fundadora',
  company: 'Moda Jangada',
  sector: 'Comércio eletrônico',
  quote:
    'Descobri que a minha campanha preferida dava prejuízo. Doeu por um dia e pagou o ano inteiro.',
  fullStory: [
    'A Moda Jangada cria roupas de praia e de viagem, costuradas por um ateliê de doze pessoas em Fortaleza. A loja virtual vendia R$ 50 mil por mês e crescia só quando Lívia Sampaio aparecia nos vídeos. Ela queria um site novo. Pedimos duas semanas para ler os números antes.',
    'A leitura mostrou que parte das compras era contada duas vezes, o que fazia uma campanha ruim parecer a melhor da conta. Também mostrou que o frete só surgia no fim do carrinho e que uma em cada cinco peças voltava por tamanho errado. O site não precisava ser refeito; precisava parar de esconder o que a cliente quer saber.',
    'Corrigimos a medição e levamos o frete, o prazo e a tabela de medidas para a página do produto. Gravamos, numa única diária, 24 vídeos curtos com três mulheres de corpos diferentes vestindo as mesmas peças, todas com autorização de imagem assinada. A taxa de conversão, que era de 0,9%, chegou a 1,7% no oitavo mês.',
    'Com a casa em ordem, mudamos os anúncios. As campanhas deixaram de ser divididas por coleção e passaram a ser divididas por margem: peça que deixa pouco lucro não recebe verba. Criamos três sequências de e-mail, para carrinho abandonado, primeira compra e clientes que não voltavam havia quatro meses.',
    'Houve tropeços. A liquidação de julho vendeu muito e lucrou pouco, porque o desconto valeu também para as peças de margem curta. No fim do ano ele ficou restrito às últimas unidades de cada modelo. E o ateliê precisou de seis semanas para acompanhar a demanda, tempo em que reduzimos a verba de propósito.',
    'Doze meses depois, a loja fechou o mês com R$ 132 mil em vendas. Das vendas do período, R$ 885,6 mil vieram de anúncios e e-mails identificados. As trocas por tamanho caíram pela metade, e Lívia passou a gravar só quando tem algo a contar.',
  ],
  rating: 5,
  metrics: [
    { label: 'ROI', value: '+720%' },
    { label: 'Vendas por mês', value: '+164%' },
    { label: 'Taxa de conversão', value: '+89%' },
  ],
  avatar: 'LS',
  timeline: '12 meses',
  investment: 'R$ 9.000 por mês, com a verba de anúncios',
  challenge:
    'Vendas dependentes da presença da fundadora, compras contadas em dobro e frete escondido no fim do carrinho.',
  solution:
    'Medição corrigida, página de produto com frete e medidas, vídeos de vestir, campanhas por margem e três sequências de e-mail.',
  results: [
    'De R$ 50 mil para R$ 132 mil em vendas mensais',
    'Conversão de 0,9% para 1,7% das visitas',
    'Trocas por tamanho reduzidas à metade',
    '19% das vendas vindas de e-mail, antes quase zero',
    'R$ 885,6 mil em vendas atribuídas ao projeto',
  ],
  art: { seed: 1211, field: 'waves', hue: 'mar-sol' },
}
