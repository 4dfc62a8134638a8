import { Link } from 'react-router'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { Card } from '#app/ui/card.tsx'
import { SmallChart } from '../../shared/small-chart.tsx'

type Month = {
  name: string
  /** Which days these are, and which stand beside them. */
  text: string
  figures: { label: string; value: string; before: string | null }[]
}

export function MonthFigures({ month }: { month: Month }) {
  return (
    <Card title={`Números de ${month.name}`} icon="trending" text={month.text}>
      <dl className="month-figures">
        {month.figures.map(({ label, value, before }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
            {before && <dd className="desk-quiet">antes {before}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  )
}

type Pace = {
  month: string
  monthShare: number
  lines: {
    label: string
    value: string
    of: string
    share: number | null
    isBad: boolean
    text: string
  }[]
}

/** The mark on each bar is where the month stands. */
export function PaceCard({ id, pace }: { id: string; pace: Pace | null }) {
  return (
    <Card title="Ritmo do mês" icon="target" text={pace?.month}>
      {pace ? (
        <ul className="pace-lines">
          {pace.lines.map(({ label, value, of, share, isBad, text }) => (
            <li key={label}>
              <p className="text-muted">{label}</p>
              <p>
                <span className="num pace-value">{value}</span> {of}
              </p>
              {share !== null && (
                <svg
                  viewBox="0 0 100 4"
                  preserveAspectRatio="none"
                  className="pace-bar"
                  aria-hidden
                >
                  <rect width="100" height="4" />
                  <rect
                    width={Math.min(100, share)}
                    height="4"
                    className="pace-done"
                    data-bad={isBad || undefined}
                  />
                  <rect
                    x={Math.min(99, pace.monthShare)}
                    width="1"
                    height="4"
                    className="pace-now"
                  />
                </svg>
              )}
              <p className="received" data-state={isBad ? 'late' : 'ok'}>
                {text}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">Sem metas combinadas ou sem números neste mês.</p>
      )}
      <p>
        <Link to={`/agencia/clientes/${id}?secao=metas`} className="link">
          {pace ? 'Mudar metas e verba' : 'Combinar metas e verba'}
        </Link>
      </p>
    </Card>
  )
}

type AlertView = {
  id: string
  title: string
  detail: string
  since: string
  seen: boolean
  chart: { series: (number | null)[]; description: string }
}

export function AlertsCard({ id, alerts }: { id: string; alerts: AlertView[] }) {
  return (
    <Card title="Alertas" icon="alert">
      {alerts.length > 0 ? (
        <ul className="desk-rows" aria-label="Alertas abertos">
          {alerts.map(({ id: alert, title, detail, since, seen, chart }) => (
            <li key={alert}>
              <div className="desk-row-main">
                <p className="received" data-state="late">
                  {title}
                </p>
                <p>{detail}</p>
                <SmallChart {...chart} />
                <p className="desk-quiet">{seen ? `${since} · visto` : since}</p>
              </div>
              {!seen && (
                <div className="desk-row-acts">
                  <ItemAction
                    intent="alert-seen"
                    id={alert}
                    label="Visto"
                    about={title}
                    busyText="Um momento..."
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">Nada fora do normal.</p>
      )}
      <p>
        <Link to={`/agencia/clientes/${id}?secao=metas#alertas`} className="link">
          Mudar os limites
        </Link>
      </p>
    </Card>
  )
}

type Waiting = { title: string; text: string; to: string; action: string }

export function WaitingCard({ waiting }: { waiting: Waiting[] }) {
  if (waiting.length === 0) return null
  return (
    <Card title="O que espera" icon="clock">
      <ul className="desk-rows" aria-label="O que espera">
        {waiting.map(({ title, text, to, action }) => (
          <li key={`${to} ${title}`}>
            <div className="desk-row-main">
              <p className="font-semibold">{title}</p>
              <p className="desk-quiet">{text}</p>
            </div>
            <div className="desk-row-acts">
              <Link to={to} className="btn btn-ghost btn-sm" aria-label={`${action}: ${title}`}>
                {action}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
