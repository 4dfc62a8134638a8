import {
  count,
  fullDay,
  moment,
  money,
  percent,
  points,
  roas,
  roundPercent,
} from '#app/shell/format.server.ts'
import { brand } from '#content/brand.ts'
import {
  clickRateOf,
  costPer,
  type Figures,
  growth,
  kindNames,
  kindsOf,
  roasOf,
} from '#features/figures/rules/figures.ts'
import { isPartial, type LeftOut, leftOutText } from '#features/figures/rules/partial.ts'
import {
  type Platform,
  platformName,
  type ResolvedPeriod,
  shortDay,
} from '#features/figures/rules/period.ts'
import { formatCount, formatOrDash, formatRoundedCount } from '#features/shared/rules/text.ts'
import type { Change, FigureCard } from './figure-cards.tsx'

export function changeOf(
  now: number | null,
  before: number | null,
  judged: boolean,
): Change | null {
  if (now === null || before === null) return null
  const percentage = growth(now, before)
  if (percentage === null) return null
  const rounded = Math.round(percentage)
  return { direction: directionOf(rounded), text: roundPercent(Math.abs(rounded)), judged }
}

/** Rates are compared in percentage points: from 2% to 3% is one point, not 50%. */
export function pointChange(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null
  const rounded = Math.round((now - before) * 10) / 10
  return { direction: directionOf(rounded), text: points(Math.abs(rounded)), judged: true }
}

function directionOf(value: number): Change['direction'] {
  if (value === 0) return 'same'
  return value > 0 ? 'up' : 'down'
}

type Pair = { total: Figures; before: Figures }

/** 'somam 12 contatos, 3 compras', or the only kind behind a number of conversions. */
export function kindsText(figures: Figures): string | undefined {
  const kinds = kindsOf(figures)
  if (kinds.length === 0 || (kinds.length === 1 && kinds[0]?.kind === 'other')) return undefined
  const [only, ...others] = kinds
  if (only && others.length === 0) return `só ${kindNames[only.kind][1]}`
  const parts = kinds.map(({ kind, count: number }) => {
    const [one, many] = kindNames[kind]
    return formatCount(number, one, many)
  })
  return `somam ${parts.join(', ')}`
}

/** What the platforms show as CTR, beside the mean of the rows. */
function clickRateNote(figures: Figures): Pick<FigureCard, 'note' | 'hint'> {
  const rate = clickRateOf(figures)
  if (rate === null) return {}
  return { note: `CTR do período ${percent(rate)}`, hint: 'cliques ÷ impressões' }
}

/**
 * The specification's four cards. Without rows a figure is unknown, not zero. `kinds` is where the
 * kinds of conversions are read.
 */
export function mainCards(
  { total, before }: Pair,
  periodName: string,
  kinds: string,
): FigureCard[] {
  const ifReceived = (figures: Figures, text: string) => (figures.rows > 0 ? text : null)
  const card = (label: string, write: (figures: Figures) => string, change: Change | null) => ({
    label,
    value: ifReceived(total, write(total)) ?? '—',
    change: total.rows > 0 ? change : null,
    before: ifReceived(before, write(before)),
  })
  return [
    {
      ...card(
        'Investimento Total',
        ({ spend }) => money(spend),
        changeOf(total.spend, before.spend, false),
      ),
      note: periodName,
    },
    {
      ...card(
        'Conversões',
        ({ conversions }) => count(conversions),
        changeOf(total.conversions, before.conversions, true),
      ),
      note: kindsText(total),
      kinds: total.rows > 0 ? kinds : undefined,
    },
    card('Cliques', ({ clicks }) => count(clicks), changeOf(total.clicks, before.clicks, true)),
    {
      ...card('CTR Médio', ({ ctr }) => percent(ctr), pointChange(total.ctr, before.ctr)),
      ...clickRateNote(total),
    },
  ]
}

type Value = (figures: Figures) => number | null

const cost =
  (of: 'conversions' | 'clicks'): Value =>
  (figures) =>
    costPer(figures.spend, figures[of])

