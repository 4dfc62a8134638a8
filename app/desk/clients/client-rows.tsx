import { Link } from 'react-router'
import { DemoMark } from '../shared/demo-mark.tsx'

type Received = { state: 'ok' | 'late' | 'none'; text: string }

export type ClientRow = {
  id: string
  name: string
  initials: string
  demo: boolean
  people: string
  received: (Received & { name: string })[]
  responsible: string | null
  spend: string | null
  results: { text: string; more: string } | null
  pace: (Received & { more: string }) | null
  alerts: string | null
  contact: { text: string; more: string } | null
  report: string
}

export type OrderLink = {
  order: string
  name: string
  to: string
  direction: 'ascending' | 'descending' | null
}

const NOTHING = '—'
const directions = { ascending: 'do menor ao maior', descending: 'do maior ao menor' }

/** The head of the list: each column is a link that orders by it. */
function OrderHead({ orders }: { orders: OrderLink[] }) {
  return (
    <nav aria-label="Ordenar por" className="client-row client-rows-head">
      {orders.map(({ order, name, to, direction }) => (
        <Link key={order} to={to} preventScrollReset aria-current={direction ? 'true' : undefined}>
          {name}
          {direction && (
            <>
              <span className="sr-only">, {directions[direction]}</span>
              <span aria-hidden> {direction === 'ascending' ? '↑' : '↓'}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  )
}

function Cells({ row, month }: { row: ClientRow; month: string }) {
  const { responsible, spend, results, pace, alerts, contact, report } = row
  return (
    <dl>
      <div>
        <dt>Responsável</dt>
        <dd>{responsible ?? <span className="desk-quiet">sem responsável</span>}</dd>
      </div>
      <div data-empty={spend === null || undefined}>
        <dt>Investido em {month}</dt>
        <dd className="num">{spend ?? NOTHING}</dd>
      </div>
      <div data-empty={results === null || undefined}>
        <dt>Resultados</dt>
        <dd>
          <span className="num">{results?.text ?? NOTHING}</span>
          {results?.more && <span className="client-more">{results.more}</span>}
        </dd>
      </div>
      <div data-empty={pace === null || undefined}>
        <dt>Ritmo</dt>
        <dd>
          {pace ? (
            <>
              <span className="received" data-state={pace.state}>
                {pace.text}
              </span>
              <span className="client-more">{pace.more}</span>
            </>
          ) : (
            NOTHING
          )}
        </dd>
      </div>
      <div data-empty={alerts === null || undefined}>
        <dt>Alertas</dt>
        <dd>
          {alerts ? (
            <span className="received" data-state="late">
              {alerts}
            </span>
          ) : (
            NOTHING
          )}
        </dd>
      </div>
      <div>
        <dt>Último contato</dt>
        <dd>
          {contact ? `${contact.text}, ${contact.more}` : NOTHING}
          {report !== NOTHING && <span className="client-more">Próximo relatório: {report}</span>}
        </dd>
      </div>
    </dl>
  )
}

type Props = { rows: ClientRow[]; month: string; orders: OrderLink[] }

export function ClientRows({ rows, month, orders }: Props) {
  return (
    <div className="card client-rows">
      <OrderHead orders={orders} />
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="client-row">
            <div className="client-row-name">
              <span className="avatar" aria-hidden>
                {row.initials}
              </span>
              <div>
                <h2>
                  <Link to={`/agencia/clientes/${row.id}`}>{row.name}</Link>{' '}
                  {row.demo && <DemoMark />}
                </h2>
                <p className="client-more">{row.people}</p>
                {row.received.map(({ name, state, text }) => (
                  <p key={name} className="received client-received" data-state={state}>
                    {name} {text}
                  </p>
                ))}
              </div>
            </div>
            <Cells row={row} month={month} />
          </li>
        ))}
      </ul>
    </div>
  )
}
