import type { UpcomingContent } from '../types/site.ts'

export const page: UpcomingContent = {
  meta: {
    title: 'Planos personalizados',
    description:
      'Monte o seu pacote de marketing: escolha os serviços, veja o total com desconto e peça a proposta pelo WhatsApp.',
  },
}
