export type SampleCampaign = {
  platform: 'meta' | 'google'
  name: string
  objective: string
  status: 'ACTIVE' | 'PAUSED'
  /** How many days ago it began and ended. */
  firstDay: number
  lastDay: number
  /** Impressions of a usual day, clicks per impression, reais per click, conversions per click. */
  reach: number
  clickRate: number
  clickCost: number
  closeRate: number
  /** How much more it reaches at its end than at its beginning. */
  trend: number
}

export type SampleClient = { name: string; campaigns: SampleCampaign[] }
