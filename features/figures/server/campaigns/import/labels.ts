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

/** A million rows have a handful of labels between them, so each is worked out once. */
function remembered(codes: Map<string, string>): (text: string) => string | null {
  const seen = new Map<string, string | null>()
  return (text) => {
    const known = seen.get(text)
    if (known !== undefined) return known
    const code = codes.get(plain(text)) ?? (toCode(text) || null)
    if (seen.size < 1000) seen.set(text, code)
    return code
  }
}

export const readStatus = remembered(statusOf)
export const readObjective = remembered(objectiveOf)

/** Where a new campaign's file says nothing. */
export const unknownStatus = 'UNKNOWN'
export const unknownObjective: Record<Platform, string> = {
  meta: 'META_ADS',
  google: 'GOOGLE_ADS',
}
