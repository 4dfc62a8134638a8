import { Link } from 'react-router'
import { DemoBadge } from './demo-badge.tsx'
import { StatusDot } from './status-dot.tsx'

export type CampaignCardView = {
  id: string
  name: string
  objective: string
  status: string
  active: boolean
  demo: boolean
  to: string
  figures: { label: string; value: string }[]
}

export function CampaignCard({ campaign }: { campaign: CampaignCardView }) {
  return (
    <li className="card campaign-card">
      <div className="campaign-card-head">
        <h2 className="campaign-name">
          <Link to={campaign.to}>{campaign.name}</Link>
        </h2>
        <StatusDot status={campaign.status} active={campaign.active} />
      </div>
      <p className="campaign-objective">
        <span className="sr-only">Objetivo: </span>
        {campaign.objective}
        {campaign.demo && <DemoBadge />}
      </p>
      <dl className="campaign-figures">
        {campaign.figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd className="num">{figure.value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** The same campaigns as lines, where they stand below other figures. */
export function CampaignLines({ campaigns }: { campaigns: CampaignCardView[] }) {
  return (
    <ul className="campaign-lines">
      {campaigns.map((campaign) => (
        <li key={campaign.id}>
          <Link to={campaign.to} className="campaign-line-name">
            {campaign.name}
          </Link>
          <StatusDot status={campaign.status} active={campaign.active} />
          <span className="num campaign-line-spend">{campaign.figures[0]?.value}</span>
        </li>
      ))}
    </ul>
  )
}
