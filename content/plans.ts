/**
 * Every price and discount of the site, in whole reais: 1350, never 1.350 or '1.350,00'. Sample prices
 * of a sample agency. Any of them may go; what names its id leaves it out.
 */

type MonthlyService = {
  id: string
  name: string
  price: number
  description: string
  features: string[]
}

/** What nobody can price beforehand says so, and stays out of all sums. */
type OneOffService = {
  id: string
  name: string
  price: number | 'A combinar'
  description: string
}

type Tier = {
  id: string
  name: string
  price: number
  unit: 'once' | 'month' | 'from'
  covers: string
  features: string[]
  /** The badge of the tier that most people take. */
  badge?: string
}

export const recurringServices: MonthlyService[] = [
  {
    id: 'social-media',
    name: 'Social media',
    price: 800,
    description:
      'Sua marca presente nas redes toda semana, com pauta, arte e resposta a quem comenta.',
    features: [
      'Calendário editorial mensal',
      '12 posts por mês',
      'Stories semanais',
      'Resposta a comentários em horário comercial',
      'Relatório mensal de alcance e conversas',
    ],
  },
  {
    id: 'trafego-pago',
    name: 'Tráfego pago',
    price: 1000,
    description: 'Anúncios geridos pelo retorno, com a verba paga direto às plataformas.',
    features: [
      'Google Ads, Meta Ads e LinkedIn Ads',
      'Testes de criativo toda semana',
      'Relatório aberto, sem planilha escondida',
      'Medição de conversões configurada',
      'Reunião mensal de resultados',
    ],
  },
  {
    id: 'automacao',
    name: 'Gestão de automação',
    price: 1000,
    description: 'Fluxos de atendimento e vendas que seguem trabalhando fora do horário.',
    features: [
      'Fluxos de WhatsApp',
      'Nutrição por e-mail',
      'Integração com o seu CRM',
      'Qualificação automática de contatos',
      'Ajustes mensais com base nas conversas',
    ],
  },
]

export const oneOffServices: OneOffService[] = [
  {
    id: 'website',
    name: 'Website',
    price: 1500,
    description:
      'Site de uma página em modelo nosso, com os textos e as fotos que você envia. Serve de endereço e cartão de visita.',
  },
  {
    id: 'branding',
    name: 'Criação de marca',
    price: 2000,
    description: 'Logotipo, paleta, tipografia e um manual curto que a equipe usa de verdade.',
  },
  {
    id: 'media-capture',
    name: 'Captação de imagem e vídeo',
    price: 'A combinar',
    description: 'Fotos e vídeos no seu espaço. O orçamento depende de roteiro, diárias e locação.',
  },
]

/** Discount in percent on the monthly subtotal, by number of monthly services. */
export const discountTiers: { services: number; percent: number }[] = [
  { services: 1, percent: 0 },
  { services: 2, percent: 5 },
  { services: 3, percent: 10 },
  { services: 4, percent: 15 },
]

export const servicePlans: Record<'websites' | 'content' | 'analytics', Tier[]> = {
  websites: [
    {
      id: 'landing-page',
      name: 'Landing Page',
      price: 3500,
      unit: 'once',
      covers:
        'Uma página desenhada e escrita do zero para uma só oferta, feita para vender com anúncios.',
      features: [
        'Página de alta conversão',
        'Integração com WhatsApp',
        'Medição configurada',
        'Dois ciclos de ajuste',
      ],
    },
    {
      id: 'website-completo',
      name: 'Website Completo',
      price: 12000,
      unit: 'once',
      covers: 'O site inteiro da empresa, com blog e painel para editar.',
      features: [
        'Até 12 páginas',
        'Blog e SEO técnico',
        'Área administrativa',
        '60 dias de suporte',
        'Treinamento da equipe',
      ],
      badge: 'Mais popular',
    },
    {
      id: 'mini-saas',
      name: 'Mini SaaS/App',
      price: 25000,
      unit: 'from',
      covers: 'Um produto digital sob medida, do protótipo ao primeiro cliente.',
      features: [
        'Produto sob medida',
        'Login e pagamentos',
        'Painel de métricas',
        'Entrega por etapas',
      ],
    },
  ],
  content: [
    {
      id: 'starter',
      name: 'Starter',
      price: 2500,
      unit: 'month',
      covers: 'Blog, e-mail e redes, para quem está começando a publicar com constância.',
      features: ['4 posts de blog por mês', '12 posts sociais', '1 newsletter quinzenal'],
    },
    {
      id: 'growth',
      name: 'Growth',
      price: 5000,
      unit: 'month',
      covers: 'Para quem quer que o conteúdo traga vendas todo mês.',
      features: ['8 posts de blog por mês', '20 posts sociais', '4 newsletters', '2 infográficos'],
      badge: 'Mais popular',
    },
    {
      id: 'premium',
      name: 'Premium',
      price: 10000,
      unit: 'month',
      covers: 'Uma redação inteira a serviço da sua marca.',
      features: [
        'Posts de blog ilimitados',
        'Posts sociais ilimitados',
        'Newsletters ilimitadas',
        'Infográficos e materiais ricos',
      ],
    },
  ],
  analytics: [
    {
      id: 'auditoria',
      name: 'Auditoria',
      price: 3500,
      unit: 'once',
      covers: 'Um retrato fiel do que a sua medição conta e do que ela esconde.',
      features: [
        'Revisão de GA4, pixels e eventos',
        'Lista de perdas por ordem de valor',
        'Plano de correção em 30 dias',
      ],
    },
    {
      id: 'gestao',
      name: 'Gestão Analytics',
      price: 4000,
      unit: 'month',
      covers: 'Medição mantida de pé e lida com você toda semana.',
      features: [
        'Painel único de resultados',
        'Alertas de queda',
        'Leitura semanal',
        'Suporte a campanhas',
      ],
      badge: 'Mais vendido',
    },
    {
      id: 'cro',
      name: 'CRO Completo',
      price: 8000,
      unit: 'month',
      covers: 'Testes contínuos para vender mais com a mesma visita.',
      features: [
        'Tudo da Gestão Analytics',
        'Pesquisa com visitantes',
        '4 testes A/B por mês',
        'Ajustes de página inclusos',
      ],
    },
  ],
}
