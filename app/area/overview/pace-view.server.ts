import { count, money, roundPercent } from '#app/shell/format.server.ts'
import { kindNames } from '#features/figures/rules/figures.ts'
import type { Pace } from '#features/figures/rules/goals.ts'
import { monthText } from '#features/figures/rules/period-words.ts'
import type { PaceLine } from './pace-card.tsx'

/** Ahead or behind by less than this is on the way. */
const NEAR = 10

/** 'no ritmo', 'acima' or 'abaixo', against the share of the month that has arrived. */
function beside(share: number, month: number): string {
  if (Math.abs(share - month) <= NEAR) return 'no ritmo do mês'
  return share > month ? 'acima do ritmo do mês' : 'abaixo do ritmo do mês'
}

/** Goals of a month as lines: '61% da verba em 50% do mês'. */
export function paceView(pace: Pace) {
  const { monthShare, over, budget, conversions, cost } = pace
  const counted = pace.counts === 'conversions' ? 'conversões' : kindNames[pace.counts][1]
  const during = over ? 'no mês inteiro' : `em ${roundPercent(monthShare)} do mês`
  const lines: PaceLine[] = []
  if (budget) {
    lines.push({
      label: 'Verba',
      text: `${roundPercent(budget.share)} da verba ${during}`,
      detail: `${money(budget.spent)} de ${money(budget.goal)}${over ? '' : `, ${beside(budget.share, monthShare)}`}`,
      share: Math.min(100, budget.share),
    })
  }
  if (conversions) {
    lines.push({
      label: `Meta de ${counted}`,
      text: `${roundPercent(conversions.share)} da meta ${during}`,
      detail: `${count(conversions.reached)} de ${count(conversions.goal)} ${counted}${over ? '' : `, ${beside(conversions.share, monthShare)}`}`,
      share: Math.min(100, conversions.share),
    })
  }
  if (cost) {
    const label = pace.counts === 'conversions' ? 'conversão' : kindNames[pace.counts][0]
    lines.push({
      label: `Custo por ${label}`,
      text: cost.now === null ? `Sem ${counted} ainda` : money(cost.now),
      detail:
        cost.now === null
          ? `Meta: até ${money(cost.goal)}`
          : `${cost.now <= cost.goal ? 'Dentro' : 'Acima'} da meta de até ${money(cost.goal)}`,
      share: null,
    })
  }
  return { month: monthText(pace.month), monthShare: over ? null : monthShare, lines }
}
