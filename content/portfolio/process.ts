import type { ProcessPhase } from '../types/portfolio-page.ts'

export const phases: ProcessPhase[] = [
  {
    number: 1,
    title: 'Diagnóstico',
    description:
      'Lemos números, ouvimos clientes e conversamos com a sua equipe. No fim, todos olham para o mesmo problema.',
    duration: '1-2 semanas',
    deliverables: [
      'Auditoria de canais e medição',
      'Mapa de concorrentes',
      'Metas escritas e assinadas pelos dois lados',
    ],
  },
  {
    number: 2,
    title: 'Planejamento e design',
    description:
      'O plano vira calendário, telas e roteiros. Você aprova antes de qualquer coisa ser produzida.',
    duration: '2-3 semanas',
    deliverables: [
      'Plano de ação com verba e prazos',
      'Protótipo navegável',
      'Identidade e guia de voz',
    ],
  },
  {
    number: 3,
    title: 'Desenvolvimento e criação',
    description:
      'Código, campanhas, textos e filmagens andam juntos, com uma entrega visível a cada semana.',
    duration: '4-8 semanas',
    deliverables: [
      'Site ou sistema em ambiente de teste',
      'Peças, textos e vídeos finalizados',
      'Medição conferida de ponta a ponta',
    ],
  },
  {
    number: 4,
    title: 'Lançamento e otimização',
    description:
      'Colocamos no ar e continuamos ajustando. Toda semana um teste, todo mês um relatório que cabe em uma página.',
    duration: 'Contínuo',
    deliverables: [
      'Painel de resultados aberto',
      'Calendário de testes',
      'Relatório mensal e próxima meta',
    ],
  },
]
