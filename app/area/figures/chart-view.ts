/** Positions are percent of the plot, from its top left corner; figures are formatted text. */
export type ChartPoint = {
  x: string
  /** 'sábado, 14 de novembro' */
  day: string
  date: string
  /** Missing where nothing has arrived. */
  figures?: {
    spendY: string
    conversionsY: string
    spend: string
    conversions: string
    clicks: string
    ctr: string
    reach: string
  }
}

type Tick = { y: number; label: string }

/** A note of the agency; `at` is the index of its point. */
export type ChartNote = {
  id: string
  x: string
  at: number
  day: string
  body: string
  campaign: string | null
}

export type ChartView = {
  spendLine: string
  spendArea: string
  conversionsLine: string
  /** Days that lack a platform, drawn faintly so that they do not look like a drop. */
  partial: { spend: string; conversions: string }
  spendTicks: Tick[]
  conversionTicks: Tick[]
  dayTicks: { x: string; label: string; rank: 'end' | 'minor' | 'middle' }[]
  /** Heights of the daily goals. */
  goals: { spend: string | null; conversions: string | null }
  notes: ChartNote[]
  /** Whether any day has a reach. */
  reached: boolean
  points: ChartPoint[]
}
