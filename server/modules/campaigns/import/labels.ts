import { plain } from './columns.ts'
import type { Platform } from './platform.ts'

const statuses: Record<string, string[]> = {
  ACTIVE: ['active', 'ativa', 'ativo', 'ativada', 'ativado', 'enabled', 'eligible', 'qualificada'],
  PAUSED: [
    'paused',
    'pausada',
    'pausado',
    'inactive',
    'inativa',
    'inativo',
    'off',
    'desativada',
    'desativado',
    'not delivering',
    'nao esta veiculando',
  ],
  COMPLETED: ['completed', 'concluida', 'concluido', 'ended', 'encerrada', 'encerrado'],
  ARCHIVED: ['archived', 'arquivada', 'arquivado', 'removed', 'removida', 'deleted', 'excluida'],
}

const objectives: Record<string, string[]> = {
  OUTCOME_LEADS: ['leads', 'cadastros', 'lead generation', 'geracao de cadastros'],
  OUTCOME_SALES: ['sales', 'vendas'],
  OUTCOME_TRAFFIC: ['traffic', 'trafego', 'link clicks'],
  OUTCOME_AWARENESS: ['awareness', 'reconhecimento', 'reach', 'alcance'],
  OUTCOME_ENGAGEMENT: ['engagement', 'engajamento'],
  OUTCOME_APP_PROMOTION: ['app promotion', 'promocao do app'],
  SEARCH: ['search', 'pesquisa', 'rede de pesquisa'],
  DISPLAY: ['display', 'rede de display'],
  VIDEO: ['video'],
  SHOPPING: ['shopping'],
  PERFORMANCE_MAX: ['performance max', 'maximo desempenho'],
  DEMAND_GEN: ['demand gen', 'geracao de demanda'],
}

function invert(groups: Record<string, string[]>): Map<string, string> {
  const pairs = Object.entries(groups)
  return new Map(pairs.flatMap(([code, names]) => names.map((name) => [name, code] as const)))
}

const statusOf = invert(statuses)
const objectiveOf = invert(objectives)

/** 'Lead Gen' and OUTCOME_LEAD_GEN alike become codes; unknown ones are kept, never guessed. */
function toCode(text: string): string {
  return plain(text)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .toUpperCase()
    .slice(0, 60)
}

export function readStatus(text: string): string | null {
  return statusOf.get(plain(text)) ?? (toCode(text) || null)
}

export function readObjective(text: string): string | null {
  return objectiveOf.get(plain(text)) ?? (toCode(text) || null)
}

/** Where a new campaign's file says nothing. */
export const unknownStatus = 'UNKNOWN'
export const unknownObjective: Record<Platform, string> = {
  meta: 'META_ADS',
  google: 'GOOGLE_ADS',
}
