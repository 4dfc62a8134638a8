import type { UpcomingContent } from '../types/site.ts'

export const page: UpcomingContent = {
  meta: {
    title: 'Política de cookies (versão clássica)',
    description:
      'Cookies e armazenamento deste site em versão clássica: o que fica no navegador, para quê e como recusar.',
  },
}
