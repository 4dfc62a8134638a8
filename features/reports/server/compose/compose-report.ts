import { brand } from '#content/brand.ts'
import { convertedText } from '#features/figures/rules/converted.ts'
import { costPer, growth } from '#features/figures/rules/figures.ts'
import {
  budgetVerdict,
  conversionsVerdict,
  costVerdict,
  countedForms,
  countedNames,
  paceOf,
} from '#features/figures/rules/goals.ts'
import { countDays, monthOf } from '#features/shared/rules/days.ts'
import {
  capitalizeFirst,
  formatRounded,
  formatRoundedCount,
  money,
  roundPercent,
  roundValue,
} from '#features/shared/rules/text.ts'
import { type ReportDocument, type Words, wordsText } from '../../rules/report.ts'
import { kindOf, type ReportPeriod } from '../../rules/report-schedule.ts'
import { composeAds, composeClickRates, composeKinds, composeReach } from './compose-blocks.ts'
import { composeChannels } from './compose-channels.ts'
import { composeFigures } from './compose-figures.ts'
import { composeCampaigns, composeChart, composePlatforms } from './compose-tables.ts'
import { longDay, momentDay, nameBefore, type PeriodName, periodName, spanText } from './format.ts'
import type { ReportFigures } from './report-figures.ts'

/** What was reached in a month with a goal; `bad` where the goal was missed. */
function composeGoals({ goals, total, period }: ReportFigures): ReportDocument['goals'] {
  // Goals are monthly, so weeks have none.
  if (!goals || kindOf(period) !== 'month') return []
  const pace = paceOf(goals, monthOf(period.first), period.last, total)
  if (!pace) return []
  const [one] = countedForms[pace.counts]
  const list: ReportDocument['goals'] = []
  if (pace.conversions) {
    const { goal, reached, share } = pace.conversions
    const missing = roundValue(goal) - roundValue(reached)
    const { bad } = conversionsVerdict(pace.conversions, pace)
    const more = missing < 0 ? `, com ${formatRounded(-missing)} a mais.` : '.'
    list.push({
      label: pace.counts === 'conversions' ? 'Conversões' : countedNames[pace.counts],
      value: `${formatRounded(reached)} de ${formatRounded(goal)}`,
      percent: Math.round(share),
      bad,
      words: [
        { strong: bad ? `Abaixo da meta: ${roundPercent(share)}` : 'Meta alcançada' },
        bad ? `. Faltaram ${formatRounded(Math.max(0, missing))}.` : more,
      ],
    })
  }
  if (pace.cost && pace.cost.now !== null) {
    const { goal, now } = pace.cost
    const bad = costVerdict(pace.cost)?.bad ?? false
    const gap = Math.round(goal * 100) - Math.round(now * 100)
    list.push({
      label: `Custo por ${one}`,
      value: `${money(now)}, meta de ${money(goal)}`,
      percent: Math.round((goal / now) * 100),
      bad,
      words: [
        { strong: bad ? 'Acima da meta' : 'Dentro da meta' },
        gap === 0
          ? '.'
          : `: ${money(Math.abs(gap) / 100)} ${gap > 0 ? 'a menos' : 'a mais'} por ${one}.`,
      ],
    })
  }
  if (pace.budget) {
    const { goal, spent, share } = pace.budget
    const { bad } = budgetVerdict(pace.budget, pace)
    list.push({
      label: 'Verba do mês',
      value: `${money(spent)} de ${money(goal)}`,
      percent: Math.round(share),
      bad,
      words: bad
        ? [{ strong: 'Acima da verba' }, `: ${money(spent - goal)} a mais que o combinado.`]
        : [{ strong: `${roundPercent(share)} da verba combinada` }, ' foi usada.'],
    })
  }
  return list
}

