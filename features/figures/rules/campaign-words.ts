/** 'OUTCOME_LEAD_GEN' is shown as 'outcome lead_gen': only the first underscore goes. */
export function objectiveLabel(objective: string): string {
  return objective.toLowerCase().replace('_', ' ')
}

export const isActive = (status: string) => status === 'ACTIVE'

const statuses: Record<string, string> = {
  ACTIVE: 'Ativa',
  PAUSED: 'Pausada',
  COMPLETED: 'Concluída',
  ARCHIVED: 'Arquivada',
}

const objectives: Record<string, string> = {
  OUTCOME_LEADS: 'Leads',
  OUTCOME_SALES: 'Vendas',
  OUTCOME_TRAFFIC: 'Tráfego',
  OUTCOME_AWARENESS: 'Reconhecimento',
  OUTCOME_ENGAGEMENT: 'Engajamento',
  OUTCOME_APP_PROMOTION: 'Promoção do app',
  SEARCH: 'Rede de Pesquisa',
  DISPLAY: 'Rede de Display',
  VIDEO: 'Vídeo',
  SHOPPING: 'Shopping',
  PERFORMANCE_MAX: 'Performance Max',
  DEMAND_GEN: 'Geração de demanda',
}

/** The meaning of a platform's status code; null when unknown. */
export const statusName = (status: string): string | null => statuses[status] ?? null
export const objectiveName = (objective: string): string | null => objectives[objective] ?? null
