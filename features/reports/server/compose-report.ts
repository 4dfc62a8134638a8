import { brand } from '#content/brand.ts'
import { costPer } from '#features/figures/rules/figures.ts'
import { paceOf } from '#features/figures/rules/goals.ts'
import { countDays, monthOf } from '#features/shared/rules/days.ts'
import { count, counted, money, roundPercent } from '#features/shared/rules/text.ts'
import { plain, type ReportDocument, type Words } from '../rules/report.ts'
import { kindOf } from '../rules/report-schedule.ts'
import { composeFigures } from './compose-figures.ts'
import { composeCampaigns, composeChart, composePlatforms } from './compose-tables.ts'
import { longDay, momentDay, nameBefore, type PeriodName, periodName, spanText } from './format.ts'
import type { ReportFigures } from './report-figures.ts'

const labels = {
  conversions: 'Conversões',
  contacts: 'Contatos',
  purchases: 'Compras',
  conversations: 'Conversas',
}

/** Goals are monthly, so weeks have none. */
function composeGoals({ goals, total, period }: ReportFigures): ReportDocument['goals'] {
  if (!goals || kindOf(period) !== 'month') return []
  const pace = paceOf(goals, monthOf(period.first), period.last, total)
  if (!pace) return []
  const list: ReportDocument['goals'] = []
  if (pace.conversions) {
    const { goal, reached, share } = pace.conversions
    const missing = goal - reached
    const more = missing < 0 ? `, com ${count(-missing)} a mais.` : '.'
    list.push({
      label: labels[pace.counts],
      value: `${count(reached)} de ${count(goal)}`,
      percent: Math.round(share),
      words: [
        { strong: missing > 0 ? `${roundPercent(share)} da meta` : 'Meta alcançada' },
        missing > 0 ? `: faltaram ${count(missing)}.` : more,
      ],
    })
  }
  if (pace.cost && pace.cost.now !== null) {
    const { goal, now } = pace.cost
    const gap = money(Math.abs(goal - now))
    list.push({
      label: 'Custo por conversão',
      value: `${money(now)}, meta de ${money(goal)}`,
      percent: Math.round((goal / now) * 100),
      words: [
        { strong: now <= goal ? 'Dentro da meta' : 'Acima da meta' },
        now === goal ? '.' : `: ${gap} ${now < goal ? 'a menos' : 'a mais'} por conversão.`,
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

/** The first sentences, also used in mail and messages. */
function composeSummary(
  { total, totalBefore, goals, unheard }: ReportFigures,
  named: PeriodName,
  earlier: Omit<PeriodName, 'title' | 'kind'>,
): { summary: string; changed: Words[] } {
  // A goal for one kind does not apply to the cost of all conversions.
  const costGoal = goals?.counts === 'conversions' ? goals.costPerConversion : null
  const name = named.name.charAt(0).toUpperCase() + named.name.slice(1)
  if (total.spend === 0 && total.conversions === 0 && total.clicks === 0) {
    const text = unheard
      ? `Nenhum número foi recebido ${named.within}.`
      : `Nenhum anúncio esteve no ar ${named.within}.`
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
    const gap = total.conversions - totalBefore.conversions
    const spent =
      totalBefore.spend > 0 ? Math.round((total.spend / totalBefore.spend - 1) * 100) : 0
    const budget =
      spent === 0
        ? 'com a mesma verba'
        : `com ${Math.abs(spent)}% ${spent > 0 ? 'mais' : 'menos'} verba`
    if (gap === 0) return `, o mesmo que ${earlier.within}, ${budget}.`
    return `, ${count(Math.abs(gap))} a ${gap > 0 ? 'mais' : 'menos'} que ${earlier.within}, ${budget}.`
  }

  function goal(cost: number): string {
    if (!costGoal) return '.'
    return cost <= costGoal
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
    how: howItWasCalculated(figures),
    received: `Números lidos em ${momentDay(readAt)}. Ajustes posteriores das plataformas aparecem na área do cliente.`,
  }
}

function howItWasCalculated({
  period,
  before,
  platforms,
  total,
}: ReportFigures): ReportDocument['how'] {
  const isMonth = kindOf(period) === 'month'
  const [days, daysBefore] = [countDays(period), countDays(before)]
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
      text: isMonth
        ? `Mês inteiro contra mês inteiro: ${days} dias contra ${daysBefore}.`
        : `${days} dias contra os ${daysBefore} dias anteriores.`,
    },
  ]
  if (total.revenue !== null) {
    how.push({
      term: 'Retorno',
      text: 'Receita informada pela plataforma dividida pelo investimento das campanhas que a informam.',
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
