import { fullDay, shortDay } from '#app/shell/format.server.ts'
import { brand } from '#content/brand.ts'
import { businessMinutes, type Office } from '#features/calendar/rules/business-time.ts'
import { hourText, waitText } from '#features/calendar/rules/clock-text.ts'

/** The filters as a query string, for links to a lead. */
export function filterSearch(params: URLSearchParams): string {
  const filters = new URLSearchParams()
  for (const name of ['ver', 'busca', 'estado', 'origem', 'responsavel', 'periodo', 'pagina']) {
    const value = params.get(name)
    if (value) filters.set(name, value)
  }
  const text = filters.toString()
  return text && `?${text}`
}

const DAY = 86_400_000

/** hoje, 10h30; ontem, 9h; há 4 dias; 13/11 */
export function whenText(office: Office, moment: Date, now: Date): string {
  const day = office.clock.dayOf(moment.getTime())
  const today = office.clock.dayOf(now.getTime())
  const daysApart = Math.round((Date.parse(day) - Date.parse(today)) / DAY)
  const hour = hourText(moment.getTime(), brand.timeZone)
  if (daysApart === 0) return `hoje, ${hour}`
  if (daysApart === -1) return `ontem, ${hour}`
  if (daysApart === 1) return `amanhã, ${hour}`
  if (daysApart < 0 && daysApart > -7) return `há ${-daysApart} dias`
  return day.slice(0, 4) === today.slice(0, 4) ? shortDay(day) : fullDay(day)
}

/** The same, with its hour, for a timeline. */
export function momentText(office: Office, moment: Date, now: Date): string {
  const text = whenText(office, moment, now)
  const hour = hourText(moment.getTime(), brand.timeZone)
  return text.includes('h') && /\dh/.test(text) ? text : `${text}, ${hour}`
}

/** Waiting time in opening hours, and whether it is too long. */
export function waitView(office: Office, since: Date, now: Date, hours: number) {
  const minutes = businessMinutes(office, since.getTime(), now.getTime())
  return {
    minutes,
    text: minutes === 0 ? 'novo' : waitText(minutes),
    sentence:
      minutes === 0 ? 'Chegou há pouco ou fora do expediente' : `Espera há ${waitText(minutes)}`,
    late: minutes >= hours * 60,
    part: Math.min(100, Math.round((minutes / (hours * 60)) * 100)),
  }
}
