import { fullDay, shortDay } from '#app/shell/format.server.ts'
import { brand } from '#content/brand.ts'
import { businessMinutes, type Office } from '#features/calendar/rules/business-time.ts'
import { hourText } from '#features/calendar/rules/clock-text.ts'
import { waitText } from '#features/calendar/rules/wait-text.ts'

const DAY = 86_400_000

/** A moment as a list says it: hoje, 10h30; ontem, 9h; há 4 dias; 13/11. */
export function whenText(office: Office, moment: Date, now: Date): string {
  const day = office.clock.dayOf(moment.getTime())
  const today = office.clock.dayOf(now.getTime())
  const apart = Math.round((Date.parse(day) - Date.parse(today)) / DAY)
  const hour = hourText(moment.getTime(), brand.timeZone)
  if (apart === 0) return `hoje, ${hour}`
  if (apart === -1) return `ontem, ${hour}`
  if (apart === 1) return `amanhã, ${hour}`
  if (apart < 0 && apart > -7) return `há ${-apart} dias`
  return day.slice(0, 4) === today.slice(0, 4) ? shortDay(day) : fullDay(day)
}

/** The same, with its hour, for a timeline. */
export function momentText(office: Office, moment: Date, now: Date): string {
  const text = whenText(office, moment, now)
  const hour = hourText(moment.getTime(), brand.timeZone)
  return text.includes('h') && /\dh/.test(text) ? text : `${text}, ${hour}`
}

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)

/** How long somebody waits in open hours, and whether that is too long. */
export function waitView(office: Office, since: Date, now: Date, hours: number) {
  const minutes = businessMinutes(office, since.getTime(), now.getTime())
  return {
    minutes,
    text: minutes === 0 ? 'novo' : waitText(minutes),
    said:
      minutes === 0 ? 'Chegou há pouco ou fora do expediente' : `Espera há ${waitText(minutes)}`,
    late: minutes >= hours * 60,
    part: Math.min(100, Math.round((minutes / (hours * 60)) * 100)),
  }
}
