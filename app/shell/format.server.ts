import { brand } from '#content/brand.ts'
import { dayWith } from '#features/shared/rules/days.ts'

/** Brazilian formats. On the server only, because browsers format differently. */
const zone = brand.timeZone
const fixedFormat = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
const axisFormat = new Intl.NumberFormat('pt-BR', {
  notation: 'compact',
  maximumFractionDigits: 1,
})

export { count, money, roundPercent } from '#features/shared/rules/text.ts'

/** Two decimals and %; null is shown as zero. */
export const percent = (value: number | null) => `${fixedFormat.format(value ?? 0)}%`
export const points = (value: number) => `${oneDecimal.format(value)} p.p.`
/** '4,2×': revenue for each real spent. */
export const roas = (value: number) => `${fixedFormat.format(value)}×`
export const axisMoney = (value: number) => `R$ ${axisFormat.format(value)}`
export const axisCount = (value: number) => axisFormat.format(value)

export { fullDay, shortDay } from '#features/figures/rules/period.ts'

export const longDay = dayWith({ weekday: 'long', day: 'numeric', month: 'long' })
const momentDay = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, dateStyle: 'short' })
const momentTime = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, timeStyle: 'short' })

/** The hour by the agency's clock, as a field for a time takes it too: '09:05'. */
export const hourOf = (at: Date): string => momentTime.format(at)

export function moment(iso: string): string {
  const date = new Date(iso)
  return `${momentDay.format(date)} às ${momentTime.format(date)}`
}
