import { paceOf } from '#features/figures/rules/goals.ts'
import { monthOf } from '#features/shared/rules/days.ts'
import { count, money, roundPercent } from '#features/shared/rules/written.ts'
import type { ReportDocument } from '../rules/report.ts'
import { kindOf } from '../rules/report-schedule.ts'
import type { ReportFigures } from './report-figures.ts'

const labels = {
  conversions: 'Conversões',
  contacts: 'Contatos',
  purchases: 'Compras',
  conversations: 'Conversas',
}

/** Goals are of months: a week is not measured by them. */
export function composeGoals({ goals, total, period }: ReportFigures): ReportDocument['goals'] {
  if (!goals || kindOf(period) !== 'month') return []
  const pace = paceOf(goals, monthOf(period.first), period.last, total)
  if (!pace) return []
  const list: ReportDocument['goals'] = []
  if (pace.conversions) {
    const { goal, reached, share } = pace.conversions
    const left = goal - reached
    const more = left < 0 ? `, com ${count(-left)} a mais.` : '.'
    list.push({
      label: labels[pace.counts],
      value: `${count(reached)} de ${count(goal)}`,
      percent: Math.round(share),
      words: [
        { strong: left > 0 ? `${roundPercent(share)} da meta` : 'Meta alcançada' },
        left > 0 ? `: faltaram ${count(left)}.` : more,
      ],
    })
  }
  if (pace.cost && pace.cost.now !== null) {
    const { goal, now } = pace.cost
    const away = money(Math.abs(goal - now))
    list.push({
      label: 'Custo por conversão',
      value: `${money(now)}, meta de ${money(goal)}`,
      percent: Math.round((goal / now) * 100),
      words: [
        { strong: now <= goal ? 'Dentro da meta' : 'Acima da meta' },
        now === goal ? '.' : `: ${away} ${now < goal ? 'a menos' : 'a mais'} por conversão.`,
      ],
    })
  }
  if (pace.budget) {
    const { goal, spent, share } = pace.budget
    list.push({
      label: 'Verba do mês',
      value: `${money(spent)} de ${money(goal)}`,
      percent: Math.round(share),
      words: [{ strong: `${roundPercent(share)} da verba combinada` }, ' foi usada.'],
    })
  }
  return list
}
