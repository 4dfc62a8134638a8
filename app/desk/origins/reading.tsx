import { FigureTable } from '#app/shell/chart/figure-table.tsx'
import { PlotPaths } from '#app/shell/chart/plot.tsx'
import type { readingView } from './reading.server.ts'

type View = ReturnType<typeof readingView>

/** The visits of each day, drawn and as a table. */
export function VisitCurve({ curve }: { curve: NonNullable<View['curve']> }) {
  return (
    <figure className="chart visit-curve" aria-labelledby="visitas-por-dia">
      <figcaption>
        <h3 id="visitas-por-dia" className="title-4">
          Visitas por dia
        </h3>
      </figcaption>
      <div className="chart-plot">
        <svg aria-hidden="true" className="chart-drawing">
          <PlotPaths ticks={curve.ticks}>
            <path className="chart-area" d={curve.area} />
            <path className="line-spend" d={curve.line} />
          </PlotPaths>
          {curve.dots.map(({ x, y }) => (
            <circle key={x} className="dot-spend" cx={`${x}%`} cy={`${y}%`} r="5" />
          ))}
          {curve.ticks.map(({ y, label }) => (
            <text key={y} className="tick tick-spend" x="0" dx="-10" dy="0.35em" y={`${y}%`}>
              {label}
            </text>
          ))}
          {curve.dayTicks.map(({ x, label, rank }) => (
            <text key={x} className={`tick tick-day tick-${rank}`} x={`${x}%`} y="100%" dy="1.9em">
              {label}
            </text>
          ))}
        </svg>
      </div>
      <p>{curve.summary}</p>
      <details className="visit-days">
        <summary className="link">Ver os números em tabela</summary>
        <FigureTable label="Visitas por dia" className="day-table-scroll">
          <thead>
            <tr>
              <th scope="col">Data</th>
              <th scope="col">Visitas</th>
            </tr>
          </thead>
          <tbody>
            {curve.rows.map(({ date, visits }) => (
              <tr key={date}>
                <th scope="row">{date}</th>
                <td>{visits}</td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </details>
    </figure>
  )
}

type PagesProps = { view: Pick<View, 'pages' | 'readsSince'>; month: string; counting: boolean }

/** The pages of the site that were read most in the month. */
export function MostRead({ view: { pages, readsSince }, month, counting }: PagesProps) {
  return (
    <section className="card panel origins mt-6" aria-labelledby="mais-lidas">
      <h2 id="mais-lidas" className="title-3">
        Páginas mais lidas
      </h2>
      {pages.length === 0 ? (
        <p className="desk-quiet">
          {readsSince ? `Nenhuma leitura em ${month}.` : 'Nenhuma leitura contada ainda.'}
        </p>
      ) : (
        <table className="most-read">
          <thead>
            <tr>
              <th scope="col">Página</th>
              <th scope="col">Leituras</th>
              <th scope="col">Talvez mais</th>
              <th scope="col">Leads</th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ page, name, to, reads, ahead, leads }) => (
              <tr key={page}>
                <th scope="row">
                  {to ? (
                    <a href={to} className="flow-name">
                      {name}
                    </a>
                  ) : (
                    <b className="flow-name">{name}</b>
                  )}
                  {name !== page && <span className="most-read-path">{page}</span>}
                </th>
                <td className="num">{reads}</td>
                <td>{ahead}</td>
                <td>{leads}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="origins-notes">
        <p>
          Uma leitura é uma página aberta: na chegada ou num passo dentro do site. Por isso há mais
          leituras do que visitas. Recarregar não conta, robôs também não.
          {readsSince && ` As leituras são contadas desde ${readsSince}.`}
          {!counting && ' A contagem está desligada na configuração (COUNT_VISITS).'}
        </p>
        {pages.length > 0 && (
          <p>
            “Talvez mais” são as vezes em que um navegador buscou a página porque alguém apontou
            para o link dela: se depois foi aberta, o servidor não vê. “Leads” são os deste mês cuja
            visita começou nela.
          </p>
        )}
      </div>
    </section>
  )
}
