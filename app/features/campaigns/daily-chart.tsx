import { useId } from 'react'
import { ChartPlot } from './chart-plot.tsx'
import type { ChartView } from './chart-view.ts'
import { DayTable } from './day-table.tsx'

/** Spend and conversions by day: a drawing to look at, a slider to read it by, a table behind it. */
export function DailyChart({ chart, summary }: { chart: ChartView; summary: string }) {
  const id = useId()
  return (
    <figure className="card chart" aria-labelledby={id}>
      <figcaption className="chart-head">
        <h2 id={id} className="title-3">
          Investimento e conversões por dia
        </h2>
        <ul className="chart-legend">
          <li>
            <LegendLine name="spend" />
            Investimento <span className="text-muted">(eixo esquerdo)</span>
          </li>
          <li>
            <LegendLine name="conversions" />
            Conversões <span className="text-muted">(eixo direito)</span>
          </li>
        </ul>
      </figcaption>
      <ChartPlot chart={chart} />
      <p className="chart-summary">{summary}</p>
      <DayTable points={chart.points} />
    </figure>
  )
}

function LegendLine({ name }: { name: 'spend' | 'conversions' }) {
  return (
    <svg aria-hidden="true" className="chart-key">
      <line className={`line-${name}`} x1="2" x2="26" y1="50%" y2="50%" />
    </svg>
  )
}
