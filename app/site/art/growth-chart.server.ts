import type { SuccessCase } from '#content/types/case.ts'
import { fraction } from './picture-lines.server.ts'

export type GrowthChart = {
  kind: 'bars' | 'line'
  d: string
  /** Closes the line down to the ground. */
  area: string
  end: { x: number; y: number }
  months: number
}

const chartSize = { width: 300, height: 100 }
const edge = 8

/** As many months as the case took, growing by the case's second metric. */
export function growthChart(story: SuccessCase): GrowthChart {
  const months = Number.parseInt(story.timeline, 10)
  const growth = Number.parseInt(story.metrics[1].value.replace(/\D/g, ''), 10) / 100
  const top = 1 + growth
  const values = Array.from({ length: months }, (_, month) => {
    const way = month / (months - 1)
    const swing = month === 0 || way === 1 ? 0 : fraction(story.art.seed * (month + 2) * 0.31) - 0.5
    return (1 + growth * way ** 1.6 + 0.22 * growth * swing) / top
  })
  const step = (chartSize.width - 2 * edge) / (months - 1)
  const points = values.map((value, month) => ({
    x: Math.round(edge + month * step),
    y: Math.round(chartSize.height - value * (chartSize.height - edge)),
  }))
  const end = points.at(-1) as { x: number; y: number }
  const kind = story.art.field === 'ripples' || story.art.field === 'fan' ? 'bars' : 'line'
  if (kind === 'bars') {
    const d = points.map(({ x, y }) => `M${x} ${chartSize.height}V${y}`).join('')
    return { kind, d, area: '', end, months }
  }
  const d = smooth(points)
  return { kind, d, area: `${d}V${chartSize.height}H${edge}Z`, end, months }
}

/** Through the middle of each pair, so that the line has no corners. */
function smooth(points: { x: number; y: number }[]): string {
  const [first, ...rest] = points as [{ x: number; y: number }, ...{ x: number; y: number }[]]
  const bends = rest.map((point, i) => {
    const next = rest[i + 1]
    if (!next) return `T${point.x} ${point.y}`
    const middle = `${Math.round((point.x + next.x) / 2)} ${Math.round((point.y + next.y) / 2)}`
    return `Q${point.x} ${point.y} ${middle}`
  })
  return `M${first.x} ${first.y}${bends.join('')}`
}
