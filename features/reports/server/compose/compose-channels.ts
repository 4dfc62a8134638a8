import {
  isCountable,
  type Metric,
  metricValue,
  writeMetric,
} from '#features/connections/rules/metrics.ts'
import type {
  ChannelFigures,
  ChannelReport,
  ValueFigures,
} from '#features/connections/server/connections.server.ts'
import { growth } from '#features/figures/rules/figures.ts'
import { addDays } from '#features/shared/rules/days.ts'
import { capitalizeFirst, roundPercent } from '#features/shared/rules/text.ts'
import type { ReportChannel, Words } from '../../rules/report.ts'
import type { ReportPeriod } from '../../rules/report-schedule.ts'
import { longDay, spanText } from './format.ts'
import { compare, type ReportFigures } from './report-figures.ts'

/** Smaller changes are noise. */
const LEAST_PERCENT = 10
const LEAST_COUNT = 3
const LEAST_PLACES = 0.5
/** A value is named only if it explains this share of the change. */
const LEAST_SHARE = 0.3
const MOST_SENTENCES = 2
const MOST_VALUES = 3

type Pair = { now: number; before: number }

/** The keys whose sums a metric is made of. */
const partsOf = ({ key, adds }: Metric): string[] =>
  adds.by === 'ratio' ? [adds.over, adds.under] : [key]

/** Since when the platform does not answer a metric or a part of it, if that touches the period. */
function lostSince({ channel, lost }: ChannelFigures, metric: Metric, { last }: ReportPeriod) {
  const names = partsOf(metric).map((key) => channel.metrics.find((each) => each.key === key)?.name)
  const since = lost.find(({ name }) => names.includes(name))?.since
  // The last days before the loss had not arrived when it was noticed.
  return since && last >= addDays(since, -channel.delayDays - 2) ? since : null
}

function pairOf({ now, before }: ChannelFigures, metric: Metric): Pair | null {
  const one = now && metricValue(metric, now)
  const other = before && metricValue(metric, before)
  return one === null || other === null ? null : { now: one, before: other }
}

/** Whether a change is worth a sentence, and looks like one. */
function isLarge(metric: Metric, { now, before }: Pair, currency: string | null): boolean {
  const write = (value: number) => writeMetric(metric, value, currency)
  if (write(now) === write(before)) return false
  if (metric.unit === 'position') return Math.abs(now - before) >= LEAST_PLACES
  if (Math.abs(growth(now, before) ?? 0) < LEAST_PERCENT) return false
  return metric.unit !== 'count' || Math.abs(now - before) >= LEAST_COUNT
}

/** What is too small to be listed is one row; with it nothing is certain of the listed ones. */
const isWhole = (values: ValueFigures[], metric: string) =>
  values.every(
    ({ value, now, before }) => value !== '' || !(now.sums[metric] || before?.sums[metric]),
  )

/** The one value that moved most in the same direction. */
function mostMoved(values: ValueFigures[], metric: string, { now, before }: Pair) {
  const side = Math.sign(now - before)
  const moves = values
    .map((each) => ({
      value: each.value,
      now: each.now.sums[metric] ?? 0,
      before: each.before?.sums[metric] ?? 0,
    }))
    .map((each) => ({ ...each, move: (each.now - each.before) * side }))
    .sort((one, other) => other.move - one.move)
  const [first, second] = moves
  if (!first || moves.length < 2 || first.move < Math.abs(now - before) * LEAST_SHARE) return null
  return second && second.move >= first.move ? null : first
}

function changeOf({ figures, values }: ChannelReport, metric: Metric): Words | null {
  const { channel, currency } = figures
  const pair = pairOf(figures, metric)
  if (!pair || !isLarge(metric, pair, currency)) return null
  const write = (value: number) => writeMetric(metric, value, currency)
  const percent = growth(pair.now, pair.before) ?? 0
  const inPercent = metric.unit === 'count' || metric.unit === 'money'
  const sentence: Words = [
    `${metric.name}: `,
    { strong: `de ${write(pair.before)} para ${write(pair.now)}` },
    inPercent
      ? `, ${roundPercent(Math.abs(percent))} a ${percent > 0 ? 'mais' : 'menos'}.`
      : channel.lower?.includes(metric.key)
        ? '. Menor é melhor.'
        : '.',
  ]
  const [table] = channel.tables
  const listed = metric.adds.by === 'sum' && table?.metrics.includes(metric.key)
  const most =
    listed && isWhole(values, metric.key) ? mostMoved(values, metric.key, pair) : undefined
  if (!most || !table) return sentence
  const way = pair.now > pair.before ? 'subiu' : 'caiu'
  const name = table.names?.[most.value] ?? most.value
  return [
    ...sentence,
    ` O que mais ${way} foi “${name}”: de ${write(most.before)} para ${write(most.now)}.`,
  ]
}

