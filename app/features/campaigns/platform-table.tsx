import { Link } from 'react-router'

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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="figure-table" aria-label="Números por plataforma" tabIndex={0}>
        <table>
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
        </table>
      </section>
    </section>
  )
}
