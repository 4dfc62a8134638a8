import { costPer, type Figures, growth, type Period, periods } from '#contracts/campaign-figures.ts'
import type { Change, FigureCard } from '../../features/campaigns/figure-cards.tsx'
import type { PeriodLink } from '../../features/campaigns/period-switch.tsx'
import { count, money, percent, points, roundPercent } from './format.server.ts'

function changeOf(now: number | null, before: number | null, judged: boolean): Change | null {
  if (now === null || before === null) return null
  const percentage = growth(now, before)
  if (percentage === null) return null
  const rounded = Math.round(percentage)
  return { direction: directionOf(rounded), text: roundPercent(Math.abs(rounded)), judged }
}

/** Rates are compared by points: from 2% to 3% is one point, not half as much again. */
function pointChange(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null
  const rounded = Math.round((now - before) * 10) / 10
  return { direction: directionOf(rounded), text: points(Math.abs(rounded)), judged: true }
}

function directionOf(value: number): Change['direction'] {
  if (value === 0) return 'same'
  return value > 0 ? 'up' : 'down'
}

type Pair = { total: Figures; before: Figures }

/** The specification's four cards, by its labels. */
export function mainCards({ total, before }: Pair, period: Period): FigureCard[] {
  return [
    {
      label: 'Investimento Total',
      value: money(total.spend),
      note: `Últimos ${period} dias`,
      change: changeOf(total.spend, before.spend, false),
    },
    {
      label: 'Conversões',
      value: count(total.conversions),
      change: changeOf(total.conversions, before.conversions, true),
    },
    {
      label: 'Cliques',
      value: count(total.clicks),
      change: changeOf(total.clicks, before.clicks, true),
    },
    {
      label: 'CTR Médio',
      value: percent(total.ctr),
      change: pointChange(total.ctr, before.ctr),
    },
  ]
}

export function costCards({ total, before }: Pair): FigureCard[] {
  const cost = (figures: Figures, of: 'conversions' | 'clicks') =>
    costPer(figures.spend, figures[of])
  const card = (label: string, of: 'conversions' | 'clicks'): FigureCard => {
    const now = cost(total, of)
    return {
      label,
      value: now === null ? '—' : money(now),
      change: changeOf(now, cost(before, of), false),
    }
  }
  return [
    card('Custo por conversão', 'conversions'),
    card('Custo por clique', 'clicks'),
    {
      label: 'Impressões',
      value: count(total.impressions),
      change: changeOf(total.impressions, before.impressions, false),
    },
  ]
}

/** What a change is compared with, as a screen reader says it. */
export const periodBefore = (period: Period) => `nos ${period} dias anteriores`

export function periodLinks(url: URL, current: Period): PeriodLink[] {
  return periods.map((period) => {
    const query = new URLSearchParams(url.searchParams)
    query.set('periodo', String(period))
    // Another period may have fewer pages.
    query.delete('pagina')
    // A form that failed without scripts leaves this behind.
    query.delete('index')
    return {
      label: `${period} dias`,
      name: `Últimos ${period} dias`,
      to: `${url.pathname}?${query}`,
      current: period === current,
    }
  })
}

/** The chart in a sentence, for whoever reads rather than looks. */
export function chartSummary(
  days: { date: string; spend: number; conversions: number }[],
  spokenDay: (day: string) => string,
): string {
  const best = days.reduce((top, day) => (day.conversions > top.conversions ? day : top))
  const dearest = days.reduce((top, day) => (day.spend > top.spend ? day : top))
  if (dearest.spend === 0 && best.conversions === 0) return 'Nenhum investimento nestes dias.'
  const spent = `Maior investimento: ${money(dearest.spend)}, ${spokenDay(dearest.date)}.`
  if (best.conversions === 0) return `${spent} Ainda sem conversões nestes dias.`
  return `${spent} Melhor dia: ${spokenDay(best.date)}, com ${count(best.conversions)} ${best.conversions === 1 ? 'conversão' : 'conversões'}.`
}
