import type { UpcomingContent } from '../types/site.ts'

export const page: UpcomingContent = {
  meta: {
    title: 'Cases de sucesso (versão clássica)',
    description:
      'Estudos de caso da agência em versão clássica: desafio, solução, prazo e resultado de cada projeto.',
  },
}
