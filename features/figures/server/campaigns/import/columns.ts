import { type ConversionKind, conversionKinds } from '#features/figures/rules/figures.ts'
import { type Platform as AnyPlatform, isOther } from '#features/figures/rules/period.ts'

export type Platform = 'meta' | 'google'

export const platformNames: Record<Platform, string> = {
  meta: 'Meta Ads Manager',
  google: 'Google Ads',
}

export const figures = ['impressions', 'clicks', 'spend', 'conversions'] as const
export type Figure = (typeof figures)[number]
/** Optional columns. */
export const extras = ['revenue', 'reach', ...conversionKinds] as const
export type Extra = 'revenue' | 'reach' | ConversionKind
export type Column =
  | Figure
  | Extra
  | 'indicator'
  | 'name'
  | 'id'
  | 'day'
  | 'starts'
  | 'ends'
  | 'ctr'
  | 'status'
  | 'objective'
  | 'currency'
  | AdColumn

/** What is below a campaign. */
export const adColumns = ['adGroup', 'ad', 'adId', 'keyword'] as const
export type AdColumn = (typeof adColumns)[number]

type Language = 'pt' | 'en'
type Alias = { column: Column; platform?: Platform; language?: Language }

/**
 * Column titles of the exports, without accents, case and currency. With several candidates for one
 * column, the earlier line wins.
 */
const aliases: [Column, Platform | null, Language | null, string[]][] = [
  ['name', 'meta', 'pt', ['nome da campanha']],
  ['name', 'meta', 'en', ['campaign name']],
  ['name', 'google', 'pt', ['campanha']],
  ['name', 'google', 'en', ['campaign']],
  ['id', null, 'en', ['campaign id']],
  ['id', null, 'pt', ['identificacao da campanha', 'id da campanha', 'codigo da campanha']],
  ['day', null, 'pt', ['dia', 'data']],
  ['day', null, 'en', ['day', 'date']],
  ['starts', 'meta', 'pt', ['inicio dos relatorios', 'inicio do relatorio']],
  ['starts', 'meta', 'en', ['reporting starts']],
  [
    'ends',
    'meta',
    'pt',
    [
      'termino dos relatorios',
      'encerramento dos relatorios',
      'fim dos relatorios',
      'termino do relatorio',
    ],
  ],
  ['ends', 'meta', 'en', ['reporting ends']],
  ['impressions', null, 'pt', ['impressoes']],
  ['impressions', null, 'en', ['impressions']],
  ['impressions', 'google', null, ['impr.', 'impr']],
  ['clicks', 'meta', 'pt', ['cliques no link', 'cliques (todos)']],
  ['clicks', 'meta', 'en', ['link clicks', 'clicks (all)']],
  ['clicks', null, 'pt', ['cliques']],
  ['clicks', null, 'en', ['clicks']],
  ['spend', 'meta', 'pt', ['valor usado', 'valor gasto', 'quantia gasta']],
  ['spend', 'meta', 'en', ['amount spent']],
  ['spend', 'google', 'pt', ['custo']],
  ['spend', 'google', 'en', ['cost']],
  ['conversions', 'meta', 'pt', ['resultados']],
  ['conversions', 'meta', 'en', ['results']],
  ['conversions', null, 'pt', ['conversoes']],
  ['conversions', null, 'en', ['conversions']],
  ['indicator', 'meta', 'pt', ['indicador de resultados', 'indicador de resultado']],
  ['indicator', 'meta', 'en', ['result indicator', 'results indicator']],
  ['indicator', 'meta', 'pt', ['tipo de resultado']],
  ['indicator', 'meta', 'en', ['result type']],
  [
    'revenue',
    'meta',
    'pt',
    [
      'valor de conversao da compra',
      'valor de conversao de compra',
      'valor de conversao das compras',
      'valor de conversao de compras',
      'valor de conversao de compras no site',
    ],
  ],
  [
    'revenue',
    'meta',
    'en',
    [
      'purchases conversion value',
      'purchase conversion value',
      'website purchases conversion value',
    ],
  ],
  [
    'revenue',
    null,
    'pt',
    ['valor de conversao', 'valor da conversao', 'valor das conversoes', 'valor de conversoes'],
  ],
  ['revenue', 'google', 'pt', ['valor conv.', 'valor da conv.', 'valor de conv.']],
  ['revenue', 'google', 'en', ['conv. value', 'total conv. value']],
  ['revenue', null, 'en', ['conversion value', 'conversions value']],
  ['contacts', 'meta', 'pt', ['cadastros', 'contatos']],
  ['contacts', 'meta', null, ['leads']],
  ['contacts', 'meta', 'en', ['contacts']],
  ['purchases', 'meta', 'pt', ['compras', 'compras no site']],
  ['purchases', 'meta', 'en', ['purchases', 'website purchases']],
  [
    'conversations',
    'meta',
    'pt',
    ['conversas por mensagem iniciadas', 'conversas iniciadas por mensagem'],
  ],
  ['conversations', 'meta', 'en', ['messaging conversations started']],
  ['reach', 'meta', 'pt', ['alcance']],
  ['reach', 'meta', 'en', ['reach']],
  ['ctr', null, null, ['ctr']],
  ['ctr', 'meta', 'pt', ['ctr (taxa de cliques no link)', 'ctr (todos)']],
  ['ctr', 'meta', 'en', ['ctr (link click-through rate)', 'ctr (all)']],
  ['status', 'meta', 'pt', ['veiculacao da campanha', 'veiculacao']],
  ['status', 'meta', 'en', ['campaign delivery', 'delivery']],
  ['status', null, 'pt', ['status da campanha', 'estado da campanha', 'estado']],
  ['status', null, 'en', ['campaign status', 'campaign state']],
  ['status', null, null, ['status']],
  ['objective', 'meta', 'pt', ['objetivo']],
  ['objective', 'meta', 'en', ['objective']],
  ['objective', 'google', 'pt', ['tipo de campanha']],
  ['objective', 'google', 'en', ['campaign type']],
  ['adGroup', null, 'pt', ['nome do conjunto de anuncios', 'grupo de anuncios']],
  ['adGroup', null, 'en', ['ad set name', 'ad group', 'ad group name']],
  ['ad', null, 'pt', ['nome do anuncio', 'anuncio']],
  ['ad', null, 'en', ['ad name', 'ad']],
  ['adId', null, 'pt', ['identificacao do anuncio', 'id do anuncio', 'codigo do anuncio']],
  ['adId', null, 'en', ['ad id']],
  ['keyword', null, 'pt', ['palavra-chave', 'palavra-chave da rede de pesquisa']],
  ['keyword', null, 'en', ['keyword', 'search keyword']],
  ['currency', null, 'pt', ['codigo da moeda', 'moeda']],
  ['currency', null, 'en', ['currency code', 'currency']],
]

