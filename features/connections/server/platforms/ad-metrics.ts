import type { Metric } from '#features/connections/rules/metrics.ts'
import type { Channel } from './platform.ts'

/** Figures of ads that are shown as a channel. */
export const adMetrics: Metric[] = [
  { key: 'spend', name: 'Investimento', unit: 'money', adds: { by: 'sum' } },
  { key: 'clicks', name: 'Cliques', unit: 'count', adds: { by: 'sum' } },
  { key: 'conversions', name: 'Conversões', unit: 'count', adds: { by: 'sum' } },
  { key: 'impressions', name: 'Impressões', unit: 'count', adds: { by: 'sum' } },
  {
    key: 'ctr',
    name: 'CTR',
    unit: 'percent',
    adds: { by: 'ratio', over: 'clicks', under: 'impressions', times: 100 },
  },
  {
    key: 'costPerConversion',
    name: 'Custo por conversão',
    unit: 'money',
    adds: { by: 'ratio', over: 'spend', under: 'conversions' },
  },
]

export const adTables: Channel['tables'] = [
  {
    dimension: 'campaign',
    title: 'Campanhas',
    column: 'Campanha',
    metrics: ['spend', 'clicks', 'conversions', 'costPerConversion'],
    rest: 'Outras campanhas',
  },
]

export const adFigures: Channel['figures'] = ['spend', 'clicks', 'conversions']

export const apartNote = {
  title: 'À parte da Visão Geral',
  text: 'O investimento daqui não entra nas somas da Visão Geral, que são de Meta Ads, Google Ads e arquivos. Está na moeda da conta.',
}
