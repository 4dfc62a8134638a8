import type { UpcomingContent } from '../types/site.ts'

export const page: UpcomingContent = {
  meta: {
    title: 'Política de privacidade (versão clássica)',
    description:
      'A política de privacidade em versão clássica: dados tratados, finalidades, prazos e direitos pela LGPD.',
  },
}
