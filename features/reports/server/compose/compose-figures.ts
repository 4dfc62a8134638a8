import { costPer, type Figures, roasOf } from '#features/figures/rules/figures.ts'
import { leftOutText } from '#features/figures/rules/partial.ts'
import { count, formatOrDash, formatRounded, money } from '#features/shared/rules/text.ts'
import type { ReportDocument } from '../../rules/report.ts'
import { ratio } from './format.ts'
import { appendText, compare, type ReportFigures } from './report-figures.ts'

const unknown = ['Investimento', 'Conversões', 'Custo por conversão', 'Cliques']

/** The figures that matter, each with its comparison in words. */
export function composeFigures(
  { total, totalBefore, goals, unheard, leftOut }: ReportFigures,
  within: string,
): ReportDocument['figures'] {
  if (unheard) {
    return unknown.map((label) => ({ label, value: '—', words: ['Nenhum número recebido.'] }))
  }
  const before = (read: (sums: Figures) => number | null) => totalBefore && read(totalBefore)
  const cost = costPer(total.spend, total.conversions)
  const costGoal = goals?.counts === 'conversions' ? goals.costPerConversion : null
  const clickCost = costPer(total.spend, total.clicks)
  const figures: ReportDocument['figures'] = [
    {
      label: 'Investimento',
      value: money(total.spend),
      words: withBudget(
        compare(
          total.spend,
          before(({ spend }) => spend),
          within,
          money,
        ),
        goals?.monthlyBudget,
      ),
    },
    {
      label: 'Conversões',
      value: count(total.conversions),
      words: compare(
        total.conversions,
        before(({ conversions }) => conversions),
        within,
        formatRounded,
      ),
    },
    {
      label: 'Custo por conversão',
      value: formatOrDash(cost, money),
      words:
        cost === null
          ? ['Sem conversões não há custo por conversão.']
          : withGoal(
              compare(
                cost,
                before((sums) => costPer(sums.spend, sums.conversions)),
                within,
                money,
              ),
              cost,
              costGoal,
            ),
    },
    {
      label: 'Cliques',
      value: count(total.clicks),
      words: [
        ...compare(
          total.clicks,
          before(({ clicks }) => clicks),
          within,
          count,
        ),
        ...(clickCost === null ? [] : [` Cada um custou ${money(clickCost)}.`]),
      ],
    },
  ]
  const back = roasOf(total)
  if (back !== null) {
    figures.push({
      label: 'Retorno sobre o investimento',
      value: `R$ ${ratio(back)} por R$ 1`,
      words: [
        ...appendText(
          compare(back, before(roasOf), within, (value) => `R$ ${ratio(value)}`),
          `, de uma receita de ${money(total.revenue as number)}.`,
        ),
        ...(leftOut ? [' ', { strong: 'Parcial' }, `: ${leftOutText(leftOut)}.`] : []),
      ],
    })
  }
  return figures
}

const withBudget = (words: ReturnType<typeof compare>, budget: number | null | undefined) =>
  budget ? appendText(words, `, de uma verba combinada de ${money(budget)}.`) : words

function withGoal(
  words: ReturnType<typeof compare>,
  cost: number,
  goal: number | null | undefined,
) {
  if (!goal) return words
  const gap = Math.round((goal - cost) * 100) / 100
  if (gap === 0) return appendText(words, ', exatamente na meta.')
  return appendText(
    words,
    gap > 0 ? ` e ${money(gap)} abaixo da meta.` : ` e ${money(-gap)} acima da meta.`,
  )
}
