/** The periods a client can choose, in days that end today; the first visit shows `defaultPeriod`. */
export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]
const defaultPeriod: Period = 30

export function readPeriod(text: string | null): Period {
  return periods.find((period) => String(period) === text) ?? defaultPeriod
}

export type Figures = {
  spend: number
  conversions: number
  clicks: number
  impressions: number
  /** In percent: the mean of the rows, one per campaign and day; null without a row. */
  ctr: number | null
}

/** One day of a period, also where nothing was spent. */
export type DayFigures = Figures & { date: string }

/** What one conversion or click cost, or null when there was none. */
export function costPer(spend: number, count: number): number | null {
  return count > 0 ? spend / count : null
}

/** Growth in percent against the period before; null when there is nothing to compare with. */
export function growth(now: number, before: number): number | null {
  return before > 0 ? ((now - before) / before) * 100 : null
}

/** 'OUTCOME_LEAD_GEN' is shown as 'outcome lead_gen': only the first underscore goes. */
export function objectiveLabel(objective: string): string {
  return objective.toLowerCase().replace('_', ' ')
}

export const isActive = (status: string) => status === 'ACTIVE'
