import { isActive, objectiveLabel, type Period } from '#contracts/campaign-figures.ts'
import type { CampaignCardView } from '../../features/campaigns/campaign-card.tsx'
import { count, money, percent } from './format.server.ts'

type Listed = {
  id: string
  name: string
  objective: string
  status: string
  demo: boolean
  figures: { spend: number; conversions: number; clicks: number; ctr: number | null }
}

export function campaignView(campaign: Listed, period: Period): CampaignCardView {
  const { figures } = campaign
  return {
    id: campaign.id,
    name: campaign.name,
    objective: objectiveLabel(campaign.objective),
    status: campaign.status.toLowerCase(),
    active: isActive(campaign.status),
    demo: campaign.demo,
    to: `/dashboard/campaigns/${campaign.id}?periodo=${period}`,
    figures: [
      { label: 'Investimento', value: money(figures.spend) },
      { label: 'Conversões', value: count(figures.conversions) },
      { label: 'Cliques', value: count(figures.clicks) },
      { label: 'CTR', value: percent(figures.ctr) },
    ],
  }
}
