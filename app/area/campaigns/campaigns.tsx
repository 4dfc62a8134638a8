import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Pager } from '#app/shell/pager.tsx'
import { formatCount, plural } from '#features/shared/rules/text.ts'
import { DemoNotice, NoCampaigns, QuietRetry, StoppedNotice } from '../figures/figure-notices.tsx'
import { ReportHead } from '../figures/report-head.tsx'
import { CampaignCard } from './campaign-card.tsx'
import { CampaignFilters } from './campaign-filters.tsx'
import { campaignsData } from './campaigns.server.ts'

export const meta = pageMeta
export const loader = (args: LoaderFunctionArgs) => campaignsData(args)

const emptyText = 'Conecte sua conta do Meta Ads para ver suas campanhas aqui.'

export default function CampaignsPage() {
  const { list, head, address, empty, demo, selfService, stopped } = useLoaderData<typeof loader>()
  if (!list) {
    return (
      <>
        <ReportHead title="Campanhas" period={head} bare={empty} />
        {empty ? (
          <NoCampaigns selfService={selfService} text={emptyText} />
        ) : (
          <QuietRetry to={address} />
        )}
      </>
    )
  }
  const { campaigns, filters, count, revenue } = list
  return (
    <>
      <ReportHead title="Campanhas" period={head} csv={list.csv} />
      {demo && <DemoNotice selfService={selfService} />}
      <StoppedNotice stopped={stopped} />
      <CampaignFilters filters={filters} />
      <p role="status" className="found">
        {formatCount(count, 'campanha', 'campanhas')}
        {filters.clear && ` ${plural(count, 'encontrada', 'encontradas')}`}
      </p>
      {campaigns.length > 0 ? (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] gap-4">
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
