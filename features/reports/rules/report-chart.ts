import type { ReportChart } from './report.ts'

/** Where a day's sum stands, as shares of the plot's width and height. */
export function place({ now, before, ticks }: ReportChart) {
  const days = Math.max(now.length, before.length, 1)
  const top = ticks.at(-1)?.value || 1
  return {
    x: (index: number) => (index + 1) / days,
    y: (value: number) => 1 - value / top,
  }
}

/** From nothing before the first day, day by day. */
export function linePath(chart: ReportChart, values: number[], width: number, height: number) {
  const { x, y } = place(chart)
  const points = values.map(
    (value, index) => `L${(x(index) * width).toFixed(1)} ${(y(value) * height).toFixed(1)}`,
  )
  return `M0 ${height}${points.join('')}`
}

export function areaPath(chart: ReportChart, width: number, height: number) {
  const end = place(chart).x(chart.now.length - 1) * width
  return `${linePath(chart, chart.now, width, height)}L${end.toFixed(1)} ${height}Z`
}
