import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { FailureBox } from '../../features/account/failure-box.tsx'
import { useFailureToast } from '../../features/account/use-failure-toast.ts'
import { CampaignLines } from '../../features/campaigns/campaign-card.tsx'
import { DailyChart } from '../../features/campaigns/daily-chart.tsx'
import { DemoNotice } from '../../features/campaigns/demo-notice.tsx'
import { FigureCards, FigureStrip } from '../../features/campaigns/figure-cards.tsx'
import { HowWeCalculate } from '../../features/campaigns/how-we-calculate.tsx'
import { NoCampaigns } from '../../features/campaigns/no-campaigns.tsx'
import { QuietRetry } from '../../features/campaigns/quiet-retry.tsx'
import { ReportHead } from '../../features/campaigns/report-head.tsx'
import { pageMeta } from '../../page-meta.ts'
import { overviewData } from './overview.server.ts'
import { type OverviewAnswer, overviewAction } from './overview-action.server.ts'

export const meta = pageMeta
export const loader = (args: LoaderFunctionArgs) => overviewData(args)
export const action = (args: ActionFunctionArgs) => overviewAction(args)

export default function OverviewPage() {
  const { figures, empty, demo, ownDemo, period, city, periods, before, here, letterhead } =
    useLoaderData<typeof loader>()
  const answer = useActionData<OverviewAnswer>()
  useFailureToast(answer)
  const subtitle = `Últimos ${period} dias`
  if (!figures || empty) {
    return (
      <>
        <FailureBox failure={answer?.failure} />
        <ReportHead title="Visão Geral" subtitle={subtitle} periods={empty ? [] : periods} />
        {empty ? <NoCampaigns own={ownDemo} /> : <QuietRetry to={here} />}
      </>
    )
  }
  return (
    <>
      <p className="print-only letterhead">{letterhead}</p>
      <FailureBox failure={answer?.failure} />
      <ReportHead
        title="Visão Geral"
        subtitle={`${subtitle} · ${figures.span}`}
        periods={periods}
        csv={figures.csv}
      />
      {demo && <DemoNotice own={ownDemo} />}
      <FigureCards cards={figures.cards} before={before} />
      <FigureStrip cards={figures.costs} before={before} />
      <DailyChart key={period} chart={figures.chart} summary={figures.summary} />
      <section className="card top-campaigns" aria-labelledby="top-campaigns">
        <div className="top-campaigns-head">
          <h2 id="top-campaigns" className="title-3">
            Para onde foi o investimento
          </h2>
          <Link to={`/dashboard/campaigns?periodo=${period}`} className="link no-print">
            Ver todas as campanhas
          </Link>
        </div>
        <CampaignLines campaigns={figures.campaigns} />
        {figures.more > 0 && <p className="text-muted">E mais {figures.more}.</p>}
      </section>
      <HowWeCalculate period={period} city={city} />
      {figures.updated && <p className="updated">Números atualizados em {figures.updated}.</p>}
    </>
  )
}
