import * as z from 'zod/mini'
import type { AgendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'
import { calendarDay, momentText } from '#features/shared/rules/input.ts'
import { stripControls } from '#features/shared/rules/text.ts'

type Hours = AgendaSettings['hours']

/** Parsed values, or the errors by field. */
export type Read<T> =
  | (T & { errors?: undefined })
  | ({ [K in keyof T]?: undefined } & { errors: FieldErrors })

/** In the order of a working week; 0 is Sunday. */
export const weekdays = [
  [1, 'Segunda'],
  [2, 'Terça'],
  [3, 'Quarta'],
  [4, 'Quinta'],
  [5, 'Sexta'],
  [6, 'Sábado'],
  [0, 'Domingo'],
] as const

/** Spans a day, such as before and after lunch. */
export const SPANS = 3
/** The field's name; `owner` tells the hours of one person from the agency's. */
export const hourField = (day: number, span: number, end: 'de' | 'ate', owner = '') =>
  [end, day, span, owner].filter((part) => part !== '').join('-')

const clock = /^([01]\d|2[0-3]):[0-5]\d$/

type Spans = { opens: string; closes: string }[]

/** The spans of each day as the form shows them, in order. */
export function spansOf(hours: Hours, day: number): Spans {
  return hours
    .filter(({ days }) => days.includes(day))
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((one, other) => one.opens.localeCompare(other.opens))
}

/**
 * Parses the hours of the form. A day without times is closed; days with equal times are grouped.
 */
export function readHours(form: FormData, owner = ''): Read<{ hours: Hours }> {
  const errors: FieldErrors = {}
  const byTimes = new Map<string, Hours[number]>()
  for (const [day] of weekdays) {
    let after = ''
    for (let span = 0; span < SPANS; span += 1) {
      const name = hourField(day, span, 'de', owner)
      const opens = String(form.get(name) ?? '').trim()
      const closes = String(form.get(hourField(day, span, 'ate', owner)) ?? '').trim()
      if (!opens && !closes) continue
      if (!clock.test(opens) || !clock.test(closes)) errors[name] = 'Preencha o começo e o fim'
      else if (closes <= opens) errors[name] = 'O fim vem depois do começo'
      else if (opens < after) errors[name] = 'Começa antes de o anterior acabar'
      after = closes
      const group = byTimes.get(`${opens} ${closes}`)
      if (group) group.days.push(day)
      else byTimes.set(`${opens} ${closes}`, { days: [day], opens, closes })
    }
  }
  if (Object.keys(errors).length > 0) return { errors }
  return { hours: [...byTimes.values()] }
}

export const numberIn = (least: number, most: number) => {
  const wrong = `De ${least} a ${most}`
  return z.pipe(
    z.string(wrong).check(z.trim(), z.regex(/^\d{1,4}$/, wrong)),
    z.pipe(z.transform(Number), z.int(wrong).check(z.gte(least, wrong), z.lte(most, wrong))),
  )
}

export const dayOfYear = calendarDay('Escolha o dia')
export const clockTime = z.string('Escolha a hora').check(z.regex(clock, 'Escolha a hora'))

export const blockForm = z.object({
  day: dayOfYear,
  from: clockTime,
  untilDay: z.union([z.literal(''), dayOfYear], 'Escolha o dia'),
  until: clockTime,
  note: z
    .string('')
    .check(z.overwrite(stripControls), z.trim(), z.maxLength(100, 'Texto muito longo')),
  host: z.union([z.literal(''), z.string().check(z.regex(/^\d{1,9}$/))], 'Escolha quem'),
  /** Block although meetings stand there. */
  anyway: z.optional(z.literal('sim')),
})

const httpsLink = (error: string) =>
  z.url({ protocol: /^https$/, error }).check(z.maxLength(300, 'Endereço muito longo'))
/** A video room, or none. */
export const roomLink = z.union(
  [z.literal(''), httpsLink('Um endereço que começa com https://')],
  'Um endereço que começa com https://',
)
export const roomForm = z.object({ room: z.pipe(z.string().check(z.trim()), roomLink) })

const noCalendar = 'Cole o endereço secreto em formato iCal, que começa com https:// ou webcal://'
/** The private address of a calendar; `webcal` is https by another name. */
export const calendarForm = z.object({
  calendar: z.pipe(
    z.string(noCalendar).check(
      z.trim(),
      z.overwrite((text) => text.replace(/^webcals?:/i, 'https:')),
      z.maxLength(2000, 'Endereço muito longo'),
    ),
    z.url({ protocol: /^https$/, error: noCalendar }),
  ),
})

export const handOverForm = z.object({
  host: z.string('Escolha quem').check(z.regex(/^\d{1,9}$/, 'Escolha quem')),
})
export const startForm = z.object({
  start: momentText('Escolha um horário'),
  /** Move although the site would not offer this time. */
  anyway: z.optional(z.literal('sim')),
})
