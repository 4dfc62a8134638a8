import type { Span } from './platform-api.ts'

/** An account of a channel as its platform lists it. */
export type ChannelAccount = { externalId: string; name: string }

/** One number of a day; dimension '' is the whole account. */
export type ChannelRow = {
  day: string
  dimension: string
  value: string
  metric: string
  amount: number
}

export type ChannelWindow = {
  rows: ChannelRow[]
  /** Metrics the platform refused, each asked for by itself; see `lostKey`. */
  lost: string[]
  /** The last day that is complete, where the platform lags behind the span. */
  until: string
}

/** What was published on a channel. */
export type PostKind = 'post' | 'story'
export type ChannelPost = {
  externalId: string
  kind: PostKind
  /** A moment, as ISO text. */
  postedAt: string
  text: string
  /** Its page at the platform. */
  link: string | null
  /** Where its small picture is; such addresses expire. */
  picture: string | null
  figures: Record<string, number>
}

/** Publications looked at in one night, the newest first. */
export const MOST_POSTS = 100

type PeriodRow = Span & { metric: string; amount: number }

/** Requests to a channel with one credential. */
export type ChannelApi = {
  requests: () => number
  listAccounts: () => Promise<ChannelAccount[]>
  /** The zone of its days, and what else the platform counts with. */
  describe: (externalId: string) => Promise<{ zone: string; settings: Record<string, string> }>
  readWindow: (externalId: string, span: Span) => Promise<ChannelWindow>
  /** Metrics that do not add up over days, for whole periods. */
  readPeriods: (externalId: string, spans: Span[]) => Promise<{ rows: PeriodRow[]; lost: string[] }>
  /** What the platform tells of this moment only, such as followers: metrics that add by last. */
  readNow?: (externalId: string) => Promise<Record<string, number>>
  /** What was published since a day, and what vanishes within hours. */
  readPosts?: (externalId: string, since: string) => Promise<ChannelPost[]>
}

/** A metric that is gone, everywhere or in one dimension. */
export const lostKey = (metric: string, dimension: string) =>
  dimension ? `${metric}@${dimension}` : metric

/** Values listed of a dimension each day; the rest becomes one row without a name. */
const MOST_VALUES = 50
const LONGEST_VALUE = 300

/** What the database stores as text: no control characters, no half of a character. */
export const cleanText = (value: string) =>
  value
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_VALUE)
    .toWellFormed()

type ValueRow = { day: string; value: string; amounts: Record<string, number> }

/** Rows of a dimension: the largest values of each day, and the sum of all others. */
export function rowsOfDimension(
  dimension: string,
  rows: ValueRow[],
  [first = '', second = '']: string[],
): ChannelRow[] {
  const days = Map.groupBy(rows, ({ day }) => day)
  return [...days].flatMap(([day, values]) => {
    const ordered = values.toSorted(
      (a, b) =>
        (b.amounts[first] ?? 0) - (a.amounts[first] ?? 0) ||
        (b.amounts[second] ?? 0) - (a.amounts[second] ?? 0) ||
        (a.value < b.value ? -1 : 1),
    )
    const sums = new Map<string, Record<string, number>>()
    for (const [place, { value, amounts }] of ordered.entries()) {
      const name = place < MOST_VALUES ? cleanText(value) : ''
      const sum = sums.get(name) ?? {}
      for (const [metric, amount] of Object.entries(amounts)) {
        sum[metric] = (sum[metric] ?? 0) + amount
      }
      sums.set(name, sum)
    }
    return [...sums].flatMap(([value, amounts]) =>
      Object.entries(amounts).map(([metric, amount]) => ({
        day,
        dimension,
        value,
        metric,
        amount,
      })),
    )
  })
}