/** The first sentences, also used in mail and messages. */
function composeSummary(
  { total, totalBefore, goals, unheard }: ReportFigures,
  named: PeriodName,
  earlier: Omit<PeriodName, 'title' | 'kind'>,
): { summary: string; changed: Words[] } {
  // A goal for one kind does not apply to the cost of all conversions.
  const costGoal = goals?.counts === 'conversions' ? goals.costPerConversion : null
  const name = capitalizeFirst(named.name)
  if (total.spend === 0 && total.conversions === 0 && total.clicks === 0) {
    const text = unheard
      ? `Nenhum número foi recebido ${named.within}.`
      : `Nenhum anúncio esteve no ar ${named.within}.`
    return { summary: text, changed: [[text]] }
  }
  const conversions = formatRoundedCount(total.conversions, 'conversão', 'conversões')
  const first: Words = [`${name} trouxe `, { strong: conversions }, difference()]
  const cost = costPer(total.spend, total.conversions)
  const second: Words =
    cost === null
      ? ['O investimento foi de ', { strong: money(total.spend) }, '.']
      : ['Cada conversão custou ', { strong: money(cost) }, goal(cost)]
  return { summary: `${wordsText(first)} ${wordsText(second)}`, changed: [first, second] }

  function difference(): string {
    if (!totalBefore) return '.'
    // The difference of what is written, so that the sentence adds up.
    const gap = roundValue(total.conversions) - roundValue(totalBefore.conversions)
    const spent = Math.round(growth(total.spend, totalBefore.spend) ?? 0)
    const budget =
      totalBefore.spend === 0
        ? ''
        : spent === 0
          ? ', com a mesma verba'
          : `, com ${Math.abs(spent)}% ${spent > 0 ? 'mais' : 'menos'} verba`
    if (gap === 0) return `, o mesmo que ${earlier.within}${budget}.`
    return `, ${formatRounded(Math.abs(gap))} a ${gap > 0 ? 'mais' : 'menos'} que ${earlier.within}${budget}.`
  }

  function goal(cost: number): string {
    if (!costGoal) return '.'
    return Math.round(cost * 100) <= Math.round(costGoal * 100)
      ? `, dentro da meta de ${money(costGoal)}.`
      : `, acima da meta de ${money(costGoal)}.`
  }
}

/** Deterministic: the same figures give the same document. */
export function composeReport(figures: ReportFigures): ReportDocument {
  const { client, period, before, readAt } = figures
  const named = periodName(period)
  const earlier = nameBefore(period, before)
  const first = composeSummary(figures, named, earlier)
  return {
    version: 1,
    agency: brand.name,
    client: client.name,
    title: named.title,
    kind: named.kind,
    span: spanText(period),
    sample: client.sample,
    summary: first.summary,
    changed: [...first.changed, ...figures.changed.map((text): Words => [text])].slice(0, 4),
    figures: composeFigures(figures, earlier.within),
    goals: composeGoals(figures),
    chart: composeChart(period, before, figures.days, { now: named.name, before: earlier.name }),
    platforms: composePlatforms(figures, earlier.within),
    campaigns: composeCampaigns(figures.campaigns),
    kinds: composeKinds(figures),
    ctr: composeClickRates(figures, earlier.within),
    reach: composeReach(figures),
    ads: composeAds(figures),
    channels: composeChannels(figures, earlier.within),
    how: howItWasCalculated(figures),
    received: `Números lidos em ${momentDay(readAt)}. Ajustes posteriores das plataformas aparecem na área do cliente.`,
  }
}

function howItWasCalculated({
  period,
  before,
  platforms,
  total,
  converted,
}: ReportFigures): ReportDocument['how'] {
  const late = platforms.filter(({ lastDay }) => lastDay !== null && lastDay < period.last)
  const how = [
    {
      term: 'Investimento',
      text: 'O que as plataformas cobraram, sem impostos e sem a nossa mensalidade.',
    },
    {
      term: 'Conversão',
      text: 'O que cada plataforma conta como resultado da campanha: um contato, uma conversa ou uma compra.',
    },
    {
      term: 'Custo por conversão',
      text: 'Investimento dividido pelas conversões do mesmo período.',
    },
    {
      term: 'Comparação',
      text: comparisonText(period, before, late.length > 0),
    },
  ]
  if (total.revenue !== null) {
    how.push({
      term: 'Retorno',
      text: 'Receita informada pela plataforma dividida pelo investimento das campanhas que a informam.',
    })
  }
  for (const amount of converted) {
    how.push({
      term: amount.currency,
      text: `Investimento ${convertedText(amount)}; os dois valores ficam guardados.`,
    })
  }
  for (const { name, lastDay } of late) {
    how.push({
      term: name,
      text: `Números recebidos até ${longDay(lastDay as string)}. Os dias seguintes faltam; não são zero.`,
    })
  }
  return how
}

function comparisonText(period: ReportPeriod, before: ReportPeriod, isLate: boolean): string {
  const [days, daysBefore] = [countDays(period), countDays(before)]
  const each = isLate ? ' Cada plataforma, até o último dia recebido.' : ''
  if (kindOf(period) !== 'month')
    return `${days} dias contra ${daysBefore} dias anteriores, ${spanText(before)}.${each}`
  return kindOf(before) === 'month'
    ? `Mês inteiro contra mês inteiro: ${days} dias contra ${daysBefore}.${each}`
    : `Os mesmos dias do mês anterior, ${spanText(before)}.${each}`
}
