import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { Icon } from '#app/ui/icon.tsx'

type Cell = { now: string; before: string | null }
type Day = {
  day: string
  weekday: string
  date: string
  state: 'new' | 'changed' | 'same'
  stateText: string
  spend: Cell
  conversions: Cell
}
type Report = {
  platform: string
  read: string
  period: string
  changes: string
  campaigns: string
  columns: string
  figures: { label: string; before: string; after: string; by: string; tone?: string }[]
  days: Day[]
  hidden: string
  warnings: string[]
  confirm: string
}

/** Preview of what a file would change. */
export function ImportReport({
  report,
  file,
  waitText,
}: {
  report: Report
  file: string
  waitText: string
}) {
  const { platform, read, period, changes, campaigns, columns, figures, days, hidden } = report
  return (
    <section className="card panel import-report" aria-labelledby="import-report">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="import-report" className="title-3">
          O que este arquivo muda
        </h2>
        <p className="desk-quiet">{file}</p>
      </div>
      <p className="import-say">
        <strong>{read}</strong> do {platform}, {period}: <strong>{changes}</strong>. {campaigns}.
      </p>
      <dl className="before-after">
        {figures.map(({ label, before, after, by, tone }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className="was">
                <span className="sr-only">antes </span>
                {before}
                <Icon name="arrow" className="size-3.5" />
              </span>
              <span className="num">
                <span className="sr-only">depois </span>
                {after}
              </span>
              {by && <small data-tone={tone}>{by}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <table className="import-days">
        <caption className="sr-only">Cada dia do arquivo</caption>
        <thead>
          <tr>
            <th scope="col">Dia</th>
            <th scope="col">Situação</th>
            <th scope="col">Investimento</th>
            <th scope="col">Conversões</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, weekday, date, state, stateText, spend, conversions }) => (
            <tr key={day} data-state={state}>
              <th scope="row">
                <span className="weekday">{weekday}, </span>
                {date}
              </th>
              <td>
                <span className="pill">{stateText}</span>
              </td>
              <Figure {...spend} />
              <Figure {...conversions} />
            </tr>
          ))}
        </tbody>
      </table>
      {hidden && <p className="desk-quiet">{hidden}</p>}
      {report.warnings.length > 0 && (
        <ul className="import-warnings" aria-label="Avisos">
          {report.warnings.map((warning) => (
            <li key={warning}>
              <Icon name="alert" className="size-5" />
              <span>{warning}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="desk-quiet">Colunas reconhecidas: {columns}.</p>
      <div className="flex flex-wrap gap-[0.6rem]">
        <ItemAction
          intent="confirm-import"
          label={report.confirm}
          busyText="Gravando..."
          variant="cta"
        />
        <ItemAction intent="discard-import" label="Descartar arquivo" busyText="Descartando..." />
      </div>
      <p className="desk-quiet">{waitText}</p>
    </section>
  )
}

function Figure({ now, before }: Cell) {
  return (
    <td>
      {before && (
        <>
          <span className="sr-only">era </span>
          <s>{before}</s>{' '}
        </>
      )}
      <span className="import-now">{now}</span>
    </td>
  )
}
