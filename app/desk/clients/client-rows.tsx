import { Link } from 'react-router'
import { DemoMark } from '../shared/demo-mark.tsx'

type Received = { state: 'ok' | 'late' | 'none'; text: string }

export type ClientRow = {
  id: string
  name: string
  initials: string
  demo: boolean
  meta: Received
  google: Received
  spend: string
  people: string
  report: string
}

const NOTHING = '—'

const cells = (row: ClientRow, month: string) =>
  [
    ['Meta Ads', <ReceivedMark key="meta" {...row.meta} />, row.meta.text],
    ['Google Ads', <ReceivedMark key="google" {...row.google} />, row.google.text],
    [
      `Investido em ${month}`,
      <span key="spend" className="num">
        {row.spend}
      </span>,
      row.spend,
    ],
    ['Pessoas', row.people, row.people],
    ['Próximo relatório', row.report, row.report],
  ] as const

function ReceivedMark({ state, text }: Received) {
  return (
    <span className="received" data-state={state}>
      {text}
    </span>
  )
}

export function ClientRows({ rows, month }: { rows: ClientRow[]; month: string }) {
  return (
    <div className="card client-rows">
      <p className="client-row client-rows-head" aria-hidden>
        <span>Cliente</span>
        <span>Meta Ads</span>
        <span>Google Ads</span>
        <span>Investido em {month}</span>
        <span>Pessoas</span>
        <span>Próximo relatório</span>
      </p>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="client-row">
            <h2 className="client-row-name">
              <span className="avatar" aria-hidden>
                {row.initials}
              </span>
              <Link to={`/agencia/clientes/${row.id}`}>{row.name}</Link>
              {row.demo && <DemoMark />}
            </h2>
            <dl>
              {cells(row, month).map(([label, value, text]) => (
                <div key={label} data-empty={text === NOTHING || undefined}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  )
}
