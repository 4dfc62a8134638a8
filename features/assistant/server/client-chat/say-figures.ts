import { clientReplies } from '#content/assistant/client.ts'
import { type Figures, growth, kindNames, kindsOf } from '#features/figures/rules/figures.ts'
import { type LeftOut, leftOutOf, leftOutText } from '#features/figures/rules/partial.ts'
import {
  type PeriodQuery,
  periodInSentence,
  periodSearch,
  platformName,
  shortDay,
  spanText,
} from '#features/figures/rules/period.ts'
import type { PeriodReport } from '#features/figures/server/figures.server.ts'
import type { Span } from '#features/shared/rules/days.ts'
import {
  count,
  formatRounded,
  formatRoundedCount,
  money,
  plural,
  roundPercent,
  roundValue,
} from '#features/shared/rules/text.ts'
import { upperFirst } from '../chat/answers/wording.ts'
import { figureSaid } from './figure-words.ts'
import type { FigureName } from './read-client-question.ts'

/** 'Este mês (1 a 14 de nov. de 2026)', with the platform where one was asked for. */
export function named({ query, period }: Pick<PeriodReport, 'query' | 'period'>): string {
  const days = spanText(period.received ?? period.requested)
  const called = periodInSentence(query)
  const when = query.choice.kind === 'dates' ? days : `${called} (${days})`
  return query.platform ? `${when}, no ${platformName(query.platform)}` : when
}

export function linkTo(page: 'overview' | 'campaigns', query: PeriodQuery): string {
  const [path, label] =
    page === 'overview' ? ['/dashboard', 'Visão Geral'] : ['/dashboard/campaigns', 'Campanhas']
  return `${clientReplies.seen} [${label}](${path}${periodSearch(query)}).`
}

export function linkToCampaign(id: string, query: PeriodQuery): string {
  return `${clientReplies.seen} [Campanha](/dashboard/campaigns/${id}${periodSearch(query)}).`
}

/** What the reader must know of where the figures come from. */
export function caveats({ account, period }: PeriodReport): string[] {
  const last = period.received?.last
  const late = last && last < period.requested.last
  const begins =
    account.firstDay && account.firstDay > period.requested.first ? account.firstDay : null
  const demo = account.campaigns.length > 0 && account.campaigns.every((one) => one.demo)
  return [
    ...(late ? [clientReplies.until.replace('{day}', shortDay(last))] : []),
    ...(begins
      ? [clientReplies.since.replace('{day}', spanText({ first: begins, last: begins }))]
      : []),
    ...(demo ? [clientReplies.demo] : []),
  ]
}

function against(figure: FigureName, { before, period }: PeriodReport, now: Figures): string {
  const { value, write } = figureSaid[figure]
  const [one, other] = [value(now), value(before)]
  if (one === null || other === null || !period.before || before.rows === 0) return ''
  return comparedWith({ now: one, before: other }, period.before, write)
}

/** ', 12% a mais do que em 1 a 14 de out. (R$ 10)' */
export function comparedWith(
  { now: one, before: other }: { now: number; before: number },
  days: Span,
  write: (value: number) => string,
): string {
  const percent = growth(one, other)
  const then = `${spanText(days)} (${write(other)})`
  if (percent === null) return other === one ? `, como em ${then}` : `; em ${then}`
  if (Math.round(percent) === 0) return `, como em ${then}`
  const way = percent > 0 ? 'a mais' : 'a menos'
  return `, ${roundPercent(Math.abs(percent))} ${way} do que em ${then}`
}

/** ' (parcial, sem contar R$ 10 do Google Ads, …)' */
const partial = (leftOut: LeftOut | null) => (leftOut ? ` (parcial, ${leftOutText(leftOut)})` : '')

export const leftOutIn = ({ campaigns, days }: Pick<PeriodReport, 'campaigns' | 'days'>) =>
  leftOutOf(campaigns, days)

/** 'o investimento foi de **R$ 10**, 12% a mais do que em …' */
export function sayFigure(figure: FigureName, report: PeriodReport): string | null {
  const { was, value, write } = figureSaid[figure]
  const now = value(report.total)
  if (now === null) return null
  const note = figure === 'roas' ? partial(leftOutIn(report)) : ''
  return `${was} **${write(now)}**${note}${against(figure, report, report.total)}`
}

/** The kinds of conversions, never summed without saying so. */
function sayKinds(figures: Figures): string {
  const kinds = kindsOf(figures)
  if (kinds.length < 2) return ''
  const each = kinds.map(({ kind, count: many }) => formatRoundedCount(many, ...kindNames[kind]))
  return ` (${each.join(', ')})`
}

/** The few figures that tell how a time went. */
export function sayAll(figures: Figures, leftOut: LeftOut | null): string {
  const cost = figureSaid.cost.value(figures)
  const roas = figureSaid.roas.value(figures)
  return [
    `investimento de **${money(figures.spend)}**`,
    `**${formatRounded(figures.conversions)}** ${plural(roundValue(figures.conversions), 'conversão', 'conversões')}${sayKinds(figures)}`,
    ...(cost === null ? [] : [`custo por conversão de ${money(cost)}`]),
    `${count(figures.clicks)} cliques`,
    ...(figures.revenue === null ? [] : [`receita de ${money(figures.revenue)}`]),
    ...(roas === null ? [] : [`ROAS de ${figureSaid.roas.write(roas)}${partial(leftOut)}`]),
  ].join(', ')
}

export const sentence = (text: string) => `${upperFirst(text)}.`

export const join = (...parts: (string | null | undefined | false)[]) =>
  parts.filter(Boolean).join(' ')
