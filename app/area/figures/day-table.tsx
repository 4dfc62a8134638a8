import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { ChartPoint } from './chart-view.ts'
import { FigureTable } from './figure-table.tsx'

type Props = { points: ChartPoint[]; reached: boolean; asked: boolean }

/**
 * Made when somebody asks for it: most look at the drawing, and the rows would be half of the
 * page. Without scripts asking is an address; on paper the table is always there.
 */
export function DayTable({ points, reached, asked }: Props) {
  const [open, setOpen] = useState(asked)
  const { pathname, search } = useLocation()
  useEffect(() => setOpen(asked), [asked])
  useEffect(() => {
    const show = () => flushSync(() => setOpen(true))
    window.addEventListener('beforeprint', show)
    return () => window.removeEventListener('beforeprint', show)
  }, [])
  const params = new URLSearchParams(search)
  params.delete('index')
  if (open) params.delete('tabela')
  else params.set('tabela', 'dias')
  return (
    <div className="day-table">
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

function Rows({ points, reached }: Pick<Props, 'points' | 'reached'>) {
  return (
    <FigureTable label="Números por dia" className="day-table-scroll">
      <caption className="sr-only">Investimento, conversões, cliques e CTR por dia</caption>
      <thead>
        <tr>
          <th scope="col">Data</th>
          <th scope="col">Investimento</th>
          <th scope="col">Conversões</th>
          <th scope="col">Cliques</th>
          <th scope="col">CTR</th>
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
              <td colSpan={reached ? 5 : 4} className="no-data">
                sem dados
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}
