import type { UpcomingContent } from '../types/site.ts'

export const page: UpcomingContent = {
  meta: {
    title: 'Quem somos',
    description:
      'A essência, a missão, a visão e os valores da agência, e o jeito como a equipe trabalha com cada cliente.',
  },
}
