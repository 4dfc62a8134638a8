// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the table is laid out as a grid, which takes the roles away in some browsers
import type { ReactNode } from 'react'

type Lines = { lost: string; continuing: string; ends: string }

type OriginLine = {
  key: string
  name: string
  note: string
  to: string
  visits: string
  leads: string
  meetings: string
  won: string
  share: string
  value: string
  cost: { value: string; note: string } | null
  lines: { toMeeting: Lines; toWon: Lines }
}

type Props = {
  column: string
  rows: OriginLine[]
  total: OriginLine
  /** Number of rows that only the total includes. */
  hiddenCount: number
  costs: boolean
}

/**
 * Each line of the drawing is a lead; lines that reach the sun were won. Explicit roles keep the
 * table accessible where CSS shows it as a grid.
 */
export function OriginTable({ column, rows, total, hiddenCount, costs }: Props) {
  return (
    <>
      <Colours />
      <table className="flow" role="table" data-costs={costs || undefined}>
        <thead role="rowgroup">
          <tr role="row">
            <Head>{column}</Head>
            <Head className="n">Visitas</Head>
            <Head className="n">Leads</Head>
            <td aria-hidden="true" className="lines" />
            <Head className="n">Reuniões</Head>
            <td aria-hidden="true" className="lines" />
            <Head className="n">Ganhos</Head>
            <Head className="sum">Valor</Head>
            {costs && <Head className="sum">Custo por lead</Head>}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.key} role="row">
              <th scope="row" role="rowheader">
                {row.to ? (
                  <a href={row.to} className="flow-name">
                    {row.name}
                  </a>
                ) : (
                  <b className="flow-name">{row.name}</b>
                )}
                {row.note && <span>{row.note}</span>}
              </th>
              <Figures row={row} costs={costs} />
            </tr>
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr role="row">
            <th scope="row" role="rowheader">
              <b className="flow-name">Tudo</b>
              {hiddenCount > 0 && <span>com mais {hiddenCount} que não estão na lista</span>}
            </th>
            <Figures row={total} costs={costs} bare />
          </tr>
        </tfoot>
      </table>
    </>
  )
}

const Head = ({ children, className }: { children: ReactNode; className?: string }) => (
  <th scope="col" role="columnheader" className={className}>
    {children}
  </th>
)

function Figures({ row, costs, bare }: { row: OriginLine; costs: boolean; bare?: boolean }) {
  return (
    <>
      <Cell label="visitas" className="n num visits">
        {row.visits}
      </Cell>
      <Cell label="leads" className="n num">
        {row.leads}
      </Cell>
      <td aria-hidden="true" className="lines">
        {!bare && <Drawing lines={row.lines.toMeeting} kind="live" />}
      </td>
      <Cell label="reuniões" className="n num">
        {row.meetings}
      </Cell>
      <td aria-hidden="true" className="lines">
        {!bare && <Drawing lines={row.lines.toWon} kind="won" />}
      </td>
      <Cell label="ganhos" className="n won">
        <span className="num" data-zero={row.won === '0' || undefined}>
          {row.won}
        </span>
        {row.share && <small>{row.share}</small>}
      </Cell>
      <Cell label="valor" className={row.value === '—' && !row.cost ? 'sum none' : 'sum'}>
        <span className="num">{row.value}</span>
      </Cell>
      {costs && (
        <Cell label="custo por lead" className={row.cost ? 'sum' : 'sum none'}>
          <span className="num">{row.cost?.value ?? '—'}</span>
          {row.cost && <small>{row.cost.note}</small>}
        </Cell>
      )}
    </>
  )
}

type CellProps = { label: string; className: string; children: ReactNode }

const Cell = ({ label, className, children }: CellProps) => (
  <td role="cell" className={className} data-label={label}>
    {children}
  </td>
)

function Drawing({ lines, kind }: { lines: Lines; kind: 'live' | 'won' }) {
  return (
    <svg viewBox="0 0 240 64" preserveAspectRatio="none" aria-hidden="true">
      {lines.lost && <path className="lost" d={lines.lost} />}
      {lines.continuing && <path className={kind} d={lines.continuing} />}
      {kind === 'won' && lines.ends && <path className="suns" d={lines.ends} />}
    </svg>
  )
}

/** Gradients shared by all drawings. */
const Colours = () => (
  <svg className="sr-only" aria-hidden="true">
    <defs>
      {(['lost', 'live', 'won'] as const).map((kind) => (
        <linearGradient
          key={kind}
          id={`flow-${kind}`}
          gradientUnits="userSpaceOnUse"
          x1="0"
          x2="240"
          y1="0"
          y2="0"
        >
          <stop className={`flow-${kind}-from`} />
          <stop offset="1" className={`flow-${kind}-to`} />
        </linearGradient>
      ))}
    </defs>
  </svg>
)
