import {
  type ConversionKind,
  costPer,
  type Figures,
  roasOf,
} from '#features/figures/rules/figures.ts'
import { count, money } from '#features/shared/rules/text.ts'
import type { FigureName } from './read-client-question.ts'

type Said = {
  /** As in 'o investimento foi de R$ 10'. */
  was: string
  /** As in 'a campanha com mais contatos'. */
  many: string
  value: (figures: Figures) => number | null
  write: (value: number) => string
  /** Less is better, and nothing is no value. */
  cost?: true
}

const percent = (value: number) => `${count(Math.round(value * 100) / 100)}%`
const times = (value: number) => `${count(Math.round(value * 100) / 100)}`

export const figureSaid: Record<FigureName, Said> = {
  spend: {
    was: 'o investimento foi de',
    many: 'investimento',
    value: (of) => of.spend,
    write: money,
  },
  conversions: {
    was: 'as conversões foram',
    many: 'conversões',
    value: (of) => of.conversions,
    write: count,
  },
  contacts: {
    was: 'os contatos foram',
    many: 'contatos',
    value: (of) => of.contacts,
    write: count,
  },
  purchases: {
    was: 'as compras foram',
    many: 'compras',
    value: (of) => of.purchases,
    write: count,
  },
  conversations: {
    was: 'as conversas foram',
    many: 'conversas',
    value: (of) => of.conversations,
    write: count,
  },
  clicks: { was: 'os cliques foram', many: 'cliques', value: (of) => of.clicks, write: count },
  impressions: {
    was: 'as impressões foram',
    many: 'impressões',
    value: (of) => of.impressions,
    write: count,
  },
  ctr: { was: 'o CTR médio foi de', many: 'CTR', value: (of) => of.ctr, write: percent },
  revenue: { was: 'a receita foi de', many: 'receita', value: (of) => of.revenue, write: money },
  roas: {
    was: 'o ROAS (receita por real investido) foi de',
    many: 'ROAS',
    value: roasOf,
    write: times,
  },
  cost: {
    was: 'o custo por conversão foi de',
    many: 'custo por conversão',
    value: (of) => costPer(of.spend, of.conversions),
    write: money,
    cost: true,
  },
  costPerClick: {
    was: 'o custo por clique foi de',
    many: 'custo por clique',
    value: (of) => costPer(of.spend, of.clicks),
    write: money,
    cost: true,
  },
}

const kinds: readonly string[] = [
  'contacts',
  'purchases',
  'conversations',
] satisfies ConversionKind[]

/** A kind of conversion that the figures do not tell apart is answered with all of them. */
export function toldFigure(
  figure: FigureName,
  total: Figures,
): { figure: FigureName; apart: boolean } {
  const untold =
    kinds.includes(figure) && total[figure as ConversionKind] === 0 && total.conversions > 0
  return untold ? { figure: 'conversions', apart: false } : { figure, apart: true }
}
