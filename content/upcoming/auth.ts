import type { UpcomingContent } from '../types/site.ts'

export const page: UpcomingContent = {
  meta: {
    title: 'Área do cliente',
    description:
      'Entre na área do cliente para acompanhar investimento, conversões e cliques das suas campanhas em um só lugar.',
  },
}
