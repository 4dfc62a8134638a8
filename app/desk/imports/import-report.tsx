import { Form } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { useIntent } from '#app/shell/forms/form-state.ts'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { Button } from '#app/ui/button.tsx'
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
type Kind = { kind: string; label: string; counts: boolean; question: string | null }
type Report = {
  platform: string
  read: string
  period: string
  changes: string
  campaigns: string
  newCampaigns: string
  kinds: Kind[]
  columns: string
  figures: { label: string; before: string; after: string; by: string; tone?: string }[]
  days: Day[]
  hidden: string
  warnings: string[]
  confirm: string
}

/** Fields outside the form belong to it by this id. */
const FORM = 'confirm-import'

type Props = { report: Report; waitText: string }

/** Preview of what a file would change: what to know and to decide first, then every day. */
export function ImportReport({ report, waitText }: Props) {
  const { platform, read, period, changes, campaigns, newCampaigns, kinds, warnings } = report
  return (
    <>
      <section className="card panel import-report" aria-labelledby="import-report">
        <h2 id="import-report" className="title-3">
          O que este arquivo muda
        </h2>
        <p className="import-say">
          <strong>{read}</strong> do {platform}, {period}: <strong>{changes}</strong>. {campaigns}.
        </p>
        {newCampaigns && (
          <p className="import-names">
            <span className="pill">Campanhas novas</span> {newCampaigns}
          </p>
        )}
        <BeforeAfter figures={report.figures} />
        {warnings.length > 0 && (
          <ul className="import-warnings" aria-label="Avisos">
            {warnings.map((warning) => (
              <li key={warning}>
                <Icon name="alert" className="size-5" />
                <span>{warning}</span>
              </li>
            ))}
          </ul>
        )}
        {kinds.length > 0 && <Kinds kinds={kinds} />}
        <p className="desk-quiet">{waitText}</p>
      </section>
      <Decision confirm={report.confirm} />
      <section className="card panel" aria-labelledby="import-days">
        <h2 id="import-days" className="title-3">
          Dia por dia
        </h2>
        <Days days={report.days} />
        {report.hidden && <p className="desk-quiet">{report.hidden}</p>}
        <p className="desk-quiet">Colunas reconhecidas: {report.columns}.</p>
      </section>
    </>
  )
}

/** Stays in sight while the page is read. */
function Decision({ confirm }: { confirm: string }) {
  const { answer, busy } = useIntent('confirm-import')
  return (
    <section className="import-decision" aria-label="Confirmar ou descartar">
      <Form method="post" replace id={FORM} preventScrollReset>
        <FailureBox failure={answer?.failure} />
        <input type="hidden" name="intent" value="confirm-import" />
        <Button type="submit" variant="cta" size="sm" busy={busy} busyText="Gravando...">
          {confirm}
        </Button>
      </Form>
      <ItemAction intent="discard-import" label="Descartar arquivo" busyText="Descartando..." />
    </section>
  )
}

function BeforeAfter({ figures }: Pick<Report, 'figures'>) {
  return (
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
  )
}

const answers = [
  ['yes', 'Conta'],
  ['no', 'Não conta'],
  ['', 'Decidir depois'],
] as const

/** Each kind of result with its count; the unknown ones ask. */
function Kinds({ kinds }: { kinds: Kind[] }) {
  return (
    <section aria-labelledby="import-kinds" className="grid gap-2">
      <h3 id="import-kinds" className="font-semibold">
        Resultados no arquivo
      </h3>
      <ul className="result-kinds">
        {kinds.map(({ kind, label, counts, question }) => (
          <li key={kind} data-asks={question !== null || undefined}>
            <div>
              <p>
                <strong>{label}</strong>{' '}
                <span className="result-state" data-counts={counts}>
                  {counts ? 'conta como conversão' : 'não conta'}
                </span>
              </p>
              <p className="desk-quiet">{kind}</p>
              {question && <p>{question}</p>}
            </div>
            {question && (
              <fieldset className="kind-answers">
                <legend className="sr-only">{label}: conta como conversão?</legend>
                {answers.map(([value, text]) => (
                  <label key={value}>
                    <input
                      type="radio"
                      name={`kind:${kind}`}
                      value={value}
                      form={FORM}
                      defaultChecked={value === ''}
                    />
                    {text}
                  </label>
                ))}
              </fieldset>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Days({ days }: Pick<Report, 'days'>) {
  return (
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
