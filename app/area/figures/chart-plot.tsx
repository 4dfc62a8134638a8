import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { PlotPaths } from '#app/shell/chart/plot.tsx'
import type { ChartNote, ChartPoint, OpenChart } from './chart-view.ts'

/** A day without neighbours that have figures; no line reaches it. */
const isIsolated = (point: ChartPoint, index: number, points: ChartPoint[]) =>
  point.figures && !points[index - 1]?.figures && !points[index + 1]?.figures

export function ChartDrawing({ chart, reading }: { chart: OpenChart; reading: ChartPoint | null }) {
  return (
    <svg aria-hidden="true" className="chart-drawing">
      <PlotPaths ticks={chart.spendTicks}>
        <path className="chart-area" d={chart.spendArea} />
        <path className="line-spend" d={chart.spendLine} />
        <path className="line-conversions" d={chart.conversionsLine} />
        <path className="line-spend line-partial" d={chart.partial.spend} />
        <path className="line-conversions line-partial" d={chart.partial.conversions} />
      </PlotPaths>
      {chart.points.filter(isIsolated).map((point) => (
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

/**
 * An invisible native slider lies over the drawing: it brings arrow keys, Home, End and a value for
 * screen readers. A tap selects a day until a tap elsewhere.
 */
export function ChartPlot({ chart }: { chart: OpenChart }) {
  const { points } = chart
  const last = points.length - 1
  const [day, setDay] = useState(last)
  const [reading, setReading] = useState<'pointer' | 'keyboard' | 'touch'>()
  const plot = useRef<HTMLDivElement>(null)
  const point = points[day] as ChartPoint

  function follow(event: PointerEvent<HTMLInputElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - left) / width
    setDay(Math.max(0, Math.min(last, Math.round(share * last))))
    setReading(event.pointerType === 'touch' ? 'touch' : 'pointer')
  }

  useEffect(() => {
    if (reading !== 'touch') return
    const closeOutside = ({ target }: Event) => {
      if (!plot.current?.contains(target as Node)) setReading(undefined)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [reading])

  return (
    <div ref={plot} className="chart-plot">
      <ChartDrawing chart={chart} reading={reading ? point : null} />
      <input
        type="range"
        className="chart-slider no-print"
        aria-label="Ler o gráfico dia a dia"
        aria-valuetext={valueText(point)}
        min={0}
        max={last}
        value={day}
        onChange={(event) => {
          if (reading === 'touch') return
          setDay(Number(event.currentTarget.value))
          setReading('keyboard')
        }}
        onFocus={() => setReading((current) => current ?? 'keyboard')}
        onBlur={() => setReading((current) => (current === 'touch' ? current : undefined))}
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerLeave={(event) => {
          if (event.pointerType === 'touch') return
          const focused = document.activeElement === event.currentTarget
          setReading(focused ? 'keyboard' : undefined)
        }}
      />
      {reading && <Tip point={point} notes={chart.notes.filter(({ at }) => at === day)} />}
    </div>
  )
}

const valueText = ({ day, figures }: ChartPoint) =>
  figures
    ? `${day}: investimento ${figures.spend}, conversões ${figures.conversions}`
    : `${day}: sem dados`

/** Rendered in the browser only, so the security policy allows its inline style. */
function Tip({ point, notes }: { point: ChartPoint; notes: ChartNote[] }) {
  const side = Number(point.x) > 50 ? 'before' : 'after'
  const { figures } = point
  return (
    <div
      aria-hidden
      className="chart-tip no-print"
      data-side={side}
      style={{ left: `${point.x}%` }}
    >
      <p className="font-semibold first-letter:uppercase">{point.day}</p>
      {figures ? (
        <>
          <p>
            <span className="tip-key tip-spend" />
            {figures.spend}
          </p>
          <p>
            <span className="tip-key tip-conversions" />
            {figures.conversions} {figures.conversions === '1' ? 'conversão' : 'conversões'}
          </p>
        </>
      ) : (
        <p>sem dados</p>
      )}
      {notes.map(({ id, body }) => (
        <p key={id} className="mt-[0.3rem] pt-[0.3rem] border-t border-line max-w-[16rem]">
          {body}
        </p>
      ))}
    </div>
  )
}
