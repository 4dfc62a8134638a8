import { Link } from 'react-router'
import { DemoBadge } from '../figures/figure-notices.tsx'
import type { CampaignView } from './campaign-view.server.ts'

type Props = { statusName: string; statusCode?: string | null; active: boolean }

/** The status, with the platform's own word behind it where the specification shows that. */
export function StatusDot({ statusName, statusCode, active }: Props) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 gap-y-0 min-w-0">
      <span className="status">
        <span aria-hidden className="status-dot" data-active={active || undefined} />
        <span className="sr-only">Status: </span>
        {statusName}
      </span>{' '}
      {statusCode && <span className="platform-word">{statusCode}</span>}
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
        {[campaign.objectiveName, campaign.platform].filter(Boolean).join(' · ')}{' '}
        {campaign.objectiveCode && <span className="platform-word">{campaign.objectiveCode}</span>}
        {campaign.demo && <DemoBadge />}
      </p>
      <dl className="campaign-figures">
        <Figure label="Investimento" value={campaign.spend} note={`${campaign.share} do total`} />
        <Figure label="Conversões" value={campaign.conversions} note={campaign.kinds} />
        <Figure label="Custo por conversão" value={campaign.cost} />
        <Figure label="Cliques" value={campaign.clicks} note={`CTR do período ${campaign.ctr}`} />
        {revenue && (
          <Figure
            label="Receita"
            value={campaign.revenue}
            note={`ROAS ${campaign.roas}${campaign.partial ? ', parcial' : ''}`}
          />
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
