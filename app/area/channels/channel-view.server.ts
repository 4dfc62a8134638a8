import { smoothLine, toHeight } from '#app/shell/chart/chart-scale.server.ts'
import { count, fullDay, moment, shortDay } from '#app/shell/format.server.ts'
import { healthWords } from '#features/connections/rules/channel-health.ts'
import {
  type Metric,
  metricValue,
  type Stored,
  writeMetric,
} from '#features/connections/rules/metrics.ts'
import type {
  ChannelFigures,
  PostFigures,
  ValueFigures,
} from '#features/connections/server/connections.server.ts'
import { formatOrDash } from '#features/shared/rules/text.ts'
import type { Change, FigureCard } from '../figures/figure-cards.tsx'
import { changeOf, pointChange } from '../figures/figures-view.server.ts'
import type { TrendView } from './trend.tsx'

const oneDecimal = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

const format = (metric: Metric, value: number | null, currency: string | null): string =>
  formatOrDash(value, (each) => writeMetric(metric, each, currency))

/** Places are compared in places, rates in points, all else in percent. */
function compare(metric: Metric, now: number | null, before: number | null): Change | null {
  if (metric.unit === 'percent') return pointChange(now, before)
  // Spending more is neither good nor bad.
  if (metric.unit !== 'position') return changeOf(now, before, metric.unit !== 'money')
  if (now === null || before === null) return null
  const places = Math.round((now - before) * 10) / 10
  const direction = places === 0 ? 'same' : places > 0 ? 'up' : 'down'
  // A smaller place is the better one, so the colours of more and less would lie.
  return { direction, text: oneDecimal.format(Math.abs(places)), judged: false }
}

const wholeHint = 'Não se soma entre dias: existe para 7, 30 e 90 dias e para meses.'
const shortHint = (days: number) =>
  `Não se soma entre dias: a plataforma responde por até ${days} dias.`
const momentHint = 'Guardado um por dia, desde a conexão.'
const severalHint = 'Não se soma entre contas.'

/** Why a figure is not there. */
function hintOf({ accounts }: ChannelFigures, { adds }: Metric): string | undefined {
  if (adds.by === 'last') return momentHint
  if (adds.by !== 'never') return undefined
  if (accounts.length > 1) return severalHint
  return adds.longest ? shortHint(adds.longest) : wholeHint
}

function cardOf(figures: ChannelFigures, metric: Metric): FigureCard {
  const valueIn = (stored: Stored | null) => (stored ? metricValue(metric, stored) : null)
  const now = valueIn(figures.now)
  const before = valueIn(figures.before)
  return {
    label: metric.name,
    value: format(metric, now, figures.currency),
    change: compare(metric, now, before),
    before: before === null ? null : format(metric, before, figures.currency),
    hint: figures.now !== null && now === null ? hintOf(figures, metric) : undefined,
  }
}

const byKey = ({ channel }: ChannelFigures, key: string) =>
  channel.metrics.find((metric) => metric.key === key) as Metric

/** The three figures that matter. */
export const mainCards = (figures: ChannelFigures): FigureCard[] =>
  figures.channel.figures.map((key) => cardOf(figures, byKey(figures, key)))

/** All others that mean something by themselves. */
export const otherCards = (figures: ChannelFigures): FigureCard[] =>
  figures.channel.metrics
    .filter(({ key, hidden }) => !hidden && !figures.channel.figures.includes(key))
    .map((metric) => cardOf(figures, metric))

