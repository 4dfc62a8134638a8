import type { DayFigures } from '#contracts/campaign-figures.ts'
import type { ChartView } from '../../features/campaigns/chart-view.ts'
import { axisEnd, short, smoothLine, ticks, toHeight } from './chart-scale.server.ts'
import {
  axisCount,
  axisMoney,
  count,
  fullDay,
  money,
  percent,
  shortDay,
  spokenDay,
} from './format.server.ts'

/** Days written below the plot. Narrow ones leave out the minor, then also the middle ones. */
const ranks = ['end', 'minor', 'middle', 'minor', 'middle', 'minor', 'end'] as const
const DAY_LABELS = ranks.length

export function chartView(days: DayFigures[]): ChartView {
  const spendEnd = axisEnd(Math.max(...days.map((day) => day.spend)), false)
  const conversionsEnd = axisEnd(Math.max(...days.map((day) => day.conversions)), true)
  const xOf = (index: number) => (100 * index) / (days.length - 1)
  const spend = days.map((day, index) => [xOf(index), toHeight(day.spend, spendEnd)] as const)
  const conversions = days.map(
    (day, index) => [xOf(index), toHeight(day.conversions, conversionsEnd)] as const,
  )
  const spendLine = smoothLine(spend)
  return {
    spendLine,
    spendArea: `${spendLine}L100 100L0 100Z`,
    conversionsLine: smoothLine(conversions),
    spendTicks: ticks(spendEnd, axisMoney),
    conversionTicks: ticks(conversionsEnd, axisCount),
    dayTicks: ranks.map((rank, index) => {
      const at = Math.round((index * (days.length - 1)) / (DAY_LABELS - 1))
      const { date } = days[at] as DayFigures
      return { x: short(xOf(at)), label: shortDay(date), rank }
    }),
    points: days.map((day, index) => ({
      x: short(xOf(index)),
      spendY: short(toHeight(day.spend, spendEnd)),
      conversionsY: short(toHeight(day.conversions, conversionsEnd)),
      day: spokenDay(day.date),
      date: fullDay(day.date),
      spend: money(day.spend),
      conversions: count(day.conversions),
      clicks: count(day.clicks),
      ctr: day.ctr === null ? '—' : percent(day.ctr),
    })),
  }
}
