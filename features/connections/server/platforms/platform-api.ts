import type { Platform } from '#features/figures/server/figures.server.ts'

/** An ad account as its platform reports it. */
export type PlatformAccount = {
  externalId: string
  name: string
  currency: string
  zone: string
  /** Whether the platform serves its ads. */
  open: boolean
  /** Google: the manager it is reached through. */
  loginId: string | null
}

export type PlatformCampaign = { id: string; name: string; status: string; objective: string }

/** Decimals as text; the database sums them. */
export type PlatformDay = {
  campaignId: string
  day: string
  impressions: number
  clicks: number
  spend: string
  /** By kind, as the platform names it; which of them count is the agency's decision. */
  results: Record<string, number>
  revenue: string | null
  reach: number | null
  /** The platform's raw values, for later questions. */
  raw: Record<string, unknown>
}

/** A day of what is below a campaign. */
export type PlatformAd = {
  campaignId: string
  day: string
  kind: 'ad' | 'keyword' | 'group'
  group: string
  name: string
  /** The ad's id at the platform. */
  id: string | null
  impressions: number
  clicks: number
  spend: string
  results: PlatformDay['results']
}

export type Span = { first: string; last: string }
export type PlatformWindow = Span & { campaigns: PlatformCampaign[]; days: PlatformDay[] }
type Totals = { spend: string; impressions: number; clicks: number }

export type AccountRef = { externalId: string; loginId: string | null }

/** Requests to either platform with one credential. */
export type PlatformApi = {
  platform: Platform
  /** Number of requests sent. */
  requests: () => number
  listAccounts: () => Promise<PlatformAccount[]>
  /** Null when it never expires, undefined when unknown. */
  readExpiry: () => Promise<Date | null | undefined>
  readWindow: (account: AccountRef, span: Span) => Promise<PlatformWindow>
  /** Ads and keywords of a span, after its window. */
  readAds: (account: AccountRef, span: Span) => Promise<PlatformAd[]>
  /** Addresses of small pictures, by the ad's id, where the platform gives them. */
  findThumbnails: (account: AccountRef, ids: string[]) => Promise<Map<string, string>>
  /** The account's totals, deleted campaigns included. */
  readTotals: (account: AccountRef, span: Span) => Promise<Totals>
}
