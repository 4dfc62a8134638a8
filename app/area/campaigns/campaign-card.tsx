import { Link } from 'react-router'
import { DemoBadge } from '../figures/figure-notices.tsx'
import type { CampaignView } from './campaign-view.server.ts'

type Props = { status: string; statusName: string | null; active: boolean }

/** The platform's status with its translation. */
export function StatusDot({ status, statusName, active }: Props) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 gap-y-0 min-w-0">
      <span className="status">
        <span aria-hidden className="status-dot" data-active={active || undefined} />
        <span className="sr-only">Status: </span>
        {status}
      </span>
      {statusName && <span className="text-[0.875rem] text-muted">{statusName}</span>}
    </span>
  )
}

export function CampaignCard({ campaign, revenue }: { campaign: CampaignView; revenue: boolean }) {
  return (
    <li className="card campaign-card">
      <div className="campaign-card-head">
        <h2 className="campaign-name">
          <Link to={campaign.to}>{campaign.name}</Link>
        </h2>
        <StatusDot {...campaign} />
      </div>
      <p className="campaign-objective">
        <span className="sr-only">Objetivo: </span>
        {campaign.objective}
      </p>
      <p className="flex flex-wrap items-center gap-x-[0.6rem] gap-y-1 text-[0.95rem] text-soft">
        {[campaign.objectiveName, campaign.platform].filter(Boolean).join(' · ')}
        {campaign.demo && <DemoBadge />}
      </p>
      <dl className="campaign-figures">
        <Figure label="Investimento" value={campaign.spend} note={`${campaign.share} do total`} />
        <Figure label="Conversões" value={campaign.conversions} note={campaign.kinds} />
        <Figure label="Custo por conversão" value={campaign.cost} />
        <Figure label="Cliques" value={campaign.clicks} note={`CTR ${campaign.ctr}`} />
        {revenue && (
          <Figure label="Receita" value={campaign.revenue} note={`ROAS ${campaign.roas}`} />
        )}
      </dl>
    </li>
  )
}

function Figure({ label, value, note }: { label: string; value: string; note?: string | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
      {note && <dd className="campaign-figure-note">{note}</dd>}
    </div>
  )
}
