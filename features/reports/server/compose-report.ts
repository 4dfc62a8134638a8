import { brand } from '#content/brand.ts'
import { countDays } from '#features/shared/rules/days.ts'
import type { ReportDocument, Words } from '../rules/report.ts'
import { kindOf } from '../rules/report-schedule.ts'
import { composeCampaigns, composePlatforms } from './compose-breakdown.ts'
import { composeChart } from './compose-chart.ts'
import { composeFigures } from './compose-figures.ts'
import { composeGoals } from './compose-goals.ts'
import { composeSummary } from './compose-summary.ts'
import { longDay, momentDay, nameBefore, periodName, spanText } from './format.ts'
import type { ReportFigures } from './report-figures.ts'

/** The figures in words. The same figures give the same document. */
export function composeReport(figures: ReportFigures): ReportDocument {
  const { client, period, before, readAt } = figures
  const own = periodName(period)
  const earlier = nameBefore(period, before)
  const first = composeSummary(figures, own, earlier)
  return {
    version: 1,
    agency: brand.name,
    client: client.name,
    title: own.title,
    kind: own.kind,
    span: spanText(period),
    sample: client.sample,
    summary: first.summary,
    changed: [...first.changed, ...figures.changed.map((text): Words => [text])].slice(0, 4),
    figures: composeFigures(figures, earlier.within),
    goals: composeGoals(figures),
    chart: composeChart(period, before, figures.days, { now: own.name, before: earlier.name }),
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
