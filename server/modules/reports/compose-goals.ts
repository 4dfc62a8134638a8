import { costPer } from '#contracts/figures.ts'
import type { ReportDocument } from '#contracts/report.ts'
import { kindOf } from '#contracts/report-schedule.ts'
import type { ReportFigures } from './compose-report.ts'
import { count, money } from './format.ts'

/** A month's goals; what was not agreed on is null. */
export type Goals = { cost: number | null; conversions: number | null; budget: number | null }

/** Goals are of months: a week is not measured by them. */
export function composeGoals({ goals, total, period }: ReportFigures): ReportDocument['goals'] {
  if (!goals || kindOf(period) !== 'month') return []
  const list: ReportDocument['goals'] = []
  if (goals.conversions) {
    const percent = Math.round((total.conversions / goals.conversions) * 100)
    const left = goals.conversions - total.conversions
    list.push({
      label: 'Conversões',
      value: `${count(total.conversions)} de ${count(goals.conversions)}`,
      percent,
      words: [
        { strong: left > 0 ? `${percent}% da meta` : 'Meta alcançada' },
        left > 0 ? `: faltaram ${count(left)}.` : left < 0 ? `, com ${count(-left)} a mais.` : '.',
      ],
    })
  }
  const cost = costPer(total.spend, total.conversions)
  if (goals.cost && cost !== null) {
    list.push({
      label: 'Custo por conversão',
      value: `${money(cost)}, meta de ${money(goals.cost)}`,
      percent: Math.round((goals.cost / cost) * 100),
      words: [
        { strong: cost <= goals.cost ? 'Dentro da meta' : 'Acima da meta' },
        cost === goals.cost
          ? '.'
          : `: ${money(Math.abs(goals.cost - cost))} ${cost < goals.cost ? 'a menos' : 'a mais'} por conversão.`,
      ],
    })
  }
  if (goals.budget) {
    const percent = Math.round((total.spend / goals.budget) * 100)
    list.push({
      label: 'Verba do mês',
      value: `${money(total.spend)} de ${money(goals.budget)}`,
      percent,
      words: [{ strong: `${percent}% da verba combinada` }, ' foi usada.'],
    })
  }
  return list
}
