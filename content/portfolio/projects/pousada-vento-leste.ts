import type { PortfolioCase } from '../../types/portfolio-page.ts'

// Sample client: people, company and figures are invented.
export const pousadaVentoLeste: PortfolioCase = {
  id: 'pousada-vento-leste',
  title: 'A pousada que vende direto e paga menos comissão',
  category: 'Marca, site e reservas',
  client: 'Pousada Vento Leste',
  duration: '12 semanas',
  investment: 'R$ 32.000',
  description:
    'Marca nova, site com reserva direta e fotografia de dois dias para uma pousada de 14 quartos no litoral oeste do Ceará.',
  challenge:
    'Oito em cada dez reservas chegavam por portais, que ficavam com 18% de cada diária. O site antigo não abria no celular e pedia ao hóspede que escrevesse um e-mail.',
  solution:
    'Reserva em três telas, com preço final desde a primeira. Fotos de cada quarto no mesmo horário de luz, previsão do vento na capa e uma mensagem de boas-vindas que sai sozinha dois dias antes da chegada.',
  results: [
    { label: 'Reservas diretas', value: '+184%' },
    { label: 'Comissão paga a portais', value: '−41%' },
    { label: 'Tempo de abertura no celular', value: '1,3 s' },
    { label: 'Nota dos hóspedes', value: '4,8' },
  ],
  technologies: ['React', 'TypeScript', 'PostgreSQL', 'Pix e cartão', 'Figma'],
  deliverables: [
    'Identidade e guia de voz',
    'Site em português e inglês',
    'Motor de reservas',
    '140 fotografias tratadas',
  ],
  testimonial: {
    text: 'No primeiro feriado o site vendeu mais que os portais somados. Eu conferi três vezes antes de acreditar.',
    author: 'Caio Menezes',
    role: 'Proprietário',
  },
  link: '/servicos/websites-apps',
  images: [
    {
      screen: 'booking',
      alt: 'Site da Pousada Vento Leste no computador: o mar, o sol e a barra de reserva',
    },
    {
      screen: 'booking-phone',
      alt: 'A mesma reserva no celular, com calendário e preço final',
    },
  ],
  art: { seed: 2221, field: 'waves', hue: 'mar-sol' },
  video: false,
  featured: true,
  actions: ['Quero um projeto assim', 'Conhecer os bastidores'],
}
