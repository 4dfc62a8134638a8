import { capitalizeFirst } from '#features/shared/rules/text.ts'
/** 'OUTCOME_LEAD_GEN' is shown as 'outcome lead_gen': only the first underscore goes. */
export function objectiveLabel(objective: string): string {
  return objective.toLowerCase().replace('_', ' ')
}

export const isActive = (status: string) => status === 'ACTIVE'

/** What the platforms call a status, in Portuguese. `readStatus` maps most of them to the first four. */
const statuses: Record<string, string> = {
  ACTIVE: 'Ativa',
  PAUSED: 'Pausada',
  COMPLETED: 'Concluída',
  ARCHIVED: 'Arquivada',
  UNKNOWN: 'Status não informado',
  ENABLED: 'Ativa',
  REMOVED: 'Removida',
  DELETED: 'Excluída',
  CAMPAIGN_PAUSED: 'Pausada',
  ADSET_PAUSED: 'Conjuntos pausados',
  PENDING: 'Pendente',
  PENDING_REVIEW: 'Em análise',
  IN_REVIEW: 'Em análise',
  PREAPPROVED: 'Pré-aprovada',
  PENDING_BILLING_INFO: 'Aguardando pagamento',
  DISAPPROVED: 'Reprovada',
  NOT_APPROVED: 'Reprovada',
  REJECTED: 'Reprovada',
  WITH_ISSUES: 'Com problemas',
  ERROR: 'Com erro',
  IN_PROCESS: 'Em processamento',
  SCHEDULED: 'Programada',
  LEARNING: 'Em aprendizado',
  LEARNING_LIMITED: 'Aprendizado limitado',
  LIMITED: 'Limitada',
  ELIGIBLE_LIMITED: 'Qualificada (limitada)',
  LIMITED_BY_BUDGET: 'Limitada pelo orçamento',
  DRAFT: 'Rascunho',
  RECENTLY_COMPLETED: 'Concluída há pouco',
  NOT_DELIVERING: 'Sem veiculação',
}

const objectives: Record<string, string> = {
  OUTCOME_LEADS: 'Leads',
  OUTCOME_SALES: 'Vendas',
  OUTCOME_TRAFFIC: 'Tráfego',
  OUTCOME_AWARENESS: 'Reconhecimento',
  OUTCOME_ENGAGEMENT: 'Engajamento',
  OUTCOME_APP_PROMOTION: 'Promoção do app',
  LEADS: 'Leads',
  TRAFFIC: 'Tráfego',
  AWARENESS: 'Reconhecimento',
  ENGAGEMENT: 'Engajamento',
  LEAD_GENERATION: 'Leads',
  OUTCOME_LEAD_GEN: 'Leads',
  SALES: 'Vendas',
  CONVERSIONS: 'Conversões',
  PRODUCT_CATALOG_SALES: 'Vendas do catálogo',
  LINK_CLICKS: 'Tráfego',
  BRAND_AWARENESS: 'Reconhecimento',
  REACH: 'Alcance',
  MESSAGES: 'Mensagens',
  VIDEO_VIEWS: 'Visualizações de vídeo',
  POST_ENGAGEMENT: 'Engajamento',
  PAGE_LIKES: 'Curtidas na página',
  EVENT_RESPONSES: 'Respostas a eventos',
  STORE_VISITS: 'Visitas à loja',
  STORE_TRAFFIC: 'Visitas à loja',
  LOCAL_AWARENESS: 'Reconhecimento local',
  APP_INSTALLS: 'Instalações do app',
  SEARCH: 'Rede de Pesquisa',
  DISPLAY: 'Rede de Display',
  VIDEO: 'Vídeo',
  SHOPPING: 'Shopping',
  PERFORMANCE_MAX: 'Performance Max',
  DEMAND_GEN: 'Geração de demanda',
  DISCOVERY: 'Geração de demanda',
  MULTI_CHANNEL: 'Vários canais',
  APP: 'Promoção do app',
  LOCAL: 'Local',
  LOCAL_SERVICES: 'Serviços locais',
  SMART: 'Campanha inteligente',
  HOTEL: 'Hotéis',
  TRAVEL: 'Viagens',
  META_ADS: 'Objetivo não informado',
  GOOGLE_ADS: 'Objetivo não informado',
}

/** Stand where a platform names nothing, so they are no words of a platform. */
const placeholders = new Set(['UNKNOWN', 'META_ADS', 'GOOGLE_ADS'])

/** A code nobody translated: 'NEW_KIND' is 'New kind'. */
function readable(code: string): string {
  const words = code.replaceAll('_', ' ').toLowerCase().trim()
  return capitalizeFirst(words)
}

export const statusName = (status: string): string => statuses[status] ?? readable(status)
export const objectiveName = (objective: string): string =>
  objectives[objective] ?? readable(objective)

/** The platform's own words, as the specification shows them; null where it has none. */
export const statusCode = (status: string): string | null =>
  placeholders.has(status) ? null : status.toLowerCase()
export const objectiveCode = (objective: string): string | null =>
  placeholders.has(objective) ? null : objectiveLabel(objective)
