import type { PortfolioCase } from '../../types/portfolio-page.ts'

// Sample client: people, company and figures are invented.
export const cafeSerraClara: PortfolioCase = {
  id: 'cafe-serra-clara',
  title: 'O café que subiu a serra em quatro minutos',
  category: 'Filme e redes sociais',
  client: 'Café Serra Clara',
  duration: '9 semanas',
  investment: 'R$ 24.500',
  description:
    'Um filme de quatro minutos e 26 vídeos curtos gravados em três dias de colheita no Maciço de Baturité.',
  challenge:
    'Um café premiado que só os vizinhos conheciam. As fotos eram de banco de imagens e as publicações falavam de promoção.',
  solution:
    'Filmamos quem colhe, quem torra e quem prova. O filme abre a loja virtual, e cada vídeo curto responde a uma pergunta de quem compra café pela internet.',
  results: [
    { label: 'Pedidos na loja virtual', value: '+132%' },
    { label: 'Pessoas alcançadas', value: '1,1 milhão' },
    { label: 'Assistiram até o fim', value: '38%' },
  ],
  technologies: ['DaVinci Resolve', 'Drone', 'Meta Ads', 'Loja integrada'],
  deliverables: [
    'Filme de quatro minutos',
    '26 vídeos verticais com legenda',
    'Calendário de três meses',
    '90 fotografias',
  ],
  testimonial: {
    text: 'Meu pai se viu colhendo café na tela e chorou. Depois chegaram os pedidos.',
    author: 'Ana Beatriz Luna',
    role: 'Produtora e torrefadora',
  },
  link: '/servicos/conteudo',
  images: [
    { screen: 'film', alt: 'Quadro do filme: a serra ao amanhecer, com legenda e barra de tempo' },
    { screen: 'feed-phone', alt: 'Grade de vídeos verticais do café no celular' },
  ],
  art: { seed: 2222, field: 'layers', hue: 'sol' },
  video: true,
  featured: false,
  actions: ['Assistir em uma conversa', 'Quero um filme assim'],
}
