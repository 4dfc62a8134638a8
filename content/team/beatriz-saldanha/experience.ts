import type { WorkExperience } from '../../types/team.ts'

/** Invented employers, latest first. */
export const experience: WorkExperience[] = [
  {
    company: 'Grupo Salinas Varejo',
    period: '2023 – 2025',
    role: 'Analista sênior de Legal Ops e dados',
    description:
      'Responsável pelos indicadores do departamento jurídico e pela ponte com marketing e atendimento, em uma rede com 60 lojas.',
    highlights: [
      'Painel único de processos, contratos e reclamações',
      'Modelo de risco para 4.200 ações de consumo',
      'Triagem de documentos com IA e revisão humana',
    ],
  },
  {
    company: 'Lumiar Tecnologia Jurídica',
    period: '2021 – 2023',
    role: 'Analista de produto e jurimetria',
    description:
      'Levava a pergunta do advogado para a equipe de dados e a resposta de volta, em linguagem de gente.',
    highlights: [
      'Base de decisões de sete tribunais, limpa e classificada',
      'Relatórios lidos por 140 escritórios',
    ],
  },
  {
    company: 'Maré Alta Comunicação',
    period: '2019 – 2021',
    role: 'Analista de marketing digital',
    description:
      'Campanhas, conteúdo e medição para clientes de saúde, educação e advocacia, áreas em que anunciar tem regra.',
    highlights: [
      'Custo por contato reduzido em 38% em 12 meses',
      'Guia interno de publicidade para profissões regulamentadas',
    ],
  },
  {
    company: 'Teles e Furtado Advogados',
    period: '2017 – 2019',
    role: 'Assistente de controladoria jurídica',
    description:
      'Controle de prazos, audiências e custas de 1.100 processos, com a primeira planilha que o escritório chamou de sistema.',
    highlights: ['Nenhum prazo perdido em dois anos', 'Relatório mensal de custas por cliente'],
  },
  {
    company: 'Cartório Exemplo do 3º Ofício',
    period: '2015 – 2017',
    role: 'Auxiliar e depois escrevente',
    description:
      'Atendimento, conferência de documentos e registro. Onde aprendi que procedimento claro vale mais que pressa.',
    highlights: ['Roteiro de conferência adotado por todo o balcão'],
  },
]
