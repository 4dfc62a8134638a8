import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PeriodFilters, PeriodSwitch } from './period-filters.tsx'
import type { PeriodHead } from './period-head.ts'

export type ReportHeadProps = {
  title: ReactNode
  period: PeriodHead
  /** Where the file for spreadsheets is; none without figures. */
  csv?: string
  /** Nothing to choose a period of. */
  bare?: boolean
  children?: ReactNode
}

/** Title, period and what can be taken along: a file or paper. */
export function ReportHead({ title, period, csv, bare, children }: ReportHeadProps) {
  return (
    <header className="report-head">
      <div className="min-w-0">
        <h1 className="title-2 report-title">{title}</h1>
        {!bare && (
          <p className="report-subtitle">
            {period.span ? `${period.title} · ${period.span}` : period.title}{' '}
            {period.until && <span className="report-until">{period.until}</span>}
          </p>
        )}
        {children}
      </div>
      {!bare && (
        <div className="report-tools no-print">
          <PeriodSwitch links={period.links} />
          {csv && (
            <div className="report-actions">
              <a href={csv} download className="btn btn-ghost btn-sm">
                <Icon name="download" />
                Baixar CSV
              </a>
              <Button variant="ghost" size="sm" className="needs-script" onClick={() => print()}>
                <Icon name="printer" />
                Imprimir
              </Button>
            </div>
          )}
        </div>
      )}
      {!bare && period.filters && <PeriodFilters key={period.key} filters={period.filters} />}
    </header>
  )
}
