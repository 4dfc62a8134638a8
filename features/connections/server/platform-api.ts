import type { Platform } from '#features/figures/server/figures.server.ts'

/** An ad account as its platform tells of it. */
export type FoundAccount = {
  externalId: string
  name: string
  currency: string
  zone: string
  /** Whether the platform serves its ads; figures of others stay as they are. */
  open: boolean
  /** Google: through which manager it is reached. */
  loginId: string | null
}

export type SaidCampaign = { id: string; name: string; status: string; objective: string }

/** Decimals as text: the database adds them up. */
export type SaidDay = {
  campaignId: string
  day: string
  impressions: number
  clicks: number
  spend: string
  conversions: string
  contacts: string
  purchases: string
  conversations: string
  revenue: string | null
  reach: number | null
  /** What the platform said, for questions of tomorrow. */
  raw: Record<string, unknown>
}

export type Span = { first: string; last: string }
export type SaidWindow = Span & { campaigns: SaidCampaign[]; days: SaidDay[] }
type Totals = { spend: string; impressions: number; clicks: number }

export type AccountRef = { externalId: string; loginId: string | null }

/** What both platforms can be asked, with one credential. */
export type PlatformApi = {
  platform: Platform
  /** How many requests were sent. */
  requests: () => number
  listAccounts: () => Promise<FoundAccount[]>
  /** When the credential ends; null where never, undefined where the platform does not tell. */
  readExpiry: () => Promise<Date | null | undefined>
  readWindow: (account: AccountRef, span: Span) => Promise<SaidWindow>
  /** The account's own totals, which campaigns that were deleted count in. */
  readTotals: (account: AccountRef, span: Span) => Promise<Totals>
}
