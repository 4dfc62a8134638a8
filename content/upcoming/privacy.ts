import type { UpcomingContent } from '../types/site.ts'

export const page: UpcomingContent = {
  meta: {
    title: 'Política de privacidade',
    description:
      'Quais dados pessoais tratamos, para quê, por quanto tempo e como você exerce os seus direitos pela LGPD.',
  },
}
