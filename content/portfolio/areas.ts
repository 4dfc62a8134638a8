import { claims } from '../claims.ts'
import { omitMissing } from '../types/claims.ts'
import type { Area } from '../types/portfolio-page.ts'

// Figures are samples: replace them with provable ones of your own.
export const areas: Area[] = [
  {
    id: 'social-media',
    title: 'Social media',
    description:
      'Calendário, texto, imagem e resposta. A marca aparece toda semana com algo a dizer, e quem comenta recebe resposta de gente.',
    icon: 'message',
    image: { seed: 2211, field: 'waves', hue: 'mar-sol' },
    link: '/servicos/conteudo',
    features: [
      'Calendário editorial aprovado por você',
      'Posts, stories e vídeos curtos',
      'Atendimento a comentários e mensagens',
      'Relatório mensal com o que repetir',
    ],
    metrics: [
      { value: '+80%', label: 'de engajamento em seis meses' },
      { value: '2 h', label: 'para a primeira resposta' },
    ],
    technologies: ['Meta Business Suite', 'Figma', 'CapCut', 'mLabs'],
  },
  {
    id: 'desenvolvimento-web',
    title: 'Desenvolvimento web',
    description:
      'Sites, lojas e sistemas rápidos no celular, escritos para durar. O código e o domínio ficam em seu nome.',
    icon: 'code',
    image: { seed: 2212, field: 'grid', hue: 'ceu' },
    link: '/servicos/websites-apps',
    features: [
      'Páginas que abrem em menos de dois segundos',
      'Integração com pagamento, CRM e WhatsApp',
      'Edição de textos e preços sem programador',
      'Acessibilidade testada em cada tela',
    ],
    metrics: omitMissing(claims.websites.timeline, {
      value: '98',
      label: 'de nota média em desempenho',
    }),
    technologies: ['React', 'TypeScript', 'PostgreSQL', 'Vite'],
  },
  {
    id: 'branding',
    title: 'Branding',
    description:
      'Nome, marca, voz e regras de uso. Uma identidade que a equipe aplica sozinha, do crachá ao anúncio.',
    icon: 'compass',
    image: { seed: 2213, field: 'spiral', hue: 'sol' },
    link: '/servicos/conteudo',
    features: [
      'Entrevistas com clientes e equipe',
      'Logotipo, cores, tipografia e ícones',
      'Guia de voz com exemplos de texto',
      'Modelos prontos para o dia a dia',
    ],
    metrics: [
      { value: '3', label: 'caminhos apresentados por projeto' },
      { value: '+35%', label: 'de lembrança em pesquisa com clientes' },
    ],
    technologies: ['Figma', 'Illustrator', 'Photoshop'],
  },
  {
    id: 'producao-audiovisual',
    title: 'Produção audiovisual',
    description:
      'Foto, vídeo e drone com roteiro. Uma diária bem planejada rende meses de publicações.',
    icon: 'video',
    image: { seed: 2214, field: 'ripples', hue: 'mar' },
    link: '/servicos/conteudo',
    features: [
      'Roteiro e plano de filmagem',
      'Captação em estúdio e em campo',
      'Edição, cor, legenda e trilha',
      'Versões para cada rede e formato',
    ],
    metrics: [
      { value: '7-15 dias', label: 'do set ao post' },
      { value: '24', label: 'vídeos por diária, em média' },
    ],
    technologies: ['DaVinci Resolve', 'Premiere Pro', 'After Effects'],
  },
  {
    id: 'seo-analytics',
    title: 'SEO e analytics',
    description:
      'Ser achado por quem procura e saber o que aconteceu depois do clique. Um painel só, com números que fecham com o caixa.',
    icon: 'chart',
    image: { seed: 2215, field: 'converge', hue: 'mar-sol' },
    link: '/servicos/analytics',
    features: [
      'Auditoria técnica do site',
      'Medição de ponta a ponta, com consentimento',
      'Testes A/B em páginas e formulários',
      'Painel aberto à sua equipe',
    ],
    metrics: [
      { value: '+210%', label: 'de visitas de busca em nove meses' },
      { value: '+30%', label: 'de conversão nas páginas testadas' },
    ],
    technologies: ['Google Analytics 4', 'Search Console', 'Looker Studio', 'BigQuery'],
  },
  {
    id: 'marketing-conteudo',
    title: 'Marketing de conteúdo',
    description:
      'Artigos, guias e newsletters que respondem ao que o cliente pergunta antes de comprar, escritos com quem entende do assunto.',
    icon: 'pen',
    image: { seed: 2216, field: 'layers', hue: 'ceu' },
    link: '/servicos/marketing-conteudo',
    features: [
      'Pesquisa de pauta com dados de busca',
      'Entrevistas com os seus especialistas',
      'Revisão de texto e de fatos',
      'Distribuição por e-mail e redes',
    ],
    metrics: [
      { value: '4', label: 'artigos por mês no plano inicial' },
      { value: '+140%', label: 'de contatos vindos do blog' },
    ],
    technologies: ['RD Station', 'Semrush', 'WordPress', 'Notion'],
  },
]
