import { fillCount } from '../derived/in-words.ts'
import type { PortfolioContent } from '../types/portfolio-page.ts'
import { page as portfolio } from './portfolio.ts'

const areas = portfolio.areas.items.length
const held = [
  ...(areas > 0 ? [fillCount(areas, 'uma área de atuação', '{n:a} áreas de atuação')] : []),
  fillCount(portfolio.projects.items.length, 'um projeto', '{n} projetos'),
]

export const page: PortfolioContent = {
  ...portfolio,
  meta: {
    title: 'Portfólio (versão clássica)',
    description: `O portfólio da agência em versão clássica: ${held.join(', ')}, o processo de trabalho em ${fillCount(portfolio.process.items.length, 'uma fase', '{n:a} fases')} e os resultados.`,
  },
  art: { seed: 2202, field: 'converge', hue: 'mar-sol' },
}