const aliasByTitle = new Map<string, Alias & { rank: number }>()
for (const [column, platform, language, names] of aliases) {
  for (const name of names) {
    const alias = { column, platform: platform ?? undefined, language: language ?? undefined }
    aliasByTitle.set(name, { ...alias, rank: aliasByTitle.size })
  }
}

export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

const currencySuffix = /\s*\(([a-z]{3})\)$/

export type Header = {
  /** Index of each column. */
  at: Partial<Record<Column, number>>
  platform: Platform | undefined
  language: Language
  /** From the spend column's title. */
  currency: string | undefined
  /** Titles as written in the file. */
  titles: readonly string[]
}

/** Other rows simply match no titles. */
export function readHeader(cells: readonly string[]): Header {
  const at: Header['at'] = {}
  const ranks: Partial<Record<Column, number>> = {}
  const votes = { meta: 0, google: 0, pt: 0, en: 0 }
  let currency: string | undefined
  for (const [index, cell] of cells.entries()) {
    const title = plain(cell)
    const suffix = title.match(currencySuffix)?.[1]
    const alias = aliasByTitle.get(title) ?? aliasByTitle.get(title.replace(currencySuffix, ''))
    if (!alias) continue
    if (alias.platform) votes[alias.platform] += 1
    if (alias.language) votes[alias.language] += 1
    if (alias.rank >= (ranks[alias.column] ?? Number.POSITIVE_INFINITY)) continue
    at[alias.column] = index
    ranks[alias.column] = alias.rank
    if (alias.column === 'spend') currency = suffix?.toUpperCase()
  }
  const platform =
    votes.meta === votes.google ? undefined : votes.meta > votes.google ? 'meta' : 'google'
  return { at, platform, language: votes.pt > votes.en ? 'pt' : 'en', currency, titles: cells }
}

export function missingColumns({ at }: Header): string[] {
  const hasDay = at.day !== undefined || (at.starts !== undefined && at.ends !== undefined)
  const missing = (['name', ...figures] as const).filter((column) => at[column] === undefined)
  return hasDay ? missing : [...missing, 'day']
}

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

/** 'Lead Gen' and OUTCOME_LEAD_GEN become codes; unknown ones are kept. */
function toCode(text: string): string {
  return plain(text)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .toUpperCase()
    .slice(0, 60)
}

/** Cached, since a million rows have few distinct labels. */
function remembered(codes: Map<string, string>): (text: string) => string | null {
  const cache = new Map<string, string | null>()
  return (text) => {
    const cached = cache.get(text)
    if (cached !== undefined) return cached
    const code = codes.get(plain(text)) ?? (toCode(text) || null)
    if (cache.size < 1000) cache.set(text, code)
    return code
  }
}

export const readStatus = remembered(statusOf)
export const readObjective = remembered(objectiveOf)

/** When the file of a new campaign has no status. */
export const unknownStatus = 'UNKNOWN'
export const unknownObjective = (platform: AnyPlatform): string =>
  isOther(platform) ? 'OUTRA_PLATAFORMA' : { meta: 'META_ADS', google: 'GOOGLE_ADS' }[platform]
