import type { UpcomingContent } from '../types/site.ts'

export const page: UpcomingContent = {
  meta: {
    title: 'Política de cookies',
    description:
      'O que este site guarda no seu navegador, para que serve cada item e como mudar de ideia a qualquer momento.',
  },
}
