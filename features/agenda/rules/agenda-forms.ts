import * as z from 'zod/mini'
import type { AgendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import { itemForm } from '#features/people/rules/desk.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'
import { calendarDay, momentText } from '#features/shared/rules/input.ts'
import { oneLine } from '#features/shared/rules/text.ts'

type Hours = AgendaSettings['hours']

/** Parsed values, or the first error. */
type Read<T> =
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

/** At most two spans a day, such as before and after lunch; the field names follow from this. */
export const SPANS = 2
export const hourField = (day: number, span: number, end: 'de' | 'ate') => `${end}-${day}-${span}`

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
export function readHours(form: FormData): Read<{ hours: Hours }> {
  const errors: FieldErrors = {}
  const byTimes = new Map<string, Hours[number]>()
  for (const [day] of weekdays) {
    let after = ''
    for (let span = 0; span < SPANS; span += 1) {
      const name = hourField(day, span, 'de')
      const opens = String(form.get(name) ?? '').trim()
      const closes = String(form.get(hourField(day, span, 'ate')) ?? '').trim()
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

const numberIn = (least: number, most: number) => {
  const wrong = `De ${least} a ${most}`
  return z.pipe(
    z.string(wrong).check(z.trim(), z.regex(/^\d{1,4}$/, wrong)),
    z.pipe(z.transform(Number), z.int(wrong).check(z.gte(least, wrong), z.lte(most, wrong))),
  )
}

export const rulesForm = z.object({
  everyMinutes: numberIn(5, 240),
  bufferMinutes: numberIn(0, 240),
  noticeHours: numberIn(0, 336),
  horizonDays: numberIn(1, 180),
  changeHours: numberIn(0, 168),
})

export const placeForm = z.union([
  z.object({ place: z.enum(['phone', 'address']) }),
  z.object({
    place: z.literal('video'),
    link: z.url({ protocol: /^https$/, error: 'Um endereço que começa com https://' }),
  }),
])

const kindName = z
  .string('Informe o nome')
  .check(
    z.overwrite(oneLine),
    z.trim(),
    z.minLength(3, 'Nome muito curto'),
    z.maxLength(60, 'Nome muito longo'),
  )
const kindForm = z.object({ name: kindName, minutes: numberIn(10, 240) })

export const kindField = (id: string, what: 'nome' | 'minutos') => `${what}-${id}`
/** The form row for a new kind. */
export const NEW_KIND = 'nova'

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 30)
    .replace(/-$/, '')

/** Parses the meeting kinds. One with an empty name is removed unless a public page links to it. */
export function readKinds(
  form: FormData,
  existing: AgendaSettings['kinds'],
  linked: string[],
): Read<{ kinds: AgendaSettings['kinds'] }> {
  const errors: FieldErrors = {}
  const kinds: AgendaSettings['kinds'] = []
  for (const id of [...existing.map((kind) => kind.id), NEW_KIND]) {
    const name = String(form.get(kindField(id, 'nome')) ?? '')
    if (!name.trim() && !linked.includes(id)) continue
    const read = kindForm.safeParse({ name, minutes: form.get(kindField(id, 'minutos')) })
    if (read.success) {
      const kindId = id === NEW_KIND ? slugOf(read.data.name) : id
      if (!kindId || kinds.some((kind) => kind.id === kindId)) {
        errors[kindField(id, 'nome')] = 'Já existe uma com este nome'
      }
      kinds.push({ id: kindId, ...read.data })
      continue
    }
    for (const { path, message } of read.error.issues) {
      errors[kindField(id, path[0] === 'name' ? 'nome' : 'minutos')] ??= message
    }
  }
  return Object.keys(errors).length > 0 ? { errors } : { kinds }
}

export const dayOfYear = calendarDay('Escolha o dia')
export const clockTime = z.string('Escolha a hora').check(z.regex(clock, 'Escolha a hora'))

export const holidayForm = z.object({
  day: dayOfYear,
  name: z
    .string('Informe o nome')
    .check(
      z.overwrite(oneLine),
      z.trim(),
      z.minLength(1, 'Informe o nome'),
      z.maxLength(60, 'Nome muito longo'),
    ),
})
/** Any text is accepted: holidays stored before days were validated must be removable. */
export const dayForm = z.object({
  id: z.string('Escolha o dia').check(z.minLength(1, 'Escolha o dia'), z.maxLength(100)),
})

export const blockForm = z.object({
  day: dayOfYear,
  from: clockTime,
  untilDay: z.union([z.literal(''), dayOfYear], 'Escolha o dia'),
  until: clockTime,
  note: z.string('').check(z.overwrite(oneLine), z.trim(), z.maxLength(100, 'Texto muito longo')),
  host: z.union([z.literal(''), z.string().check(z.regex(/^\d{1,9}$/))], 'Escolha quem'),
  /** Block although meetings stand there. */
  anyway: z.optional(z.literal('sim')),
})

export const hostForm = z.extend(itemForm, { mode: z.enum(['no', 'agency', 'own']) })
export const handOverForm = z.object({
  host: z.string('Escolha quem').check(z.regex(/^\d{1,9}$/, 'Escolha quem')),
})
export const startForm = z.object({
  start: momentText('Escolha um horário'),
})
