import * as z from 'zod/mini'
import { noteChannels, notedPerson, reachable } from '#features/leads/rules/leads.ts'
import { personFields } from '#features/leads/rules/person-fields.ts'
import { momentText } from '#features/shared/rules/input.ts'
import { oneLine } from '#features/shared/rules/text.ts'
import { clockTime, dayOfYear } from './agenda-forms.ts'

const noHour = 'Escolha um horário'

/** What a visitor fills in to book a meeting. `start` is the moment of the chosen hour. */
export const bookingFields = z.object({
  start: z.pipe(momentText(noHour), z.transform(Number)),
  ...personFields,
  subject: z.pipe(
    z.nullish(
      z.string().check(z.overwrite(oneLine), z.trim(), z.maxLength(200, 'Assunto muito longo')),
    ),
    z.transform((subject) => subject ?? ''),
  ),
})

export type BookingField = keyof typeof bookingFields.shape

/** In the order they stand on the page. */
export const bookingFieldNames = Object.keys(bookingFields.shape) as BookingField[]

/** A zone by the name that browsers and calendars use for it, or nothing. */
export function knownZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('pt-BR', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

const noDay = 'Escolha o dia e a hora'
const emptyOr = <Schema extends z.ZodMiniType>(schema: Schema, error: string) =>
  z.optional(z.union([z.literal(''), schema], error))

/** An hour that is offered, or a day and an hour that were agreed on. */
const meeting = {
  kind: z.string().check(z.maxLength(30)),
  start: emptyOr(momentText(noHour), noHour),
  day: emptyOr(dayOfYear, noDay),
  hour: emptyOr(clockTime, noDay),
  /** Although the site would not offer it. */
  anyway: z.optional(z.literal('sim')),
  subject: z
    .string()
    .check(z.overwrite(oneLine), z.trim(), z.maxLength(200, 'Assunto muito longo')),
  /** The invitation by mail. */
  invite: z.optional(z.literal('sim')),
}

type When = { start?: string; day?: string; hour?: string }

const complete = z.refine<When>(({ day, hour }) => Boolean(day) === Boolean(hour), {
  path: ['hour'],
  message: noDay,
})
const chosen = z.refine<When>(({ start, day, hour }) => Boolean(start || day || hour), {
  path: ['start'],
  message: noHour,
})

/** A meeting with somebody who is a lead already. */
export const leadMeetingForm = z.object(meeting).check(complete, chosen)

/** A meeting with somebody who called or stands at the counter. */
export const newMeetingForm = z
  .object({
    ...meeting,
    ...notedPerson,
    channel: z.enum(noteChannels, 'Escolha por onde veio'),
  })
  .check(complete, chosen, reachable)
