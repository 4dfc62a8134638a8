/** Places are percent of the plot, from its top left corner; figures are written out. */
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

/** What the agency says of a day; `at` is the day's place among the points. */
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
  /** Days that lack a platform, drawn faintly: they are no fall. */
  partial: { spend: string; conversions: string }
  spendTicks: Tick[]
  conversionTicks: Tick[]
  dayTicks: { x: string; label: string; rank: 'end' | 'minor' | 'middle' }[]
  /** Heights of what was agreed on, spread over the month's days. */
  goals: { spend: string | null; conversions: string | null }
  notes: ChartNote[]
  /** Whether days tell how many people were reached. */
  reached: boolean
  points: ChartPoint[]
}