/** 'De onde vieram as visitas: “Busca orgânica” (412), “Direto” (300).' */
function topOf({ figures: { channel, currency }, values }: ChannelReport): Words | null {
  const [table] = channel.tables
  const main = table?.metrics[0]
  const metric = channel.metrics.find(({ key }) => key === main)
  if (!table || !metric || metric.adds.by !== 'sum' || !isWhole(values, metric.key)) return null
  if (!isCountable(metric, currency)) return null
  const top = values
    .filter(({ now }) => (now.sums[metric.key] ?? 0) > 0)
    .slice(0, MOST_VALUES)
    .map(({ value, now }) => {
      const name = table.names?.[value] ?? value
      return `“${name}” (${writeMetric(metric, now.sums[metric.key] ?? 0, currency)})`
    })
  if (top.length === 0) return null
  const noun = metric.name.toLowerCase()
  const unit = table.title.toLowerCase().includes(noun) ? '' : `, em ${noun}`
  return [`${table.title}${unit}: ${top.join(', ')}.`]
}

function wordsOf(figures: ChannelFigures, metric: Metric, now: number, within: string): Words {
  const before = figures.before && metricValue(metric, figures.before)
  const write = (value: number) => writeMetric(metric, value, figures.currency)
  if (metric.unit !== 'position' || before === null) return compare(now, before, within, write)
  const less = figures.channel.lower?.includes(metric.key) ? ' Menor é melhor.' : ''
  return [`${capitalizeFirst(within)} foi ${write(before)}.${less}`]
}

/** What the reader must know of what is not there. */
function noteOf(figures: ChannelFigures, period: ReportPeriod, metrics: Metric[]): string {
  const { firstDay, lastDay, now } = figures
  if (!now) return lastDay ? `Nenhum número recebido depois de ${longDay(lastDay)}.` : ''
  const last = figures.period.received?.last ?? period.last
  const unknown = metrics.map((metric) => {
    const since = lostSince(figures, metric, period)
    if (since)
      return `“${metric.name}” não aparece: a plataforma não informa desde ${longDay(since)}.`
    if (!isCountable(metric, figures.currency))
      return `“${metric.name}” não aparece: as contas têm moedas diferentes.`
    if (metricValue(metric, now) !== null) return ''
    if (metric.adds.by === 'never')
      return `“${metric.name}” não aparece: não se soma, e o número do período inteiro não foi informado.`
    return `“${metric.name}” não aparece: não houve o que medir.`
  })
  return [
    firstDay && firstDay > period.first ? `Os números começam em ${longDay(firstDay)}.` : '',
    last < period.last
      ? `Números recebidos até ${longDay(last)}. Os dias seguintes faltam; não são zero.`
      : '',
    ...unknown,
  ]
    .filter(Boolean)
    .join(' ')
}

/** A channel that had not begun says nothing; one whose figures stopped says so. */
const hasBegun = ({ firstDay }: ChannelFigures, { last }: ReportPeriod) =>
  firstDay !== null && firstDay <= last

/** A block for each channel, in the order of the platforms. */
export function composeChannels(
  { channels, period, before }: Pick<ReportFigures, 'channels' | 'period' | 'before'>,
  within: string,
): ReportChannel[] {
  return channels
    .filter(({ figures }) => hasBegun(figures, period))
    .map((report): ReportChannel => {
      const { figures } = report
      const { channel, now } = figures
      const metrics = channel.figures.flatMap(
        (key) => channel.metrics.find((metric) => metric.key === key) ?? [],
      )
      const answered = metrics.filter(
        (metric) => isCountable(metric, figures.currency) && !lostSince(figures, metric, period),
      )
      // Days that have not arrived are not compared with: the others are named.
      const compared = figures.period.before
      const same = compared?.first === before.first && compared.last === before.last
      const when = same || !compared ? within : `de ${spanText(compared)}`
      const top = now && topOf(report)
      return {
        key: channel.key,
        title: channel.title,
        changed: [
          ...answered
            .flatMap((metric) => {
              const words = changeOf(report, metric)
              return words ? [words] : []
            })
            .slice(0, MOST_SENTENCES),
          ...(top ? [top] : []),
        ],
        rows: answered.flatMap((metric) => {
          const value = now && metricValue(metric, now)
          if (value === null) return []
          const words = wordsOf(figures, metric, value, when)
          return [
            { label: metric.name, value: writeMetric(metric, value, figures.currency), words },
          ]
        }),
        note: noteOf(figures, period, metrics),
      }
    })
}
