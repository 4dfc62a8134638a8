import type { PortfolioContent } from '../types/portfolio-page.ts'
import { page as portfolio } from './portfolio.ts'

export const page: PortfolioContent = {
  ...portfolio,
  meta: {
    title: 'Portfólio (versão clássica)',
    description:
      'O portfólio da agência em versão clássica: seis áreas de atuação, três projetos, o processo de trabalho em quatro fases e os resultados.',
  },
  art: { seed: 2202, field: 'converge', hue: 'mar-sol' },
}
