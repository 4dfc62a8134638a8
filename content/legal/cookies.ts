import type { LegalContent } from '../types/legal.ts'

export const page: LegalContent = {
  meta: {
    title: 'Política de Cookies',
    description:
      'A lista completa do que este site guarda no seu navegador, para que serve cada item, quanto dura e como recusar.',
  },
  classicMeta: {
    title: 'Política de Cookies (versão clássica)',
    description:
      'Cookies e armazenamento do site em versão clássica: o que é necessário, o que depende do seu aceite e como mudar de ideia.',
  },
  art: { seed: 1403, field: 'layers', hue: 'sol' },
  title: 'Política de Cookies',
  updated: { label: 'Última atualização: 22 de abril de 2025', date: '2025-04-22' },
  gist: [
    'O site funciona sem cookies de medição. Recusar não tira nada de você.',
    'Antes do seu “Aceitar”, nenhum script de anúncio ou de estatística é carregado.',
    'A tabela abaixo é a lista completa, conferida com o que o site de fato guarda.',
  ],
}
