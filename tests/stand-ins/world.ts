/** Data of both stand-ins: accounts with campaigns and days, as their owners see them. */
export type WorldDay = {
  impressions: number
  clicks: number
  /** Cents. */
  spend: number
  actions?: Record<string, number>
  values?: Record<string, number>
  conversions?: number
  categories?: Record<string, { conversions: number; value: number }>
  reach?: number
}

export type WorldCampaign = {
  id: string
  name: string
  objective: string
  status: string
  days: Record<string, WorldDay>
  /** Shares of each day, in percent; Google's keywords have no id. */
  ads?: { id?: string; group: string; name: string; share: number; picture?: string }[]
}

export type WorldAccount = {
  id: string
  name: string
  currency: string
  zone: string
  /** Google: the manager it is below. */
  manager?: string
  isManager?: boolean
  closed?: boolean
  campaigns: WorldCampaign[]
}

export const dayBefore = (days: number, from = Date.now()) =>
  new Date(from - days * 86_400_000).toISOString().slice(0, 10)

/** Days of a plain campaign, the same at every call. */
export function plainDays(back: number, seed = 1, from = Date.now()): Record<string, WorldDay> {
  return Object.fromEntries(
    Array.from({ length: back }, (_, index) => {
      const turn = (index * 7 + seed * 3) % 11
      const day: WorldDay = {
        impressions: 900 + 37 * turn,
        clicks: 20 + turn,
        spend: 4000 + 250 * turn,
        reach: 700 + 11 * turn,
        actions: { lead: turn % 4, 'offsite_conversion.fb_pixel_lead': turn % 4 },
        conversions: (turn % 4) + 0.5,
        categories: { SUBMIT_LEAD_FORM: { conversions: (turn % 4) + 0.5, value: 0 } },
      }
      return [dayBefore(index + 1, from), day]
    }),
  )
}

export const between = (day: string, first: string, last: string) => day >= first && day <= last
