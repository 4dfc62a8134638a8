/** Places are percent of the plot, from its top left corner; figures are written out. */
export type ChartPoint = {
  x: string
  spendY: string
  conversionsY: string
  /** 'sábado, 14 de novembro' */
  day: string
  date: string
  spend: string
  conversions: string
  clicks: string
  ctr: string
}

type Tick = { y: number; label: string }

export type ChartView = {
  spendLine: string
  spendArea: string
  conversionsLine: string
  spendTicks: Tick[]
  conversionTicks: Tick[]
  dayTicks: { x: string; label: string; rank: 'end' | 'minor' | 'middle' }[]
  points: ChartPoint[]
}
