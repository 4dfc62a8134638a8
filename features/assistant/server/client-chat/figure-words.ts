import { figureNames } from '#content/assistant/client.ts'
import {
  type ConversionKind,
  clickRateOf,
  costPer,
  type Figures,
  roasOf,
} from '#features/figures/rules/figures.ts'
import { count, formatRounded, money } from '#features/shared/rules/text.ts'
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

export const percent = (value: number) => `${count(Math.round(value * 100) / 100)}%`
const times = (value: number) => `${count(Math.round(value * 100) / 100)}`

const values: Record<FigureName, Pick<Said, 'value' | 'write' | 'cost'>> = {
  spend: { value: (of) => of.spend, write: money },
  conversions: { value: (of) => of.conversions, write: formatRounded },
  contacts: { value: (of) => of.contacts, write: formatRounded },
  purchases: { value: (of) => of.purchases, write: formatRounded },
  conversations: { value: (of) => of.conversations, write: formatRounded },
  clicks: { value: (of) => of.clicks, write: count },
  impressions: { value: (of) => of.impressions, write: count },
  ctr: { value: clickRateOf, write: percent },
  revenue: { value: (of) => of.revenue, write: money },
  roas: { value: roasOf, write: times },
  cost: { value: (of) => costPer(of.spend, of.conversions), write: money, cost: true },
  costPerClick: { value: (of) => costPer(of.spend, of.clicks), write: money, cost: true },
}

/** Each figure with its words. */
export const figureSaid = Object.fromEntries(
  Object.entries(values).map(([name, one]) => [
    name,
    { ...figureNames[name as FigureName], ...one },
  ]),
) as Record<FigureName, Said>

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