/** `leftOut`: spend that the ROAS does not count. */
export function costCards({ total, before }: Pair, leftOut: LeftOut | null): FigureCard[] {
  const card = (label: string, value: Value, format: (value: number) => string): FigureCard => {
    const of = (figures: Figures) => (figures.rows > 0 ? value(figures) : null)
    const [now, earlier] = [of(total), of(before)]
    return {
      label,
      value: formatOrDash(now, format),
      change: changeOf(now, earlier, false),
      before: earlier === null ? null : format(earlier),
    }
  }
  const roasCard = (): FigureCard => {
    const whole = card('ROAS', roasOf, roas)
    const earlier = whole.before && isPartial(before) ? `${whole.before} parcial` : whole.before
    const partial = leftOut && roasOf(total) !== null ? leftOutText(leftOut) : undefined
    return { ...whole, before: earlier, partial }
  }
  const hasRevenue = total.revenue !== null || before.revenue !== null
  return [
    card('Custo por conversão', cost('conversions'), money),
    card('Custo por clique', cost('clicks'), money),
    ...(hasRevenue ? [card('Receita', ({ revenue }) => revenue, money), roasCard()] : []),
    card('Impressões', ({ impressions }) => impressions, count),
  ]
}

/** The chart in a sentence. */
export function chartSummary(
  days: { date: string; figures: Figures | null }[],
  longDay: (day: string) => string,
): string {
  const withData = days.flatMap(({ date, figures }) => (figures ? [{ date, ...figures }] : []))
  const missing = days.length - withData.length
  const gap =
    missing === 0 ? '' : ` ${missing === 1 ? 'Um dia está' : `${missing} dias estão`} sem dados.`
  if (withData.length === 0) return 'Nenhum número destes dias chegou ainda.'
  const best = withData.reduce((top, day) => (day.conversions > top.conversions ? day : top))
  const dearest = withData.reduce((top, day) => (day.spend > top.spend ? day : top))
  if (dearest.spend === 0 && best.conversions === 0) return `Nenhum investimento nestes dias.${gap}`
  const spendText = `Maior investimento: ${money(dearest.spend)}, ${longDay(dearest.date)}.`
  if (best.conversions === 0) return `${spendText} Ainda sem conversões nestes dias.${gap}`
  return `${spendText} Melhor dia: ${longDay(best.date)}, com ${formatRoundedCount(best.conversions, 'conversão', 'conversões')}.${gap}`
}

type Received = { platform: Platform | null; lastDay: string | null; stopped: boolean }

export function stoppedView(received: Received[]) {
  return received
    .filter(({ stopped }) => stopped)
    .map(({ platform, lastDay }) => ({
      text: `Os números${platform ? ` do ${platformName(platform)}` : ''} pararam em ${fullDay(lastDay as string)}.`,
      loader: `Quem carrega os números é a equipe da ${brand.name}.`,
    }))
}

/** The last day that all platforms of the period have figures for; null when none is behind. */
export function completeUntil({ period }: { period: ResolvedPeriod }): string | null {
  const ends = period.platforms.flatMap(({ now }) => now?.last ?? [])
  const least = ends.reduce((a, b) => (a < b ? a : b), period.received?.last ?? '')
  return period.received && least < period.received.last ? least : null
}

/** Why the chart's last days are drawn faintly. */
export function behindText({ period }: { period: ResolvedPeriod }): string {
  const last = period.received?.last
  const behind = period.platforms.filter(({ now }) => now && last && now.last < last)
  return behind
    .map(
      ({ platform, now }) =>
        ` Depois de ${shortDay(now?.last as string)} falta${platform ? ` o ${platformName(platform)}` : 'm números'}, e o traço fica claro.`,
    )
    .join('')
}

/** When a figure last changed. */
export function lastUpdate(campaigns: { updatedAt: string }[]): string | null {
  const [first, ...rest] = campaigns.map(({ updatedAt }) => updatedAt)
  return first ? moment(rest.reduce((a, b) => (a > b ? a : b), first)) : null
}
