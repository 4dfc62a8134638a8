import { FigureTable } from '#app/shell/chart/figure-table.tsx'

export type TrendView = {
  label: string
  line: string
  area: string
  summary: string
  first: string
  last: string
  column: string
  rows: { date: string; value: string }[]
}

/** A figure by day as a line; its words are beside it. */
export function Trend({ trend, tall }: { trend: TrendView; tall?: boolean }) {
  return (
    <div className="trend" data-tall={tall || undefined}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${trend.label}, de ${trend.first} a ${trend.last}. ${trend.summary}`}
      >
        <path className="trend-area" d={trend.area} />
        <path className="trend-line" d={trend.line} />
      </svg>
      <p aria-hidden="true" className="trend-ends">
        <span>{trend.first}</span>
        <span>{trend.last}</span>
      </p>
    </div>
  )
}

/** The same figure as a table, for whoever wants the numbers. */
export function TrendTable({ trend }: { trend: TrendView }) {
  return (
    <details className="how">
      <summary>Ver os números em tabela</summary>
      <FigureTable label={trend.label} className="day-table-scroll">
        <caption className="sr-only">{trend.label}</caption>
        <thead>
          <tr>
            <th scope="col">Data</th>
            <th scope="col">{trend.column}</th>
          </tr>
        </thead>
        <tbody>
          {trend.rows.map(({ date, value }) => (
            <tr key={date}>
              <th scope="row">{date}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </details>
  )
}

/** What is wrong with a channel's figures, in the client's words. */
export function ChannelNotices({ notices }: { notices: string[] }) {
  if (notices.length === 0) return null
  return (
    <div className="channel-notices">
      {notices.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
