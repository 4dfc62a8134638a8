import { zoneCity } from '#features/calendar/rules/clock-text.ts'

/** Without Intl, whose first use holds a slow phone for more than a tenth of a second. */
function ownHour(moment: number): string {
  const clock = new Date(moment)
  const minutes = clock.getMinutes()
  return `${clock.getHours()}h${minutes ? String(minutes).padStart(2, '0') : ''}`
}

/** Where the visitor's clock shows another date than the agency's. */
function dayBeside(moment: number, day: string): string {
  const clock = new Date(moment)
  const own = Date.UTC(clock.getFullYear(), clock.getMonth(), clock.getDate())
  const there = Date.parse(day)
  if (own === there) return ''
  return own > there ? ' do dia seguinte' : ' do dia anterior'
}

/** On the visitor's clock, beside an hour of the agency's `day`: 1h30 do dia seguinte. */
export const ownMoment = (moment: number, day: string) => ownHour(moment) + dayBeside(moment, day)

/** From and until: the day is said once where both share it. */
export function ownSpan(start: number, end: number, day: string): string {
  const shared = dayBeside(start, day) === dayBeside(end, day)
  return `${shared ? ownHour(start) : ownMoment(start, day)} às ${ownMoment(end, day)}`
}

/** Whether the agency's clock, which shows `hour` on `day`, is another than the visitor's. */
export const isAway = (moment: number, hour: string, day: string) => ownMoment(moment, day) !== hour

export function ownZone(): string {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } }
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''
}

export const ownCity = () => zoneCity(ownZone())
