import type { PeriodChoice } from '#features/figures/rules/period.ts'
import {
  addDays,
  addMonths,
  type Day,
  isDay,
  isMonth,
  monthOf,
  monthSpan,
} from '#features/shared/rules/days.ts'
import { fold } from '../chat/understanding/text.ts'

const months =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  )
const shortMonths = months.map((name) => name.slice(0, 3))
const monthNames = `(${[...months, ...shortMonths].join('|')})`

type Found = { at: number; choice: PeriodChoice }

const dates = (first: Day, last: Day): PeriodChoice => ({ kind: 'dates', first, last })
const pad = (number: number) => String(number).padStart(2, '0')

/** The latest month of that name that has begun, unless a year was said. */
function monthCalled(name: string, year: string | undefined, today: Day): string {
  const index = months.findIndex((one) => one.startsWith(name.slice(0, 3)))
  const month = pad(index + 1)
  if (year) return `${year.length === 2 ? `20${year}` : year}-${month}`
  const thisYear = `${today.slice(0, 4)}-${month}`
  return thisYear <= monthOf(today) ? thisYear : addMonths(thisYear, -12)
}

const monday = (day: Day) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** Ways of naming a time, each with what it means on a day. */
const named: [RegExp, (today: Day, match: RegExpExecArray) => PeriodChoice][] = [
  [/\banteontem\b/g, (today) => dates(addDays(today, -2), addDays(today, -2))],
  [/\bontem\b/g, (today) => dates(addDays(today, -1), addDays(today, -1))],
  [/\bhoje\b/g, (today) => dates(today, today)],
  [
    /\bsemana (?:passada|anterior)\b/g,
    (today) => dates(addDays(monday(today), -7), addDays(monday(today), -1)),
  ],
  [/\b(?:ultima semana|ultimos? sete dias)\b/g, () => ({ kind: 'days', days: 7 })],
  [/\b(?:n?es[st]a|n?essa|da) semana\b/g, (today) => dates(monday(today), today)],
  [
    /\b(?:quinzena|ultimos quinze dias)\b/g,
    (today) => dates(addDays(today, -15), addDays(today, -1)),
  ],
  [
    /\bultimos? (\d{1,3}) dias\b/g,
    (today, [, count = '']) => {
      const days = Number(count)
      if (days === 7 || days === 30 || days === 90) return { kind: 'days', days }
      return dates(addDays(today, -Math.max(1, days)), addDays(today, -1))
    },
  ],
  [
    /\bultimos? (\d{1,2}|dois|tres|seis|doze) meses\b/g,
    (today, [, count = '']) => {
      const said: Record<string, number> = { dois: 2, tres: 3, seis: 6, doze: 12 }
      const first = monthSpan(addMonths(monthOf(today), -(said[count] ?? Number(count)))).first
      return dates(first, monthSpan(addMonths(monthOf(today), -1)).last)
    },
  ],
  [/\btrimestre\b/g, () => ({ kind: 'days', days: 90 })],
  [/\bmes retrasado\b/g, (today) => ({ kind: 'month', month: addMonths(monthOf(today), -2) })],
  [/\b(?:mes (?:passado|anterior)|ultimo mes)\b/g, () => ({ kind: 'last-month' })],
  [
    /\b(?:n?es[st]e mes|d?es[st]e mes|mes atual|no mes\b(?! (?:passado|anterior|retrasado|de )))/g,
    () => ({ kind: 'this-month' }),
  ],
  [
    /\b(?:n?es[st]e|d?es[st]e|no) ano\b(?! passado)/g,
    (today) => dates(`${today.slice(0, 4)}-01-01`, today),
  ],
  [
    new RegExp(
      String.raw`\b(?:de |dia |dias )?(\d{1,2}) (?:a|ate|e) (\d{1,2}) de ${monthNames}(?: de (20\d\d))?\b`,
      'g',
    ),
    (today, [, one = '', other = '', name = '', year]) => {
      const month = monthCalled(name, year, today)
      return dates(`${month}-${pad(Number(one))}`, `${month}-${pad(Number(other))}`)
    },
  ],
  [
    new RegExp(String.raw`\b(\d{1,2}) de ${monthNames}(?: de (20\d\d))?\b`, 'g'),
    (today, [, day = '', name = '', year]) => {
      const date = `${monthCalled(name, year, today)}-${pad(Number(day))}`
      return dates(date, date)
    },
  ],
  [
    // 'marco uma reunião' is a verb, 'out' and 'set' alone are nothing.
    new RegExp(
      String.raw`\b(?:(?<=\b(?:em|de|do|mes|foi|no|para|com|contra|e|x|vs|a|ou) )(${shortMonths.join('|')})|(${months.join('|')}))\b(?! (?:uma|um|a reuniao))(?: (?:de )?(20\d\d))?`,
      'g',
    ),
    (today, [, short, long, year]) => ({
      kind: 'month',
      month: monthCalled(short ?? long ?? '', year, today),
    }),
  ],
  [
    /\b(?:em|ano|ano de|todo) (20\d\d)\b/g,
    (_, [, year]) => dates(`${year}-01-01`, `${year}-12-31`),
  ],
]

/** Dates in figures stand in what was typed; folding would lose their strokes. */
function writtenDates(text: string, today: Day): PeriodChoice | undefined {
  const days = [...text.matchAll(/\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?\b/g)].map(
    ([, day = '', month = '', year]) => {
      const said = year && (year.length === 2 ? `20${year}` : year)
      const date = (of: string) => `${of}-${pad(Number(month))}-${pad(Number(day))}`
      const guess = date(said || today.slice(0, 4))
      return !said && guess > today ? date(String(Number(today.slice(0, 4)) - 1)) : guess
    },
  )
  const [first, last = first] = days.sort()
  return first && last ? dates(first, last) : undefined
}

/** 31 February is no day, and 1950 no year of ads. */
function exists(choice: PeriodChoice): boolean {
  if (choice.kind === 'month') return isMonth(choice.month)
  return choice.kind !== 'dates' || (isDay(choice.first) && isDay(choice.last))
}

/** The times a question names, in its order; the parts of a longer one do not count again. */
export function parsePeriods(text: string, today: Day): PeriodChoice[] {
  const written = writtenDates(text, today)
  if (written) return [written].filter(exists)
  let words = fold(text)
  const found: Found[] = []
  for (const [pattern, choose] of named) {
    for (const match of words.matchAll(pattern)) {
      found.push({ at: match.index, choice: choose(today, match) })
      words = `${words.slice(0, match.index)}${'_'.repeat(match[0].length)}${words.slice(match.index + match[0].length)}`
    }
  }
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ choice }) => choice)
    .filter(exists)
}
