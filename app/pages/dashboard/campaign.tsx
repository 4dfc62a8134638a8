import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DailyChart } from '../../features/campaigns/daily-chart.tsx'
import { DemoBadge } from '../../features/campaigns/demo-badge.tsx'
import { FigureCards, FigureStrip } from '../../features/campaigns/figure-cards.tsx'
import { HowWeCalculate } from '../../features/campaigns/how-we-calculate.tsx'
import { EmptyDrawing } from '../../features/campaigns/no-campaigns.tsx'
import { QuietRetry } from '../../features/campaigns/quiet-retry.tsx'
import { ReportHead } from '../../features/campaigns/report-head.tsx'
import { StatusDot } from '../../features/campaigns/status-dot.tsx'
import { pageMeta } from '../../page-meta.ts'
import { campaignData } from './campaign.server.ts'

export const meta = pageMeta
export const loader = (args: LoaderFunctionArgs) => campaignData(args)

export default function CampaignPage() {
  const { report, missing, period, city, periods, before, here, back, letterhead } =
    useLoaderData<typeof loader>()
  const subtitle = `Últimos ${period} dias`
  if (missing) return <Missing back={back} />
  if (!report) {
    return (
      <>
        <ReportHead title="Campanha" subtitle={subtitle} periods={periods} />
        <QuietRetry to={here} />
      </>
    )
  }
  return (
    <>
      <p className="print-only letterhead">{letterhead}</p>
      <ReportHead
        title={report.name}
        subtitle={`${subtitle} · ${report.span}`}
        periods={periods}
        csv={report.csv}
      >
        <p className="campaign-facts">
          <StatusDot status={report.status} active={report.active} />
          <span>
            <span className="sr-only">Objetivo: </span>
            {report.objective}
          </span>
          {report.source && <span>{report.source}</span>}
          {report.demo && <DemoBadge />}
        </p>
      </ReportHead>
      <FigureCards cards={report.cards} before={before} />
      <FigureStrip cards={report.costs} before={before} />
      <DailyChart key={period} chart={report.chart} summary={report.summary} />
      <HowWeCalculate period={period} city={city} />
      <p className="updated">Números atualizados em {report.updated}.</p>
    </>
  )
}

function Missing({ back }: { back: string }) {
  return (
    <section className="card empty-card">
      <EmptyDrawing />
      <h1 className="title-2">Campanha não encontrada</h1>
      <p>Ela não existe nesta conta. Talvez tenha sido removida ou o endereço esteja incompleto.</p>
      <div className="empty-actions">
        <Link to={back} className="btn btn-cta">
          Ver suas campanhas
        </Link>
      </div>
    </section>
  )
}
