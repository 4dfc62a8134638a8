import { type PointerEvent, useState } from 'react'
import type { ChartPoint, ChartView } from './chart-view.ts'

/**
 * The plot is a picture; over it lies a native slider over the days. It gives arrow keys, Home and
 * End, touch and a spoken value for nothing, and stays invisible.
 */
export function ChartPlot({ chart }: { chart: ChartView }) {
  const { points } = chart
  const last = points.length - 1
  const [day, setDay] = useState(last)
  const [reading, setReading] = useState<'pointer' | 'keyboard'>()
  const point = points[day] as ChartPoint

  function follow(event: PointerEvent<HTMLInputElement>) {
    if (event.pointerType === 'touch') return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - left) / width
    setDay(Math.max(0, Math.min(last, Math.round(share * last))))
    setReading('pointer')
  }

  return (
    <div className="chart-plot">
      <svg aria-hidden="true" className="chart-drawing">
        {chart.spendTicks.map((tick) => (
          <line
            key={tick.y}
            className="chart-grid"
            x1="0"
            x2="100%"
            y1={`${tick.y}%`}
            y2={`${tick.y}%`}
          />
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
        </svg>
        {chart.spendTicks.map((tick) => (
          <text
            key={tick.y}
            className="tick tick-spend"
            x="0"
            dx="-10"
            dy="0.35em"
            y={`${tick.y}%`}
          >
            {tick.label}
          </text>
        ))}
        {chart.conversionTicks.map((tick) => (
          <text
            key={tick.y}
            className="tick tick-conversions"
            x="100%"
            dx="10"
            dy="0.35em"
            y={`${tick.y}%`}
          >
            {tick.label}
          </text>
        ))}
        {chart.dayTicks.map((tick) => (
          <text
            key={tick.x}
            className={`tick tick-day tick-${tick.rank}`}
            x={`${tick.x}%`}
            y="100%"
            dy="1.9em"
          >
            {tick.label}
          </text>
        ))}
        {reading && (
          <g>
            <line className="chart-cursor" x1={`${point.x}%`} x2={`${point.x}%`} y1="0" y2="100%" />
            <circle className="dot-spend" cx={`${point.x}%`} cy={`${point.spendY}%`} r="5" />
            <circle
              className="dot-conversions"
              cx={`${point.x}%`}
              cy={`${point.conversionsY}%`}
              r="5"
            />
          </g>
        )}
      </svg>
      <input
        type="range"
        className="chart-slider no-print"
        aria-label="Ler o gráfico dia a dia"
        aria-valuetext={`${point.day}: investimento ${point.spend}, conversões ${point.conversions}`}
        min={0}
        max={last}
        value={day}
        onChange={(event) => {
          setDay(Number(event.currentTarget.value))
          setReading('keyboard')
        }}
        onFocus={() => setReading('keyboard')}
        onBlur={() => setReading(undefined)}
        onPointerMove={follow}
        onPointerLeave={(event) => {
          const focused = document.activeElement === event.currentTarget
          setReading(focused ? 'keyboard' : undefined)
        }}
      />
      {reading && <Tip point={point} />}
    </div>
  )
}

/** Exists only once somebody reads a day, so its place may be a style: no server writes it. */
function Tip({ point }: { point: ChartPoint }) {
  const side = Number(point.x) > 50 ? 'before' : 'after'
  return (
    <div
      aria-hidden
      className="chart-tip no-print"
      data-side={side}
      style={{ left: `${point.x}%` }}
    >
      <p className="font-semibold first-letter:uppercase">{point.day}</p>
      <p>
        <span className="tip-key tip-spend" />
        {point.spend}
      </p>
      <p>
        <span className="tip-key tip-conversions" />
        {point.conversions} {point.conversions === '1' ? 'conversão' : 'conversões'}
      </p>
    </div>
  )
}
