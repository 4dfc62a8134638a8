import type { PortfolioCase } from '../../types/portfolio-page.ts'

// Sample client: people, company and figures are invented.
export const norteLogistica: PortfolioCase = {
  id: 'norte-logistica',
  title: 'Da cotação por telefone ao painel de cargas',
  category: 'Sistema, SEO e analytics',
  client: 'Norte Logística',
  duration: '13 semanas',
  investment: 'R$ 46.000',
  description:
    'Cotação de frete na hora, painel para o cliente seguir a carga e páginas que respondem ao que as indústrias buscam.',
  challenge:
    'Cada cotação levava um dia e três ligações. Ninguém sabia de onde vinham os contratos, e o site tinha uma página só.',
  solution:
    'Um sistema que calcula o frete em segundos, ligado ao CRM e à nota fiscal. Cada rota ganhou uma página, e cada contrato guarda a busca que o trouxe.',
  results: [
    { label: 'Cotações por mês', value: '+260%' },
    { label: 'Tempo de cotação', value: '40 s' },
    { label: 'Contratos vindos de busca', value: '31%' },
  ],
  technologies: ['TypeScript', 'PostgreSQL', 'Looker Studio', 'Search Console'],
  deliverables: [
    'Portal de cotação e rastreio',
    '38 páginas de rotas',
    'Integração com o CRM',
    'Painel de contratos por canal',
  ],
  testimonial: {
    text: 'O comercial parou de copiar planilha e voltou a vender. Na segunda-feira o painel já diz para quem ligar.',
    author: 'Sérgio Antunes',
    role: 'Diretor de operações',
  },
  link: '/servicos/analytics',
  images: [
    {
      screen: 'dashboard',
      alt: 'Painel de cargas no computador: cotações do mês, rotas e entregas de hoje',
    },
    { screen: 'search', alt: 'Resultado de busca com a página de uma rota em primeiro lugar' },
  ],
  art: { seed: 2223, field: 'converge', hue: 'ceu' },
  video: false,
  featured: false,
  actions: ['Ver o painel em uma conversa', 'Quero um sistema assim'],
}
