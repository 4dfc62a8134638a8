import type { Fact } from '#content/types/common.ts'
import { type Lines, PictureWind } from './picture.tsx'

export type Chart = {
  kind: 'bars' | 'line'
  d: string
  area: string
  end: { x: number; y: number }
  months: number
}

type Props = { id: string; lines: Lines; chart: Chart; metric: Fact }

/** The months of the project as a chart in the wind. Its figures stand again in the card's text. */
export function CasePicture({ id, lines, chart, metric }: Props) {
  return (
    <div data-theme="noite" className="case-picture" aria-hidden={lines.photo ? undefined : true}>
      <PictureWind id={id} lines={lines} />
      <div className="case-panel" aria-hidden="true">
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-[0.9rem] text-muted">{metric.label}</span>
          <span className="num text-[1.6rem] leading-none">{metric.value}</span>
        </p>
        <svg viewBox="0 0 300 100" className={`case-chart hue-${lines.hue}`} aria-hidden="true">
          <linearGradient id={`c-${id}`} gradientUnits="userSpaceOnUse" x2="300">
            <stop />
            <stop offset="1" />
          </linearGradient>
          <path d="M0 33h300M0 66h300" className="case-grid" />
          {chart.area && <path d={chart.area} fill={`url(#c-${id})`} opacity=".16" />}
          <path d={chart.d} stroke={`url(#c-${id})`} className={`case-${chart.kind}`} />
          {chart.kind === 'line' && <circle cx={chart.end.x} cy={chart.end.y} r="4.5" />}
        </svg>
        <p className="flex justify-between border-t border-line pt-2 text-[0.8rem] text-muted">
          <span>mês 1</span>
          <span>mês {chart.months}</span>
        </p>
      </div>
    </div>
  )
}
