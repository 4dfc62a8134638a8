import type { UpcomingContent } from '../types/site.ts'

export const page: UpcomingContent = {
  meta: {
    title: 'Portfólio',
    description:
      'Áreas, projetos, processo e resultados da agência reunidos em uma só página, com contato direto ao final.',
  },
}
