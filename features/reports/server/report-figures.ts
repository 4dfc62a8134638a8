import type { Figures } from '#features/figures/rules/figures.ts'
import type { Goals } from '#features/figures/rules/goals.ts'
import type { ReportPeriod } from '../rules/report-schedule.ts'

type PlatformSums = {
  name: string
  now: Figures
  before: Figures | null
  lastDay: string | null
}

export type CampaignSums = { name: string; platform: string; now: Figures }

/** A day's sums, of days that have figures. */
export type DaySums = { date: string; spend: number; conversions: number; clicks: number }

/** All a report is made of, as it was read. */
export type ReportFigures = {
  client: { name: string; sample: boolean }
  period: ReportPeriod
  before: ReportPeriod
  total: Figures
  /** Nothing of it was received, and ads may have been on the air: that is not zero. */
  unheard: boolean
  /** Null where nothing was received of it. */
  totalBefore: Figures | null
  platforms: PlatformSums[]
  campaigns: CampaignSums[]
  days: { now: DaySums[]; before: DaySums[] }
  goals: Goals | null
  /** What the client area says changed, without its first sentence. */
  changed: string[]
  readAt: Date
}
