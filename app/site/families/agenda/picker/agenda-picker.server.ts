import { brand } from '#content/brand.ts'
import { greeting, whatsappUrl } from '#content/whatsapp.ts'
import type { OpenAgenda } from '#features/agenda/server/agenda.server.ts'
import { weekdayOf } from '#features/calendar/rules/availability.ts'
import { dayText, hourText, zoneCity } from '#features/calendar/rules/clock-text.ts'
import { capitalizeFirst, formatCount } from '#features/shared/rules/text.ts'
import { ARC_REACH } from './day-arc.tsx'
import type { Picker, PickerDay, PickerHours } from './picker.ts'

const LEVELS = 6
const utc = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', ...options }).format(Date.parse(day))

const dayName = (day: string) => dayText(Date.parse(day), 'UTC')

type PickerOptions = { path: string; hiddenFields: [string, string][]; start?: number }

/** Props of the day and hour pickers. */
export function buildPicker(
  agenda: OpenAgenda,
  { path, hiddenFields, start }: PickerOptions,
): Picker {
  const { days, chosen: selectedDay, earlier, later, kind } = agenda
  const maxFree = Math.max(1, ...days.map(({ free }) => free.length))
  const months = [...new Set(days.map(({ day }) => utc(day, { month: 'long' })))]
  const link = (from?: string) =>
    from && `${path}?${new URLSearchParams([...hiddenFields, ['a-partir', from]])}`
  return {
    days: days.map((day) => buildDay(day, maxFree)),
    months: months.join(' e '),
    selectedDay,
    hours: selectedDay ? buildHours(agenda, selectedDay, start) : undefined,
    earlier: link(earlier),
    later: link(later),
    hiddenFields,
    minutes: kind.minutes,
    zone: { city: zoneCity(brand.timeZone), offset: formatOffset() },
    whatsapp: whatsappUrl(greeting),
  }
}

function buildDay(
  { day, free, holiday, today }: OpenAgenda['days'][number],
  maxFree: number,
): PickerDay {
  const count = free.length
  const available = formatCount(count, 'horário livre', 'horários livres')
  const state = count > 0 ? available : holiday ? `feriado, ${holiday}` : 'sem horários'
  return {
    day,
    number: String(Number(day.slice(8))),
    month: day.endsWith('-01') ? utc(day, { month: 'short' }).replace('.', '') : undefined,
    name: `${dayName(day)}, ${today ? 'hoje, ' : ''}${state}`,
    level: count === 0 ? 0 : Math.max(1, Math.round((count / maxFree) * LEVELS)),
    today,
  }
}

const dayPart = (hour: number) => (hour < 12 ? 'Manhã' : hour < 18 ? 'Tarde' : 'Noite')

function buildHours(
  { days, settings, kind }: OpenAgenda,
  day: string,
  start?: number,
): PickerHours {
  const { timeZone } = brand
  const { free = [], seats } = days.find((candidate) => candidate.day === day) ?? {}
  const openingHours = [settings.hours, ...settings.hosts.map(({ hours }) => hours ?? [])].flat()
  const hoursOfDay = openingHours.filter(({ days }) => days.includes(weekdayOf(day)))
  const parseMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  const opening = Math.min(...hoursOfDay.map(({ opens }) => parseMinutes(opens)))
  const closing = Math.max(...hoursOfDay.map(({ closes }) => parseMinutes(closes)))
  const minuteOfDay = (moment: number) => {
    const [hour, minute = '0'] = hourText(moment, timeZone).split('h')
    return Number(hour) * 60 + Number(minute || 0)
  }
  const parts = new Map<string, PickerHours['parts'][number]['hours']>()
  for (const moment of free) {
    const minute = minuteOfDay(moment)
    const angle = ((minute - opening) / (closing - opening)) * 2 * ARC_REACH - ARC_REACH
    const name = dayPart(minute / 60)
    const until = hourText(moment + kind.minutes * 60_000, timeZone)
    const label = hourText(moment, timeZone)
    const hour = {
      start: moment,
      label,
      until,
      angle: round(angle),
      seats: seatsText(seats, moment),
    }
    parts.set(name, [...(parts.get(name) ?? []), hour])
  }
  const formatMinute = (minute: number) => hourText(Math.round(minute) * 60_000, 'UTC')
  return {
    day,
    dayName: dayName(day),
    parts: [...parts].map(([name, hours]) => ({ name, hours })),
    scale: free.length > 0 ? [opening, (opening + closing) / 2, closing].map(formatMinute) : [],
    start: free.includes(start ?? 0) ? start : undefined,
  }
}

const seatsText = (seats: Record<string, number> | undefined, start: number) =>
  seats && formatCount(seats[start] ?? 0, 'lugar livre', 'lugares livres')

const round = (value: number) => Math.round(value * 10) / 10

/** 'Quinta-feira, 19 de novembro, das 10h30 às 11h' */
export function formatSummary(start: number | undefined, minutes: number): string | undefined {
  if (!start) return undefined
  const { timeZone } = brand
  const until = hourText(start + minutes * 60_000, timeZone)
  return `${capitalizeFirst(dayText(start, timeZone))}, das ${hourText(start, timeZone)} às ${until}`
}

/** 'GMT−3' */
function formatOffset(): string {
  const format = new Intl.DateTimeFormat('pt-BR', {
    timeZone: brand.timeZone,
    timeZoneName: 'shortOffset',
  })
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace('-', '−')
}
