import type { UpcomingContent } from '../types/site.ts'

export const page: UpcomingContent = {
  meta: {
    title: 'Links',
    description:
      'Todos os caminhos até a agência em uma página feita para o celular: agenda, WhatsApp, redes e contato direto.',
  },
}
