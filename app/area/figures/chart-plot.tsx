import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { ChartDrawing } from './chart-drawing.tsx'
import type { ChartNote, ChartPoint, ChartView } from './chart-view.ts'

/**
 * The plot is a picture; over it lies a native slider over the days. It gives arrow keys, Home and
 * End and a spoken value for nothing, and stays invisible. A finger's tap reads a day too, and the
 * day stays until somebody taps elsewhere.
 */
export function ChartPlot({ chart }: { chart: ChartView }) {
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
    const leave = ({ target }: Event) => {
      if (!plot.current?.contains(target as Node)) setReading(undefined)
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [reading])

  return (
    <div ref={plot} className="chart-plot">
      <ChartDrawing chart={chart} reading={reading ? point : null} />
      <input
        type="range"
        className="chart-slider no-print"
        aria-label="Ler o gráfico dia a dia"
        aria-valuetext={spoken(point)}
        min={0}
        max={last}
        value={day}
        onChange={(event) => {
          if (reading === 'touch') return
          setDay(Number(event.currentTarget.value))
          setReading('keyboard')
        }}
        onFocus={() => setReading((known) => known ?? 'keyboard')}
        onBlur={() => setReading((known) => (known === 'touch' ? known : undefined))}
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

const spoken = ({ day, figures }: ChartPoint) =>
  figures
    ? `${day}: investimento ${figures.spend}, conversões ${figures.conversions}`
    : `${day}: sem dados`

/** Exists only once somebody reads a day, so its place may be a style: no server writes it. */
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
        <p key={id} className="tip-note">
          {body}
        </p>
      ))}
    </div>
  )
}
