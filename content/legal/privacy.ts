import type { LegalContent } from '../types/legal.ts'

export const page: LegalContent = {
  meta: {
    title: 'Política de Privacidade',
    description:
      'Que dados pessoais tratamos, para quê, com qual base da LGPD, por quanto tempo e como você exerce os seus direitos.',
  },
  classicMeta: {
    title: 'Política de Privacidade (versão clássica)',
    description:
      'Privacidade no site em versão clássica: dados tratados, finalidades, compartilhamento, prazos, segurança e direitos do titular.',
  },
  art: { seed: 1402, field: 'ripples', hue: 'ceu' },
  title: 'Política de Privacidade',
  updated: { label: 'Última atualização: 22 de abril de 2025', date: '2025-04-22' },
  gist: [
    'Pedimos só o que a conversa exige: quem é você, como responder e o que você precisa.',
    'Não vendemos dados. Compartilhamos com quem nos ajuda a operar, e só o necessário.',
    'Medição e anúncios dependem do seu “Aceitar”, que você pode retirar quando quiser.',
    'Para ver, corrigir ou apagar os seus dados, basta um e-mail ao nosso encarregado.',
  ],
}
