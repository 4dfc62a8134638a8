import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { useFailureToast } from '#app/shell/forms/form-state.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { CampaignTable } from '../campaigns/campaign-table.tsx'
import { DailyChart } from '../figures/daily-chart.tsx'
import { FigureCards, FigureStrip } from '../figures/figure-cards.tsx'
import { DemoNotice, NoCampaigns, QuietRetry, StoppedNotice } from '../figures/figure-notices.tsx'
import { HowWeCalculate, ReportHead } from '../figures/report-head.tsx'
import { type OverviewAnswer, overviewAction, overviewData } from './overview.server.ts'
import { PaceCard, PlatformTable } from './overview-tables.tsx'

function WhatChanged({ changed }: { changed: { about: string; text: string }[] }) {
  if (changed.length === 0) return null
  return (
    <section className="card changed" aria-labelledby="changed">
      <h2 id="changed" className="title-3">
        O que mudou
      </h2>
      <ul>
        {changed.map(({ about, text }) => (
          <li key={about}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

export const meta = pageMeta
export const loader = (args: LoaderFunctionArgs) => overviewData(args)
export const action = (args: ActionFunctionArgs) => overviewAction(args)

const emptyText =
  'Conecte o Meta Ads para acompanhar suas campanhas ou gere dados demo para conhecer o painel agora mesmo.'

export default function OverviewPage() {
  const { figures, empty, demo, selfService, head, address, letterhead, stopped } =
    useLoaderData<typeof loader>()
  const answer = useActionData<OverviewAnswer>()
  useFailureToast()
  if (!figures) {
    return (
      <>
        <FailureBox failure={answer?.failure} />
        <ReportHead title="Visão Geral" period={head} bare={empty} />
        {empty ? (
          <NoCampaigns selfService={selfService} text={emptyText} />
        ) : (
          <QuietRetry to={address} />
        )}
      </>
    )
  }
  const { revenue, campaigns } = figures
  return (
    <>
      <p className="print-only letterhead">{letterhead}</p>
      <FailureBox failure={answer?.failure} />
      <ReportHead title="Visão Geral" period={head} csv={figures.csv} compared />
      {demo && <DemoNotice selfService={selfService} />}
      <StoppedNotice stopped={stopped} />
      <FigureCards cards={figures.cards} />
      <div className="overview-middle">
        <DailyChart
          key={head.key}
          chart={figures.chart}
          summary={figures.summary}
          table={figures.table}
        />
        <section className="card table-card" aria-labelledby="top-campaigns">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id="top-campaigns" className="title-3">
              Para onde foi o investimento
            </h2>
            <Link to={figures.all} className="link no-print">
              Ver todas as campanhas
            </Link>
          </div>
          {campaigns.length > 0 ? (
            <CampaignTable campaigns={campaigns} revenue={revenue} sort={figures.sort} />
          ) : (
            <p className="text-muted">Nenhum número neste período.</p>
          )}
          {figures.more > 0 && <p className="text-muted">E mais {figures.more}.</p>}
        </section>
        {figures.pace && <PaceCard pace={figures.pace} />}
        <WhatChanged changed={figures.changed} />
      </div>
      <FigureStrip cards={figures.costs} />
      <PlatformTable rows={figures.platforms} revenue={revenue} />
      <HowWeCalculate compared={head.compared} />
      {figures.updated && <p className="updated">Números atualizados em {figures.updated}.</p>}
    </>
  )
}
