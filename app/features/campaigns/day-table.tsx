import { Icon } from '../../ui/icon.tsx'
import type { ChartPoint } from './chart-view.ts'

export function DayTable({ points }: { points: ChartPoint[] }) {
  return (
    <details className="day-table">
      <summary>
        <Icon name="chevron" className="size-4" />
        Ver os números em tabela
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="day-table-scroll" aria-label="Números por dia" tabIndex={0}>
        <table>
          <caption className="sr-only">Investimento, conversões, cliques e CTR por dia</caption>
          <thead>
            <tr>
              <th scope="col">Data</th>
              <th scope="col">Investimento</th>
              <th scope="col">Conversões</th>
              <th scope="col">Cliques</th>
              <th scope="col">CTR</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.date}>
                <th scope="row">{point.date}</th>
                <td>{point.spend}</td>
                <td>{point.conversions}</td>
                <td>{point.clicks}</td>
                <td>{point.ctr}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
