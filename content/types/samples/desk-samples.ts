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
  /** What its conversions are, and what one of them brings where that is told. */
  counts: 'contacts' | 'purchases' | 'conversations'
  ticket?: number
}

export type SampleClient = {
  name: string
  campaigns: SampleCampaign[]
  goals: { monthlyBudget: number; conversions: number; costPerConversion: number }
  /** What the agency tells on the chart, so many days ago. */
  notes: { daysAgo: number; text: string; campaign?: string }[]
  /** The agency itself. */
  agency?: true
}

/** Visits that come in one way, to one page. */
export type SampleVisits = {
  page: string
  /** What a campaign wrote into the address, as a query. */
  query: string
  referrer: string
  /** On a usual day. */
  visits: number
}
