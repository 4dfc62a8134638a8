import { brand } from '#content/brand.ts'

/** A moment as the agency's clock shows it. */
export function moment(date: Date): string {
  return date.toLocaleString('pt-BR', {
    timeZone: brand.timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  })
}
