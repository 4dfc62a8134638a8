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

const figureColumns = [
  'spendY',
  'conversionsY',
  'spend',
  'conversions',
  'clicks',
  'ctr',
  'reach',
] as const

/** All days as one text for each column, a line for each day. */
type PackedPoints = Record<'x' | 'day' | 'date' | (typeof figureColumns)[number], string>

/** A dozen long texts are sent and read several times faster than a thousand short ones. */
export function packPoints(points: ChartPoint[]): PackedPoints {
  const column = (of: (point: ChartPoint) => string | undefined) =>
    points.map((point) => of(point) ?? '').join('\n')
  return {
    x: column(({ x }) => x),
    day: column(({ day }) => day),
    date: column(({ date }) => date),
    ...(Object.fromEntries(
      figureColumns.map((name) => [name, column(({ figures }) => figures?.[name])]),
    ) as Record<(typeof figureColumns)[number], string>),
  }
}

/** A day without figures has none of them. */
function unpackPoints(packed: PackedPoints): ChartPoint[] {
  const linesOf = (name: keyof PackedPoints) => packed[name].split('\n')
  const [days, dates] = [linesOf('day'), linesOf('date')]
  const [spendY, conversionsY] = [linesOf('spendY'), linesOf('conversionsY')]
  const [spend, conversions] = [linesOf('spend'), linesOf('conversions')]
  const [clicks, ctr, reach] = [linesOf('clicks'), linesOf('ctr'), linesOf('reach')]
  const at = (lines: string[], index: number) => lines[index] ?? ''
  return linesOf('x').map((x, index) => ({
    x,
    day: at(days, index),
    date: at(dates, index),
    ...(spendY[index] && {
      figures: {
        spendY: at(spendY, index),
        conversionsY: at(conversionsY, index),
        spend: at(spend, index),
        conversions: at(conversions, index),
        clicks: at(clicks, index),
        ctr: at(ctr, index),
        reach: at(reach, index),
      },
    }),
  }))
}

/** Days in a row with figures: the curve, and how it is closed to an area. */
type Run = [curve: string, close: string]

/** A single day has no curve to draw. */
const isCurve = ([curve]: Run) => curve.includes('C')

/** The chart as it is drawn. */
export function openChart({ points, spendRuns, ...chart }: ChartView) {
  return {
    ...chart,
    points: unpackPoints(points),
    spendLine: spendRuns
      .filter(isCurve)
      .map(([curve]) => curve)
      .join(''),
    spendArea: spendRuns.map((run) => run.join('')).join(''),
  }
}
export type OpenChart = ReturnType<typeof openChart>

export type ChartView = {
  spendRuns: Run[]
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
  points: PackedPoints
}
