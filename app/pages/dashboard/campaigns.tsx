import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CampaignCard } from '../../features/campaigns/campaign-card.tsx'
import { CampaignFilters } from '../../features/campaigns/campaign-filters.tsx'
import { DemoNotice } from '../../features/campaigns/demo-notice.tsx'
import { ConnectMetaAds } from '../../features/campaigns/no-campaigns.tsx'
import { Pager } from '../../features/campaigns/pager.tsx'
import { QuietRetry } from '../../features/campaigns/quiet-retry.tsx'
import { ReportHead } from '../../features/campaigns/report-head.tsx'
import { pageMeta } from '../../page-meta.ts'
import { campaignsData } from './campaigns.server.ts'

export const meta = pageMeta
export const loader = (args: LoaderFunctionArgs) => campaignsData(args)

export default function CampaignsPage() {
  const { list, period, periods, here } = useLoaderData<typeof loader>()
  const subtitle = `Números dos últimos ${period} dias`
  if (!list || list.empty) {
    return (
      <>
        <ReportHead title="Campanhas" subtitle={subtitle} periods={list ? [] : periods} />
        {list ? <ConnectMetaAds /> : <QuietRetry to={here} />}
      </>
    )
  }
  const { campaigns, filters, found } = list
  return (
    <>
      <ReportHead title="Campanhas" subtitle={subtitle} periods={periods} csv={list.csv} />
      {list.demo && <DemoNotice own={list.own} />}
      <CampaignFilters filters={filters} />
      <p role="status" className="found">
        {found === 1 ? '1 campanha' : `${found} campanhas`}
        {filters.clear && (found === 1 ? ' encontrada' : ' encontradas')}
      </p>
      {campaigns.length > 0 ? (
        <ul className="campaign-grid">
          {campaigns.map((campaign) => (
            <CampaignCard key={campaign.id} campaign={campaign} />
          ))}
        </ul>
      ) : (
        <section className="card empty-card">
          <h2 className="title-3">Nenhuma campanha com esses filtros</h2>
          <p>Tente outro nome ou outro status.</p>
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
