import { plain } from './columns.ts'

/** How 03/04 is to be read: day first, as in Brazil, or month first. */
export type DateOrder = 'day first' | 'month first'

const months: Record<string, number> = {
  jan: 1,
  feb: 2,
  fev: 2,
  mar: 3,
  apr: 4,
  abr: 4,
  may: 5,
  mai: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  ago: 8,
  sep: 9,
  set: 9,
  oct: 10,
  out: 10,
  nov: 11,
  dec: 12,
  dez: 12,
}

const iso = /^(\d{4})-(\d{2})-(\d{2})$/
const numeric = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
/** '31 de out. de 2026', '31 out 2026' */
const dayFirst = /^(\d{1,2})(?: de)? ([a-z]{3})[a-z]*\.?,?(?: de)? (\d{4})$/
/** 'Oct 31, 2026' */
const monthFirst = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/

export function detectDateOrder(values: Iterable<string>): DateOrder | undefined {
  for (const value of values) {
    const [, first, second] = value.trim().match(numeric) ?? []
    if (Number(first) > 12) return 'day first'
    if (Number(second) > 12) return 'month first'
  }
  return undefined
}

const known = { 'day first': new Map<string, string>(), 'month first': new Map<string, string>() }

/** The day as year-month-day, or undefined when it is none. Files repeat their days a lot. */
export function parseDay(text: string, order: DateOrder): string | undefined {
  const seen = known[order]
  const day = seen.get(text) ?? readDay(text, order)
  if (day && seen.size < 10_000) seen.set(text, day)
  return day
}

function readDay(text: string, order: DateOrder): string | undefined {
  const isoMatch = text.match(iso)
  if (isoMatch) return toDay(isoMatch[1], isoMatch[2], isoMatch[3])
  const value = plain(text)
  let match = value.match(numeric)
  if (match) {
    return order === 'day first'
      ? toDay(match[3], match[2], match[1])
      : toDay(match[3], match[1], match[2])
  }
  match = value.match(dayFirst)
  if (match) return toDay(match[3], months[match[2] as string], match[1])
  match = value.match(monthFirst)
  return match ? toDay(match[3], months[match[1] as string], match[2]) : undefined
}

function toDay(
  year: string | undefined,
  month: string | number | undefined,
  day: string | undefined,
): string | undefined {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  // 31 February would roll over into March.
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  return exists && text >= '2000' ? text : undefined
}
