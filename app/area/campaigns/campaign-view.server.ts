import { count, money, percent, roas, roundPercent } from '#app/shell/format.server.ts'
import {
  isActive,
  objectiveCode,
  objectiveName,
  statusCode,
  statusName,
} from '#features/figures/rules/campaign-words.ts'
import { clickRateOf, costPer, type Figures, roasOf } from '#features/figures/rules/figures.ts'
import { isPartial } from '#features/figures/rules/partial.ts'
import {
  type PeriodQuery,
  type Platform,
  periodSearch,
  platformName,
} from '#features/figures/rules/period.ts'
import { formatOrDash } from '#features/shared/rules/text.ts'
import { kindsText } from '../figures/figures-view.server.ts'

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
    objectiveCode: objectiveCode(campaign.objective),
    objectiveName: objectiveName(campaign.objective),
    statusCode: statusCode(campaign.status),
    statusName: statusName(campaign.status),
    active: isActive(campaign.status),
    demo: campaign.demo,
    platform: campaign.platform && platformName(campaign.platform),
  }
}

/** `totalSpend` is the sum of all campaigns in the period. */
export const figureCells = (now: Figures, totalSpend: number) => ({
  spend: money(now.spend),
  share: totalSpend > 0 ? roundPercent((now.spend / totalSpend) * 100) : '—',
  conversions: count(now.conversions),
  cost: formatOrDash(costPer(now.spend, now.conversions), money),
  revenue: formatOrDash(now.revenue, money),
  roas: formatOrDash(roasOf(now), roas),
  partial: isPartial(now),
  ctr: formatOrDash(clickRateOf(now), percent),
})

export function campaignView(campaign: Listed, query: PeriodQuery, totalSpend: number) {
  const { now } = campaign
  return {
    ...campaignFacts(campaign),
    ...figureCells(now, totalSpend),
    id: campaign.id,
    to: `/dashboard/campaigns/${campaign.id}${periodSearch(query)}`,
    kinds: kindsText(now) ?? null,
    clicks: count(now.clicks),
  }
}

export type CampaignView = ReturnType<typeof campaignView>

export const orders = {
  investimento: 'Investimento',
  recentes: 'Mais recentes',
  nome: 'Nome',
  conversoes: 'Conversões',
  custo: 'Custo por conversão',
  receita: 'Receita',
} as const
export type Order = keyof typeof orders

export const readOrder = (text: string | null, usual: Order): Order =>
  text && Object.hasOwn(orders, text) ? (text as Order) : usual

/**
 * Highest first, except cost: lowest first. Campaigns without cost or revenue come last. `campaigns`
 * come newest first, which decides among those that spent the same, running ones before the rest.
 */
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
    if (a !== b) return a - b
    if (order !== 'investimento') return byName(one, other)
    return Number(isActive(other.status)) - Number(isActive(one.status))
  })
}
