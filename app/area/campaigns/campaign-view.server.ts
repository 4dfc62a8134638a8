import { count, money, percent, roas, roundPercent } from '#app/shell/format.server.ts'
import {
  isActive,
  objectiveLabel,
  objectiveName,
  statusName,
} from '#features/figures/rules/campaign-words.ts'
import { costPer, type Figures, roasOf } from '#features/figures/rules/figures.ts'
import {
  type PeriodQuery,
  type Platform,
  periodSearch,
  platformNames,
} from '#features/figures/rules/period.ts'
import { kindsText } from '../figures/figures-view.server.ts'
import type { CampaignView } from './campaign-card.tsx'

type Listed = {
  id: string
  name: string
  objective: string
  status: string
  demo: boolean
  platform: Platform | null
  now: Figures
}

export function campaignFacts(
  campaign: Pick<Listed, 'name' | 'objective' | 'status' | 'demo' | 'platform'>,
) {
  return {
    name: campaign.name,
    objective: objectiveLabel(campaign.objective),
    objectiveName: objectiveName(campaign.objective),
    status: campaign.status.toLowerCase(),
    statusName: statusName(campaign.status),
    active: isActive(campaign.status),
    demo: campaign.demo,
    platform: campaign.platform && platformNames[campaign.platform],
  }
}

const orNone = (value: number | null, written: (value: number) => string) =>
  value === null ? '—' : written(value)

/** `whole` is what all campaigns of the period spent together. */
export function campaignView(campaign: Listed, query: PeriodQuery, whole: number): CampaignView {
  const { now } = campaign
  const share = whole > 0 ? roundPercent((now.spend / whole) * 100) : '—'
  return {
    ...campaignFacts(campaign),
    id: campaign.id,
    to: `/dashboard/campaigns/${campaign.id}${periodSearch(query)}`,
    spend: money(now.spend),
    share,
    conversions: count(now.conversions),
    kinds: kindsText(now) ?? null,
    cost: orNone(costPer(now.spend, now.conversions), money),
    revenue: orNone(now.revenue, money),
    roas: orNone(roasOf(now), roas),
    clicks: count(now.clicks),
    ctr: percent(now.ctr),
  }
}

export const orders = {
  recentes: 'Mais recentes',
  nome: 'Nome',
  investimento: 'Investimento',
  conversoes: 'Conversões',
  custo: 'Custo por conversão',
  receita: 'Receita',
} as const
export type Order = keyof typeof orders

export const readOrder = (text: string | null, usual: Order): Order =>
  text && Object.hasOwn(orders, text) ? (text as Order) : usual

/** The most first, the dearest last; who has no cost or revenue comes after those who do. */
export function inOrder<T extends Listed>(campaigns: T[], order: Order): T[] {
  if (order === 'recentes') return campaigns
  const value: Record<Exclude<Order, 'recentes' | 'nome'>, (figures: Figures) => number> = {
    investimento: ({ spend }) => -spend,
    conversoes: ({ conversions }) => -conversions,
    custo: ({ spend, conversions }) => costPer(spend, conversions) ?? Number.POSITIVE_INFINITY,
    receita: ({ revenue }) => -(revenue ?? Number.NEGATIVE_INFINITY),
  }
  const byName = (one: T, other: T) => one.name.localeCompare(other.name, 'pt-BR')
  if (order === 'nome') return campaigns.toSorted(byName)
  const of = value[order]
  return campaigns.toSorted((one, other) => {
    const [a, b] = [of(one.now), of(other.now)]
    return a === b ? byName(one, other) : a - b
  })
}
