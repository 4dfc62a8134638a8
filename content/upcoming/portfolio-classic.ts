import type { UpcomingContent } from '../types/site.ts'

export const page: UpcomingContent = {
  meta: {
    title: 'Portfólio (versão clássica)',
    description:
      'O portfólio da agência em versão clássica: áreas de atuação, projetos, processo de trabalho e resultados.',
  },
}