/** The first figure by day, as a line and in words. */
export function trendView(figures: ChannelFigures): TrendView | null {
  const { days } = figures
  const metric = byKey(figures, figures.channel.figures[0])
  if (days.length < 2) return null
  const most = Math.max(...days.map(({ value }) => value))
  const points = days.map(
    ({ value }, index) => [(100 * index) / (days.length - 1), toHeight(value, most * 1.1)] as const,
  )
  const line = smoothLine(points)
  const best = days.reduce((top, day) => (day.value > top.value ? day : top))
  const noun = metric.name.toLowerCase()
  const write = (value: number) => format(metric, value, figures.currency)
  return {
    label: `${metric.name} por dia`,
    line,
    area: `${line}L100 100L0 100Z`,
    summary:
      most === 0
        ? `Nada contado em ${noun} nestes dias.`
        : `${metric.unit === 'money' ? 'Maior' : 'Melhor'} dia: ${shortDay(best.date)}, com ${write(best.value)} em ${noun}.`,
    first: shortDay(days[0]?.date ?? ''),
    last: shortDay(days.at(-1)?.date ?? ''),
    rows: days.map(({ date, value }) => ({ date: fullDay(date), value: write(value) })),
    column: metric.name,
  }
}

/** What the client should know about the figures: that they stopped, or lack something. */
export function noticesOf(figures: ChannelFigures): string[] {
  const { channel, accounts, lost, now, firstDay, period } = figures
  const several = accounts.length > 1
  const stopped = accounts.flatMap(({ name, health }) => {
    const text = healthWords[health].client
    return text ? [several ? `${name}: ${text}` : text] : []
  })
  const gone = lost.map(
    ({ name, since }) =>
      `${channel.name} deixou de informar ${name.toLowerCase()} em ${fullDay(since)}.`,
  )
  const isPartial = now && firstDay && period.received && period.received.first < firstDay
  const begins = isPartial ? [`Os números começam em ${fullDay(firstDay)}.`] : []
  return [...new Set([...stopped, ...gone, ...begins])]
}

export const updatedText = ({ syncedAt }: ChannelFigures) =>
  syncedAt ? `Números lidos em ${moment(syncedAt)}.` : null

const LINES = 10

type Table = ChannelFigures['channel']['tables'][number]

/** The largest values with their figures, and all others in one line. */
export function tableView(figures: ChannelFigures, table: Table, values: ValueFigures[]) {
  const metrics = table.metrics.map((key) => byKey(figures, key))
  const named = values.filter(({ value }) => value !== '')
  const others = [...named.slice(LINES), ...values.filter(({ value }) => value === '')]
  const rest: Record<string, number> = {}
  for (const { now } of others) {
    for (const [metric, sum] of Object.entries(now.sums)) rest[metric] = (rest[metric] ?? 0) + sum
  }
  const cells = (stored: Stored) =>
    metrics.map((metric) => format(metric, metricValue(metric, stored), figures.currency))
  const rows = named.slice(0, LINES).map(({ value, now, before }) => {
    const [main] = metrics
    const earlier = main && before ? metricValue(main, before) : null
    return {
      name: table.names?.[value] ?? value,
      cells: cells(now),
      before: main && earlier !== null ? `antes ${format(main, earlier, figures.currency)}` : '',
    }
  })
  return {
    title: table.title,
    column: table.column,
    columns: metrics.map(({ name }) => name),
    rows: [
      ...rows,
      ...(others.length > 0
        ? [{ name: table.rest, cells: cells({ sums: rest }), before: '' }]
        : []),
    ],
  }
}

type PostList = NonNullable<ChannelFigures['channel']['posts']>[number]

/** What was published, the best first, each with its figures. */
export function postsView(
  { channel }: ChannelFigures,
  { list, all, best }: { list: PostList; all: number; best: PostFigures[] },
) {
  return {
    title: list.title,
    empty: list.empty,
    more: all > best.length ? `As ${best.length} maiores de ${count(all)}.` : '',
    linkText: `Ver no ${channel.name}`,
    posts: best.map(({ id, text, link, picture, postedAt, kind, figures }) => ({
      id,
      text: text || (kind === 'story' ? 'Story sem texto' : 'Publicação sem texto'),
      link,
      picture,
      when: moment(postedAt),
      figures: list.figures.map(({ key, name }) => {
        const value = figures[key]
        return { name, value: value === undefined ? '—' : count(value) }
      }),
    })),
  }
}
export type PostsView = ReturnType<typeof postsView>
