import { costPer } from '#features/figures/rules/figures.ts'
import { counted } from '#features/shared/rules/counted.ts'
import { count, money } from '#features/shared/rules/written.ts'
import { plain, type Words } from '../rules/report.ts'
import type { PeriodName } from './format.ts'
import type { ReportFigures } from './report-figures.ts'

/** The first sentences of the report, which also stand alone in the mail and in a message. */
export function composeSummary(
  { total, totalBefore, goals, unheard }: ReportFigures,
  own: PeriodName,
  earlier: Omit<PeriodName, 'title' | 'kind'>,
): { summary: string; changed: Words[] } {
  // A goal of one kind of conversion says nothing of what all kinds cost together.
  const costGoal = goals?.counts === 'conversions' ? goals.costPerConversion : null
  const name = own.name.charAt(0).toUpperCase() + own.name.slice(1)
  if (total.spend === 0 && total.conversions === 0 && total.clicks === 0) {
    const text = unheard
      ? `Nenhum número foi recebido ${own.within}.`
      : `Nenhum anúncio esteve no ar ${own.within}.`
    return { summary: text, changed: [[text]] }
  }
  const conversions = counted(total.conversions, 'conversão', 'conversões')
  const first: Words = [`${name} trouxe `, { strong: conversions }, difference()]
  const cost = costPer(total.spend, total.conversions)
  const second: Words =
    cost === null
      ? ['O investimento foi de ', { strong: money(total.spend) }, '.']
      : ['Cada conversão custou ', { strong: money(cost) }, goal(cost)]
  return { summary: `${plain(first)} ${plain(second)}`, changed: [first, second] }

  function difference(): string {
    if (!totalBefore) return '.'
    const away = total.conversions - totalBefore.conversions
    const spent =
      totalBefore.spend > 0 ? Math.round((total.spend / totalBefore.spend - 1) * 100) : 0
    const budget =
      spent === 0
        ? 'com a mesma verba'
        : `com ${Math.abs(spent)}% ${spent > 0 ? 'mais' : 'menos'} verba`
    if (away === 0) return `, o mesmo que ${earlier.within}, ${budget}.`
    return `, ${count(Math.abs(away))} a ${away > 0 ? 'mais' : 'menos'} que ${earlier.within}, ${budget}.`
  }

  function goal(cost: number): string {
    if (!costGoal) return '.'
    return cost <= costGoal
      ? `, dentro da meta de ${money(costGoal)}.`
      : `, acima da meta de ${money(costGoal)}.`
  }
}
