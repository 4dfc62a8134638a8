/** 'YYYY-MM-DD', without a zone; sorts as text. */
export type Day = string
export type Span = { first: Day; last: Day }

const DAY_MS = 86_400_000
const at = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)

export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const time = at(text)
  // 31 February would roll over into March.
  return !Number.isNaN(time) && dayAt(time) === text
}

/** Ten years. */
const MOST_TEXTS = 3660

/**
 * A day has no time zone, so it is written in UTC. Texts are kept, since every page of figures
 * writes the same few days, and writing one takes several times as long as finding it.
 */
export const dayWith = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', ...options })
  const texts = new Map<Day, string>()
  return (day: Day): string => {
    const cached = texts.get(day)
    if (cached !== undefined) return cached
    const text = format.format(at(day))
    if (texts.size >= MOST_TEXTS) texts.clear()
    texts.set(day, text)
    return text
  }
}

export const addDays = (day: Day, count: number): Day => dayAt(at(day) + count * DAY_MS)

export const countDays = ({ first, last }: Span): number => (at(last) - at(first)) / DAY_MS + 1

function everyFew(span: Span, step: number): Day[] {
  const first = at(span.first)
  const length = Math.max(0, Math.ceil(countDays(span) / step))
  return Array.from({ length }, (_, index) => dayAt(first + index * step * DAY_MS))
}

export const daysOf = (span: Span): Day[] => everyFew(span, 1)
/** The first day of each week of a span that begins with one. */
export const weeksOf = (span: Span): Day[] => everyFew(span, 7)

/** Parts of a span of so many days at most. */
export function partsOf(span: Span, days: number): Span[] {
  const parts: Span[] = []
  for (let { first } = span; first <= span.last; first = addDays(first, days)) {
    const last = addDays(first, days - 1)
    parts.push({ first, last: last < span.last ? last : span.last })
  }
  return parts
}

/** 0 is Monday. */
const weekdayOf = (day: Day) => (new Date(at(day)).getUTCDay() + 6) % 7

/** The whole weeks of a span, by their first and last Monday, and the days around them. */
export function splitWeeks(span: Span): { mondays: Span | null; rest: Span[] } {
  const monday = addDays(span.first, (7 - weekdayOf(span.first)) % 7)
  const sunday = addDays(span.last, -((weekdayOf(span.last) + 1) % 7))
  if (sunday < monday) return { mondays: null, rest: [span] }
  const around = [
    { first: span.first, last: addDays(monday, -1) },
    { first: addDays(sunday, 1), last: span.last },
  ]
  return {
    mondays: { first: monday, last: addDays(sunday, -6) },
    rest: around.filter(({ first, last }) => first <= last),
  }
}

/** 'YYYY-MM' */
export const monthOf = (day: Day): string => day.slice(0, 7)

export const isMonth = (text: string): boolean => isDay(`${text}-01`)

export function addMonths(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 7)
}

export const monthSpan = (month: string): Span => ({
  first: `${month}-01`,
  last: addDays(`${addMonths(month, 1)}-01`, -1),
})

/** The same day of the year before; 29 February has none and becomes the 28th. */
export function yearBefore(day: Day): Day {
  const same = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return isDay(same) ? same : `${same.slice(0, 8)}28`
}

export const earlierDay = (one: Day, other: Day): Day => (one < other ? one : other)
