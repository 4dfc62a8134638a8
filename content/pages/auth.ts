import type { AuthContent } from '../types/account.ts'

export const page: AuthContent = {
  meta: {
    title: 'Área do Cliente',
    description:
      'Entre na área do cliente para acompanhar investimento, conversões e cliques das suas campanhas em um só lugar.',
  },
  title: 'Área do Cliente',
  lead: 'Acompanhe investimento, conversões e cliques das suas campanhas em um só lugar.',
  aside: {
    title: 'Os números da sua campanha, sem rodeios.',
    points: [
      'Investimento, conversões, cliques e CTR do período que você escolher',
      'Cada campanha com a sua série diária, pronta para baixar',
      'Seus dados só seus: baixe ou apague tudo quando quiser',
    ],
  },
}
