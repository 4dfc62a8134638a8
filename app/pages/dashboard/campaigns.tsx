import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { counted, plural } from '#contracts/counted.ts'
import { CampaignCard } from '../../features/campaigns/campaign-card.tsx'
import { CampaignFilters } from '../../features/campaigns/campaign-filters.tsx'
import { DemoNotice } from '../../features/campaigns/demo-notice.tsx'
import { NoCampaigns } from '../../features/campaigns/no-campaigns.tsx'
import { Pager } from '../../features/campaigns/pager.tsx'
import { QuietRetry } from '../../features/campaigns/quiet-retry.tsx'
import { ReportHead } from '../../features/campaigns/report-head.tsx'
import { StoppedNotice } from '../../features/campaigns/stopped-notice.tsx'
import { pageMeta } from '../../page-meta.ts'
import { campaignsData } from './campaigns.server.ts'

export const meta = pageMeta
export const loader = (args: LoaderFunctionArgs) => campaignsData(args)

const emptyText = 'Conecte sua conta do Meta Ads para ver suas campanhas aqui.'

export default function CampaignsPage() {
  const { list, head, here, empty, demo, own, stopped } = useLoaderData<typeof loader>()
  if (!list) {
    return (
      <>
        <ReportHead title="Campanhas" period={head} bare={empty} />
        {empty ? <NoCampaigns own={own} text={emptyText} /> : <QuietRetry to={here} />}
      </>
    )
  }
  const { campaigns, filters, found, revenue } = list
  return (
    <>
      <ReportHead title="Campanhas" period={head} csv={list.csv} />
      {demo && <DemoNotice own={own} />}
      <StoppedNotice stopped={stopped} />
      <CampaignFilters filters={filters} />
      <p role="status" className="found">
        {counted(found, 'campanha', 'campanhas')}
        {filters.clear && ` ${plural(found, 'encontrada', 'encontradas')}`}
      </p>
      {campaigns.length > 0 ? (
        <ul className="campaign-grid">
          {campaigns.map((campaign) => (
            <CampaignCard key={campaign.id} campaign={campaign} revenue={revenue} />
          ))}
        </ul>
      ) : (
        <section className="card empty-card">
          <h2 className="title-3">Nenhuma campanha com esses filtros</h2>
          <p>Tente outro nome, outro status ou outra plataforma.</p>
          <div className="empty-actions">
            <Link to={filters.clear ?? '/dashboard/campaigns'} className="btn btn-ghost">
              Limpar filtros
            </Link>
          </div>
        </section>
      )}
      <Pager pages={list.pages} />
    </>
  )
}
