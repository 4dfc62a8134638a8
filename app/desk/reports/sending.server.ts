import { moment } from '#app/shell/format.server.ts'
import { brand } from '#content/brand.ts'
import { dayText, hourText, zoneCity } from '#features/calendar/rules/clock-text.ts'
import { isLeaving, UNDO_MINUTES } from '#features/reports/rules/report-sending.ts'
import type { DeskReport } from '#features/reports/server/reports.server.ts'
import { addDays, type Day } from '#features/shared/rules/days.ts'

const zone = brand.timeZone

/** 'segunda-feira, 23 de novembro, às 9h' */
const leavingText = (at: Date) =>
  `${dayText(at.getTime(), zone)}, às ${hourText(at.getTime(), zone)}`

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })
const timeFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, timeStyle: 'short' })

/** A moment as the fields of a form. */
const localMoment = (at: Date) => ({ day: dayFormat.format(at), time: timeFormat.format(at) })

/** The fields of a form, as typed. */
export const readWish = (form: FormData) => ({
  day: String(form.get('day') ?? '').slice(0, 20),
  time: String(form.get('time') ?? '').slice(0, 20),
})

const nextMonday = (today: Day): Day => {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, (8 - weekday) % 7 || 7)
}

/** Where the fields begin, and which clock they go by. */
export const momentFields = (today: Day, at: Date | null = null) => ({
  ...(at ? localMoment(at) : { day: nextMonday(today), time: '09:00' }),
  zone: `Horário de ${zoneCity(zone)}.`,
})

/** An approved report that waits for its moment, or null. */
export function sendingView(report: DeskReport) {
  const { plan, planner, changer, row, receivers } = report
  if (!plan) return null
  const isLate = plan.at.getTime() < Date.now()
  return {
    at: leavingText(plan.at),
    by: planner ?? '',
    people: receivers.list,
    isLeaving: isLeaving(plan, new Date()),
    fields: momentFields('', plan.at),
    minutes: UNDO_MINUTES,
    changed: plan.isSame
      ? null
      : {
          text: row.version === row.sendVersion ? 'Os números foram lidos de novo' : changeText(),
          isLate,
        },
  }

  function changeText(): string {
    const when = row.changedAt ? ` em ${moment(row.changedAt.toISOString())}` : ''
    return `${changer ?? 'Outra pessoa'} mudou o rascunho${when}`
  }
}
