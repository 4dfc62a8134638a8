import { Link } from 'react-router'
import { FigureTable } from '#app/shell/chart/figure-table.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RoasCell } from '../campaigns/campaign-table.tsx'

export type PlatformRow = {
  name: string
  to: string | null
  /** 'até 14/11' */
  until: string
  spend: string
  share: string
  conversions: string
  cost: string
  ctr: string
  revenue: string
  roas: string
  partial: boolean
}

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
            <th scope="col">CTR do período</th>
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
              <td>{row.ctr}</td>
              {revenue && <td>{row.revenue}</td>}
              {revenue && <RoasCell {...row} />}
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </section>
  )
}

export type PaceLine = {
  label: string
  /** '61% da verba em 50% do mês' */
  text: string
  detail: string
  /** Percent of the bar; null without a bar. */
  share: number | null
  /** 'acima do ritmo do mês'; null while there is nothing to judge. */
  verdict: { bad: boolean; text: string } | null
}

type PaceCardProps = { pace: { month: string; monthShare: number | null; lines: PaceLine[] } }

/** The month's goals and their progress. */
export function PaceCard({ pace }: PaceCardProps) {
  return (
    <section className="card pace" aria-labelledby="pace">
      <h2 id="pace" className="title-3">
        Metas de {pace.month.toLowerCase()}
      </h2>
      <dl>
        {pace.lines.map(({ label, text, detail, share, verdict }) => (
          <div key={label} data-bad={verdict?.bad || undefined}>
            <dt>{label}</dt>
            <dd className="num text-[1.1rem] leading-[1.3]">{text}</dd>
            {share !== null && (
              <dd aria-hidden="true">
                <svg className="block w-full h-[0.6rem] mt-[0.4rem] mb-[0.3rem]" aria-hidden="true">
                  <rect className="pace-whole" width="100%" height="100%" rx="4" />
                  <rect className="pace-done" width={`${share}%`} height="100%" rx="4" />
                  {pace.monthShare !== null && (
                    <line
                      className="pace-today"
                      x1={`${pace.monthShare}%`}
                      x2={`${pace.monthShare}%`}
                      y1="0"
                      y2="100%"
                    />
                  )}
                </svg>
              </dd>
            )}
            <dd className="text-[0.9rem] text-muted">{detail}</dd>
            {verdict && (
              <dd className="pace-verdict">
                <Icon name={verdict.bad ? 'alert' : 'check'} className="size-4" />
                <span>{verdict.text}</span>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
