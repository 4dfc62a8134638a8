import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '#app/shell/page-meta.ts'
import { DailyChart } from '../figures/daily-chart.tsx'
import { FigureCards, FigureStrip } from '../figures/figure-cards.tsx'
import { DemoBadge, EmptyDrawing, QuietRetry } from '../figures/figure-notices.tsx'
import { HowWeCalculate, ReportHead } from '../figures/report-head.tsx'
import { campaignData } from './campaign.server.ts'
import { CampaignAds } from './campaign-ads.tsx'
import { StatusDot } from './campaign-card.tsx'

export const meta = pageMeta
export const loader = (args: LoaderFunctionArgs) => campaignData(args)

export default function CampaignPage() {
  const { report, missing, head, address, back, letterhead } = useLoaderData<typeof loader>()
  if (missing) return <Missing back={back} />
  if (!report) {
    return (
      <>
        <ReportHead title="Campanha" period={head} />
        <QuietRetry to={address} />
      </>
    )
  }
  return (
    <>
      <p className="print-only letterhead">{letterhead}</p>
      <ReportHead title={report.name} period={head} csv={report.csv} compared>
        <p className="flex flex-wrap items-center gap-x-[1.1rem] gap-y-1 mt-2 text-soft wrap-anywhere">
          <StatusDot statusName={report.statusName} active={report.active} />
          <span>
            <span className="sr-only">Objetivo: </span>
            {report.objectiveName}
          </span>
          {report.platform && <span>{report.platform}</span>}
          {report.demo && <DemoBadge />}
        </p>
      </ReportHead>
      <FigureCards cards={report.cards} />
      <FigureStrip cards={report.costs} />
      <DailyChart
        key={head.key}
        chart={report.chart}
        summary={report.summary}
        table={report.table}
      />
      {report.converted.map((text) => (
        <p key={text} className="reach">
          {text}
        </p>
      ))}
      {report.reach && <p className="reach">{report.reach}</p>}
      <CampaignAds ads={report.ads} />
      <HowWeCalculate compared={head.compared} />
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
