import { count, fullDay, moment, money } from '#app/shell/format.server.ts'
import { alertWords } from '#features/alerts/rules/alert-words.ts'
import type { Thresholds } from '#features/alerts/rules/alerts.ts'
import { type MonthSums, paceState, standingOf } from '#features/alerts/rules/standing.ts'
import { type OpenAlert, thresholdsVersion } from '#features/alerts/server/alerts.server.ts'
import {
  CHART_DAYS,
  type ClientReport,
} from '#features/client-overview/server/client-overview.server.ts'
import { countedNames, type Goals } from '#features/figures/rules/goals.ts'
import { platformName, spanText } from '#features/figures/rules/period.ts'
import { goalsVersion } from '#features/figures/server/figures.server.ts'
import { type AuditLine, auditKinds } from '#features/people/server/people.server.ts'
import { addMonths, earlierDay, monthSpan } from '#features/shared/rules/days.ts'
import { capitalizeFirst, formatOrDash } from '#features/shared/rules/text.ts'
import { auditText } from '../../shared/audit-text.server.ts'
import { formatCount, monthOf, receivedView } from '../../shared/desk-view.server.ts'

const numberFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const field = (value: number | null | undefined) => (value ? numberFormat.format(value) : '')

export function goalsView(goals: Goals | null, today: string) {
  return {
    version: goalsVersion(goals),
    text: goals
      ? 'O cliente vê quanto já foi e quanto falta.'
      : `Nada combinado ainda. O que você salvar vale a partir de ${monthOf(today)}.`,
    monthlyBudget: field(goals?.monthlyBudget),
    conversions: field(goals?.conversions),
    costPerConversion: field(goals?.costPerConversion),
    counts: goals?.counts ?? 'conversions',
  }
}

function daysUntil(today: string): string[] {
  const last = Date.parse(`${today}T00:00:00Z`) - 86_400_000
  return Array.from({ length: CHART_DAYS - 1 }, (_, index) =>
    new Date(last - (CHART_DAYS - 2 - index) * 86_400_000).toISOString().slice(0, 10),
  )
}

/** Days without figures count as missing up to yesterday. */
export function platformView(
  { source, campaigns, lastDay, days }: ClientReport['platforms'][number],
  today: string,
) {
  const dates = daysUntil(today)
  const received = receivedView(lastDay, today)
  const missing = dates.filter((day) => days[day] === undefined).length
  return {
    name: source ? platformName(source) : 'Dados demo',
    campaigns: formatCount(campaigns, 'campanha', 'campanhas'),
    state: received.state,
    text:
      received.state === 'ok'
        ? 'Em dia'
        : received.state === 'late'
          ? received.text.replace(/^.*, /, '').replace(/^f/, 'F')
          : 'Nenhum dia ainda',
    last: lastDay ? `Último dia: ${fullDay(lastDay)}` : '',
    chart: {
      series: dates.map((day) => (days[day] === undefined ? null : Number(days[day]))),
      description: `Investimento por dia nos últimos ${dates.length} dias; ${missing === 0 ? 'nenhum dia falta' : formatCount(missing, 'dia sem números', 'dias sem números')}`,
    },
  }
}

const monthFigures: [label: string, write: (sums: MonthSums) => string][] = [
  ['Investimento', ({ spend }) => money(spend)],
  ['Conversões', ({ conversions }) => count(conversions)],
  [
    'Custo por conversão',
    ({ spend, conversions }) => (conversions > 0 ? money(spend / conversions) : '—'),
  ],
]

/** This month so far beside the same days of the month before, or all of that one. */
export function monthView({ month, before, today }: ClientReport) {
  if (!month && !before) return null
  const previous = addMonths(today.slice(0, 7), -1)
  const last = month && { first: `${today.slice(0, 7)}-01`, last: month.lastDay }
  const span = monthSpan(previous)
  const same = { ...span, last: earlierDay(span.last, `${previous}-${month?.lastDay.slice(8)}`) }
  return {
    name: monthOf(today),
    text: last
      ? `${spanText(last)}, ao lado de ${spanText(same)}.`
      : `Nenhum dia de ${monthOf(today)} chegou ainda. Ao lado, ${monthOf(span.first)} inteiro.`,
    figures: monthFigures.map(([label, write]) => ({
      label,
      value: month ? write(month) : '—',
      before: before ? write(before) : null,
    })),
  }
}

export function auditView(line: AuditLine) {
  const { id, at, staffName, kind, clientId, clientName } = line
  const suffix = clientId && !clientName ? ' (cliente apagado)' : ''
  return {
    id,
    at: moment(at),
    who: staffName,
    what: `${auditKinds[kind] ?? kind}${suffix}`,
    about: auditText(line),
    client: clientId && clientName ? { id: clientId, name: clientName } : null,
  }
}

/** How far the month's budget and goal are, in words that name what is wrong. */
export function paceView(goals: Goals | null, report: ClientReport) {
  const { month, today } = report
  const sums: MonthSums | null = month
  const pace = sums && standingOf(goals, today, month?.lastDay ?? null, sums)
  if (!pace) return null
  const percent = (value: number) => `${Math.round(value)}%`
  const stateOf = (share: number) => paceState(pace.monthShare > 0 ? share / pace.monthShare : 1)
  const { budget, conversions, cost } = pace
  const name = countedNames[pace.counts].toLowerCase().replace(' de todos os tipos', '')
  return {
    month: `${percent(pace.monthShare)} do mês com números`,
    monthShare: pace.monthShare,
    lines: [
      budget && {
        label: 'Verba do mês',
        value: money(budget.spent),
        of: `de ${money(budget.goal)}`,
        share: budget.share,
        isBad: budget.share > 100 || stateOf(budget.share) !== 'on',
        text: {
          on: 'No ritmo',
          over: budget.share > 100 ? 'Acima da verba' : 'Gasta mais rápido que o mês',
          under: 'Gasta mais devagar que o mês',
        }[stateOf(budget.share)],
      },
      conversions && {
        label: `Meta de ${name}`,
        value: count(conversions.reached),
        of: `de ${count(conversions.goal)}`,
        share: conversions.share,
        isBad: stateOf(conversions.share) === 'under',
        text: { on: 'No ritmo', over: 'Adiantada', under: 'Abaixo do ritmo' }[
          stateOf(conversions.share)
        ],
      },
      cost && {
        label: 'Custo por conversão',
        value: formatOrDash(cost.now, money),
        of: `até ${money(cost.goal)}`,
        share: null,
        isBad: cost.now !== null && cost.now > cost.goal,
        text:
          cost.now === null
            ? 'Nenhuma conversão ainda'
            : cost.now > cost.goal
              ? 'Acima do combinado'
              : 'Dentro do combinado',
      },
    ].filter((line) => line !== null),
  }
}

export function alertView(alert: OpenAlert) {
  const { title, detail, description } = alertWords(alert)
  return {
    id: alert.id,
    title: capitalizeFirst(title),
    detail,
    since: `Desde ${moment(alert.since)}`,
    seen: alert.seen,
    chart: { series: alert.series, description },
  }
}

export const thresholdsView = (thresholds: Thresholds) => ({
  version: thresholdsVersion(thresholds),
  spendFactor: field(thresholds.spendFactor),
  dryDays: field(thresholds.dryDays),
  budgetDays: field(thresholds.budgetDays),
  quietWeekends: thresholds.quietWeekends ? 'yes' : 'no',
})
