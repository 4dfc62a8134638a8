import { type Day, monthOf, type Span } from '#features/shared/rules/days.ts'
import type { PeriodChoice, PeriodQuery } from './period.ts'
import type { ResolvedPeriod } from './resolve-period.ts'

/** A day is a date without a zone: it is written as it is stored. */
const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', ...options })
  return (day: Day) => format.format(new Date(`${day}T00:00:00Z`))
}

const dayOfYear = written({ day: 'numeric', month: 'short' })
const dayAndYear = written({ day: 'numeric', month: 'short', year: 'numeric' })
const dayOnly = written({ day: 'numeric' })
const monthAndYear = written({ month: 'long', year: 'numeric' })
/** '14/11' */
export const shortDay = written({ day: '2-digit', month: '2-digit' })

/** '14/11/2026' */
export const fullDayText = written({ day: '2-digit', month: '2-digit', year: 'numeric' })

/** '1 a 14 de nov. de 2026', '17 de out. a 15 de nov. de 2026' */
export function spanText({ first, last }: Span): string {
  if (first === last) return dayAndYear(last)
  if (monthOf(first) === monthOf(last)) return `${dayOnly(first)} a ${dayAndYear(last)}`
  const begin = first.slice(0, 4) === last.slice(0, 4) ? dayOfYear(first) : dayAndYear(first)
  return `${begin} a ${dayAndYear(last)}`
}

/** 'Outubro de 2026' */
export function monthText(month: string): string {
  const text = monthAndYear(`${month}-01`)
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** What a period is called, without its days. */
export function periodTitle(choice: PeriodChoice): string {
  switch (choice.kind) {
    case 'days':
      return `Últimos ${choice.days} dias`
    case 'this-month':
      return 'Este mês'
    case 'last-month':
      return 'Mês passado'
    case 'month':
      return monthText(choice.month)
    case 'dates':
      return 'Período escolhido'
  }
}

/** 'comparado com 1 a 14 de out. de 2026', or null where there is nothing to compare. */
export function comparedText({ before }: ResolvedPeriod): string | null {
  return before && `comparado com ${spanText(before)}`
}

/** For a title: 'últimos 30 dias', 'outubro de 2026', '3 a 17 de out. de 2026'. */
export function periodInSentence({ choice }: PeriodQuery): string {
  if (choice.kind === 'dates') return spanText(choice)
  const text = periodTitle(choice)
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}
