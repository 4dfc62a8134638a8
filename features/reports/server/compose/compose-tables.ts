import { costPer, type Figures } from '#features/figures/rules/figures.ts'
import { daysOf } from '#features/shared/rules/days.ts'
import {
  count,
  formatCount,
  formatOrDash,
  formatRounded,
  formatRoundedCount,
  money,
} from '#features/shared/rules/text.ts'
import type { ReportChart, ReportDocument, Words } from '../../rules/report.ts'
import type { ReportPeriod } from '../../rules/report-schedule.ts'
import { bareName, shortMonth, withPreposition } from './format.ts'
import { type CampaignSums, compare, type DaySums, type ReportFigures } from './report-figures.ts'

/** More would not fit on four pages; the rest is summed. */
const MAX_ROWS = 12

const shareOf = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 100) : 0)

export function composePlatforms(
  { platforms, total }: ReportFigures,
  within: string,
): ReportDocument['platforms'] {
  return platforms.map(({ name, now, before }) => {
    const cost = costPer(now.spend, now.conversions)
    const spend = shareOf(now.spend, total.spend)
    const conversions = shareOf(now.conversions, total.conversions)
    const costBefore = before && costPer(before.spend, before.conversions)
    return {
      name,
      spend: { text: money(now.spend), share: `${spend}% da verba`, percent: spend },
      conversions: {
        text: formatRoundedCount(now.conversions, 'conversão', 'conversões'),
        share: `${conversions}% do total`,
        percent: conversions,
      },
      cost: formatOrDash(cost, money),
      words: costWords(cost, costBefore, within),
    }
  })
}

function costWords(cost: number | null, before: number | null, within: string): Words {
  if (cost === null) return ['Sem conversões nesta plataforma.']
  if (before === null) return compare(cost, null, within, money)
  return ['Custo por conversão: ', ...lower(compare(cost, before, within, money))]
}

function lower(words: Words): Words {
  const [first, ...rest] = words
  const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
  if (first === undefined) return words
  return [typeof first === 'string' ? small(first) : { strong: small(first.strong) }, ...rest]
}

export function composeCampaigns(campaigns: CampaignSums[]): ReportDocument['campaigns'] {
  const active = campaigns
    .filter(({ now }) => now.spend > 0 || now.conversions > 0 || now.clicks > 0)
    .sort((a, b) => b.now.spend - a.now.spend || a.name.localeCompare(b.name, 'pt-BR'))
  const rest = active.slice(MAX_ROWS)
  const sum = (read: (sums: Figures) => number) => rest.reduce((all, { now }) => all + read(now), 0)
  return {
    total: active.length,
    rows: active.slice(0, MAX_ROWS).map(({ name, platform, now }) => {
      const cost = costPer(now.spend, now.conversions)
      return {
        name,
        platform,
        spend: money(now.spend),
        conversions: count(now.conversions),
        cost: formatOrDash(cost, money),
      }
    }),
    rest:
      rest.length === 0
        ? null
        : `E mais ${formatCount(rest.length, 'campanha', 'campanhas')}: ${money(sum(({ spend }) => spend))} de investimento e ${formatRoundedCount(
            sum(({ conversions }) => conversions),
            'conversão',
            'conversões',
          )}.`,
  }
}

type Metric = {
  of: 'conversions' | 'clicks' | 'spend'
  name: string
  write: (value: number) => string
}

const metrics: Metric[] = [
  { of: 'conversions', name: 'Conversões somadas', write: formatRounded },
  { of: 'clicks', name: 'Cliques somados', write: count },
  { of: 'spend', name: 'Investimento somado', write: money },
]

function sums(days: DaySums[], period: ReportPeriod, of: Metric['of']): number[] {
  const byDate = new Map(days.map((day) => [day.date, day[of]]))
  const lastDay = days.reduce((last, { date }) => (date > last ? date : last), '')
  let sum = 0
  // The line ends at the last received day.
  return daysOf(period)
    .filter((day) => day <= lastDay)
    .map((day) => {
      sum += byDate.get(day) ?? 0
      return Math.round(sum * 100) / 100
    })
}

const LONG = 10_000

/** Axis labels have room for four digits. */
function tickLabel(value: number, most: number): string {
  if (value === 0 || most < LONG) return count(value)
  return most < 1_000_000 ? `${count(value / 1000)} mil` : `${count(value / 1_000_000)} mi`
}

