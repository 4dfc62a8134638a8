import type { UpcomingContent } from '../types/site.ts'

export const page: UpcomingContent = {
  meta: {
    title: 'Cases de sucesso',
    description:
      'Histórias de empresas que cresceram com a gente, com desafio, solução e números de cada etapa do caminho.',
  },
}
