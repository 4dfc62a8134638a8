import type { UpcomingContent } from '../types/site.ts'

export const page: UpcomingContent = {
  meta: {
    title: 'Termos de uso (versão clássica)',
    description:
      'As regras de uso do site e da área do cliente em versão clássica, em português claro e pela lei brasileira.',
  },
}
