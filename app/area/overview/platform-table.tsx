import { Link } from 'react-router'
import { FigureTable } from '../figures/figure-table.tsx'

export type PlatformRow = {
  name: string
  to: string | null
  /** 'até 14/11' */
  until: string
  spend: string
  share: string
  conversions: string
  cost: string
  revenue: string
  roas: string
}

/** Subtotals by platform, their sum at the end. */
export function PlatformTable({ rows, revenue }: { rows: PlatformRow[]; revenue: boolean }) {
  if (rows.length === 0) return null
  return (
    <section className="card table-card" aria-labelledby="platforms">
      <h2 id="platforms" className="title-3">
        Por plataforma
      </h2>
      <FigureTable label="Números por plataforma">
        <thead>
          <tr>
            <th scope="col">Plataforma</th>
            <th scope="col">Investimento</th>
            <th scope="col">Do total</th>
            <th scope="col">Conversões</th>
            <th scope="col">Custo por conversão</th>
            {revenue && <th scope="col">Receita</th>}
            {revenue && <th scope="col">ROAS</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} data-total={row.name === 'Total' || undefined}>
              <th scope="row">
                {row.to ? (
                  <Link to={row.to} preventScrollReset className="table-name">
                    {row.name}
                  </Link>
                ) : (
                  row.name
                )}
                {row.until && <span className="table-facts">{row.until}</span>}
              </th>
              <td>{row.spend}</td>
              <td>{row.share}</td>
              <td>{row.conversions}</td>
              <td>{row.cost}</td>
              {revenue && <td>{row.revenue}</td>}
              {revenue && <td>{row.roas}</td>}
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </section>
  )
}
