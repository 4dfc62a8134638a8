import { useEffect, useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation } from 'react-router'
import { FigureTable } from '#app/shell/chart/figure-table.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ChartPlot } from './chart-plot.tsx'
import { type ChartPoint, type ChartView, openChart } from './chart-view.ts'

type DayTableProps = { points: ChartPoint[]; reached: boolean; expanded: boolean }

/**
 * Rendered on demand, since the rows would be half of the page. Without scripts the link reloads
 * the page with the table; printing always includes it.
 */
function DayTable({ points, reached, expanded }: DayTableProps) {
  const [open, setOpen] = useState(expanded)
  const { pathname, search } = useLocation()
  useEffect(() => setOpen(expanded), [expanded])
  useEffect(() => {
    const expand = () => flushSync(() => setOpen(true))
    window.addEventListener('beforeprint', expand)
    return () => window.removeEventListener('beforeprint', expand)
  }, [])
  const params = new URLSearchParams(search)
  params.delete('index')
  if (open) params.delete('tabela')
  else params.set('tabela', 'dias')
  return (
    <div className="mt-2">
      <Link
        to={`${pathname}?${params}`}
        role="button"
        aria-expanded={open}
        className="day-table-opener no-print"
        preventScrollReset
        onClick={(event) => {
          event.preventDefault()
          setOpen(!open)
        }}
        onKeyDown={(event) => {
          // A button answers to the space bar, a link does not.
          if (event.key !== ' ') return
          event.preventDefault()
          setOpen(!open)
        }}
      >
        <Icon name="chevron" className="size-4" />
        {open ? 'Esconder a tabela' : 'Ver os números em tabela'}
      </Link>
      {open && <Rows points={points} reached={reached} />}
    </div>
  )
}

function Rows({ points, reached }: Pick<DayTableProps, 'points' | 'reached'>) {
  return (
    <FigureTable label="Números por dia" className="day-table-scroll">
      <caption className="sr-only">
        Investimento, conversões, cliques e CTR do dia (cliques ÷ impressões)
      </caption>
      <thead>
        <tr>
          <th scope="col">Data</th>
          <th scope="col">Investimento</th>
          <th scope="col">Conversões</th>
          <th scope="col">Cliques</th>
          <th scope="col">
            CTR do dia <span className="table-facts">cliques ÷ impressões</span>
          </th>
          {reached && <th scope="col">Alcance</th>}
        </tr>
      </thead>
      <tbody>
        {points.map(({ date, figures }) => (
          <tr key={date}>
            <th scope="row">{date}</th>
            {figures ? (
              <>
                <td>{figures.spend}</td>
                <td>{figures.conversions}</td>
                <td>{figures.clicks}</td>
                <td>{figures.ctr}</td>
                {reached && <td>{figures.reach}</td>}
              </>
            ) : (
              <td colSpan={reached ? 5 : 4} className="text-muted">
                sem dados
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}

type Props = {
  chart: ChartView
  summary: string
  /** Whether the address opens the table. */
  table: boolean
}

/** Spend and conversions by day, as a chart and as a table. */
export function DailyChart({ chart, summary, table }: Props) {
  const id = useId()
  const open = useMemo(() => openChart(chart), [chart])
  const { goals, notes } = open
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
      <ChartPlot chart={open} />
      {notes.length > 0 && (
        <ul className="grid gap-[0.3rem] mb-[0.7rem] text-[0.95rem]" aria-label="Avisos da agência">
          {notes.map((note) => (
            <li className="wrap-anywhere" key={note.id}>
              <span className="inline-block me-[0.35rem] py-0 px-2 rounded-full bg-brand text-on-brand text-[0.85rem] font-semibold tabular-nums">
                {note.day}
              </span>{' '}
              {note.body}
              {note.campaign && <span className="text-muted"> ({note.campaign})</span>}
            </li>
          ))}
        </ul>
      )}
      <p className="text-[0.95rem] text-soft">{summary}</p>
      <DayTable points={open.points} reached={open.reached} expanded={table} />
    </figure>
  )
}

function LegendLine({ name }: { name: string }) {
  return (
    <svg aria-hidden="true" className="w-[28px] h-[12px]">
      <line className={name} x1="2" x2="26" y1="50%" y2="50%" />
    </svg>
  )
}
