/** A period's figures of a platform, a campaign or everything. */
export type Sums = {
  spend: number
  clicks: number
  conversions: number
  /** Null where no platform told it. */
  revenue: number | null
  /** What was spent where revenue was told. */
  revenueSpend: number
}
