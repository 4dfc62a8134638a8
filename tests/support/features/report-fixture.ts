import { noWords, type ReportEdition } from '#features/reports/rules/report.ts'

const sums = (total: number, days: number, bend: number) =>
  Array.from({ length: days }, (_, i) => Math.round(total * ((i + 1) / days) ** bend))

/** A report that could have been sent, for tests that need no database. */
export const reportFixture: ReportEdition = {
  edition: 1,
  sent: '5 de novembro de 2026',
  leftOut: [],
  order: [],
  words: {
    ...noWords,
    did: [
      { day: '6/10', text: 'Separamos biquínis e saídas de praia, que dividiam a mesma verba.' },
      { day: '13/10', text: 'Gravamos oito vídeos curtos. Três já estão no ar na Meta.' },
      {
        day: '21/10',
        text: 'Baixamos o lance de “moda praia” depois de dois dias acima de R$ 40 por conversão.',
      },
      { day: '', text: 'Pausamos Lançamento — Coleção de inverno: 11 conversões a R$ 73,05 cada.' },
    ],
    next: [
      {
        what: 'Levar R$ 900 da busca para os vídeos da Meta',
        who: 'Marina Lopes, até 6 de novembro',
      },
      { what: 'Pôr no ar os outros cinco vídeos', who: 'Caio Nogueira, até 12 de novembro' },
      { what: 'De você: as fotos da coleção de verão', who: 'Lívia Sampaio, até 10 de novembro' },
    ],
    comment:
      'Lívia, outubro teve vento contra na busca e a favor na Meta. Prefiro não disputar o clique mais caro do ano: nos vídeos, cada conversão sai por R$ 25, e ainda há cinco para estrear.\n\nSe dezembro repetir o ano passado, a busca volta a valer a pena na segunda semana. Falamos no dia 18, às 14h.',
    signer: 'Marina Lopes',
    role: 'Head de marketing, responsável pela sua conta',
  },
  document: {
    version: 1,
    agency: 'Alísio',
    client: 'Moda Jangada',
    title: 'Outubro de 2026',
    kind: 'Relatório mensal',
    span: '1 a 31 de outubro',
    sample: true,
    summary: 'Outubro trouxe 572 conversões, 18 a menos que setembro. Cada uma custou R$ 28,88.',
    changed: [
      [
        'Outubro trouxe ',
        { strong: '572 conversões' },
        ', 18 a menos que setembro, com 2% menos verba.',
      ],
      ['Cada conversão custou ', { strong: 'R$ 28,88' }, ', dentro da meta de R$ 30,00.'],
    ],
    figures: [
      {
        label: 'Investimento',
        value: 'R$ 16.519,79',
        words: [
          { strong: '2% menos que em setembro' },
          ' (R$ 16.856,93), de uma verba combinada de R$ 17.000,00.',
        ],
      },
      {
        label: 'Conversões',
        value: '572',
        words: [{ strong: '3% menos que em setembro' }, ': foram 590, 18 a mais.'],
      },
      {
        label: 'Custo por conversão',
        value: 'R$ 28,88',
        words: [{ strong: '1% mais que em setembro' }, ' (R$ 28,57) e R$ 1,12 abaixo da meta.'],
      },
      {
        label: 'Cliques',
        value: '19.104',
        words: [{ strong: '4% menos que em setembro' }, ' (19.900). Cada um custou R$ 0,86.'],
      },
    ],
    goals: [
      {
        label: 'Verba do mês',
        value: 'R$ 16.519,79 de R$ 17.000,00',
        percent: 97,
        words: ['97% da verba combinada foi usada.'],
      },
    ],
    chart: {
      title: 'Atrás de setembro desde o dia 19',
      text: 'Conversões somadas dia a dia. A linha cheia é outubro; a pontilhada, setembro.',
      spoken: 'Conversões acumuladas. No fim, 572 em outubro e 590 em setembro.',
      ticks: [0, 200, 400, 600].map((value) => ({ value, label: String(value) })),
      now: sums(572, 31, 0.9),
      before: sums(590, 30, 1.05),
      nowEnd: { value: '572', label: 'outubro' },
      beforeEnd: { value: '590', label: 'setembro' },
      days: [0, 4, 9, 14, 19, 24]
        .map((at) => ({ at, label: String(at + 1) }))
        .concat([{ at: 30, label: '31 out' }]),
      pin: { at: 17, text: 'Dia 18: 369, à frente dos 354 de setembro' },
    },
    platforms: [
      {
        name: 'Meta Ads',
        spend: { text: 'R$ 7.378,41', share: '45% da verba', percent: 45 },
        conversions: { text: '292 conversões', share: '51% do total', percent: 51 },
        cost: 'R$ 25,27',
        words: ['Custo ', { strong: '3% menor' }, ' que em setembro (R$ 25,99).'],
      },
      {
        name: 'Google Ads',
        spend: { text: 'R$ 9.141,38', share: '55% da verba', percent: 55 },
        conversions: { text: '280 conversões', share: '49% do total', percent: 49 },
        cost: 'R$ 32,65',
        words: ['Custo ', { strong: '6% maior' }, ' que em setembro (R$ 30,81).'],
      },
    ],
    campaigns: {
      rows: [
        {
          name: 'Pesquisa — marca e região',
          platform: 'Google Ads',
          spend: 'R$ 9.141,38',
          conversions: '280',
          cost: 'R$ 32,65',
        },
        {
          name: 'Vendas — Loja virtual 🛍️ 👩‍👩‍👧 🇧🇷 verão',
          platform: 'Meta Ads',
          spend: 'R$ 7.378,41',
          conversions: '292',
          cost: 'R$ 25,27',
        },
      ],
      rest: null,
      total: 2,
    },
    how: [
      {
        term: 'Investimento',
        text: 'O que as plataformas cobraram, sem impostos e sem a nossa mensalidade.',
      },
      {
        term: 'Conversão',
        text: 'Uma compra na loja ou um cadastro, até sete dias depois do clique no anúncio.',
      },
      {
        term: 'Custo por conversão',
        text: 'Investimento dividido pelas conversões do mesmo período.',
      },
      {
        term: 'Comparação',
        text: 'Mês inteiro contra mês inteiro: outubro teve 31 dias e setembro, 30.',
      },
    ],
    received:
      'Números recebidos até 3 de novembro, 7h. Ajustes posteriores aparecem na área do cliente.',
  },
}