/** Up to five round steps. */
function ticksFor(most: number): ReportChart['ticks'] {
  const rough = Math.max(most, 1) / 3
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((each) => each * size).find((each) => each >= rough) as number
  const whole = most <= 3 ? 1 : step
  const steps = Math.max(1, Math.ceil(most / whole))
  return Array.from({ length: steps + 1 }, (_, index) => ({
    value: index * whole,
    label: tickLabel(index * whole, steps * whole),
  }))
}

type Names = { now: string; before: string }

/**
 * Since when one line is ahead, and the day of the largest distance in that time, unless it is the
 * last: title and callout are of one side.
 */
function findPeak(
  now: number[],
  before: number[],
  names: Names,
  dayNames: string[],
  write: Metric['write'],
): { title: string; pin: number | null } {
  const shared = Math.min(now.length, before.length)
  // Numbers that are written the same are side by side; -1 is the end of both lines.
  const lead = (at: number) => {
    const [one, other] = [now.at(at) ?? 0, before.at(at) ?? 0]
    return write(one) === write(other) ? 0 : Math.sign(one - other)
  }
  const end = lead(-1)
  if (end === 0) return { title: `Lado a lado com ${names.before}`, pin: null }
  let since = shared - 1
  while (since > 0 && lead(since - 1) === end) since -= 1
  const side = end > 0 ? 'À frente' : 'Atrás'
  const of = withPreposition(names.before)
  if (lead(shared - 1) !== end) return { title: `${side} ${of} no fim`, pin: null }
  const gaps = now
    .slice(0, shared)
    .map((value, at) => (at < since ? 0 : Math.abs(value - (before[at] ?? 0))))
  const widest = gaps.indexOf(Math.max(...gaps))
  return {
    title:
      since === 0
        ? `${side} ${of} do começo ao fim`
        : `${side} ${of} desde o dia ${dayNames[since]}`,
    pin: widest > 1 && widest < now.length - 3 ? widest : null,
  }
}

export function composeChart(
  period: ReportPeriod,
  before: ReportPeriod,
  days: { now: DaySums[]; before: DaySums[] },
  names: Names,
): ReportChart | null {
  const metric = metrics.find(({ of }) => days.now.some((day) => day[of] > 0))
  if (!metric) return null
  const { of, name, write } = metric
  const now = sums(days.now, period, of)
  const then = days.before.some((day) => day[of] > 0) ? sums(days.before, before, of) : []
  const dayNames = daysOf(period).map((day) => String(Number(day.slice(8))))
  const last = dayNames.length - 1
  const every = dayNames.length > 16 ? 5 : dayNames.length > 8 ? 2 : 1
  const labelled = dayNames
    .map((_, at) => at)
    .filter((at) => (every === 5 ? at === 0 || (at + 1) % 5 === 0 : at % every === 0))
  const days5 = labelled
    .filter((at) => at <= last - Math.ceil(every / 2) || every === 1)
    .filter((at) => at < last)
  const result = then.length > 0 ? findPeak(now, then, names, dayNames, write) : null
  const at = result?.pin ?? null
  const nowLast = write(now.at(-1) ?? 0)
  const beforeLast = write(then.at(-1) ?? 0)
  const comparison =
    then.length > 0 ? ` A linha cheia é ${names.now}; a pontilhada, ${names.before}.` : ''
  return {
    title: result?.title ?? `${name} até ${nowLast}`,
    text: `${name} dia a dia.${comparison}`,
    spoken:
      `${name} dia a dia. No fim, ${nowLast} ${then.length > 0 ? `contra ${beforeLast} ${withPreposition(names.before)}` : ''}`.trim(),
    ticks: ticksFor(Math.max(...now, ...then, 0)),
    now,
    before: then,
    nowEnd: { value: nowLast, label: bareName(names.now) },
    beforeEnd: then.length > 0 ? { value: beforeLast, label: bareName(names.before) } : null,
    days: [
      ...days5.map((index) => ({ at: index, label: dayNames[index] as string })),
      { at: last, label: `${dayNames[last]} ${shortMonth(period.last)}` },
    ],
    pin:
      at === null
        ? null
        : {
            at,
            text: `Dia ${dayNames[at]}: ${write(now[at] ?? 0)}, ${(now[at] ?? 0) > (then[at] ?? 0) ? 'à frente' : 'atrás'} dos ${write(then[at] ?? 0)} ${withPreposition(names.before)}`,
          },
  }
}
