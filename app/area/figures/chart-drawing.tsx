import type { ChartPoint, ChartView } from './chart-view.ts'

/** A day between gaps, or the only one: no line leads there. */
const standsAlone = (point: ChartPoint, index: number, points: ChartPoint[]) =>
  point.figures && !points[index - 1]?.figures && !points[index + 1]?.figures

/** The picture itself: lines with their gaps, what was agreed on, notes, axes and the day read. */
export function ChartDrawing({ chart, reading }: { chart: ChartView; reading: ChartPoint | null }) {
  return (
    <svg aria-hidden="true" className="chart-drawing">
      {chart.spendTicks.map(({ y }) => (
        <line key={y} className="chart-grid" x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
      ))}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
      >
        <path className="chart-area" d={chart.spendArea} />
        <path className="line-spend" d={chart.spendLine} />
        <path className="line-conversions" d={chart.conversionsLine} />
        <path className="line-spend line-partial" d={chart.partial.spend} />
        <path className="line-conversions line-partial" d={chart.partial.conversions} />
      </svg>
      {chart.points.filter(standsAlone).map((point) => (
        <Dots key={point.date} {...point} />
      ))}
      <Level name="spend" y={chart.goals.spend} />
      <Level name="conversions" y={chart.goals.conversions} />
      {chart.notes.map(({ id, x }) => (
        <g key={id} className="chart-note">
          <line x1={`${x}%`} x2={`${x}%`} y1="0" y2="100%" />
          <circle cx={`${x}%`} cy="0" r="5" />
        </g>
      ))}
      {chart.spendTicks.map(({ y, label }) => (
        <text key={y} className="tick tick-spend" x="0" dx="-10" dy="0.35em" y={`${y}%`}>
          {label}
        </text>
      ))}
      {chart.conversionTicks.map(({ y, label }) => (
        <text key={y} className="tick tick-conversions" x="100%" dx="10" dy="0.35em" y={`${y}%`}>
          {label}
        </text>
      ))}
      {chart.dayTicks.map(({ x, label, rank }) => (
        <text key={x} className={`tick tick-day tick-${rank}`} x={`${x}%`} y="100%" dy="1.9em">
          {label}
        </text>
      ))}
      {reading && <Cursor {...reading} />}
    </svg>
  )
}

function Level({ name, y }: { name: 'spend' | 'conversions'; y: string | null }) {
  if (y === null) return null
  return <line className={`goal-${name}`} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
}

function Dots({ x, figures }: ChartPoint) {
  if (!figures) return null
  return (
    <>
      <circle className="dot-spend" cx={`${x}%`} cy={`${figures.spendY}%`} r="5" />
      <circle className="dot-conversions" cx={`${x}%`} cy={`${figures.conversionsY}%`} r="5" />
    </>
  )
}

function Cursor(point: ChartPoint) {
  const x = `${point.x}%`
  return (
    <g>
      <line className="chart-cursor" x1={x} x2={x} y1="0" y2="100%" />
      <Dots {...point} />
    </g>
  )
}
