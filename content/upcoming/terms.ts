import type { UpcomingContent } from '../types/site.ts'

export const page: UpcomingContent = {
  meta: {
    title: 'Termos de uso',
    description:
      'As regras de uso do site e da área do cliente, escritas em português claro e regidas pela lei brasileira.',
  },
}
