import { brand } from '#content/brand.ts'
import { dayWith } from '#features/shared/rules/days.ts'
import { capitalizeFirst } from '#features/shared/rules/text.ts'
import { kindOf, type ReportPeriod } from '../../rules/report-schedule.ts'

/** Brazilian formats for stored texts. */
const ratioFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
export const ratio = (value: number) => ratioFormat.format(value)

const percentFormat = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
export const percent = (value: number) => `${percentFormat.format(value)}%`

const monthName = dayWith({ month: 'long' })
const monthAndYear = dayWith({ month: 'long', year: 'numeric' })
export const longDay = dayWith({ day: 'numeric', month: 'long' })
const longDayOfYear = dayWith({ day: 'numeric', month: 'long', year: 'numeric' })
const monthShort = dayWith({ month: 'short' })
export const shortMonth = (day: string) => monthShort(day).replace('.', '')
const dayNumber = (day: string) => Number(day.slice(8))

/** The agency's date of a moment. */
export const momentDay = (at: Date) =>
  at.toLocaleDateString('pt-BR', { timeZone: brand.timeZone, dateStyle: 'long' })

/** `1 a 31 de outubro`, `26 de outubro a 1 de novembro`. */
export function spanText({ first, last }: ReportPeriod): string {
  if (first === last) return longDay(first)
  if (first.slice(0, 4) !== last.slice(0, 4))
    return `${longDayOfYear(first)} a ${longDayOfYear(last)}`
  if (first.slice(0, 7) !== last.slice(0, 7)) return `${longDay(first)} a ${longDay(last)}`
  return `${dayNumber(first)} a ${longDay(last)}`
}

/** A period's name and its use in sentences. */
export type PeriodName = { title: string; kind: string; name: string; within: string }

export function periodName(period: ReportPeriod): PeriodName {
  const { first, last } = period
  const kind = kindOf(period)
  if (kind === 'month') {
    const name = monthName(first)
    return {
      title: capitalizeFirst(monthAndYear(first)),
      kind: 'Relatório mensal',
      name,
      within: `em ${name}`,
    }
  }
  const title = `${capitalizeFirst(spanText(period))} de ${last.slice(0, 4)}`.replace(
    /( de \d{4})\1$/,
    '$1',
  )
  if (kind === 'week') {
    return { title, kind: 'Relatório semanal', name: 'a semana', within: 'na semana' }
  }
  return { title, kind: 'Relatório do período', name: 'o período', within: 'no período' }
}

/** `de outubro`, `da semana`. */
export const withPreposition = (name: string) => `de ${name}`.replace(/^de ([ao]) /, 'd$1 ')
/** Without its article. */
export const bareName = (name: string) => name.replace(/^[ao] /, '')

/** The name of the compared period. */
export function nameBefore(
  period: ReportPeriod,
  before: ReportPeriod,
): Omit<PeriodName, 'title' | 'kind'> {
  const kind = kindOf(period)
  if (kind === 'week') return { name: 'a semana anterior', within: 'na semana anterior' }
  if (kind === 'days') return { name: 'o período anterior', within: 'no período anterior' }
  const sameYear = before.first.slice(0, 4) === period.first.slice(0, 4)
  const name = sameYear ? monthName(before.first) : monthAndYear(before.first)
  return { name, within: `em ${name}` }
}
