import { useId } from 'react'
import { ChartPlot } from './chart-plot.tsx'
import type { ChartView } from './chart-view.ts'
import { DayTable } from './day-table.tsx'

type Props = {
  chart: ChartView
  summary: string
  /** The days are also asked for as a table. */
  table: boolean
}

/** Spend and conversions by day: a drawing to look at, a slider to read it by, a table behind it. */
export function DailyChart({ chart, summary, table }: Props) {
  const id = useId()
  const { goals, notes } = chart
  return (
    <figure className="card chart" aria-labelledby={id}>
      <figcaption className="chart-head">
        <h2 id={id} className="title-3">
          Investimento e conversões por dia
        </h2>
        <ul className="chart-legend">
          <li>
            <LegendLine name="line-spend" />
            Investimento <span className="text-muted">(eixo esquerdo)</span>
          </li>
          <li>
            <LegendLine name="line-conversions" />
            Conversões <span className="text-muted">(eixo direito)</span>
          </li>
          {goals.spend && (
            <li>
              <LegendLine name="goal-spend" />
              Verba por dia
            </li>
          )}
          {goals.conversions && (
            <li>
              <LegendLine name="goal-conversions" />
              Meta por dia
            </li>
          )}
        </ul>
      </figcaption>
      <ChartPlot chart={chart} />
      {notes.length > 0 && (
        <ul className="chart-notes" aria-label="Avisos da agência">
          {notes.map((note) => (
            <li key={note.id}>
              <span className="note-day">{note.day}</span> {note.body}
              {note.campaign && <span className="text-muted"> ({note.campaign})</span>}
            </li>
          ))}
        </ul>
      )}
      <p className="chart-summary">{summary}</p>
      <DayTable points={chart.points} reached={chart.reached} asked={table} />
    </figure>
  )
}

function LegendLine({ name }: { name: string }) {
  return (
    <svg aria-hidden="true" className="chart-key">
      <line className={name} x1="2" x2="26" y1="50%" y2="50%" />
    </svg>
  )
}
