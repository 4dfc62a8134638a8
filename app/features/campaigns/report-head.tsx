import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type PeriodLink, PeriodSwitch } from './period-switch.tsx'

export type ReportHeadProps = {
  title: ReactNode
  /** 'Últimos 30 dias · 17 de out. a 15 de nov. de 2026' */
  subtitle: string
  periods: PeriodLink[]
  /** Where the file for spreadsheets is; none without figures. */
  csv?: string
  children?: ReactNode
}

/** Title, period and what can be taken along: a file or paper. */
export function ReportHead({ title, subtitle, periods, csv, children }: ReportHeadProps) {
  return (
    <header className="report-head">
      <div className="min-w-0">
        <h1 className="title-2 report-title">{title}</h1>
        <p className="report-subtitle">{subtitle}</p>
        {children}
      </div>
      <div className="report-tools no-print">
        {periods.length > 0 && <PeriodSwitch links={periods} />}
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
    </header>
  )
}
