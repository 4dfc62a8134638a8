export type Tool = { name: string; category: string; level?: 'Expert' | 'Advanced' }

export const tools: Tool[] = [
  { name: 'Google Ads', category: 'Mídia paga', level: 'Expert' },
  { name: 'Meta Ads', category: 'Mídia paga', level: 'Expert' },
  { name: 'LinkedIn Ads', category: 'Mídia paga', level: 'Advanced' },
  { name: 'Google Analytics 4', category: 'Análise de dados', level: 'Expert' },
  { name: 'Looker Studio', category: 'Análise de dados', level: 'Expert' },
  { name: 'RD Station', category: 'CRM e e-mail', level: 'Expert' },
  { name: 'HubSpot', category: 'CRM e e-mail', level: 'Advanced' },
  { name: 'n8n', category: 'Automação', level: 'Expert' },
  {
    name: 'Modelos compatíveis com OpenAI',
    category: 'Inteligência artificial',
    level: 'Advanced',
  },
  { name: 'Figma', category: 'Design', level: 'Expert' },
  { name: 'React e Next.js', category: 'Desenvolvimento', level: 'Expert' },
  { name: 'PostgreSQL', category: 'Banco de dados', level: 'Advanced' },
]
